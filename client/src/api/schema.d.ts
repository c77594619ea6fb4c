// Made from the server's OpenAPI document by scripts/api-types; not edited by hand.

export interface paths {
    "/admin/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all articles, what was changed last first. */
        get: {
            parameters: {
                query?: {
                    kind?: "blog" | "tip" | null;
                    page?: number;
                    per_page?: number;
                    q?: string;
                    state?: "draft" | "published" | "scheduled" | null;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListEditedArticlesAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Begin an article; its address is made of the title and can be changed. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewArticle"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddArticleAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** One article as it is being written; the ETag is its version. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetEditedArticleAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Save the whole working copy, of at most 256 KB; readers see nothing of it yet. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WorkingCopy"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SaveArticleAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /** Delete an article for good, with its versions, pictures and comments. */
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeleteArticleAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/articles/{id}/call-off": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take changes off the schedule; readers keep what they see, and the working copy stays. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallOffChangesAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/articles/{id}/cover": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Give the working copy a picture: JPEG, PNG or WebP of at most 5 MB; its middle is kept. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        cover: Blob;
                    };
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeCoverAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /** Take the picture from the working copy. */
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RemoveCoverAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/articles/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go back to what was published; the working copy is kept as a version. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DiscardChangesAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                412: components["responses"]["PRECONDITION_FAILED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/articles/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the working copy to readers; 422 names by language and field what is missing.
         * @description `at` null keeps the moment that the article has, scheduled ones too; without one it is now.
         *     One that readers know keeps its moment unless another one of the past is named; with one to
         *     come readers go on with what they see until then.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Publish"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PublishArticleAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/articles/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an article back from its readers, or from its moment to come; it stays a draft. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UnpublishArticleAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/articles/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** List the versions of an article that were kept, the newest first; at most 100. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListVersionsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/articles/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: string;
            };
            cookie?: never;
        };
        /** One version with what it says. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetVersionAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/articles/{id}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a version the working copy; what was there is kept as a version, if it was none. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RestoreVersionAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/articles/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A body as readers would see it; nothing is stored. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Previewed"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PreviewArticleAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List acts, the newest first; days are those of the operator's time zone. */
        get: {
            parameters: {
                query?: {
                    action?: string | null;
                    actor?: string | null;
                    from?: string | null;
                    page?: number;
                    per_page?: number;
                    result?: "done" | "refused" | null;
                    target?: string | null;
                    to?: string | null;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListActsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the kinds of acts that can be asked for. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListActionsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the chain of the log, for some seconds a call; a new check is an act, and a break. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AuditCheckForm"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CheckLogAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Take the acts that are asked for as a CSV file, which is an act itself. */
        get: {
            parameters: {
                query?: {
                    action?: string | null;
                    actor?: string | null;
                    from?: string | null;
                    result?: "done" | "refused" | null;
                    target?: string | null;
                    to?: string | null;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": Blob;
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the comments that are held, the oldest first, or that are shown, the newest first. */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    q?: string;
                    state?: "shown" | "held";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListQueuedCommentsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/comments/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a held comment be seen; its reports are settled, and its author is told. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReleaseCommentAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/comments/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a comment, held or not; its author is told why. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Removal"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RemoveCommentAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show traffic, accounts, and what waits for operators. */
        get: {
            parameters: {
                query?: {
                    range?: "7d" | "30d" | "90d" | "12m";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShowDashboardAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/data-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List requests about data: open ones first, the one that is due next on top. */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    state?: "open" | "answered" | null;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListAskedAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/data-requests/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a request for good; the person gets it by mail, unless their account closes. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RequestOutcome"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AnswerRequestAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the public holidays of a year, and the years that there are. */
        get: {
            parameters: {
                query?: {
                    year?: number | null;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListHolidaysAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/holidays/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                date: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Make a day a public holiday, or correct its names; paydays that move follow. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    date: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["HolidayForm"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SetHolidayAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /** Make a public holiday a day like others; paydays that move follow. */
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    date: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RemoveHolidayAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who was invited, the newest first. */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListInvitationsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Invite somebody by mail: the link makes an account of a Member, once, for 72 hours. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewInvitation"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InviteAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an invitation back: its link works no more. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WithdrawInvitationAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail an invitation once more; it is good for 72 hours from now. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ResendInvitationAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/layouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the unknown layouts that people sent, the newest day first. */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    state?: "new" | "done" | null;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListLayoutsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/layouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** One layout with its masked text; the ETag is its version. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetLayoutAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Mark a layout as done, or as new again. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ShapeState"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeLayoutAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /** Remove a layout for good. */
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeleteLayoutAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what currencies were worth, the newest first. */
        get: {
            parameters: {
                query?: {
                    currency?: string | null;
                    page?: number;
                    per_page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListRatesAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/rates/{currency}/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                currency: string;
                date: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Keep what EUR or USD is worth from a day on that is not to come, or correct it. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    currency: string;
                    date: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RateForm"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SetRateAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /** Take a rate away; the last one of a currency stays. */
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    currency: string;
                    date: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RemoveRateAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                412: components["responses"]["PRECONDITION_FAILED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List accounts with what they may do, operators first. */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    q?: string;
                    role?: "Member" | "Admin" | "Super Admin" | null;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListRolesAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/roles/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Give an account another role; ends its sessions and tells its owner. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewRole"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GiveRoleAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how the site can be reached. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetSettingsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Say how the site can be reached; what is missing stays, null takes away. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SettingsForm"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeSettingsAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List people's messages: open ones first, who has waited longest on top. */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    q?: string;
                    state?: "open" | "answered" | "closed" | null;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListInboxAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** One message with what was said after it; the ETag is its version. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetThreadAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Close a message, or open it again. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SupportState"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TurnMessageAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a message; its sender gets it by mail, unless their account closes. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SupportAnswer"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AnswerMessageAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the saved replies by their titles. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListTemplatesAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Save a reply to use again; at most 100. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewAnswerTemplate"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddTemplateAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Change a saved reply. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewAnswerTemplate"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeTemplateAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /** Delete a saved reply; what was answered with it stays. */
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeleteTemplateAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List accounts by name, address, registration or last use. */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    q?: string;
                    sort?: "name" | "-name" | "email" | "-email" | "registered" | "-registered" | "active" | "-active";
                    status?: "active" | "suspended" | "pending" | "closing" | null;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListAccountsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** Show one account, without anything of its money. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShowAccountAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail somebody a link to choose a new password; nobody else ever sees it. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StartPasswordResetAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a new link to somebody who has not confirmed the address yet. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ResendVerificationAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let somebody who was suspended in again; they are told by mail. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LiftSuspensionAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign somebody out on every device at once. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignAccountOutAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep somebody out from their next call on; they are told the reason and the note by mail. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Suspension"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SuspendAccountAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** Show somebody's transactions without their details; the person sees who looked and why. */
        get: {
            parameters: {
                query: {
                    page?: number;
                    per_page?: number;
                    reason: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LookAtTransactionsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/allocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show how the income of a money month is shared out, and what is safe to spend a day. */
        get: {
            parameters: {
                query?: {
                    month?: string | null;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShowAllocationAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Change the split or the expected income, for a money month and those that follow. */
        put: {
            parameters: {
                query?: {
                    month?: string | null;
                };
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AllocationChange"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeAllocationAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the published articles, or those of a kind, the newest first. */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    kind?: "blog" | "tip";
                    language?: "en" | "id";
                    limit?: number;
                };
                header?: {
                    /** @description The ETag of what is known already; 304 while it is the same. */
                    "If-None-Match"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListArticlesAnswer"];
                    };
                };
                /** @description Nothing has changed. */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        /** Get a published article with its text, and what to read next. */
        get: {
            parameters: {
                query?: {
                    language?: "en" | "id";
                };
                header?: {
                    /** @description The ETag of what is known already; 304 while it is the same. */
                    "If-None-Match"?: string;
                };
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetArticleAnswer"];
                    };
                };
                /** @description Nothing has changed. */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                404: components["responses"]["NOT_FOUND"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{slug}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        /** List the comments of an article, the newest first; with a bearer also one's own held ones. */
        get: {
            parameters: {
                query?: {
                    cursor?: string | null;
                    limit?: number;
                };
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListCommentsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Write below an article; what holds a link is held until an operator has looked at it. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewComment"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddCommentAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the budgets of a money month with what was spent of them. */
        get: {
            parameters: {
                query?: {
                    month?: string | null;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShowBudgetsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Change budgets of a money month together; those that are not named stay. */
        put: {
            parameters: {
                query?: {
                    month?: string | null;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BudgetChanges"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeBudgetsAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the address of the own calendar; nothing before it was made. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetCalendarAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Let the own calendar tell amounts, or leave them out. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CalendarChoice"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChooseCalendarAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Make the address of the own calendar; one that is there stays as it is. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MakeCalendarAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/{secret}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
            };
            cookie?: never;
        };
        /** Read a calendar by its secret address, as other programs do again and again. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    secret: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the own calendar another address; the earlier one opens nothing from now on. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RenewCalendarAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every category in the person's order, expenses first, and what new ones can look like. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListCategoriesAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Add a category of one's own. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewCategory"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddCategoryAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Change a category; null goes back to what it began with. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CategoryChanges"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeCategoryAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /** Delete a category of one's own in which nothing is. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RemoveCategoryAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move everything of a category into another one; an own one is gone then. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CategoryMerge"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MergeCategoriesAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** Count what is recorded under a category. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CountUsesAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/guess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The likely category of what is being typed, and why; nothing without a clear one. */
        get: {
            parameters: {
                query?: {
                    detail?: string;
                    type?: "expenses" | "income";
                    wallet_id?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GuessCategoryAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the categories of one list into another order; answers every category. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CategoryOrder"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderCategoriesAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Change an own comment within 15 minutes. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewComment"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeCommentAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /** Delete an own comment. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeleteCommentAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what somebody wrote; a second report of the same words changes nothing. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReportCommentAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/covers/{cover}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cover: string;
                file: string;
            };
            cookie?: never;
        };
        /** Show a size of an uploaded cover; its address changes with it, so caches keep it for ever. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    cover: string;
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/avif": Blob;
                        "image/jpeg": Blob;
                        "image/webp": Blob;
                    };
                };
                404: components["responses"]["NOT_FOUND"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the own requests, the newest first. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListDataRequestsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Ask for something to be done with the own data; answered within 72 hours. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewDataRequest"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MakeDataRequestAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/debts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every debt, paid ones too, the oldest first, the bills of cards, and the months ahead. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListDebtsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Add a debt with what it begins with; at most 100 an account. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewDebt"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddDebtAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/debts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** One debt with its schedule; the ETag is its version, which payments do not change. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetDebtAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Rename a debt, say with whom it is, or change the terms of what is not paid yet. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DebtChanges"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeDebtAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /** Delete a debt; its wallet and everything that was recorded for it stay. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeleteDebtAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/debts/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a payment; deleting its transaction undoes it whole. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewDebtPayment"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayDebtAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/debts/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Split a bill: one's own part is an expense, the others owe theirs. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewBill"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShareBillAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/debts/payoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Compare paying as agreed with two orders of paying early; empty without an open debt. */
        get: {
            parameters: {
                query?: {
                    extra?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ComparePayoffAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the expected balance of each day until payday, and what would change it. */
        get: {
            parameters: {
                query?: {
                    /** @description Days with amounts to add, between commas; a negative amount leaves. */
                    add?: string;
                    /** @description Keys of items between commas. */
                    leave_out?: string;
                    months?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShowForecastAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the goals one saves for, or the archived ones, the oldest first. */
        get: {
            parameters: {
                query?: {
                    archived?: "true" | "false";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListGoalsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Begin a goal; at most 100 an account, archived ones too. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewGoal"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddGoalAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/goals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** One goal; the ETag is its version, which contributions do not change. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetGoalAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Change or archive a goal. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["GoalChanges"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeGoalAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /** Delete a goal; transactions that were booked for it stay. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeleteGoalAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/goals/{id}/contributions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** List what was put aside for a goal and taken out, the newest first. */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListContributionsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Put money aside for a goal, or take it out; booked ones change the balance. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewContribution"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContributeAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/goals/{id}/contributions/{contribution_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contribution_id: string;
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a contribution; a booked one's transaction can be restored within 24 hours. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    contribution_id: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeleteContributionAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin without an account; sets the session cookie and gives an access token, as /login does.
         * @description A browser that is signed in stays so, and no guest is made.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewGuest"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BeginGuestAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guests/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for an account that keeps what the guest recorded; a link confirms the address. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RegisterGuestAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own imports and drafts, the newest first. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListImportsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /**
         * Read a statement: a file, or pasted text; one draft for each account in it.
         * @description The same file sent again answers the drafts that it has. Nothing is saved yet.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file?: Blob;
                        password?: string;
                        text?: string;
                    };
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddImportAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** One import. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetImportAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /**
         * Choose the wallet of a draft, or how the numbers of its file are written.
         * @description A long one is read or compared again in the worker; until then its state says so.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ImportChanges"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeImportAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /** Throw a draft away with all that is known of its file. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DiscardImportAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let all accounts of an app's export be one draft, with the transfers between them. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JoinAccountsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/accounts/password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do the same for an encrypted file, with its password, which is not kept. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FilePassword"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JoinLockedAccountsAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the rows of a draft as entries; a second call changes nothing. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApplyImportAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say what the columns of an unknown table mean; the worker reads the rows of a long one.
         * @description Of several calls the last one counts.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Mapping"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MapColumnsAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an encrypted file with its password, which is not kept. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FilePassword"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UnlockImportAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** The rows of a draft, the newest first. */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    tab?: "new" | "existing" | "check";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListRowsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Change rows of a draft. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RowChanges"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeRowsAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/shape": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** What an unknown layout looks like, without a letter or a digit of the file. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetShapeAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Send to the operators what was seen, and nothing that leads to the sender. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SentShape"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SendShapeAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an import back, but for entries that were changed since; for 72 hours. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UndoImportAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investment-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own plans as they stand today, the oldest first. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListInvestmentPlansAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Make a plan of up to 50. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewPlan"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddInvestmentPlanAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investment-plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Change a plan; other dates count from today on, and what was answered stays. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PlanChanges"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeInvestmentPlanAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /** Delete a plan; what it booked stays in the ledger. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RemoveInvestmentPlanAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investment-plans/{id}/occurrences/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                date: string;
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record what was invested on a date, skip it, or open it again. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path: {
                    date: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AnswerInvestmentDateAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /** Show whom a mailed invitation is for; changes nothing. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShowInvitationAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the account of an invitation, in use at once; signs nobody in. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Acceptance"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AcceptInvitationAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the monthly letter about a money month, or the newest; none before the first one.
         * @description `months` names the letters that are kept, newest first, at most twelve. `state` is `off` when
         *     no more are sent, and `consent` while a parent's consent is missing. `next_on` is the day of
         *     the next one.
         */
        get: {
            parameters: {
                query?: {
                    month?: string | null;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReadLetterAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in; sets the session cookie and gives an access token, as /token does.
         * @description Some accounts ask for a code: the same call with `otp`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Login"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LoginAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LogoutAnswer"];
                    };
                };
                403: components["responses"]["FORBIDDEN"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/net-worth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the person has less what they owe, over twelve money months. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListNetWorthAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the own account was told in the last 90 days, the newest first.
         * @description `unread` counts what was not read, `letter` is the month of the newest unread letter.
         */
        get: {
            parameters: {
                query?: {
                    cursor?: string | null;
                    limit?: number;
                };
                header?: {
                    /** @description The ETag of what is known already; 304 while it is the same. */
                    "If-None-Match"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListNotificationsAnswer"];
                    };
                };
                /** @description Nothing has changed. */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark some notifications, those about a subject, or all as read. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Read"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReadNotificationsAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the balance, this month, the chart, the newest transactions and the wallets. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShowOverviewAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parental-consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the mailed link asks of a parent; changes nothing. */
        get: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetAskedOfParentAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Agree as a parent, by the mailed link; the same when it was done before. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GiveParentalConsentAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link that sets a new password; the answer is the same for every address. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ForgotPasswordAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a mailed link; ends every session and signs nobody in.
         * @description `remove_second_factor` removes one that nobody has shown to be theirs who reads the mailbox.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Reset"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ResetPasswordAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos/{name}.webp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        /** Show a photo; its address changes with it, so caches may keep it for ever. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                404: components["responses"]["NOT_FOUND"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to 20 series of similar entries that nobody planned, and up to 20 prices that rose. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListProposalsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a series for good, say what it became, or note a price that rose. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FindingAnswer"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AnswerProposalAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Propose a series again that was refused. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TakeBackRefusalAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the own browsers that show notifications; without a public key push is off. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListPushSubscriptionsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Let this browser show notifications; 200 when it did already. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewSubscription"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddPushSubscriptionAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Let a browser show no notifications any more. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Endpoint"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RemovePushSubscriptionAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own answers and what follows from them; nothing before the quiz was taken. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetQuizAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Keep twelve answers; what the profile leaves open is filled from them. Closes the quiz. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": string[];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TakeQuizAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Close the quiz without answers: signing in does not lead to it any more. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CloseQuizAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Store the kinds of reminders that are wanted, and make them real. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Kinds"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChooseQuizRemindersAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for an account; a link is mailed that confirms the address. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RegisterAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell whether a username can be had by the browser that has the key. */
        get: {
            parameters: {
                query: {
                    browser_key?: string;
                    username: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AvailableAnswer"];
                    };
                };
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a registration in a browser, with a new password if there is one.
         * @description The browser's cookie then tells that it has opened the mail; signs nobody in.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ConfirmInBrowser"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConfirmInBrowserAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/confirm/{emailToken}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                emailToken: string;
            };
            cookie?: never;
        };
        /** Confirm an address by its mailed link; twice is as good as once, and signs nobody in. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    emailToken: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConfirmAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/disown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a registration that somebody else made with one's address. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailedToken"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DisownAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show which registration a mailed link confirms; changes nothing.
         * @description The token is in the body, so that it is in no log.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OpenedLink"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShowRegistrationAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a new link; the answer is the same for every address. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ResendAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own reminders of up to 400 days, with what comes next and what is late.
         * @description `waiting` has up to 100 dates of recurring entries that are due and were not confirmed yet.
         *     `complete` is false when there are more dates than 5,000; the earliest are told then.
         */
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListRemindersAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Make a reminder of up to 1,000; nothing is told for days that are over. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewReminder"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddReminderAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** Get a reminder. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetReminderAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Change a reminder; other dates count from today on, and what was said to dates stays. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReminderChanges"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeReminderAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /**
         * Remove a reminder, or its dates from a day on; what it booked stays in the ledger.
         * @description `removed` is the id of what can be restored.
         */
        delete: {
            parameters: {
                query?: {
                    from?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RemoveReminderAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a date is done; its amount goes into the ledger unless `record` is false. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DoReminderAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/{id}/missed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say of dates that are over that all are done, or skipped, or open; nothing is booked. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Missed"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AnswerMissedAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back what was said to a date; what was booked for it is deleted. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Open"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OpenReminderAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a reminder that was removed within 30 days. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RestoreReminderAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/{id}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave out a date. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Skip"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SkipReminderAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/{id}/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be reminded of a date again at a moment within 30 days. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Snooze"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SnoozeReminderAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one date of a reminder, or that and all later ones; earlier ones stay as they were.
         * @description `changed` is the reminder that has the change, `datas` the one that it was part of.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SeriesChange"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SplitReminderAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer up to 100 dates at once: all, or none; `open` takes back what was said to them.
         * @description Entries get the day of their date. Dates that were answered meanwhile stay as they are; to take
         *     an answer back, open the `changed_dates`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AnswerDatesAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/done-by-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say by a mailed link that a date is done; the same when it was done before. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailedToken"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DoByMailAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/done-by-mail/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /**
         * Get what a mailed link is about; changes nothing.
         * @description `amount` is what the ledger has of a date that is done, and would get of any other one. One
         *     that `asks_amount` cannot be done here.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetAskedByMailAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own risk profile with its reason, and the questions. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetRiskProfileAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Keep six answers and tell what they come to. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RiskAnswers"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TakeRiskProfileAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every rule in its order. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListRulesAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Add a rule. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewRule"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddRuleAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Change a rule; what it did before stays. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RuleChanges"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeRuleAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /** Delete a rule; within 24 hours it can be restored, and what it did stays. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RemoveRuleAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the entries that a rule matches, as one act that can be undone for 72 hours. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApplyRuleAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a deleted rule back at its place; one that is there answers as it is. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RestoreRuleAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/{id}/try": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What applying a rule would change. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TryRuleAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/applications/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put back what a rule changed; entries that were changed since stay as they are. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UndoApplicationAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the rules into another order; answers every rule. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RuleOrder"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderRulesAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a rule would change, before it is added. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewRule"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TryNewRuleAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the devices that are signed in, the one used last first. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListDevicesAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        /** Sign every other device out. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EndOtherDevicesAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign one device out. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EndDeviceAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what holds for everybody: dated rates of other currencies, and how we are reached. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetSiteAnswer"];
                    };
                };
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the own messages, the newest first. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListSupportMessagesAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Send a message; its sender gets a copy by mail. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewMessage"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SendSupportMessageAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write on after an own message, which is open again. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewMessage"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WriteOnAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an access token, how long the session lasts, and whether the quiz is closed. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TokenAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record an income or an expense; answers it with the new balance.
         * @description A second call with the same `client_key` stores nothing and answers the entry as it is now; with
         *     other values, or after the entry was deleted, it is a 409.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewTransaction"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddTransactionAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List transactions with the totals of all that the filters meet. */
        get: {
            parameters: {
                query?: {
                    category?: "all" | "expenses" | "income" | "transfer";
                    /** @description One category, or up to 20 between commas. */
                    category_id?: string;
                    cursor?: string;
                    from?: string;
                    /** @description `transfers`, `adjustments`, or both between commas. */
                    include?: string;
                    limit?: number;
                    q?: string;
                    sort?: "date" | "-date" | "name" | "-name" | "amount" | "-amount";
                    to?: string;
                    wallet?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListTransactionsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** One transaction; the ETag is its version. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetTransactionAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Change a transaction; answers it with the new balance. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Edit"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeTransactionAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /** Delete a transaction; within 24 hours it can be restored. */
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeleteTransactionAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                412: components["responses"]["PRECONDITION_FAILED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a deleted transaction back as it was; one that is there answers as it is. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RestoreTransactionAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete many transactions, or put them into a category, as one act that can be undone. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Bulk"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeManyAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/bulk/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an act back within 24 hours; rows that were changed since stay as they are. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UndoActAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/by-category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sum up each category of a money month, or of some days, against the ones before. */
        get: {
            parameters: {
                query?: {
                    compare?: string;
                    from?: string;
                    month?: string;
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SumByCategoryAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/by-month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sum up one category in each of twelve money months. */
        get: {
            parameters: {
                query: {
                    at?: string;
                    category_id: string;
                    month?: string;
                    type?: "expenses" | "income";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SumByMonthAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Take the filtered list as a CSV or XLSX file; too many rows are a 409, to be ordered. */
        get: {
            parameters: {
                query: {
                    category?: "all" | "expenses" | "income" | "transfer";
                    /** @description One category, or up to 20 between commas. */
                    category_id?: string;
                    format: "csv" | "xlsx";
                    from?: string;
                    /** @description `transfers`, `adjustments`, or both between commas. */
                    include?: string;
                    q?: string;
                    sort?: "date" | "-date" | "name" | "-name" | "amount" | "-amount";
                    to?: string;
                    wallet?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                        "text/csv": Blob;
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how far the ordered file is; nothing without one. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListOrderedExportsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Order the filtered list as a file; the worker writes it, in place of an earlier one. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExportQuery"];
                };
            };
            responses: {
                /** @description Accepted */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderExportAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Stop writing a file, or delete a finished one. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CancelExportAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** Take an ordered file, for 24 hours after it was written. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                        "text/csv": Blob;
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggest what was recorded before; best first, without `q` what is used most. */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    type?: "expenses" | "income";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SuggestAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sum up income and expenses by day, week, month or year. */
        get: {
            parameters: {
                query?: {
                    at?: string;
                    period?: "day" | "week" | "month" | "year";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SummariseTransactionsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move money from one wallet to another; answers the transfer with the new balance.
         * @description A `client_key` works as in the call that records an income or an expense.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewTransfer"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddTransferAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** One transfer with its fee; the ETag is its version. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetTransferAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Change a transfer with its fee; deleted and restored it is as any transaction. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TransferEdit"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeTransferAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /** Get which mails a mailed link is about; changes nothing. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetUnsubscribedAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Turn mails off by a mailed link, as mail programs do (RFC 8058); any body is welcome. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UnsubscribeAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Undo that: turn the mails of the link on again. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SubscribeAgainAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the own account. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetProfileAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        /** Close the own account: signed out everywhere at once, erased 72 hours later. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CloseAccountAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/access-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who of the operators looked at the own transactions and why, the newest first. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShowAccessLogAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the password or a code again: for ten minutes, calls that ask for it are open. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConfirmIdentityAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what the own account has agreed to, and when. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListConsentsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/consents/{purpose}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                purpose: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw a consent; what it allowed ends at once. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    purpose: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WithdrawConsentAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back that another address was asked for; its mailed link is dead. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KeepAddressAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a new address by its mailed link; one that the account has already is as good. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailedToken"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConfirmAddressAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the archives of the own data, the newest first. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListExportsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Ask for all of the own data; the one that is being made already is answered again. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Accepted */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AskForExportAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** Get how far an archive is. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetExportAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** Take an archive, for 48 hours after it was made. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/zip": Blob;
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/money-months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show this money month and the next two by a payday, without choosing it. */
        get: {
            parameters: {
                query?: {
                    payday?: number | null;
                    payday_shift?: boolean | null;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShowMoneyMonthsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the own account wants to be told. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetNotificationsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Turn kinds of notifications on or off. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Choices"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SetNotificationsAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/opening-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Remember what the starting wallet began with; it counts in its balance, not as income. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Opening"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SetOpeningAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/parental-consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether a parent has to agree, and whether one has. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GetParentalConsentAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Ask a parent to agree, by mail; an earlier link to another address dies. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Parent"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AskParentAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the own password; ends every other session and gives this device a new one. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewPassword"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangePasswordAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Remember on the account how the product looks and speaks. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SetPreferencesAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the own account; a new address counts after its mailed link is opened. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Changes"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeProfileAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/profile/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the own photo: JPEG, PNG or WebP of at most 5 MB; its middle is kept. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        avatar: Blob;
                    };
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangePhotoAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /** Remove the own photo; the same when there is none. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RemovePhotoAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep an account that closes, by the mailed link; signs nobody in. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RestoreAccountAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin two-step sign-in: a secret for an authenticator, which a first code confirms. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StartTotpAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        /** Turn two-step sign-in off; other devices are signed out, this one gets a new session. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DisableTotpAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn two-step sign-in on; other devices are signed out, this one gets a new session. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Code"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConfirmTotpAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/totp/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make ten new recovery codes; the earlier ones stop working. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RenewRecoveryCodesAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a page that was shown; not with Do Not Track or Global Privacy Control.
         * @description What another site sends is not counted either. The answer is the same in all cases.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            responses: {
                /** @description Accepted */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CountViewAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every wallet in the person's order, and the balance of those that count. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListWalletsAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        /** Add a wallet. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewWallet"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddWalletAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Change a wallet, archive it, or take it back into use. */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the version that was looked at; any other is a 412. */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WalletChanges"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeWalletAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                412: components["responses"]["PRECONDITION_FAILED"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        /** Delete a wallet that has no entries. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RemoveWalletAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets/{id}/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a wallet really holds.
         * @description The difference is neither income nor an expense, unless a category is named.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Sent twice with the same body, the call happens once (24 hours). */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Adjustment"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdjustWalletAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** List everything in a wallet with the balance after it, the newest first. */
        get: {
            parameters: {
                query?: {
                    category?: "all" | "expenses" | "income" | "transfer";
                    /** @description One category, or up to 20 between commas. */
                    category_id?: string;
                    cursor?: string;
                    from?: string;
                    limit?: number;
                    q?: string;
                    to?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListEntriesAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move everything of a wallet into another one; answers the one that is left. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WalletMerge"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MergeWalletsAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets/{id}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /**
         * Count what is in a wallet.
         * @description `between` of its transactions are transfers from or to `into_id`; a merge deletes them.
         */
        get: {
            parameters: {
                query?: {
                    into_id?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CountEntriesAnswer"];
                    };
                };
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                404: components["responses"]["NOT_FOUND"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the wallets into another order; answers every wallet. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WalletOrder"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderWalletsAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN"];
                413: components["responses"]["REQUEST_ENTITY_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                422: components["responses"]["UNPROCESSABLE_ENTITY"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["SERVICE_UNAVAILABLE"];
                default: components["responses"]["DEFAULT_ERROR"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        About: {
            amount: number | null;
            asks_amount: boolean | null;
            category_id: string | null;
            day: string | null;
            debt_id: string | null;
            icon: string | null;
            level: number | null;
            month: string | null;
            name: string | null;
            path: string | null;
            reason: string | null;
            spent: number | null;
            time: string | null;
        };
        Acceptance: {
            acceptTerms: boolean;
            confPassword: string;
            password: string;
            phone_number: string;
            token: string;
            username: string;
        };
        AcceptInvitationAnswer: {
            payload: components["schemas"]["AcceptInvitationPayload"];
        };
        AcceptInvitationPayload: {
            message: string;
        };
        AccessLogEntry: {
            at: string;
            id: string;
            operator: string | null;
            reason: string;
            role: string;
            rows: number;
        };
        AccountDetails: {
            age: string | null;
            avatar_url: string | null;
            closes_at: string | null;
            country: string | null;
            email: string;
            fullname: string;
            id: string;
            language: string | null;
            last_active_on: string | null;
            may_act: boolean;
            phone_number: string;
            registered_at: string;
            /** @enum {string} */
            role: "Member" | "Admin" | "Super Admin";
            second_factor: boolean;
            sessions: number;
            /** @enum {string} */
            status: "active" | "suspended" | "pending" | "closing";
            suspended_at: string | null;
            /** @enum {string|null} */
            suspended_for: "terms" | "abuse" | "fraud" | "security" | "other" | null;
            suspended_note: string | null;
            username: string;
            verified_at: string | null;
        };
        Act: {
            count: number;
            id: string;
        };
        AddArticleAnswer: {
            payload: components["schemas"]["AddArticlePayload"];
        };
        AddArticlePayload: {
            datas: components["schemas"]["EditedArticle"][];
            message: string;
        };
        AddCategoryAnswer: {
            payload: components["schemas"]["AddCategoryPayload"];
        };
        AddCategoryPayload: {
            datas: components["schemas"]["Category"][];
            message: string;
        };
        AddCommentAnswer: {
            payload: components["schemas"]["AddCommentPayload"];
        };
        AddCommentPayload: {
            datas: components["schemas"]["Comment"][];
            message: string;
        };
        AddDebtAnswer: {
            payload: components["schemas"]["AddDebtPayload"];
        };
        AddDebtPayload: {
            balance: number;
            datas: components["schemas"]["DebtDetail"][];
            message: string;
        };
        AddGoalAnswer: {
            payload: components["schemas"]["AddGoalPayload"];
        };
        AddGoalPayload: {
            datas: components["schemas"]["Goal"][];
            message: string;
        };
        AddImportAnswer: {
            payload: components["schemas"]["AddImportPayload"];
        };
        AddImportPayload: {
            datas: components["schemas"]["Import"][];
        };
        AddInvestmentPlanAnswer: {
            payload: components["schemas"]["AddInvestmentPlanPayload"];
        };
        AddInvestmentPlanPayload: {
            datas: components["schemas"]["InvestmentPlan"][];
            message: string;
        };
        AddPushSubscriptionAnswer: {
            payload: components["schemas"]["AddPushSubscriptionPayload"];
        };
        AddPushSubscriptionPayload: {
            datas: components["schemas"]["Subscription"][];
            message: string;
        };
        AddReminderAnswer: {
            payload: components["schemas"]["AddReminderPayload"];
        };
        AddReminderPayload: {
            datas: components["schemas"]["Reminder"][];
            message: string;
        };
        Address: {
            email: string;
        };
        AddRuleAnswer: {
            payload: components["schemas"]["AddRulePayload"];
        };
        AddRulePayload: {
            datas: components["schemas"]["Rule"][];
            message: string;
        };
        AddTemplateAnswer: {
            payload: components["schemas"]["AddTemplatePayload"];
        };
        AddTemplatePayload: {
            datas: components["schemas"]["AnswerTemplate"][];
            message: string;
        };
        AddTransactionAnswer: {
            payload: components["schemas"]["AddTransactionPayload"];
        };
        AddTransactionPayload: {
            balance: number;
            datas: components["schemas"]["Transaction"][];
            message: string;
        };
        AddTransferAnswer: {
            payload: components["schemas"]["AddTransferPayload"];
        };
        AddTransferPayload: {
            balance: number;
            datas: components["schemas"]["Transfer"][];
            message: string;
        };
        AddWalletAnswer: {
            payload: components["schemas"]["AddWalletPayload"];
        };
        AddWalletPayload: {
            balance: number;
            datas: components["schemas"]["Wallet"][];
            message: string;
        };
        Adjustment: {
            balance: number;
            category_id?: string | null;
            /** Format: date */
            date?: string;
            /** @default  */
            detail: string | null;
        };
        AdjustWalletAnswer: {
            payload: components["schemas"]["AdjustWalletPayload"];
        };
        AdjustWalletPayload: {
            balance: number;
            datas: components["schemas"]["Transaction"][];
            message: string;
        };
        Allocation: {
            income: components["schemas"]["Income"];
            month: components["schemas"]["PlanMonth"];
            parts: components["schemas"]["Part"][];
            safe: components["schemas"]["Safe"] | null;
            split: components["schemas"]["Shares"];
            version: number;
        };
        AllocationChange: {
            expected_income?: number | null;
            split?: components["schemas"]["Split"];
        };
        Allowed: {
            comments: boolean;
            letters: boolean;
            push: boolean;
            tips: boolean;
        };
        Answer: {
            /** @default null */
            amount: number | null;
            /** @default true */
            book: boolean;
            /** @enum {string} */
            state: "done" | "skipped" | "open";
        };
        AnswerDatesAnswer: {
            payload: components["schemas"]["AnswerDatesPayload"];
        };
        AnswerDatesPayload: {
            balance: number;
            changed: number;
            changed_dates: components["schemas"]["ChangedDate"][];
            datas: components["schemas"]["Occurrence"][];
            message: string;
        };
        AnswerInvestmentDateAnswer: {
            payload: components["schemas"]["AnswerInvestmentDatePayload"];
        };
        AnswerInvestmentDatePayload: {
            balance: number;
            datas: components["schemas"]["InvestmentPlan"][];
            message: string;
            transaction: components["schemas"]["Transaction"] | null;
        };
        AnswerMessageAnswer: {
            payload: components["schemas"]["AnswerMessagePayload"];
        };
        AnswerMessagePayload: {
            datas: components["schemas"]["Thread"][];
            message: string;
        };
        AnswerMissedAnswer: {
            payload: components["schemas"]["AnswerMissedPayload"];
        };
        AnswerMissedPayload: {
            datas: components["schemas"]["Reminder"][];
            message: string;
            occurrences: components["schemas"]["Occurrence"][];
        };
        AnswerProposalAnswer: {
            payload: components["schemas"]["AnswerProposalPayload"];
        };
        AnswerProposalPayload: {
            datas: components["schemas"]["StoredAnswer"][];
            message: string;
        };
        AnswerRequestAnswer: {
            payload: components["schemas"]["AnswerRequestPayload"];
        };
        AnswerRequestPayload: {
            datas: components["schemas"]["Asked"][];
            message: string;
        };
        AnswerTemplate: {
            id: string;
            text_en: string;
            text_id: string;
            title: string;
            updated_at: string;
            version: number;
        };
        Application: {
            changed: number;
            id: string;
            /** Format: date-time */
            undo_until: string;
        };
        ApplyImportAnswer: {
            payload: components["schemas"]["ApplyImportPayload"];
        };
        ApplyImportPayload: {
            datas: components["schemas"]["Import"][];
        };
        ApplyRuleAnswer: {
            payload: components["schemas"]["ApplyRulePayload"];
        };
        ApplyRulePayload: {
            datas: components["schemas"]["Application"][];
            message: string;
        };
        Archive: {
            counts: components["schemas"]["ArchiveCount"][];
            deleted: number;
            goals: components["schemas"]["ArchiveGoal"][];
            /** Format: date-time */
            made_at: string | null;
            unproved: components["schemas"]["UnprovedWallet"][];
            wallets: components["schemas"]["ArchiveWallet"][];
        };
        ArchiveCount: {
            existing: number;
            /** @enum {string} */
            kind: "wallets" | "categories" | "entries" | "goals" | "contributions" | "budgets" | "allocations" | "plans" | "reminders" | "rules" | "debts";
            new: number;
        };
        ArchiveGoal: {
            name: string;
            /** @enum {string} */
            state: "new" | "existing";
            target: number;
        };
        ArchiveWallet: {
            balance: number;
            /** @enum {string} */
            kind: "cash" | "bank" | "ewallet" | "savings" | "investment" | "card" | "paylater" | "loan" | "receivable" | "other";
            name: string;
            /** @enum {string} */
            state: "new" | "existing";
        };
        Article: {
            body: string;
            comments: number;
            contents: components["schemas"]["Heading"][];
            cover: components["schemas"]["Cover"] | null;
            description: string;
            /** @enum {string} */
            kind: "blog" | "tip";
            labels: components["schemas"]["ArticleLabels"];
            languages: ("en" | "id")[];
            minutes: number;
            next: components["schemas"]["Card"] | null;
            path: string;
            published_at: string;
            related: components["schemas"]["Card"][];
            slug: string;
            sources: components["schemas"]["Source"][];
            title: string;
            topics: string[];
            updated_at: string | null;
            views: number;
        };
        ArticleLabels: {
            age: string;
            comments: string;
            published: string;
            reading: string;
            updated: string | null;
            views: string;
        };
        Asked: {
            answer: string | null;
            answered_at: string | null;
            created_at: string;
            due_at: string;
            id: string;
            /** @enum {string} */
            kind: "access" | "correction" | "erasure" | "restriction" | "objection" | "other";
            /** @enum {string|null} */
            outcome: "done" | "refused" | null;
            overdue: boolean;
            /** @enum {string} */
            state: "open" | "answered";
            text: string;
            user: components["schemas"]["Sender"];
        };
        AskedOfParent: {
            first_name: string | null;
            /** @enum {string} */
            state: "asked" | "given";
            text: string[];
            text_version: string;
        };
        AskForExportAnswer: {
            payload: components["schemas"]["AskForExportPayload"];
        };
        AskForExportPayload: {
            datas: components["schemas"]["Export"][];
            message: string;
        };
        AskParentAnswer: {
            payload: components["schemas"]["AskParentPayload"];
        };
        AskParentPayload: {
            datas: components["schemas"]["Guardian"][];
            message: string;
        };
        AuditAct: {
            action: string;
            actor_id: string | null;
            actor_known: boolean;
            at: string;
            hash: string;
            label: string;
            number: number;
            /** @enum {string} */
            result: "done" | "refused";
            target_id: string | null;
            target_known: boolean;
            times: number;
        };
        AuditAction: {
            action: string;
            label: string;
        };
        AuditCheck: {
            broken_at: number | null;
            checked: number;
            complete: boolean;
            first: number;
            last: number;
            ok: boolean;
            /** @enum {string|null} */
            reason: "missing" | "out_of_order" | "changed" | "head" | "no_head" | "checkpoint" | null;
        };
        AuditCheckForm: {
            /** @default null */
            after: number | null;
        };
        Author: {
            avatar_url: string | null;
            username: string;
        };
        Availability: {
            available: boolean;
            username: string;
        };
        AvailableAnswer: {
            payload: components["schemas"]["AvailablePayload"];
        };
        AvailablePayload: {
            datas: components["schemas"]["Availability"][];
        };
        Bar: {
            /** Format: date */
            end: string;
            expenses: number;
            income: number;
            label: string;
            /** Format: date */
            start: string;
        };
        Because: {
            answer: string;
            question: number;
        };
        BeginGuestAnswer: {
            accessToken: string;
            payload: components["schemas"]["BeginGuestPayload"];
        };
        BeginGuestPayload: {
            datas: components["schemas"]["SessionDetails"][];
            message: string;
        };
        BillShare: {
            name: string;
            /** @default 1 */
            share: number;
        };
        Booking: {
            id: string;
            /** @enum {string} */
            kind: "goal" | "plan" | "reminder" | "debt" | "transfer";
        };
        Broken: {
            expected: number | null;
            page: number | null;
            position: number | null;
            printed: number | null;
            reason: string;
            row_id: string | null;
        };
        Budget: {
            /** @enum {integer|null} */
            alert: 80 | 100 | null;
            /** Format: date-time */
            alert_at: string | null;
            amount: number | null;
            available: number | null;
            carried: number;
            category_id: string;
            category_label: string;
            category_name: string;
            color: string | null;
            /** @enum {string} */
            group: "needs" | "wants" | "savings";
            hidden: boolean;
            icon: string;
            left: number | null;
            pace: number | null;
            previous: number | null;
            proposal: number | null;
            /** @enum {string} */
            rollover: "none" | "surplus" | "both";
            spent: number;
        };
        BudgetChange: {
            amount: number | null;
            category_id: string;
            /** @enum {string} */
            rollover?: "none" | "surplus" | "both";
        };
        BudgetChanges: {
            budgets: components["schemas"]["BudgetChange"][];
        };
        BudgetTotals: {
            amount: number;
            available: number;
            carried: number;
            count: number;
            left: number;
            spent: number;
            spent_without_budget: number;
        };
        Bulk: {
            /** @enum {string} */
            action: "delete" | "categorise";
            category_id?: string | null;
            count?: number;
            filters?: components["schemas"]["Filters"];
            ids?: string[];
        };
        BulkAnswer: {
            /** @enum {string} */
            action: "done" | "skip" | "snooze" | "open";
            dates: components["schemas"]["NamedDate"][];
            /** Format: date-time */
            until?: string | null;
        };
        Calendar: {
            is_on: boolean;
            renewed_at: string;
            url: string | null;
            webcal_url: string | null;
            with_amounts: boolean;
        };
        CalendarChoice: {
            with_amounts: boolean;
        };
        CallOffChangesAnswer: {
            payload: components["schemas"]["CallOffChangesPayload"];
        };
        CallOffChangesPayload: {
            datas: components["schemas"]["EditedArticle"][];
            message: string;
        };
        CancelExportAnswer: {
            payload: components["schemas"]["CancelExportPayload"];
        };
        CancelExportPayload: {
            message: string;
        };
        Card: {
            comments: number;
            cover: components["schemas"]["Cover"] | null;
            description: string;
            /** @enum {string} */
            kind: "blog" | "tip";
            labels: components["schemas"]["CardLabels"];
            minutes: number;
            path: string;
            published_at: string;
            slug: string;
            title: string;
            views: number;
        };
        CardBill: {
            coming: number;
            due: number;
            due_day: number;
            /** Format: date */
            due_on: string;
            /** @enum {string} */
            kind: "card" | "paylater";
            limit: number | null;
            name: string;
            /** Format: date */
            next_due_on: string;
            /** Format: date */
            next_statement_on: string;
            overdue: boolean;
            owed: number;
            reminds: boolean;
            wallet_id: string;
        };
        CardLabels: {
            age: string;
            comments: string;
            published: string;
            reading: string;
            views: string;
        };
        Category: {
            aliases: string[];
            /** @enum {string|null} */
            color: "paddy" | "gold" | "nila" | "brick" | "sky" | "manggis" | "pandan" | "stone" | null;
            /** @enum {string|null} */
            group: "needs" | "wants" | "savings" | null;
            hidden: boolean;
            hint: string | null;
            icon: string;
            id: string;
            label: string;
            name: string;
            own: boolean;
            position: number;
            /** @enum {string} */
            type: "expenses" | "income";
            version: number;
        };
        CategoryChanges: {
            /** @enum {string|null} */
            color?: "paddy" | "gold" | "nila" | "brick" | "sky" | "manggis" | "pandan" | "stone" | null;
            /** @enum {string|null} */
            group?: "needs" | "wants" | "savings" | null;
            hidden?: boolean;
            /** @enum {string|null} */
            icon?: "/icons/steaming-bowl.svg" | "/icons/motor-scooter.svg" | "/icons/house-with-garden.svg" | "/icons/key.svg" | "/icons/light-bulb.svg" | "/icons/books.svg" | "/icons/stethoscope.svg" | "/icons/credit-card.svg" | "/icons/fork-and-knife-with-plate.svg" | "/icons/popcorn.svg" | "/icons/t-shirt.svg" | "/icons/lipstick.svg" | "/icons/lotion-bottle.svg" | "/icons/soap.svg" | "/icons/luggage.svg" | "/icons/laptop.svg" | "/icons/red-heart.svg" | "/icons/package.svg" | "/icons/sheaf-of-rice.svg" | "/icons/chart-increasing.svg" | "/icons/card-file-box.svg" | "/icons/briefcase.svg" | "/icons/office-building.svg" | "/icons/bar-chart.svg" | "/icons/toolbox.svg" | "/icons/bank.svg" | "/icons/wrapped-gift.svg" | "/icons/coin.svg" | "/icons/shopping-bags.svg" | "/icons/fuel-pump.svg" | "/icons/door.svg" | "/icons/mobile-phone.svg" | "/icons/left-right-arrow.svg" | "/icons/pencil.svg" | "/icons/more/hot-beverage.svg" | "/icons/more/cooked-rice.svg" | "/icons/more/red-apple.svg" | "/icons/more/shortcake.svg" | "/icons/more/shopping-cart.svg" | "/icons/more/convenience-store.svg" | "/icons/more/handbag.svg" | "/icons/more/baby-bottle.svg" | "/icons/more/people-hugging.svg" | "/icons/more/paw-prints.svg" | "/icons/more/seedling.svg" | "/icons/more/bicycle.svg" | "/icons/more/automobile.svg" | "/icons/more/bus.svg" | "/icons/more/train.svg" | "/icons/more/airplane.svg" | "/icons/more/fuel-pump.svg" | "/icons/more/wrench.svg" | "/icons/more/high-voltage.svg" | "/icons/more/droplet.svg" | "/icons/more/mobile-phone.svg" | "/icons/more/television.svg" | "/icons/more/bed.svg" | "/icons/more/broom.svg" | "/icons/more/scissors.svg" | "/icons/more/pill.svg" | "/icons/more/person-lifting-weights.svg" | "/icons/more/soccer-ball.svg" | "/icons/more/video-game.svg" | "/icons/more/musical-note.svg" | "/icons/more/camera.svg" | "/icons/more/artist-palette.svg" | "/icons/more/mosque.svg" | "/icons/more/church.svg" | "/icons/more/birthday-cake.svg" | "/icons/more/ring.svg" | "/icons/more/graduation-cap.svg" | "/icons/more/receipt.svg" | "/icons/more/umbrella.svg" | "/icons/more/money-bag.svg" | null;
            name?: string | null;
        };
        CategoryLook: {
            category_id: string;
            category_label: string;
            color: string | null;
            icon: string;
        };
        CategoryMerge: {
            into_id: string;
        };
        CategoryMonth: {
            amount: number;
            count: number;
            /** Format: date */
            end: string;
            key: string;
            label: string;
            /** Format: date */
            start: string;
            title: string;
            unfinished: boolean;
        };
        CategoryOrder: {
            ids: string[];
            /** @enum {string} */
            type: "expenses" | "income";
        };
        CategorySum: {
            amount: number;
            category_id: string;
            category_label: string;
            change: number;
            change_percent: number | null;
            color: string | null;
            count: number;
            expenses: number;
            /** @enum {string|null} */
            group: "needs" | "wants" | "savings" | null;
            icon: string;
            income: number;
            previous: number;
            share: number;
            /** @enum {string} */
            type: "expenses" | "income";
        };
        CategoryUses: {
            budgets: number;
            reminders: number;
            rules: number;
            transactions: number;
        };
        Change: {
            amount: number;
            change_percent: number | null;
            previous: number;
        };
        ChangeAllocationAnswer: {
            payload: components["schemas"]["ChangeAllocationPayload"];
        };
        ChangeAllocationPayload: {
            datas: components["schemas"]["Allocation"][];
            message: string;
        };
        ChangeBudgetsAnswer: {
            payload: components["schemas"]["ChangeBudgetsPayload"];
        };
        ChangeBudgetsPayload: {
            datas: components["schemas"]["Budget"][];
            message: string;
            month: components["schemas"]["PlanMonth"];
            totals: components["schemas"]["BudgetTotals"];
        };
        ChangeCategoryAnswer: {
            payload: components["schemas"]["ChangeCategoryPayload"];
        };
        ChangeCategoryPayload: {
            datas: components["schemas"]["Category"][];
            message: string;
        };
        ChangeCommentAnswer: {
            payload: components["schemas"]["ChangeCommentPayload"];
        };
        ChangeCommentPayload: {
            datas: components["schemas"]["Comment"][];
            message: string;
        };
        ChangeCoverAnswer: {
            payload: components["schemas"]["ChangeCoverPayload"];
        };
        ChangeCoverPayload: {
            datas: components["schemas"]["EditedArticle"][];
            message: string;
        };
        ChangedDate: {
            /** Format: date */
            day: string;
            reminder_id: string;
        };
        ChangeDebtAnswer: {
            payload: components["schemas"]["ChangeDebtPayload"];
        };
        ChangeDebtPayload: {
            datas: components["schemas"]["DebtDetail"][];
            message: string;
        };
        ChangeGoalAnswer: {
            payload: components["schemas"]["ChangeGoalPayload"];
        };
        ChangeGoalPayload: {
            datas: components["schemas"]["Goal"][];
            message: string;
        };
        ChangeImportAnswer: {
            payload: components["schemas"]["ChangeImportPayload"];
        };
        ChangeImportPayload: {
            datas: components["schemas"]["Import"][];
        };
        ChangeInvestmentPlanAnswer: {
            payload: components["schemas"]["ChangeInvestmentPlanPayload"];
        };
        ChangeInvestmentPlanPayload: {
            datas: components["schemas"]["InvestmentPlan"][];
            message: string;
        };
        ChangeLayoutAnswer: {
            payload: components["schemas"]["ChangeLayoutPayload"];
        };
        ChangeLayoutPayload: {
            datas: components["schemas"]["SentLayout"][];
            message: string;
        };
        ChangeManyAnswer: {
            payload: components["schemas"]["ChangeManyPayload"];
        };
        ChangeManyPayload: {
            balance: number;
            datas: components["schemas"]["Act"][];
            message: string;
        };
        ChangePasswordAnswer: {
            payload: components["schemas"]["ChangePasswordPayload"];
        };
        ChangePasswordPayload: {
            message: string;
        };
        ChangePhotoAnswer: {
            payload: components["schemas"]["ChangePhotoPayload"];
        };
        ChangePhotoPayload: {
            avatar_url: string;
            datas: components["schemas"]["Photo"][];
            message: string;
        };
        ChangeProfileAnswer: {
            payload: components["schemas"]["ChangeProfilePayload"];
        };
        ChangeProfilePayload: {
            datas: components["schemas"]["Profile"][];
            message: string;
        };
        ChangeReminderAnswer: {
            payload: components["schemas"]["ChangeReminderPayload"];
        };
        ChangeReminderPayload: {
            datas: components["schemas"]["Reminder"][];
            message: string;
        };
        ChangeRowsAnswer: {
            payload: components["schemas"]["ChangeRowsPayload"];
        };
        ChangeRowsPayload: {
            datas: components["schemas"]["Import"][];
        };
        ChangeRuleAnswer: {
            payload: components["schemas"]["ChangeRulePayload"];
        };
        ChangeRulePayload: {
            datas: components["schemas"]["Rule"][];
            message: string;
        };
        Changes: {
            /** @enum {string|null} */
            age?: "Under 18" | "18-24" | "25-34" | "35-44" | "45-54" | "55-64" | "65 above" | null;
            /** @enum {string|null} */
            country?: "Indonesia" | "Malaysia" | "Singapore" | "Thailand" | "Vietnam" | null;
            email?: string;
            fullname?: string;
            phoneNumber?: string;
        };
        ChangeSettingsAnswer: {
            payload: components["schemas"]["ChangeSettingsPayload"];
        };
        ChangeSettingsPayload: {
            datas: components["schemas"]["Settings"][];
            message: string;
        };
        ChangeTemplateAnswer: {
            payload: components["schemas"]["ChangeTemplatePayload"];
        };
        ChangeTemplatePayload: {
            datas: components["schemas"]["AnswerTemplate"][];
            message: string;
        };
        ChangeTransactionAnswer: {
            payload: components["schemas"]["ChangeTransactionPayload"];
        };
        ChangeTransactionPayload: {
            balance: number;
            datas: components["schemas"]["Transaction"][];
            message: string;
        };
        ChangeTransferAnswer: {
            payload: components["schemas"]["ChangeTransferPayload"];
        };
        ChangeTransferPayload: {
            balance: number;
            datas: components["schemas"]["Transfer"][];
            message: string;
        };
        ChangeWalletAnswer: {
            payload: components["schemas"]["ChangeWalletPayload"];
        };
        ChangeWalletPayload: {
            balance: number;
            datas: components["schemas"]["Wallet"][];
            message: string;
        };
        CheckLogAnswer: {
            payload: components["schemas"]["CheckLogPayload"];
        };
        CheckLogPayload: {
            datas: components["schemas"]["AuditCheck"][];
        };
        Choices: {
            calendar?: boolean;
            location?: boolean;
            reminders?: boolean;
            suggestion?: boolean;
        };
        ChooseCalendarAnswer: {
            payload: components["schemas"]["ChooseCalendarPayload"];
        };
        ChooseCalendarPayload: {
            datas: components["schemas"]["Calendar"][];
            message: string;
        };
        ChooseQuizRemindersAnswer: {
            payload: components["schemas"]["ChooseQuizRemindersPayload"];
        };
        ChooseQuizRemindersPayload: {
            datas: components["schemas"]["Quiz"][];
            message: string;
        };
        ChosenWallet: {
            id: string;
            name: string;
            proposed: boolean;
        };
        ClearedDebt: {
            id: string;
            label: string;
            name: string;
        };
        CloseAccountAnswer: {
            payload: components["schemas"]["CloseAccountPayload"];
        };
        CloseAccountPayload: {
            closes_at: string;
            message: string;
        };
        CloseQuizAnswer: {
            payload: components["schemas"]["CloseQuizPayload"];
        };
        CloseQuizPayload: Record<string, never>;
        Closing: {
            /** @enum {string} */
            confirmation: "DELETE";
        };
        Code: {
            otp: string;
        };
        Columns: {
            guess: {
                [key: string]: number;
            };
            header: string[];
            sample: string[][];
        };
        Comment: {
            author: components["schemas"]["Author"];
            created_at: string;
            editable_until: string | null;
            edited_at: string | null;
            id: string;
            mine: boolean;
            reported: boolean;
            /** @enum {string} */
            state: "shown" | "held";
            text: string;
        };
        CommentAuthor: {
            avatar_url: string | null;
            id: string;
            username: string;
        };
        CommentPlace: {
            path: string;
            slug: string;
            title: string;
        };
        CommentReport: {
            at: string;
            is_earlier: boolean;
            note: string | null;
            /** @enum {string} */
            reason: "spam" | "abuse" | "scam" | "other";
        };
        Compared: {
            change: number | null;
            previous: number | null;
            value: number;
        };
        ComparedDays: {
            chosen: boolean;
            /** Format: date */
            end: string;
            key: string | null;
            label: string;
            same_days: boolean;
            /** Format: date */
            start: string;
        };
        ComparePayoffAnswer: {
            payload: components["schemas"]["ComparePayoffPayload"];
        };
        ComparePayoffPayload: {
            datas: components["schemas"]["PayoffOrder"][];
        };
        ConfirmAddressAnswer: {
            payload: components["schemas"]["ConfirmAddressPayload"];
        };
        ConfirmAddressPayload: {
            message: string;
        };
        ConfirmAnswer: {
            payload: components["schemas"]["ConfirmPayload"];
        };
        Confirmation: {
            otp?: string;
            password?: string;
        };
        ConfirmIdentityAnswer: {
            payload: components["schemas"]["ConfirmIdentityPayload"];
        };
        ConfirmIdentityPayload: {
            message: string;
        };
        ConfirmInBrowser: {
            confPassword?: string;
            password?: string;
            token: string;
        };
        ConfirmInBrowserAnswer: {
            payload: components["schemas"]["ConfirmInBrowserPayload"];
        };
        ConfirmInBrowserPayload: {
            message: string;
        };
        ConfirmPayload: {
            message: string;
        };
        ConfirmTotpAnswer: {
            payload: components["schemas"]["ConfirmTotpPayload"];
        };
        ConfirmTotpPayload: {
            datas: components["schemas"]["RecoveryCodes"][];
            message: string;
        };
        Consent: {
            changed_at: string | null;
            /** @enum {string} */
            how: "default" | "settings" | "parent";
            purpose: string;
            /** @enum {string} */
            state: "asked" | "given" | "withdrawn";
            text_version: string | null;
        };
        Contact: {
            city: string | null;
            country: string | null;
            email: string | null;
            email_link: string | null;
            fax: string | null;
            name: string | null;
            phone: string | null;
            phone_link: string | null;
            postcode: string | null;
            street: string | null;
        };
        Content: {
            cover: components["schemas"]["Cover"] | null;
            texts: components["schemas"]["WrittenTexts"];
            topics: string[];
        };
        ContributeAnswer: {
            payload: components["schemas"]["ContributePayload"];
        };
        ContributePayload: {
            balance: number;
            contribution: components["schemas"]["Contribution"];
            datas: components["schemas"]["Goal"][];
            message: string;
            transaction: components["schemas"]["Transaction"] | null;
        };
        Contribution: {
            amount: number;
            booked: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            date: string;
            detail: string;
            id: string;
            opening: boolean;
            to_wallet_id: string | null;
            transaction_id: string | null;
            wallet_id: string | null;
        };
        CountEntriesAnswer: {
            payload: components["schemas"]["CountEntriesPayload"];
        };
        CountEntriesPayload: {
            between: number;
            datas: components["schemas"]["WalletUses"][];
        };
        CountryViews: {
            country: string;
            label: string;
            share: number;
            views: number;
        };
        Counts: {
            check: number;
            existing: number;
            left_out: number;
            new: number;
        };
        CountUsesAnswer: {
            payload: components["schemas"]["CountUsesPayload"];
        };
        CountUsesPayload: {
            datas: components["schemas"]["CategoryUses"][];
        };
        CountViewAnswer: {
            payload: components["schemas"]["CountViewPayload"];
        };
        CountViewPayload: Record<string, never>;
        Cover: {
            avif: string;
            height: number;
            share: string;
            src: string;
            webp: string;
            width: number;
        };
        Credit: {
            available: number | null;
            due_day: number | null;
            limit: number | null;
            statement_day: number | null;
            used: number;
        };
        Dashboard: {
            active_users: components["schemas"]["Compared"];
            as_of: string;
            devices: components["schemas"]["SystemViews"][];
            /** Format: date */
            from: string;
            guests: components["schemas"]["GuestFigures"];
            health: components["schemas"]["Health"];
            imports: components["schemas"]["ImportFigures"];
            locations: components["schemas"]["CountryViews"][];
            new_users: components["schemas"]["Compared"];
            previous: components["schemas"]["DashboardDays"];
            /** @enum {string} */
            range: "7d" | "30d" | "90d" | "12m";
            /** Format: date */
            to: string;
            total_users: components["schemas"]["TotalUsers"];
            views: components["schemas"]["Compared"];
            visits: components["schemas"]["Compared"];
            websites: components["schemas"]["WebsiteVisits"][];
        };
        DashboardDays: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        DataRequest: {
            answer: string | null;
            answered_at: string | null;
            created_at: string;
            due_at: string;
            id: string;
            /** @enum {string} */
            kind: "access" | "correction" | "erasure" | "restriction" | "objection" | "other";
            /** @enum {string|null} */
            outcome: "done" | "refused" | null;
            /** @enum {string} */
            state: "open" | "answered";
            text: string;
        };
        Debt: {
            amount_each: number;
            /** @enum {string} */
            counts: "bought" | "paid";
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            direction: "owed" | "lent";
            each: number | null;
            fee: number;
            /** Format: date */
            first_due: string;
            id: string;
            instalments: number;
            /** @enum {string} */
            interest: "none" | "flat" | "effective";
            /** Format: date */
            last_due: string;
            left: number;
            left_with_costs: number;
            name: string;
            next: components["schemas"]["Instalment"] | null;
            overdue: number;
            paid: number;
            paid_instalments: number;
            percent: number;
            principal: number;
            rate: number;
            /** @enum {string} */
            rate_period: "month" | "year";
            reminds: boolean;
            settled: number;
            total_cost: number;
            version: number;
            wallet_id: string;
            with_whom: string | null;
        };
        DebtChanges: {
            /** @default true */
            adjust: boolean;
            each?: number | null;
            fee?: number;
            instalments?: number;
            /** @enum {string} */
            interest?: "none" | "flat" | "effective";
            name?: string;
            /** Format: date */
            next_due?: string;
            principal?: number;
            rate?: number;
            /** @enum {string} */
            rate_period?: "month" | "year";
            with_whom?: string | null;
        };
        DebtDetail: {
            amount_each: number;
            annuity: number;
            /** @enum {string} */
            counts: "bought" | "paid";
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            direction: "owed" | "lent";
            each: number | null;
            fee: number;
            /** Format: date */
            first_due: string;
            flat_interest: number;
            id: string;
            instalments: number;
            /** @enum {string} */
            interest: "none" | "flat" | "effective";
            /** Format: date */
            last_due: string;
            left: number;
            left_with_costs: number;
            messages: components["schemas"]["DebtMessage"][];
            name: string;
            next: components["schemas"]["Instalment"] | null;
            overdue: number;
            paid: number;
            paid_instalments: number;
            payments: components["schemas"]["DebtPayment"][];
            payoff: components["schemas"]["Payoff"] | null;
            percent: number;
            principal: number;
            rate: number;
            /** @enum {string} */
            rate_period: "month" | "year";
            reckoned: components["schemas"]["Reckoned"];
            reminds: boolean;
            schedule: components["schemas"]["Instalment"][];
            settled: number;
            terms: components["schemas"]["OpenTerms"] | null;
            total_cost: number;
            version: number;
            wallet_id: string;
            with_whom: string | null;
        };
        DebtMessage: {
            /** @enum {string} */
            language: "en" | "id";
            text: string;
            /** @enum {string} */
            tone: "gentle" | "plain" | "firm";
        };
        DebtPayment: {
            /** Format: date */
            date: string;
            principal: number;
            transaction_id: string;
            /** @enum {string} */
            type: "income" | "expenses" | "transfer" | "adjust";
        };
        DeleteArticleAnswer: {
            payload: components["schemas"]["DeleteArticlePayload"];
        };
        DeleteArticlePayload: {
            message: string;
        };
        DeleteCommentAnswer: {
            payload: components["schemas"]["DeleteCommentPayload"];
        };
        DeleteCommentPayload: {
            message: string;
        };
        DeleteContributionAnswer: {
            payload: components["schemas"]["DeleteContributionPayload"];
        };
        DeleteContributionPayload: {
            balance: number;
            datas: components["schemas"]["Goal"][];
            message: string;
            transaction_id: string | null;
        };
        DeleteDebtAnswer: {
            payload: components["schemas"]["DeleteDebtPayload"];
        };
        DeleteDebtPayload: {
            message: string;
        };
        DeleteGoalAnswer: {
            payload: components["schemas"]["DeleteGoalPayload"];
        };
        DeleteGoalPayload: {
            message: string;
        };
        DeleteLayoutAnswer: {
            payload: components["schemas"]["DeleteLayoutPayload"];
        };
        DeleteLayoutPayload: {
            message: string;
        };
        DeleteTemplateAnswer: {
            payload: components["schemas"]["DeleteTemplatePayload"];
        };
        DeleteTemplatePayload: {
            message: string;
        };
        DeleteTransactionAnswer: {
            payload: components["schemas"]["DeleteTransactionPayload"];
        };
        DeleteTransactionPayload: {
            balance: number;
            message: string;
        };
        Device: {
            address: string;
            browser: string | null;
            country: string | null;
            /** Format: date-time */
            created: string;
            current: boolean;
            id: string;
            /** Format: date-time */
            last_used: string;
            system: string | null;
        };
        DisableTotpAnswer: {
            payload: components["schemas"]["DisableTotpPayload"];
        };
        DisableTotpPayload: {
            message: string;
        };
        DiscardChangesAnswer: {
            payload: components["schemas"]["DiscardChangesPayload"];
        };
        DiscardChangesPayload: {
            datas: components["schemas"]["EditedArticle"][];
            message: string;
        };
        DiscardImportAnswer: {
            payload: components["schemas"]["DiscardImportPayload"];
        };
        DiscardImportPayload: {
            datas: components["schemas"]["Import"][];
            message: string;
        };
        DisownAnswer: {
            payload: components["schemas"]["DisownPayload"];
        };
        DisownPayload: {
            message: string;
        };
        DoByMailAnswer: {
            payload: components["schemas"]["DoByMailPayload"];
        };
        DoByMailPayload: {
            amount: number | null;
            asks_amount: boolean;
            day: string;
            description: string;
            message: string;
            recorded: boolean;
            /** @enum {string} */
            state: "open" | "done" | "skipped";
        };
        Done: {
            /** @default null */
            amount: number | null;
            /** Format: date */
            date?: string | null;
            /** Format: date */
            day: string;
            /** @default null */
            record: boolean | null;
            wallet_id?: string | null;
        };
        DoReminderAnswer: {
            payload: components["schemas"]["DoReminderPayload"];
        };
        DoReminderPayload: {
            balance: number;
            datas: components["schemas"]["Reminder"][];
            message: string;
            occurrence: components["schemas"]["Occurrence"];
            transaction: components["schemas"]["Transaction"] | null;
        };
        Edit: {
            amount: number;
            category_id?: string | null;
            categoryName?: string | null;
            /** Format: date */
            date?: string;
            detail?: string | null;
            /** @enum {string} */
            type: "expenses" | "income";
            wallet_id?: string | null;
        };
        EditedArticle: {
            cover: components["schemas"]["Cover"] | null;
            has_changes: boolean;
            id: string;
            is_planned: boolean;
            /** @enum {string} */
            kind: "blog" | "tip";
            path: string;
            planned_at: string | null;
            published_at: string | null;
            slug: string;
            slug_is_free: boolean;
            /** @enum {string} */
            state: "draft" | "published" | "scheduled";
            texts: components["schemas"]["WrittenTexts"];
            topics: string[];
            updated_at: string;
            updated_by: string | null;
            version: number;
        };
        End: {
            expected: number;
            high: number;
            low: number;
        };
        EndDeviceAnswer: {
            payload: components["schemas"]["EndDevicePayload"];
        };
        EndDevicePayload: {
            message: string;
        };
        EndOtherDevicesAnswer: {
            payload: components["schemas"]["EndOtherDevicesPayload"];
        };
        EndOtherDevicesPayload: {
            message: string;
        };
        Endpoint: {
            endpoint: string;
        };
        Enrolment: {
            otpauth_url: string;
            qr_code: string;
            secret: string;
        };
        Export: {
            created_at: string;
            expires_at: string | null;
            finished_at: string | null;
            id: string;
            progress: number;
            size: number | null;
            /** @enum {string} */
            state: "queued" | "running" | "ready" | "failed" | "expired";
        };
        ExportQuery: {
            /**
             * @default all
             * @enum {string}
             */
            category: "all" | "expenses" | "income" | "transfer";
            /**
             * @description One category, or up to 20 between commas.
             * @example rent,utilities
             */
            category_id?: string;
            /** @enum {string} */
            format: "csv" | "xlsx";
            /** Format: date */
            from?: string;
            /** @description `transfers`, `adjustments`, or both between commas. */
            include?: string;
            q?: string;
            /**
             * @default -date
             * @enum {string}
             */
            sort: "date" | "-date" | "name" | "-name" | "amount" | "-amount";
            /** Format: date */
            to?: string;
            wallet?: string;
        };
        FailedFiles: {
            files: number;
            reason: string;
        };
        FailingJob: {
            error: string | null;
            failing_seconds: number | null;
            failures: number;
            last_run_seconds: number | null;
            name: string;
        };
        Fault: {
            code: string;
            message: string;
            page: number | null;
            part: string | null;
            position: number | null;
        };
        Figure: {
            amount: number;
            brief: string | null;
            comparison: components["schemas"]["Piece"][] | null;
            /** @enum {string} */
            kind: "income" | "expenses" | "left";
        };
        FilePassword: {
            password: string;
        };
        Filters: {
            /**
             * @default all
             * @enum {string}
             */
            category: "all" | "expenses" | "income" | "transfer";
            /**
             * @description One category, or up to 20 between commas.
             * @example rent,utilities
             */
            category_id?: string;
            /** Format: date */
            from?: string;
            /** @description `transfers`, `adjustments`, or both between commas. */
            include?: string;
            q?: string;
            /** Format: date */
            to?: string;
            wallet?: string;
        };
        Finding: {
            brief: string | null;
            sentence: components["schemas"]["Piece"][];
        };
        FindingAnswer: {
            /** @enum {string} */
            answer: "accepted" | "refused" | "noted";
            id: string;
            reminder_id?: string | null;
        };
        Forecast: {
            balance: number;
            days_needed: number;
            days_recorded: number;
            end: components["schemas"]["End"] | null;
            included: components["schemas"]["IncludedBill"][];
            items: components["schemas"]["ForecastItem"][];
            lowest: components["schemas"]["LowestPoint"] | null;
            /** Format: date */
            payday: string;
            points: components["schemas"]["ForecastPoint"][];
            spending_per_day: number | null;
            /** Format: date */
            today: string;
            /** Format: date */
            until: string;
            usual: components["schemas"]["Usual"] | null;
        };
        ForecastItem: {
            amount: number;
            /** Format: date */
            day: string;
            icon: string;
            key: string;
            left_out: boolean;
            name: string;
            /** @enum {string} */
            source: "reminder" | "plan" | "goal" | "debt" | "card" | "series";
            source_id: string;
            times: number;
            total: number;
        };
        ForecastMovement: {
            amount: number;
            key: string;
        };
        ForecastPoint: {
            /** Format: date */
            day: string;
            expected: number;
            high: number;
            low: number;
            movements: components["schemas"]["ForecastMovement"][];
            spending: number;
        };
        ForgotPasswordAnswer: {
            payload: components["schemas"]["ForgotPasswordPayload"];
        };
        ForgotPasswordPayload: {
            message: string;
        };
        GetArticleAnswer: {
            payload: components["schemas"]["GetArticlePayload"];
        };
        GetArticlePayload: {
            datas: components["schemas"]["Article"][];
        };
        GetAskedByMailAnswer: {
            payload: components["schemas"]["GetAskedByMailPayload"];
        };
        GetAskedByMailPayload: {
            amount: number | null;
            asks_amount: boolean;
            day: string;
            description: string;
            recorded: boolean;
            /** @enum {string} */
            state: "open" | "done" | "skipped";
        };
        GetAskedOfParentAnswer: {
            payload: components["schemas"]["GetAskedOfParentPayload"];
        };
        GetAskedOfParentPayload: {
            datas: components["schemas"]["AskedOfParent"][];
        };
        GetCalendarAnswer: {
            payload: components["schemas"]["GetCalendarPayload"];
        };
        GetCalendarPayload: {
            datas: components["schemas"]["Calendar"][];
        };
        GetDebtAnswer: {
            payload: components["schemas"]["GetDebtPayload"];
        };
        GetDebtPayload: {
            datas: components["schemas"]["DebtDetail"][];
        };
        GetEditedArticleAnswer: {
            payload: components["schemas"]["GetEditedArticlePayload"];
        };
        GetEditedArticlePayload: {
            datas: components["schemas"]["EditedArticle"][];
        };
        GetExportAnswer: {
            payload: components["schemas"]["GetExportPayload"];
        };
        GetExportPayload: {
            datas: components["schemas"]["Export"][];
        };
        GetGoalAnswer: {
            payload: components["schemas"]["GetGoalPayload"];
        };
        GetGoalPayload: {
            datas: components["schemas"]["Goal"][];
        };
        GetImportAnswer: {
            payload: components["schemas"]["GetImportPayload"];
        };
        GetImportPayload: {
            datas: components["schemas"]["Import"][];
        };
        GetLayoutAnswer: {
            payload: components["schemas"]["GetLayoutPayload"];
        };
        GetLayoutPayload: {
            datas: components["schemas"]["SentLayout"][];
        };
        GetNotificationsAnswer: {
            payload: components["schemas"]["GetNotificationsPayload"];
        };
        GetNotificationsPayload: {
            datas: components["schemas"]["Notifications"][];
        };
        GetParentalConsentAnswer: {
            payload: components["schemas"]["GetParentalConsentPayload"];
        };
        GetParentalConsentPayload: {
            datas: components["schemas"]["Guardian"][];
        };
        GetProfileAnswer: {
            payload: components["schemas"]["GetProfilePayload"];
        };
        GetProfilePayload: {
            datas: components["schemas"]["Profile"][];
        };
        GetQuizAnswer: {
            payload: components["schemas"]["GetQuizPayload"];
        };
        GetQuizPayload: {
            datas: components["schemas"]["Quiz"][];
        };
        GetReminderAnswer: {
            payload: components["schemas"]["GetReminderPayload"];
        };
        GetReminderPayload: {
            datas: components["schemas"]["Reminder"][];
        };
        GetRiskProfileAnswer: {
            payload: components["schemas"]["GetRiskProfilePayload"];
        };
        GetRiskProfilePayload: {
            datas: components["schemas"]["RiskProfile"][];
        };
        GetSettingsAnswer: {
            payload: components["schemas"]["GetSettingsPayload"];
        };
        GetSettingsPayload: {
            datas: components["schemas"]["Settings"][];
        };
        GetShapeAnswer: {
            payload: components["schemas"]["GetShapePayload"];
        };
        GetShapePayload: {
            datas: components["schemas"]["Shape"][];
        };
        GetSiteAnswer: {
            payload: components["schemas"]["GetSitePayload"];
        };
        GetSitePayload: {
            datas: components["schemas"]["Site"][];
        };
        GetThreadAnswer: {
            payload: components["schemas"]["GetThreadPayload"];
        };
        GetThreadPayload: {
            datas: components["schemas"]["Thread"][];
        };
        GetTransactionAnswer: {
            payload: components["schemas"]["GetTransactionPayload"];
        };
        GetTransactionPayload: {
            datas: components["schemas"]["Transaction"][];
        };
        GetTransferAnswer: {
            payload: components["schemas"]["GetTransferPayload"];
        };
        GetTransferPayload: {
            datas: components["schemas"]["Transfer"][];
        };
        GetUnsubscribedAnswer: {
            payload: components["schemas"]["GetUnsubscribedPayload"];
        };
        GetUnsubscribedPayload: {
            datas: components["schemas"]["Unsubscribed"][];
        };
        GetVersionAnswer: {
            payload: components["schemas"]["GetVersionPayload"];
        };
        GetVersionPayload: {
            datas: components["schemas"]["WholeVersion"][];
        };
        GiveParentalConsentAnswer: {
            payload: components["schemas"]["GiveParentalConsentPayload"];
        };
        GiveParentalConsentPayload: {
            message: string;
        };
        GiveRoleAnswer: {
            payload: components["schemas"]["GiveRolePayload"];
        };
        GiveRolePayload: {
            datas: components["schemas"]["Role"][];
            message: string;
        };
        Glance: {
            free: number;
            free_percent: number;
            parts: components["schemas"]["SharedPart"][];
            planned: number;
            safe_per_day: number | null;
        };
        Goal: {
            /** Format: date-time */
            archived_at: string | null;
            contributed_this_month: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            due: string | null;
            icon: string;
            id: string;
            /** @enum {string} */
            kind: "wedding" | "education" | "emergency" | "retirement" | "business" | "vehicles" | "house" | "gadget" | "umrah" | "holidays" | "fashion" | "others" | "own";
            left: number;
            monthly: number | null;
            months_left: number | null;
            name: string;
            needed_monthly: number | null;
            percent: number;
            /** Format: date */
            ready: string | null;
            saved: number;
            /** @enum {string} */
            state: "reached" | "on_track" | "behind" | "unplanned";
            target: number;
            version: number;
            wallet_id: string | null;
        };
        GoalChanges: {
            archived?: boolean;
            /** Format: date */
            due?: string | null;
            /** @enum {string|null} */
            icon?: "/icons/ring.svg" | "/icons/graduation-cap.svg" | "/icons/umbrella.svg" | "/icons/sunrise.svg" | "/icons/convenience-store.svg" | "/icons/automobile.svg" | "/icons/house.svg" | "/icons/mobile-phone.svg" | "/icons/kaaba.svg" | "/icons/desert-island.svg" | "/icons/handbag.svg" | "/icons/glowing-star.svg" | "/icons/steaming-bowl.svg" | "/icons/motor-scooter.svg" | "/icons/house-with-garden.svg" | "/icons/key.svg" | "/icons/light-bulb.svg" | "/icons/books.svg" | "/icons/stethoscope.svg" | "/icons/credit-card.svg" | "/icons/fork-and-knife-with-plate.svg" | "/icons/popcorn.svg" | "/icons/t-shirt.svg" | "/icons/lipstick.svg" | "/icons/lotion-bottle.svg" | "/icons/soap.svg" | "/icons/luggage.svg" | "/icons/laptop.svg" | "/icons/red-heart.svg" | "/icons/package.svg" | "/icons/sheaf-of-rice.svg" | "/icons/chart-increasing.svg" | "/icons/card-file-box.svg" | "/icons/briefcase.svg" | "/icons/office-building.svg" | "/icons/bar-chart.svg" | "/icons/toolbox.svg" | "/icons/bank.svg" | "/icons/wrapped-gift.svg" | "/icons/coin.svg" | "/icons/shopping-bags.svg" | "/icons/fuel-pump.svg" | "/icons/door.svg" | "/icons/left-right-arrow.svg" | "/icons/pencil.svg" | "/icons/more/hot-beverage.svg" | "/icons/more/cooked-rice.svg" | "/icons/more/red-apple.svg" | "/icons/more/shortcake.svg" | "/icons/more/shopping-cart.svg" | "/icons/more/convenience-store.svg" | "/icons/more/handbag.svg" | "/icons/more/baby-bottle.svg" | "/icons/more/people-hugging.svg" | "/icons/more/paw-prints.svg" | "/icons/more/seedling.svg" | "/icons/more/bicycle.svg" | "/icons/more/automobile.svg" | "/icons/more/bus.svg" | "/icons/more/train.svg" | "/icons/more/airplane.svg" | "/icons/more/fuel-pump.svg" | "/icons/more/wrench.svg" | "/icons/more/high-voltage.svg" | "/icons/more/droplet.svg" | "/icons/more/mobile-phone.svg" | "/icons/more/television.svg" | "/icons/more/bed.svg" | "/icons/more/broom.svg" | "/icons/more/scissors.svg" | "/icons/more/pill.svg" | "/icons/more/person-lifting-weights.svg" | "/icons/more/soccer-ball.svg" | "/icons/more/video-game.svg" | "/icons/more/musical-note.svg" | "/icons/more/camera.svg" | "/icons/more/artist-palette.svg" | "/icons/more/mosque.svg" | "/icons/more/church.svg" | "/icons/more/birthday-cake.svg" | "/icons/more/ring.svg" | "/icons/more/graduation-cap.svg" | "/icons/more/receipt.svg" | "/icons/more/umbrella.svg" | "/icons/more/money-bag.svg" | null;
            monthly?: number | null;
            name?: string | null;
            target?: number;
            wallet_id?: string | null;
        };
        GoalTotals: {
            count: number;
            monthly: number;
            saved: number;
            target: number;
        };
        Groups: {
            needs: number;
            savings: number;
            wants: number;
        };
        GroupSum: {
            amount: number;
            change: number;
            change_percent: number | null;
            /** @enum {string} */
            group: "needs" | "wants" | "savings";
            previous: number;
            share: number;
        };
        Guardian: {
            allowed: components["schemas"]["Allowed"];
            asked_at: string | null;
            given_at: string | null;
            /** @enum {string} */
            state: "not_needed" | "needed" | "asked" | "given";
        };
        Guess: {
            category: components["schemas"]["RowCategory"];
            detail: string | null;
            why: components["schemas"]["Why"];
        };
        GuessCategoryAnswer: {
            payload: components["schemas"]["GuessCategoryPayload"];
        };
        GuessCategoryPayload: {
            datas: components["schemas"]["Guess"][];
        };
        GuestFigures: {
            alive: number;
            periods: components["schemas"]["GuestPeriod"][];
        };
        GuestPeriod: {
            begun: number;
            days: number;
            kept: number;
        };
        Heading: {
            id: string;
            title: string;
        };
        Health: {
            comments_held: number;
            comments_oldest_at: string | null;
            data_requests_next_due_at: string | null;
            data_requests_open: number;
            data_requests_overdue: number;
            drafts: number;
            failing_jobs: components["schemas"]["FailingJob"][];
            mail_dead: number;
            mail_oldest_due_seconds: number;
            mail_reasons: components["schemas"]["Reason"][];
            mail_waiting: number;
            push_dead: number;
            push_reasons: components["schemas"]["Reason"][];
            push_waiting: number;
            scheduled: number;
            support_oldest_at: string | null;
            support_open: number;
            worker_seconds: number | null;
        };
        Holiday: {
            /** Format: date */
            day: string;
            name: string;
        };
        HolidayForm: {
            name: string;
            name_id: string;
        };
        Holidays: {
            days: components["schemas"]["LetterHoliday"][];
            title: string;
        };
        HolidaySetting: {
            date: string;
            name: string;
            name_id: string;
            version: number;
        };
        Import: {
            account_tail: string;
            accounts: string[];
            /** Format: date-time */
            applied_at: string | null;
            archive: components["schemas"]["Archive"] | null;
            columns: components["schemas"]["Columns"] | null;
            counts: components["schemas"]["Counts"];
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            end: string | null;
            /** Format: date-time */
            expires_at: string | null;
            fault: components["schemas"]["Fault"] | null;
            file_name: string | null;
            id: string;
            issuer: string;
            layout: string;
            layout_name: string;
            needs_password: boolean;
            new_wallet: components["schemas"]["NewWalletPreset"] | null;
            notes: string[];
            number_style: components["schemas"]["NumberStyle"] | null;
            proof: components["schemas"]["Proof"];
            result: components["schemas"]["Result"] | null;
            row_count: number;
            /** @enum {string} */
            shape: "none" | "ready" | "sent";
            /** Format: date */
            start: string | null;
            /** @enum {string} */
            state: "reading" | "locked" | "mapping" | "review" | "applying" | "applied" | "undoing" | "undone" | "failed";
            /** Format: date-time */
            undo_until: string | null;
            wallet: components["schemas"]["ChosenWallet"] | null;
        };
        ImportChanges: {
            new_wallet?: boolean;
            /** @enum {string} */
            number_style?: "en" | "id" | "plain";
            wallet_id?: string;
        };
        ImportFigures: {
            failures: components["schemas"]["FailedFiles"][];
            layouts: components["schemas"]["LayoutFiles"][];
        };
        ImportRow: {
            addable: boolean;
            amount: number;
            balance: number | null;
            category: components["schemas"]["RowCategory"] | null;
            /** Format: date */
            date: string;
            detail: string;
            id: string;
            include: boolean;
            /** @enum {string} */
            kind: "purchase" | "qris" | "transfer_out" | "transfer_in" | "topup" | "cash_out" | "cash_in" | "fee" | "interest" | "tax" | "salary" | "refund" | "card_payment" | "pocket_move" | "adjustment" | "unknown";
            left_out_by_rule: boolean;
            match: components["schemas"]["Match"] | null;
            name: string;
            pending: boolean;
            /** @enum {string} */
            status: "new" | "existing" | "deleted" | "check";
            text: string;
            transfer: components["schemas"]["RowTransfer"] | null;
            why: components["schemas"]["Why"] | null;
        };
        InboxLine: {
            created_at: string;
            excerpt: string;
            id: string;
            last_at: string;
            replies: number;
            /** @enum {string} */
            state: "open" | "answered" | "closed";
            user: components["schemas"]["Sender"];
        };
        IncludedBill: {
            amount: number;
            /** Format: date */
            day: string;
            name: string;
        };
        Income: {
            expected: number | null;
            planned: number;
            received: number;
        };
        Instalment: {
            amount: number;
            cost: number;
            /** Format: date */
            due: string;
            number: number;
            open: number;
            open_cost: number;
            principal: number;
            /** @enum {string} */
            state: "paid" | "partly" | "overdue" | "due";
        };
        InvestmentPlan: {
            amount: number;
            /** Format: date-time */
            created_at: string;
            done_count: number;
            /** @enum {string} */
            frequency: "day" | "weekly" | "monthly";
            id: string;
            invested: number;
            missed_count: number;
            month_day: number | null;
            next: string[];
            past: components["schemas"]["PastDate"][];
            /** Format: date */
            starts: string;
            streak: number;
            /** Format: date */
            until: string | null;
            version: number;
            wallet: components["schemas"]["WalletName"] | null;
            wallet_id: string | null;
            weekday: number | null;
        };
        Invitation: {
            accepted_at: string | null;
            created_at: string;
            email: string;
            expires_at: string;
            fullname: string;
            id: string;
            invited_by: string | null;
            /** @enum {string} */
            language: "en" | "id";
            /** @enum {string} */
            state: "waiting" | "accepted" | "withdrawn" | "expired";
        };
        InviteAnswer: {
            payload: components["schemas"]["InvitePayload"];
        };
        Invited: {
            email: string;
            expires_at: string;
            fullname: string;
        };
        InvitePayload: {
            datas: components["schemas"]["Invitation"][];
            message: string;
        };
        JoinAccountsAnswer: {
            payload: components["schemas"]["JoinAccountsPayload"];
        };
        JoinAccountsPayload: {
            datas: components["schemas"]["Import"][];
        };
        JoinLockedAccountsAnswer: {
            payload: components["schemas"]["JoinLockedAccountsPayload"];
        };
        JoinLockedAccountsPayload: {
            datas: components["schemas"]["Import"][];
        };
        KeepAddressAnswer: {
            payload: components["schemas"]["KeepAddressPayload"];
        };
        KeepAddressPayload: {
            datas: components["schemas"]["Profile"][];
            message: string;
        };
        KeptRate: {
            currency: string;
            date: string;
            in_use: boolean;
            rate: string;
            version: number;
        };
        Keys: {
            auth: string;
            p256dh: string;
        };
        Kinds: {
            kinds: ("bill" | "saving_goal" | "budget_review" | "investment" | "articles")[];
        };
        LayoutFiles: {
            applied: number;
            layout: string;
            name: string;
            read: number;
        };
        LedgerDays: {
            /** Format: date */
            end: string;
            key: string | null;
            /** Format: date */
            start: string;
        };
        Letter: {
            /** Format: date-time */
            as_of: string;
            figures: components["schemas"]["Figure"][];
            findings: components["schemas"]["Finding"][];
            /** Format: date */
            from: string;
            holidays: components["schemas"]["Holidays"] | null;
            month: string;
            opening: string;
            spent: components["schemas"]["Spent"] | null;
            tip: components["schemas"]["LetterTip"] | null;
            /** Format: date */
            to: string;
        };
        LetterHoliday: {
            /** Format: date */
            day: string;
            name: string;
        };
        LetterTip: {
            description: string;
            path: string;
            title: string;
        };
        LiftSuspensionAnswer: {
            payload: components["schemas"]["LiftSuspensionPayload"];
        };
        LiftSuspensionPayload: {
            datas: components["schemas"]["AccountDetails"][];
            message: string;
        };
        ListAccountsAnswer: {
            payload: components["schemas"]["ListAccountsPayload"];
        };
        ListAccountsPayload: {
            datas: components["schemas"]["ListedAccount"][];
            total: number;
        };
        ListActionsAnswer: {
            payload: components["schemas"]["ListActionsPayload"];
        };
        ListActionsPayload: {
            datas: components["schemas"]["AuditAction"][];
        };
        ListActsAnswer: {
            payload: components["schemas"]["ListActsPayload"];
        };
        ListActsPayload: {
            datas: components["schemas"]["AuditAct"][];
            total: number;
        };
        ListArticlesAnswer: {
            payload: components["schemas"]["ListArticlesPayload"];
        };
        ListArticlesPayload: {
            datas: components["schemas"]["Card"][];
            next_cursor: string | null;
        };
        ListAskedAnswer: {
            payload: components["schemas"]["ListAskedPayload"];
        };
        ListAskedPayload: {
            datas: components["schemas"]["Asked"][];
            total: number;
        };
        ListCategoriesAnswer: {
            payload: components["schemas"]["ListCategoriesPayload"];
        };
        ListCategoriesPayload: {
            colors: string[];
            datas: components["schemas"]["Category"][];
            icons: string[];
        };
        ListCommentsAnswer: {
            payload: components["schemas"]["ListCommentsPayload"];
        };
        ListCommentsPayload: {
            datas: components["schemas"]["Comment"][];
            next_cursor: string | null;
            total: number;
        };
        ListConsentsAnswer: {
            payload: components["schemas"]["ListConsentsPayload"];
        };
        ListConsentsPayload: {
            datas: components["schemas"]["Consent"][];
        };
        ListContributionsAnswer: {
            payload: components["schemas"]["ListContributionsPayload"];
        };
        ListContributionsPayload: {
            datas: components["schemas"]["Contribution"][];
            next_cursor: string | null;
        };
        ListDataRequestsAnswer: {
            payload: components["schemas"]["ListDataRequestsPayload"];
        };
        ListDataRequestsPayload: {
            datas: components["schemas"]["DataRequest"][];
        };
        ListDebtsAnswer: {
            payload: components["schemas"]["ListDebtsPayload"];
        };
        ListDebtsPayload: {
            ahead: components["schemas"]["MonthsAhead"];
            cards: components["schemas"]["CardBill"][];
            datas: components["schemas"]["Debt"][];
        };
        ListDevicesAnswer: {
            payload: components["schemas"]["ListDevicesPayload"];
        };
        ListDevicesPayload: {
            datas: components["schemas"]["Device"][];
        };
        ListedAccount: {
            avatar_url: string | null;
            email: string;
            fullname: string;
            id: string;
            last_active_on: string | null;
            registered_at: string;
            /** @enum {string} */
            role: "Member" | "Admin" | "Super Admin";
            /** @enum {string} */
            status: "active" | "suspended" | "pending" | "closing";
            /** @enum {string|null} */
            suspended_for: "terms" | "abuse" | "fraud" | "security" | "other" | null;
            username: string;
        };
        ListedArticle: {
            comments: number;
            cover: components["schemas"]["Cover"] | null;
            has_changes: boolean;
            id: string;
            /** @enum {string} */
            kind: "blog" | "tip";
            planned_at: string | null;
            published_at: string | null;
            slug: string;
            /** @enum {string} */
            state: "draft" | "published" | "scheduled";
            title: string;
            updated_at: string;
            views: number;
        };
        ListEditedArticlesAnswer: {
            payload: components["schemas"]["ListEditedArticlesPayload"];
        };
        ListEditedArticlesPayload: {
            datas: components["schemas"]["ListedArticle"][];
            total: number;
        };
        ListEntriesAnswer: {
            payload: components["schemas"]["ListEntriesPayload"];
        };
        ListEntriesPayload: {
            datas: components["schemas"]["WalletEntry"][];
            next_cursor: string | null;
            totals: components["schemas"]["Totals"];
        };
        ListExportsAnswer: {
            payload: components["schemas"]["ListExportsPayload"];
        };
        ListExportsPayload: {
            datas: components["schemas"]["Export"][];
        };
        ListGoalsAnswer: {
            payload: components["schemas"]["ListGoalsPayload"];
        };
        ListGoalsPayload: {
            datas: components["schemas"]["Goal"][];
            totals: components["schemas"]["GoalTotals"];
        };
        ListHolidaysAnswer: {
            payload: components["schemas"]["ListHolidaysPayload"];
        };
        ListHolidaysPayload: {
            datas: components["schemas"]["HolidaySetting"][];
            year: number;
            years: number[];
        };
        ListImportsAnswer: {
            payload: components["schemas"]["ListImportsPayload"];
        };
        ListImportsPayload: {
            datas: components["schemas"]["Import"][];
        };
        ListInboxAnswer: {
            payload: components["schemas"]["ListInboxPayload"];
        };
        ListInboxPayload: {
            datas: components["schemas"]["InboxLine"][];
            total: number;
        };
        ListInvestmentPlansAnswer: {
            payload: components["schemas"]["ListInvestmentPlansPayload"];
        };
        ListInvestmentPlansPayload: {
            datas: components["schemas"]["InvestmentPlan"][];
        };
        ListInvitationsAnswer: {
            payload: components["schemas"]["ListInvitationsPayload"];
        };
        ListInvitationsPayload: {
            datas: components["schemas"]["Invitation"][];
            total: number;
        };
        ListLayoutsAnswer: {
            payload: components["schemas"]["ListLayoutsPayload"];
        };
        ListLayoutsPayload: {
            datas: components["schemas"]["ShapeLine"][];
            total: number;
        };
        ListNetWorthAnswer: {
            payload: components["schemas"]["ListNetWorthPayload"];
        };
        ListNetWorthPayload: {
            datas: components["schemas"]["NetWorth"][];
        };
        ListNotificationsAnswer: {
            payload: components["schemas"]["ListNotificationsPayload"];
        };
        ListNotificationsPayload: {
            datas: components["schemas"]["Notification"][];
            letter: string | null;
            next_cursor: string | null;
            unread: number;
        };
        ListOrderedExportsAnswer: {
            payload: components["schemas"]["ListOrderedExportsPayload"];
        };
        ListOrderedExportsPayload: {
            datas: components["schemas"]["TransactionExport"][];
        };
        ListProposalsAnswer: {
            payload: components["schemas"]["ListProposalsPayload"];
        };
        ListProposalsPayload: {
            datas: components["schemas"]["Proposal"][];
            rises: components["schemas"]["PriceRise"][];
        };
        ListPushSubscriptionsAnswer: {
            payload: components["schemas"]["ListPushSubscriptionsPayload"];
        };
        ListPushSubscriptionsPayload: {
            datas: components["schemas"]["Subscription"][];
            public_key: string | null;
        };
        ListQueuedCommentsAnswer: {
            payload: components["schemas"]["ListQueuedCommentsPayload"];
        };
        ListQueuedCommentsPayload: {
            datas: components["schemas"]["QueuedComment"][];
            total: number;
        };
        ListRatesAnswer: {
            payload: components["schemas"]["ListRatesPayload"];
        };
        ListRatesPayload: {
            datas: components["schemas"]["KeptRate"][];
            total: number;
        };
        ListRemindersAnswer: {
            payload: components["schemas"]["ListRemindersPayload"];
        };
        ListRemindersPayload: {
            coming: components["schemas"]["NamedOccurrence"][];
            complete: boolean;
            datas: components["schemas"]["Reminder"][];
            holidays: components["schemas"]["Holiday"][];
            late: components["schemas"]["NamedOccurrence"][];
            occurrences: components["schemas"]["Occurrence"][];
            waiting: components["schemas"]["NamedOccurrence"][];
            waiting_count: number;
        };
        ListRolesAnswer: {
            payload: components["schemas"]["ListRolesPayload"];
        };
        ListRolesPayload: {
            datas: components["schemas"]["Role"][];
            total: number;
        };
        ListRowsAnswer: {
            payload: components["schemas"]["ListRowsPayload"];
        };
        ListRowsPayload: {
            counts: components["schemas"]["Counts"];
            datas: components["schemas"]["ImportRow"][];
            next_cursor: string | null;
        };
        ListRulesAnswer: {
            payload: components["schemas"]["ListRulesPayload"];
        };
        ListRulesPayload: {
            datas: components["schemas"]["Rule"][];
        };
        ListSupportMessagesAnswer: {
            payload: components["schemas"]["ListSupportMessagesPayload"];
        };
        ListSupportMessagesPayload: {
            datas: components["schemas"]["Message"][];
        };
        ListTemplatesAnswer: {
            payload: components["schemas"]["ListTemplatesPayload"];
        };
        ListTemplatesPayload: {
            datas: components["schemas"]["AnswerTemplate"][];
        };
        ListTransactionsAnswer: {
            payload: components["schemas"]["ListTransactionsPayload"];
        };
        ListTransactionsPayload: {
            datas: components["schemas"]["Transaction"][];
            next_cursor: string | null;
            totals: components["schemas"]["Totals"];
        };
        ListVersionsAnswer: {
            payload: components["schemas"]["ListVersionsPayload"];
        };
        ListVersionsPayload: {
            datas: components["schemas"]["Version"][];
        };
        ListWalletsAnswer: {
            payload: components["schemas"]["ListWalletsPayload"];
        };
        ListWalletsPayload: {
            balance: number;
            datas: components["schemas"]["Wallet"][];
        };
        Login: {
            email: string;
            otp?: string;
            password: string;
        };
        LoginAnswer: {
            accessToken: string;
            payload: components["schemas"]["LoginPayload"];
        };
        LoginPayload: {
            datas: components["schemas"]["SessionDetails"][];
            message: string;
        };
        LogoutAnswer: {
            payload: components["schemas"]["LogoutPayload"];
        };
        LogoutPayload: {
            message: string;
        };
        LookAtTransactionsAnswer: {
            payload: components["schemas"]["LookAtTransactionsPayload"];
        };
        LookAtTransactionsPayload: {
            datas: components["schemas"]["SeenTransaction"][];
            total: number;
        };
        LowestPoint: {
            cause: string | null;
            /** Format: date */
            day: string;
            expected: number;
            low: number;
        };
        MailedToken: {
            token: string;
        };
        MakeCalendarAnswer: {
            payload: components["schemas"]["MakeCalendarPayload"];
        };
        MakeCalendarPayload: {
            datas: components["schemas"]["Calendar"][];
        };
        MakeDataRequestAnswer: {
            payload: components["schemas"]["MakeDataRequestPayload"];
        };
        MakeDataRequestPayload: {
            datas: components["schemas"]["DataRequest"][];
            message: string;
        };
        MapColumnsAnswer: {
            payload: components["schemas"]["MapColumnsPayload"];
        };
        MapColumnsPayload: {
            datas: components["schemas"]["Import"][];
        };
        Mapping: {
            amount?: number;
            day: number;
            money_in?: number;
            money_out?: number;
            sign?: number;
            text: number;
        };
        Match: {
            amount: number;
            /** Format: date */
            date: string;
            detail: string;
            id: string;
            updates: boolean;
        };
        MergeCategoriesAnswer: {
            payload: components["schemas"]["MergeCategoriesPayload"];
        };
        MergeCategoriesPayload: {
            datas: components["schemas"]["Category"][];
            message: string;
            moved: components["schemas"]["CategoryUses"];
        };
        MergeWalletsAnswer: {
            payload: components["schemas"]["MergeWalletsPayload"];
        };
        MergeWalletsPayload: {
            balance: number;
            datas: components["schemas"]["Wallet"][];
            message: string;
            moved: components["schemas"]["WalletUses"];
        };
        Message: {
            created_at: string;
            id: string;
            last_at: string;
            message: string;
            replies: components["schemas"]["SupportReply"][];
            /** @enum {string} */
            state: "open" | "answered" | "closed";
        };
        Missed: {
            /** @enum {string} */
            action: "done" | "skip" | "open";
            days?: string[];
        };
        MoneyMonth: {
            /** Format: date */
            end: string;
            key: string;
            label: string;
            /** Format: date */
            moved_from: string | null;
            reason: string | null;
            /** Format: date */
            start: string;
        };
        Month: {
            /** Format: date */
            end: string;
            key: string;
            label: string;
            /** Format: date */
            start: string;
        };
        MonthAhead: {
            /** Format: date */
            end: string;
            key: string;
            label: string;
            /** Format: date */
            start: string;
            total: number;
        };
        MonthsAhead: {
            free_label: string | null;
            /** Format: date */
            free_on: string | null;
            income: number | null;
            later: number;
            months: components["schemas"]["MonthAhead"][];
            warning: number | null;
            warning_percent: number;
        };
        MonthUsers: {
            month: string;
            users: number | null;
        };
        NamedDate: {
            amount?: number | null;
            /** Format: date */
            date?: string | null;
            /** Format: date */
            day: string;
            reminder_id: string;
            to_wallet_id?: string | null;
            wallet_id?: string | null;
        };
        NamedDays: {
            /** Format: date */
            end: string;
            key: string | null;
            label: string;
            /** Format: date */
            start: string;
        };
        NamedOccurrence: {
            amount: number | null;
            /** Format: date */
            day: string;
            debt_id: string | null;
            description: string;
            /** Format: date-time */
            due_at: string;
            /** @enum {string|null} */
            entry: "income" | "expenses" | "transfer" | null;
            icon: string;
            /** @enum {string} */
            kind: "bill" | "saving" | "investment" | "other";
            late: boolean;
            reminder_id: string;
            repeats: boolean;
            /** Format: date-time */
            snoozed_until: string | null;
            /** @enum {string} */
            source: "reminder" | "plan" | "debt";
            /** @enum {string} */
            state: "open" | "done" | "skipped";
            to_wallet: components["schemas"]["WalletName"] | null;
            transaction_id: string | null;
            wallet: components["schemas"]["WalletName"] | null;
        };
        NearestGoal: {
            icon: string;
            id: string;
            /** @enum {string} */
            kind: "wedding" | "education" | "emergency" | "retirement" | "business" | "vehicles" | "house" | "gadget" | "umrah" | "holidays" | "fashion" | "others" | "own";
            left: number;
            name: string;
            percent: number;
            saved: number;
            /** @enum {string} */
            state: "reached" | "on_track" | "behind" | "unplanned";
            target: number;
            wallet_id: string | null;
        };
        NetWorth: {
            assets: number;
            debts: number;
            /** Format: date */
            end: string;
            key: string;
            label: string;
            net_worth: number;
            /** Format: date */
            start: string;
        };
        NewAnswerTemplate: {
            text_en: string;
            text_id: string;
            title: string;
        };
        NewArticle: {
            /** @enum {string} */
            kind: "blog" | "tip";
            /** @enum {string} */
            language: "en" | "id";
            title: string;
        };
        NewBill: {
            category_id: string;
            /** Format: date */
            date?: string;
            /** Format: date */
            due: string;
            name: string;
            /** @default 1 */
            own_share: number;
            people: components["schemas"]["BillShare"][];
            total: number;
            /** @default null */
            wallet_id: string | null;
        };
        NewCategory: {
            /**
             * @default null
             * @enum {string|null}
             */
            color: "paddy" | "gold" | "nila" | "brick" | "sky" | "manggis" | "pandan" | "stone" | null;
            /**
             * @default null
             * @enum {string|null}
             */
            group: "needs" | "wants" | "savings" | null;
            /**
             * @default null
             * @enum {string|null}
             */
            icon: "/icons/steaming-bowl.svg" | "/icons/motor-scooter.svg" | "/icons/house-with-garden.svg" | "/icons/key.svg" | "/icons/light-bulb.svg" | "/icons/books.svg" | "/icons/stethoscope.svg" | "/icons/credit-card.svg" | "/icons/fork-and-knife-with-plate.svg" | "/icons/popcorn.svg" | "/icons/t-shirt.svg" | "/icons/lipstick.svg" | "/icons/lotion-bottle.svg" | "/icons/soap.svg" | "/icons/luggage.svg" | "/icons/laptop.svg" | "/icons/red-heart.svg" | "/icons/package.svg" | "/icons/sheaf-of-rice.svg" | "/icons/chart-increasing.svg" | "/icons/card-file-box.svg" | "/icons/briefcase.svg" | "/icons/office-building.svg" | "/icons/bar-chart.svg" | "/icons/toolbox.svg" | "/icons/bank.svg" | "/icons/wrapped-gift.svg" | "/icons/coin.svg" | "/icons/shopping-bags.svg" | "/icons/fuel-pump.svg" | "/icons/door.svg" | "/icons/mobile-phone.svg" | "/icons/left-right-arrow.svg" | "/icons/pencil.svg" | "/icons/more/hot-beverage.svg" | "/icons/more/cooked-rice.svg" | "/icons/more/red-apple.svg" | "/icons/more/shortcake.svg" | "/icons/more/shopping-cart.svg" | "/icons/more/convenience-store.svg" | "/icons/more/handbag.svg" | "/icons/more/baby-bottle.svg" | "/icons/more/people-hugging.svg" | "/icons/more/paw-prints.svg" | "/icons/more/seedling.svg" | "/icons/more/bicycle.svg" | "/icons/more/automobile.svg" | "/icons/more/bus.svg" | "/icons/more/train.svg" | "/icons/more/airplane.svg" | "/icons/more/fuel-pump.svg" | "/icons/more/wrench.svg" | "/icons/more/high-voltage.svg" | "/icons/more/droplet.svg" | "/icons/more/mobile-phone.svg" | "/icons/more/television.svg" | "/icons/more/bed.svg" | "/icons/more/broom.svg" | "/icons/more/scissors.svg" | "/icons/more/pill.svg" | "/icons/more/person-lifting-weights.svg" | "/icons/more/soccer-ball.svg" | "/icons/more/video-game.svg" | "/icons/more/musical-note.svg" | "/icons/more/camera.svg" | "/icons/more/artist-palette.svg" | "/icons/more/mosque.svg" | "/icons/more/church.svg" | "/icons/more/birthday-cake.svg" | "/icons/more/ring.svg" | "/icons/more/graduation-cap.svg" | "/icons/more/receipt.svg" | "/icons/more/umbrella.svg" | "/icons/more/money-bag.svg" | null;
            name: string;
            /** @enum {string} */
            type: "expenses" | "income";
        };
        NewComment: {
            text: string;
        };
        NewContribution: {
            amount: number;
            /** @default false */
            book: boolean;
            /** Format: date */
            date?: string;
            /** @default  */
            detail: string | null;
            /**
             * @default in
             * @enum {string}
             */
            direction: "in" | "out";
            wallet_id?: string | null;
        };
        NewDataRequest: {
            /** @enum {string} */
            kind: "access" | "correction" | "erasure" | "restriction" | "objection" | "other";
            /** @default  */
            text: string;
        };
        NewDebt: {
            /** @default null */
            category_id: string | null;
            /**
             * @default bought
             * @enum {string}
             */
            counts: "bought" | "paid";
            /** Format: date */
            date?: string;
            /** @enum {string} */
            direction: "owed" | "lent";
            /** @default null */
            each: number | null;
            /** @default 0 */
            fee: number;
            /** Format: date */
            first_due: string;
            /** @default 1 */
            instalments: number;
            /**
             * @default none
             * @enum {string}
             */
            interest: "none" | "flat" | "effective";
            /** @default null */
            money_wallet_id: string | null;
            name: string;
            /** @default 0 */
            paid: number;
            /** @default false */
            paylater: boolean;
            principal: number;
            /** @default 0 */
            rate: number;
            /**
             * @default month
             * @enum {string}
             */
            rate_period: "month" | "year";
            /** @default false */
            remind: boolean;
            /** @enum {string} */
            start: "money" | "purchase" | "existing" | "recorded";
            /** @default null */
            wallet_id: string | null;
            /** @default null */
            with_whom: string | null;
        };
        NewDebtPayment: {
            amount: number;
            /** @default null */
            cost: number | null;
            /** Format: date */
            date?: string;
            /** @default null */
            wallet_id: string | null;
        };
        NewGoal: {
            /**
             * Format: date
             * @default null
             */
            due: string | null;
            /**
             * @default null
             * @enum {string|null}
             */
            icon: "/icons/ring.svg" | "/icons/graduation-cap.svg" | "/icons/umbrella.svg" | "/icons/sunrise.svg" | "/icons/convenience-store.svg" | "/icons/automobile.svg" | "/icons/house.svg" | "/icons/mobile-phone.svg" | "/icons/kaaba.svg" | "/icons/desert-island.svg" | "/icons/handbag.svg" | "/icons/glowing-star.svg" | "/icons/steaming-bowl.svg" | "/icons/motor-scooter.svg" | "/icons/house-with-garden.svg" | "/icons/key.svg" | "/icons/light-bulb.svg" | "/icons/books.svg" | "/icons/stethoscope.svg" | "/icons/credit-card.svg" | "/icons/fork-and-knife-with-plate.svg" | "/icons/popcorn.svg" | "/icons/t-shirt.svg" | "/icons/lipstick.svg" | "/icons/lotion-bottle.svg" | "/icons/soap.svg" | "/icons/luggage.svg" | "/icons/laptop.svg" | "/icons/red-heart.svg" | "/icons/package.svg" | "/icons/sheaf-of-rice.svg" | "/icons/chart-increasing.svg" | "/icons/card-file-box.svg" | "/icons/briefcase.svg" | "/icons/office-building.svg" | "/icons/bar-chart.svg" | "/icons/toolbox.svg" | "/icons/bank.svg" | "/icons/wrapped-gift.svg" | "/icons/coin.svg" | "/icons/shopping-bags.svg" | "/icons/fuel-pump.svg" | "/icons/door.svg" | "/icons/left-right-arrow.svg" | "/icons/pencil.svg" | "/icons/more/hot-beverage.svg" | "/icons/more/cooked-rice.svg" | "/icons/more/red-apple.svg" | "/icons/more/shortcake.svg" | "/icons/more/shopping-cart.svg" | "/icons/more/convenience-store.svg" | "/icons/more/handbag.svg" | "/icons/more/baby-bottle.svg" | "/icons/more/people-hugging.svg" | "/icons/more/paw-prints.svg" | "/icons/more/seedling.svg" | "/icons/more/bicycle.svg" | "/icons/more/automobile.svg" | "/icons/more/bus.svg" | "/icons/more/train.svg" | "/icons/more/airplane.svg" | "/icons/more/fuel-pump.svg" | "/icons/more/wrench.svg" | "/icons/more/high-voltage.svg" | "/icons/more/droplet.svg" | "/icons/more/mobile-phone.svg" | "/icons/more/television.svg" | "/icons/more/bed.svg" | "/icons/more/broom.svg" | "/icons/more/scissors.svg" | "/icons/more/pill.svg" | "/icons/more/person-lifting-weights.svg" | "/icons/more/soccer-ball.svg" | "/icons/more/video-game.svg" | "/icons/more/musical-note.svg" | "/icons/more/camera.svg" | "/icons/more/artist-palette.svg" | "/icons/more/mosque.svg" | "/icons/more/church.svg" | "/icons/more/birthday-cake.svg" | "/icons/more/ring.svg" | "/icons/more/graduation-cap.svg" | "/icons/more/receipt.svg" | "/icons/more/umbrella.svg" | "/icons/more/money-bag.svg" | null;
            /** @enum {string} */
            kind: "wedding" | "education" | "emergency" | "retirement" | "business" | "vehicles" | "house" | "gadget" | "umrah" | "holidays" | "fashion" | "others" | "own";
            /** @default null */
            monthly: number | null;
            /** @default null */
            name: string | null;
            /** @default null */
            saved: number | null;
            target: number;
            wallet_id?: string | null;
        };
        NewGuest: {
            /** @enum {string} */
            language: "en" | "id";
            timezone?: string;
        };
        NewInvitation: {
            email: string;
            fullname: string;
            /** @enum {string} */
            language: "en" | "id";
        };
        NewMessage: {
            message: string;
        };
        NewPassword: {
            confPassword: string;
            password: string;
        };
        NewPlan: {
            amount: number;
            /** @enum {string} */
            frequency: "day" | "weekly" | "monthly";
            month_day?: number | null;
            /** Format: date */
            starts?: string | null;
            /** Format: date */
            until?: string | null;
            wallet_id?: string | null;
            weekday?: number | null;
        };
        NewReminder: {
            amount?: number | null;
            /** @enum {string} */
            amount_mode?: "fixed" | "last" | "asked";
            automatic?: boolean;
            category_id?: string | null;
            /** Format: date */
            day: string;
            description: string;
            every?: number;
            /**
             * @default once
             * @enum {string}
             */
            frequency: "once" | "daily" | "weekly" | "monthly" | "yearly";
            /**
             * @default other
             * @enum {string}
             */
            kind: "bill" | "saving" | "investment" | "other";
            month_day?: number | null;
            /** @enum {string|null} */
            shift?: "before" | "after" | null;
            time?: string | null;
            times?: number | null;
            to_wallet_id?: string | null;
            /** Format: date */
            until?: string | null;
            wallet_id?: string | null;
        };
        NewRole: {
            /** @enum {string} */
            role: "Member" | "Admin" | "Super Admin";
        };
        NewRule: {
            category_id?: string | null;
            detail?: string | null;
            leave_out?: boolean;
            max_amount?: number | null;
            min_amount?: number | null;
            position?: number;
            text?: string;
            /** @enum {string|null} */
            type?: "expenses" | "income" | null;
            wallet_id?: string | null;
        };
        NewSubscription: {
            endpoint: string;
            keys: components["schemas"]["Keys"];
        };
        NewTransaction: {
            amount: number;
            category_id?: string | null;
            categoryName?: string | null;
            client_key?: string | null;
            /** Format: date */
            date?: string;
            /** @default  */
            detail: string | null;
            /** @enum {string} */
            type: "expenses" | "income";
            wallet_id?: string | null;
        };
        NewTransfer: {
            amount: number;
            client_key?: string | null;
            /** Format: date */
            date?: string;
            /** @default  */
            detail: string | null;
            /** @default 0 */
            fee: number;
            to_wallet_id: string;
            wallet_id: string;
        };
        NewWallet: {
            archived?: boolean;
            /** @enum {string|null} */
            color?: "paddy" | "gold" | "nila" | "brick" | "sky" | "manggis" | "pandan" | "stone" | null;
            counts?: boolean;
            credit_limit?: number | null;
            due_day?: number | null;
            /** @enum {string} */
            kind: "cash" | "bank" | "ewallet" | "savings" | "investment" | "card" | "paylater" | "loan" | "receivable" | "other";
            last_digits?: string | null;
            monogram?: string | null;
            name: string;
            opening?: components["schemas"]["SignedOpening"] | null;
            statement_day?: number | null;
        };
        NewWalletPreset: {
            issuer: string;
            /** @enum {string} */
            kind: "cash" | "bank" | "ewallet" | "savings" | "investment" | "card" | "paylater" | "loan" | "receivable" | "other";
            name: string;
        };
        NextDate: {
            /** Format: date */
            day: string;
            /** Format: date-time */
            due_at: string;
        };
        Notification: {
            about: components["schemas"]["About"];
            /** Format: date-time */
            created_at: string;
            id: string;
            kind: string;
            /** Format: date-time */
            read_at: string | null;
            /** Format: date-time */
            settled_at: string | null;
            subject_id: string;
            times: number;
        };
        Notifications: {
            calendar: boolean;
            location: boolean;
            reminders: boolean;
            suggestion: boolean;
        };
        NumberStyle: {
            example: string;
            /** @enum {string} */
            id: "en" | "id" | "plain";
        };
        Occurrence: {
            amount: number | null;
            /** Format: date */
            day: string;
            /** Format: date-time */
            due_at: string;
            late: boolean;
            reminder_id: string;
            /** Format: date-time */
            snoozed_until: string | null;
            /** @enum {string} */
            state: "open" | "done" | "skipped";
            transaction_id: string | null;
        };
        Open: {
            /** Format: date */
            day: string;
        };
        OpenedLink: {
            browser_key?: string;
            token: string;
        };
        Opening: {
            amount: number;
            /** Format: date */
            date: string;
        };
        OpenReminderAnswer: {
            payload: components["schemas"]["OpenReminderPayload"];
        };
        OpenReminderPayload: {
            balance: number;
            datas: components["schemas"]["Reminder"][];
            message: string;
            occurrence: components["schemas"]["Occurrence"];
            transaction: components["schemas"]["Transaction"] | null;
        };
        OpenTerms: {
            each: number | null;
            fee: number;
            instalments: number;
            /** @enum {string} */
            interest: "none" | "flat" | "effective";
            /** Format: date */
            next_due: string;
            principal: number;
            rate: number;
            /** @enum {string} */
            rate_period: "month" | "year";
        };
        OrderCategoriesAnswer: {
            payload: components["schemas"]["OrderCategoriesPayload"];
        };
        OrderCategoriesPayload: {
            datas: components["schemas"]["Category"][];
            message: string;
        };
        OrderExportAnswer: {
            payload: components["schemas"]["OrderExportPayload"];
        };
        OrderExportPayload: {
            datas: components["schemas"]["TransactionExport"][];
            message: string;
        };
        OrderRulesAnswer: {
            payload: components["schemas"]["OrderRulesPayload"];
        };
        OrderRulesPayload: {
            datas: components["schemas"]["Rule"][];
            message: string;
        };
        OrderWalletsAnswer: {
            payload: components["schemas"]["OrderWalletsPayload"];
        };
        OrderWalletsPayload: {
            datas: components["schemas"]["Wallet"][];
            message: string;
        };
        Overview: {
            balance: number;
            budget: components["schemas"]["Glance"] | null;
            compared_with: components["schemas"]["Month"];
            expenses: components["schemas"]["Change"] | null;
            failed: ("month" | "groups" | "summary" | "recent" | "wallets" | "budget" | "goal" | "tip")[];
            goal: components["schemas"]["NearestGoal"] | null;
            goals_count: number | null;
            groups: components["schemas"]["Groups"] | null;
            income: components["schemas"]["Change"] | null;
            left: number | null;
            month: components["schemas"]["Month"];
            net_worth: components["schemas"]["PresentWorth"] | null;
            opening: components["schemas"]["Opening"] | null;
            recent: components["schemas"]["Transaction"][] | null;
            summary: components["schemas"]["Summary"] | null;
            tip: components["schemas"]["Tip"] | null;
            wallets: components["schemas"]["WalletGlance"][] | null;
        };
        Parent: {
            email: string;
        };
        Part: {
            /** @enum {string} */
            group: "needs" | "wants" | "savings";
            left: number;
            percent: number | null;
            planned: number;
            share: number;
            spent: number;
        };
        PastDate: {
            amount: number | null;
            /** Format: date */
            date: string;
            /** @enum {string} */
            state: "done" | "skipped" | "due" | "missed";
            transaction_id: string | null;
        };
        PayDebtAnswer: {
            payload: components["schemas"]["PayDebtPayload"];
        };
        PayDebtPayload: {
            balance: number;
            datas: components["schemas"]["DebtDetail"][];
            message: string;
            transaction_id: string;
        };
        Payoff: {
            amount: number;
            cost: number;
            principal: number;
            saves: number;
        };
        PayoffOrder: {
            cleared: components["schemas"]["ClearedDebt"][];
            cost: number;
            free_label: string;
            months: number;
            /** @enum {string} */
            order: "agreed" | "smallest" | "highest";
            saves: number;
        };
        Photo: {
            avatar_url: string | null;
        };
        Piece: {
            amount: number | null;
            text: string | null;
        };
        PlanChanges: {
            amount?: number;
            /** @enum {string} */
            frequency?: "day" | "weekly" | "monthly";
            month_day?: number | null;
            /** Format: date */
            starts?: string;
            /** Format: date */
            until?: string | null;
            wallet_id?: string | null;
            weekday?: number | null;
        };
        PlanMonth: {
            day: number | null;
            days: number;
            /** Format: date */
            end: string;
            key: string;
            label: string;
            next: string | null;
            previous: string | null;
            /** Format: date */
            start: string;
        };
        Preferences: {
            /** @enum {string|null} */
            currency?: "IDR" | "EUR" | "USD" | null;
            hide_amounts?: boolean;
            /** @enum {string|null} */
            language?: "en" | "id" | null;
            payday?: number;
            payday_shift?: boolean;
            /** @enum {integer|null} */
            text_size?: 150 | 125 | 100 | 75 | 50 | 25 | null;
            /** @enum {string|null} */
            theme?: "default" | "dark" | null;
            timezone?: string;
        };
        PresentWorth: {
            assets: number;
            debts: number;
            net: number;
        };
        Preview: {
            html: string;
            minutes: number;
            words: number;
        };
        PreviewArticleAnswer: {
            payload: components["schemas"]["PreviewArticlePayload"];
        };
        PreviewArticlePayload: {
            datas: components["schemas"]["Preview"][];
        };
        Previewed: {
            body: string;
            /** @enum {string} */
            language: "en" | "id";
        };
        PriceRise: {
            before: number;
            icon: string;
            id: string;
            name: string;
            now: number;
            reminder_id: string | null;
            reminder_version: number | null;
            /** Format: date */
            since: string;
        };
        Profile: {
            /** @enum {string|null} */
            age: "Under 18" | "18-24" | "25-34" | "35-44" | "45-54" | "55-64" | "65 above" | null;
            avatar_url: string | null;
            balance: number;
            /** @enum {string|null} */
            country: "Indonesia" | "Malaysia" | "Singapore" | "Thailand" | "Vietnam" | null;
            /** @enum {string|null} */
            currency: "IDR" | "EUR" | "USD" | null;
            email: string | null;
            email_change: string | null;
            fullname: string;
            hide_amounts: boolean;
            is_guest: boolean;
            /** @enum {string|null} */
            language: "en" | "id" | null;
            opening: components["schemas"]["Opening"] | null;
            payday: number;
            payday_shift: boolean;
            phone_number: string;
            role: string;
            second_factor: boolean;
            /** @enum {integer|null} */
            text_size: 150 | 125 | 100 | 75 | 50 | 25 | null;
            /** @enum {string|null} */
            theme: "default" | "dark" | null;
            timezone: string;
            username: string;
        };
        Proof: {
            broken: components["schemas"]["Broken"] | null;
            closing: number | null;
            opening: number | null;
            /** @enum {string} */
            state: "matches" | "breaks" | "none";
        };
        Proposal: {
            amount: number;
            amount_before: number | null;
            /** @enum {string} */
            amount_mode: "fixed" | "last";
            category_id: string;
            category_label: string;
            /** Format: date */
            day: string;
            entries: number;
            every: number;
            /** @enum {string} */
            frequency: "weekly" | "monthly" | "yearly";
            icon: string;
            id: string;
            /** Format: date */
            last_day: string;
            month_day: number | null;
            name: string;
            /** @enum {string} */
            type: "expenses" | "income";
            wallet: components["schemas"]["WalletName"] | null;
            wallet_id: string | null;
        };
        Publish: {
            /**
             * Format: date-time
             * @default null
             */
            at: string | null;
        };
        PublishArticleAnswer: {
            payload: components["schemas"]["PublishArticlePayload"];
        };
        PublishArticlePayload: {
            datas: components["schemas"]["EditedArticle"][];
            message: string;
        };
        QueuedComment: {
            article: components["schemas"]["CommentPlace"];
            author: components["schemas"]["CommentAuthor"] | null;
            created_at: string;
            /** @enum {string|null} */
            held_for: "link" | "reports" | null;
            id: string;
            reports: components["schemas"]["CommentReport"][];
            /** @enum {string} */
            state: "shown" | "held";
            text: string;
        };
        Quiz: {
            answers: string[];
            budget: components["schemas"]["QuizBudget"] | null;
            channel: components["schemas"]["QuizChannel"];
            goals: components["schemas"]["QuizGoal"][];
            profile: components["schemas"]["QuizProfile"];
            reminder_kinds: ("bill" | "saving_goal" | "budget_review" | "investment" | "articles")[];
            reminders: components["schemas"]["QuizReminder"][];
            schedules: components["schemas"]["QuizSchedule"][];
            split: components["schemas"]["QuizSplit"];
            taken_at: string;
        };
        QuizBudget: {
            because: components["schemas"]["Because"][];
            income: number;
            items: components["schemas"]["QuizBudgetItem"][];
            total: number;
        };
        QuizBudgetItem: {
            amount: number;
            category_id: string;
            category_label: string;
            color: string | null;
            icon: string;
        };
        QuizChannel: {
            because: components["schemas"]["Because"][];
            chosen: string;
            /** @enum {string} */
            used: "email" | "push" | "in_app";
        };
        QuizGoal: {
            because: components["schemas"]["Because"][];
            icon: string;
            /** @enum {string} */
            kind: "wedding" | "education" | "emergency" | "retirement" | "business" | "vehicles" | "house" | "gadget" | "umrah" | "holidays" | "fashion" | "others" | "own";
            monthly: number;
            name: string;
            target: number;
        };
        QuizProfile: {
            /** @enum {string|null} */
            age: "Under 18" | "18-24" | "25-34" | "35-44" | "45-54" | "55-64" | "65 above" | null;
            /** @enum {string|null} */
            country: "Indonesia" | "Malaysia" | "Singapore" | "Thailand" | "Vietnam" | null;
            filled: ("age" | "country")[];
        };
        QuizReminder: {
            because: components["schemas"]["Because"][];
            /** @enum {string} */
            kind: "bill" | "saving_goal" | "budget_review" | "investment" | "articles";
        };
        QuizSchedule: {
            /** @enum {string} */
            kind: "bill" | "saving_goal" | "budget_review" | "investment";
            month_day: number | null;
            /** @enum {string} */
            rhythm: "daily" | "mondays" | "month_start" | "month_day" | "changed" | "removed";
        };
        QuizSplit: {
            because: components["schemas"]["Because"][];
            needs: number;
            savings: number;
            wants: number;
        };
        Rate: {
            currency: string;
            /** Format: date */
            date: string;
            rate: string;
        };
        RateForm: {
            rate: string;
        };
        Read: {
            /** @default false */
            all: boolean;
            ids?: string[];
            subject_id?: string;
        };
        ReadLetterAnswer: {
            payload: components["schemas"]["ReadLetterPayload"];
        };
        ReadLetterPayload: {
            datas: components["schemas"]["Letter"][];
            has_tips: boolean;
            months: string[];
            /** Format: date */
            next_on: string;
            /** @enum {string} */
            state: "on" | "off" | "consent";
        };
        ReadNotificationsAnswer: {
            payload: components["schemas"]["ReadNotificationsPayload"];
        };
        ReadNotificationsPayload: {
            letter: string | null;
            unread: number;
        };
        Reason: {
            error: string;
            first_at: string;
            given_up: boolean;
            last_at: string;
            number: number;
        };
        RecentCategories: {
            expenses: string[];
            income: string[];
        };
        RecentWallets: {
            by_category: {
                [key: string]: string;
            };
            last: string | null;
            transfer_from: string | null;
            transfer_to: string | null;
        };
        Reckoned: {
            instalments: number;
            principal: number;
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        Refusal: {
            message: string;
            payload: components["schemas"]["RefusalPayload"];
        };
        RefusalPayload: {
            code: string;
            datas?: {
                [key: string]: unknown;
            }[];
            errors?: {
                [key: string]: string[];
            };
            message: string;
            request_id: string;
        };
        RegisterAnswer: {
            payload: components["schemas"]["RegisterPayload"];
        };
        RegisterGuestAnswer: {
            payload: components["schemas"]["RegisterGuestPayload"];
        };
        RegisterGuestPayload: {
            message: string;
        };
        RegisterPayload: {
            message: string;
        };
        Registration: {
            browser_key?: string;
            confPassword: string;
            email: string;
            fullname: string;
            password: string;
            phone_number: string;
            username: string;
        };
        RegistrationLink: {
            created_at: string | null;
            disown_token: string | null;
            email: string | null;
            fullname: string | null;
            is_own: boolean;
            keeps_guest: boolean;
            /** @enum {string} */
            state: "waiting" | "verified";
            username: string | null;
        };
        ReleaseCommentAnswer: {
            payload: components["schemas"]["ReleaseCommentPayload"];
        };
        ReleaseCommentPayload: {
            message: string;
        };
        Reminder: {
            amount: number | null;
            /** @enum {string} */
            amount_mode: "fixed" | "last" | "asked";
            automatic: boolean;
            category_id: string | null;
            category_label: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            day: string;
            debt_id: string | null;
            description: string;
            /** @enum {string|null} */
            entry: "income" | "expenses" | "transfer" | null;
            every: number;
            /** @enum {string} */
            frequency: "once" | "daily" | "weekly" | "monthly" | "yearly";
            icon: string;
            id: string;
            /** @enum {string} */
            kind: "bill" | "saving" | "investment" | "other";
            month_day: number | null;
            next: components["schemas"]["NextDate"] | null;
            /** @enum {string|null} */
            shift: "before" | "after" | null;
            time: string | null;
            times: number | null;
            to_wallet: components["schemas"]["WalletName"] | null;
            to_wallet_id: string | null;
            /** Format: date */
            until: string | null;
            version: number;
            wallet: components["schemas"]["WalletName"] | null;
            wallet_id: string | null;
        };
        ReminderChanges: {
            amount?: number | null;
            /** @enum {string} */
            amount_mode?: "fixed" | "last" | "asked";
            automatic?: boolean;
            category_id?: string | null;
            /** Format: date */
            day?: string;
            description?: string;
            every?: number;
            /** @enum {string} */
            frequency?: "once" | "daily" | "weekly" | "monthly" | "yearly";
            /** @enum {string} */
            kind?: "bill" | "saving" | "investment" | "other";
            month_day?: number | null;
            /** @enum {string|null} */
            shift?: "before" | "after" | null;
            time?: string | null;
            times?: number | null;
            to_wallet_id?: string | null;
            /** Format: date */
            until?: string | null;
            wallet_id?: string | null;
        };
        Removal: {
            /** @enum {string} */
            reason: "spam" | "abuse" | "scam" | "other";
        };
        RemoveCategoryAnswer: {
            payload: components["schemas"]["RemoveCategoryPayload"];
        };
        RemoveCategoryPayload: {
            message: string;
        };
        RemoveCommentAnswer: {
            payload: components["schemas"]["RemoveCommentPayload"];
        };
        RemoveCommentPayload: {
            message: string;
        };
        RemoveCoverAnswer: {
            payload: components["schemas"]["RemoveCoverPayload"];
        };
        RemoveCoverPayload: {
            datas: components["schemas"]["EditedArticle"][];
            message: string;
        };
        RemoveHolidayAnswer: {
            payload: components["schemas"]["RemoveHolidayPayload"];
        };
        RemoveHolidayPayload: {
            message: string;
        };
        RemoveInvestmentPlanAnswer: {
            payload: components["schemas"]["RemoveInvestmentPlanPayload"];
        };
        RemoveInvestmentPlanPayload: {
            message: string;
        };
        RemovePhotoAnswer: {
            payload: components["schemas"]["RemovePhotoPayload"];
        };
        RemovePhotoPayload: {
            datas: components["schemas"]["Photo"][];
            message: string;
        };
        RemovePushSubscriptionAnswer: {
            payload: components["schemas"]["RemovePushSubscriptionPayload"];
        };
        RemovePushSubscriptionPayload: {
            message: string;
        };
        RemoveRateAnswer: {
            payload: components["schemas"]["RemoveRatePayload"];
        };
        RemoveRatePayload: {
            message: string;
        };
        RemoveReminderAnswer: {
            payload: components["schemas"]["RemoveReminderPayload"];
        };
        RemoveReminderPayload: {
            message: string;
            removed: string;
        };
        RemoveRuleAnswer: {
            payload: components["schemas"]["RemoveRulePayload"];
        };
        RemoveRulePayload: {
            message: string;
        };
        RemoveWalletAnswer: {
            payload: components["schemas"]["RemoveWalletPayload"];
        };
        RemoveWalletPayload: {
            balance: number;
            message: string;
        };
        RenewCalendarAnswer: {
            payload: components["schemas"]["RenewCalendarPayload"];
        };
        RenewCalendarPayload: {
            datas: components["schemas"]["Calendar"][];
            message: string;
        };
        RenewRecoveryCodesAnswer: {
            payload: components["schemas"]["RenewRecoveryCodesPayload"];
        };
        RenewRecoveryCodesPayload: {
            datas: components["schemas"]["RecoveryCodes"][];
            message: string;
        };
        Report: {
            /** @default null */
            note: string | null;
            /** @enum {string} */
            reason: "spam" | "abuse" | "scam" | "other";
        };
        ReportCommentAnswer: {
            payload: components["schemas"]["ReportCommentPayload"];
        };
        ReportCommentPayload: {
            message: string;
        };
        RequestOutcome: {
            /** @enum {string} */
            outcome: "done" | "refused";
            text: string;
        };
        ResendAnswer: {
            payload: components["schemas"]["ResendPayload"];
        };
        ResendInvitationAnswer: {
            payload: components["schemas"]["ResendInvitationPayload"];
        };
        ResendInvitationPayload: {
            datas: components["schemas"]["Invitation"][];
            message: string;
        };
        ResendPayload: {
            message: string;
        };
        ResendVerificationAnswer: {
            payload: components["schemas"]["ResendVerificationPayload"];
        };
        ResendVerificationPayload: {
            datas: components["schemas"]["AccountDetails"][];
            message: string;
        };
        Reset: {
            acceptTerms: boolean;
            confPassword: string;
            password: string;
            remove_second_factor?: boolean;
            token: string;
        };
        ResetPasswordAnswer: {
            payload: components["schemas"]["ResetPasswordPayload"];
        };
        ResetPasswordPayload: {
            message: string;
        };
        RestoreAccountAnswer: {
            payload: components["schemas"]["RestoreAccountPayload"];
        };
        RestoreAccountPayload: {
            message: string;
        };
        Restored: {
            kept: number;
            restored: number;
        };
        RestoreReminderAnswer: {
            payload: components["schemas"]["RestoreReminderPayload"];
        };
        RestoreReminderPayload: {
            datas: components["schemas"]["Reminder"][];
            message: string;
        };
        RestoreRuleAnswer: {
            payload: components["schemas"]["RestoreRulePayload"];
        };
        RestoreRulePayload: {
            datas: components["schemas"]["Rule"][];
            message: string;
        };
        RestoreTransactionAnswer: {
            payload: components["schemas"]["RestoreTransactionPayload"];
        };
        RestoreTransactionPayload: {
            balance: number;
            datas: components["schemas"]["Transaction"][];
            message: string;
        };
        RestoreVersionAnswer: {
            payload: components["schemas"]["RestoreVersionPayload"];
        };
        RestoreVersionPayload: {
            datas: components["schemas"]["EditedArticle"][];
            message: string;
        };
        Result: {
            difference: number | null;
            kept: string[];
            saved: number;
            transfers: number;
        };
        RiskAnswers: {
            answers: string[];
        };
        RiskProfile: {
            answers: string[] | null;
            /** @enum {string|null} */
            profile: "careful" | "balanced" | "bold" | null;
            questions: components["schemas"]["RiskQuestion"][];
            reason: string | null;
            /** Format: date-time */
            taken_at: string | null;
        };
        RiskQuestion: {
            /** @enum {string} */
            key: "horizon" | "experience" | "drop" | "cushion" | "income" | "aim";
            options: string[];
            prefilled: string | null;
        };
        Role: {
            avatar_url: string | null;
            email: string;
            fullname: string;
            id: string;
            /** @enum {string} */
            role: "Member" | "Admin" | "Super Admin";
            status: string;
            username: string;
            version: number;
        };
        RowCategory: {
            color: string | null;
            icon: string;
            id: string;
            label: string;
            name: string;
        };
        RowChange: {
            category_id?: string | null;
            detail?: string;
            include?: boolean;
            match_id?: string | null;
            transfer_wallet_id?: string | null;
        };
        RowChanges: {
            change: components["schemas"]["RowChange"];
            ids?: string[];
            same_as?: string;
            /** @enum {string} */
            tab?: "new" | "existing" | "check";
        };
        RowTransfer: {
            fee: number;
            name: string;
            proposed: boolean;
            wallet_id: string;
        };
        Rule: {
            category_id: string | null;
            /** Format: date-time */
            created_at: string;
            detail: string | null;
            hits: number;
            id: string;
            /** Format: date-time */
            last_hit_at: string | null;
            leave_out: boolean;
            max_amount: number | null;
            min_amount: number | null;
            position: number;
            text: string;
            /** @enum {string|null} */
            type: "expenses" | "income" | null;
            wallet_id: string | null;
        };
        RuleChanges: {
            category_id?: string | null;
            detail?: string | null;
            leave_out?: boolean;
            max_amount?: number | null;
            min_amount?: number | null;
            text?: string;
            /** @enum {string|null} */
            type?: "expenses" | "income" | null;
            wallet_id?: string | null;
        };
        RuleOrder: {
            ids: string[];
        };
        Safe: {
            balance_limit: number | null;
            days: number;
            income: number;
            income_to_come: number;
            items: components["schemas"]["SafeItem"][];
            left: number;
            moved: number;
            per_day: number;
            set_aside: number;
            spent: number;
            to_come: number;
        };
        SafeItem: {
            amount: number;
            /** Format: date */
            day: string;
            icon: string;
            is_saving: boolean;
            name: string;
            /** @enum {string} */
            source: "reminder" | "plan" | "goal" | "debt" | "card" | "series";
            source_id: string;
        };
        SaveArticleAnswer: {
            payload: components["schemas"]["SaveArticlePayload"];
        };
        SaveArticlePayload: {
            datas: components["schemas"]["EditedArticle"][];
            message: string;
        };
        SeenTransaction: {
            amount: number;
            date: string;
            id: string;
            /** @enum {string} */
            type: "expenses" | "income";
            user: string;
        };
        Sender: {
            avatar_url: string | null;
            email: string;
            fullname: string;
            id: string;
            language: string;
            /** @enum {string} */
            status: "pending" | "active" | "suspended" | "closing";
        };
        SendShapeAnswer: {
            payload: components["schemas"]["SendShapePayload"];
        };
        SendShapePayload: {
            datas: components["schemas"]["Import"][];
            message: string;
        };
        SendSupportMessageAnswer: {
            payload: components["schemas"]["SendSupportMessagePayload"];
        };
        SendSupportMessagePayload: {
            datas: components["schemas"]["Message"][];
            message: string;
        };
        SentLayout: {
            bank: string;
            content: string;
            id: string;
            kind: string;
            /** Format: date */
            sent_on: string;
            size_kb: number;
            /** @enum {string} */
            state: "new" | "done";
            times: number;
            version: number;
        };
        SentShape: {
            /** @default  */
            bank: string;
            digest: string;
        };
        SeriesChange: {
            changes: components["schemas"]["ReminderChanges"];
            /** Format: date */
            day: string;
            /** @enum {string} */
            scope: "one" | "later";
        };
        SessionDetails: {
            /** Format: date-time */
            ends_at: string;
            idle_seconds: number;
            is_guest: boolean;
            quiz_closed: boolean;
        };
        SetHolidayAnswer: {
            payload: components["schemas"]["SetHolidayPayload"];
        };
        SetHolidayPayload: {
            datas: components["schemas"]["HolidaySetting"][];
            message: string;
        };
        SetNotificationsAnswer: {
            payload: components["schemas"]["SetNotificationsPayload"];
        };
        SetNotificationsPayload: {
            datas: components["schemas"]["Notifications"][];
            message: string;
        };
        SetOpeningAnswer: {
            payload: components["schemas"]["SetOpeningPayload"];
        };
        SetOpeningPayload: {
            balance: number;
            datas: components["schemas"]["Opening"][];
            message: string;
        };
        SetPreferencesAnswer: {
            payload: components["schemas"]["SetPreferencesPayload"];
        };
        SetPreferencesPayload: {
            datas: components["schemas"]["Profile"][];
            message: string;
        };
        SetRateAnswer: {
            payload: components["schemas"]["SetRatePayload"];
        };
        SetRatePayload: {
            datas: components["schemas"]["KeptRate"][];
            message: string;
        };
        Settings: {
            city: string | null;
            country: string | null;
            email: string | null;
            facebook: string | null;
            fax: string | null;
            instagram: string | null;
            name: string | null;
            phone: string | null;
            postcode: string | null;
            street: string | null;
            version: number;
            x: string | null;
            youtube: string | null;
        };
        SettingsForm: {
            city?: string | null;
            country?: string | null;
            email?: string | null;
            facebook?: string | null;
            fax?: string | null;
            instagram?: string | null;
            name?: string | null;
            phone?: string | null;
            postcode?: string | null;
            street?: string | null;
            x?: string | null;
            youtube?: string | null;
        };
        Shape: {
            content: string;
            digest: string;
            is_sent: boolean;
            kind: string;
            size_kb: number;
        };
        ShapeLine: {
            bank: string;
            id: string;
            kind: string;
            /** Format: date */
            sent_on: string;
            size_kb: number;
            /** @enum {string} */
            state: "new" | "done";
            times: number;
            version: number;
        };
        ShapeState: {
            /** @enum {string} */
            state: "new" | "done";
        };
        ShareBillAnswer: {
            payload: components["schemas"]["ShareBillPayload"];
        };
        ShareBillPayload: {
            balance: number;
            datas: components["schemas"]["DebtDetail"][];
            message: string;
        };
        SharedPart: {
            /** @enum {string} */
            group: "needs" | "wants" | "savings";
            planned: number;
            share: number;
            spent: number;
        };
        Shares: {
            needs: number;
            savings: number;
            wants: number;
        };
        ShowAccessLogAnswer: {
            payload: components["schemas"]["ShowAccessLogPayload"];
        };
        ShowAccessLogPayload: {
            datas: components["schemas"]["AccessLogEntry"][];
        };
        ShowAccountAnswer: {
            payload: components["schemas"]["ShowAccountPayload"];
        };
        ShowAccountPayload: {
            datas: components["schemas"]["AccountDetails"][];
        };
        ShowAllocationAnswer: {
            payload: components["schemas"]["ShowAllocationPayload"];
        };
        ShowAllocationPayload: {
            datas: components["schemas"]["Allocation"][];
        };
        ShowBudgetsAnswer: {
            payload: components["schemas"]["ShowBudgetsPayload"];
        };
        ShowBudgetsPayload: {
            datas: components["schemas"]["Budget"][];
            month: components["schemas"]["PlanMonth"];
            totals: components["schemas"]["BudgetTotals"];
        };
        ShowDashboardAnswer: {
            payload: components["schemas"]["ShowDashboardPayload"];
        };
        ShowDashboardPayload: {
            datas: components["schemas"]["Dashboard"][];
        };
        ShowForecastAnswer: {
            payload: components["schemas"]["ShowForecastPayload"];
        };
        ShowForecastPayload: {
            datas: components["schemas"]["Forecast"][];
        };
        ShowInvitationAnswer: {
            payload: components["schemas"]["ShowInvitationPayload"];
        };
        ShowInvitationPayload: {
            datas: components["schemas"]["Invited"][];
        };
        ShowMoneyMonthsAnswer: {
            payload: components["schemas"]["ShowMoneyMonthsPayload"];
        };
        ShowMoneyMonthsPayload: {
            datas: components["schemas"]["MoneyMonth"][];
        };
        ShowOverviewAnswer: {
            payload: components["schemas"]["ShowOverviewPayload"];
        };
        ShowOverviewPayload: {
            datas: components["schemas"]["Overview"][];
        };
        ShowRegistrationAnswer: {
            payload: components["schemas"]["ShowRegistrationPayload"];
        };
        ShowRegistrationPayload: {
            datas: components["schemas"]["RegistrationLink"][];
        };
        SignAccountOutAnswer: {
            payload: components["schemas"]["SignAccountOutPayload"];
        };
        SignAccountOutPayload: {
            datas: components["schemas"]["AccountDetails"][];
            message: string;
        };
        SignedOpening: {
            amount: number;
            /** Format: date */
            date: string;
        };
        Site: {
            contact: components["schemas"]["Contact"];
            rates: components["schemas"]["Rate"][];
            social: components["schemas"]["Social"];
        };
        Skip: {
            /** Format: date */
            day: string;
        };
        SkipReminderAnswer: {
            payload: components["schemas"]["SkipReminderPayload"];
        };
        SkipReminderPayload: {
            balance: number;
            datas: components["schemas"]["Reminder"][];
            message: string;
            occurrence: components["schemas"]["Occurrence"];
            transaction: components["schemas"]["Transaction"] | null;
        };
        Snooze: {
            /** Format: date */
            day: string;
            /** Format: date-time */
            until: string;
        };
        SnoozeReminderAnswer: {
            payload: components["schemas"]["SnoozeReminderPayload"];
        };
        SnoozeReminderPayload: {
            balance: number;
            datas: components["schemas"]["Reminder"][];
            message: string;
            occurrence: components["schemas"]["Occurrence"];
            transaction: components["schemas"]["Transaction"] | null;
        };
        Social: {
            facebook: string | null;
            instagram: string | null;
            x: string | null;
            youtube: string | null;
        };
        Source: {
            publisher: string;
            title: string;
            url: string;
        };
        Spent: {
            percent: number;
            sentence: string;
        };
        Split: {
            needs: number;
            savings: number;
            wants: number;
        };
        SplitReminderAnswer: {
            payload: components["schemas"]["SplitReminderPayload"];
        };
        SplitReminderPayload: {
            changed: components["schemas"]["Reminder"];
            datas: components["schemas"]["Reminder"][];
            message: string;
        };
        StartPasswordResetAnswer: {
            payload: components["schemas"]["StartPasswordResetPayload"];
        };
        StartPasswordResetPayload: {
            datas: components["schemas"]["AccountDetails"][];
            message: string;
        };
        StartTotpAnswer: {
            payload: components["schemas"]["StartTotpPayload"];
        };
        StartTotpPayload: {
            datas: components["schemas"]["Enrolment"][];
        };
        StoredAnswer: {
            id: string;
        };
        SubscribeAgainAnswer: {
            payload: components["schemas"]["SubscribeAgainPayload"];
        };
        SubscribeAgainPayload: {
            datas: components["schemas"]["Unsubscribed"][];
            message: string;
        };
        Subscription: {
            created_at: string;
            device: string | null;
            id: string;
        };
        SuggestAnswer: {
            payload: components["schemas"]["SuggestPayload"];
        };
        Suggestion: {
            amount: number;
            category_id: string;
            category_label: string;
            color: string | null;
            count: number;
            detail: string;
            icon: string;
            rule_id: string | null;
            /** @enum {string} */
            type: "expenses" | "income";
        };
        SuggestPayload: {
            datas: components["schemas"]["Suggestion"][];
            recent_categories: components["schemas"]["RecentCategories"];
            recent_wallets: components["schemas"]["RecentWallets"];
            transfers: components["schemas"]["TransferSuggestion"][];
        };
        SumByCategoryAnswer: {
            payload: components["schemas"]["SumByCategoryPayload"];
        };
        SumByCategoryPayload: {
            compared: components["schemas"]["ComparedDays"];
            datas: components["schemas"]["CategorySum"][];
            groups: components["schemas"]["GroupSum"][];
            last_month: string;
            month: components["schemas"]["NamedDays"];
            period: components["schemas"]["SummedDays"];
            returned: number;
            totals: components["schemas"]["TypeTotals"];
        };
        SumByMonthAnswer: {
            payload: components["schemas"]["SumByMonthPayload"];
        };
        SumByMonthPayload: {
            average: number | null;
            category: components["schemas"]["CategoryLook"];
            datas: components["schemas"]["CategoryMonth"][];
        };
        SumChange: {
            amount: number;
            change: number;
            change_percent: number | null;
            previous: number;
        };
        SummariseTransactionsAnswer: {
            payload: components["schemas"]["SummariseTransactionsPayload"];
        };
        SummariseTransactionsPayload: {
            datas: components["schemas"]["Bar"][];
            window: components["schemas"]["Window"];
        };
        Summary: {
            datas: components["schemas"]["Bar"][];
            /** @enum {string} */
            period: "month";
            window: components["schemas"]["Window"];
        };
        SummedDays: {
            /** Format: date */
            end: string;
            key: string | null;
            label: string;
            next: components["schemas"]["LedgerDays"] | null;
            previous: components["schemas"]["LedgerDays"] | null;
            /** Format: date */
            start: string;
            unfinished: boolean;
        };
        SupportAnswer: {
            /** @default false */
            close: boolean;
            text: string;
        };
        SupportReply: {
            /** @enum {string} */
            by: "operator" | "owner";
            created_at: string;
            id: string;
            text: string;
        };
        SupportState: {
            /** @enum {string} */
            state: "open" | "closed";
        };
        SuspendAccountAnswer: {
            payload: components["schemas"]["SuspendAccountPayload"];
        };
        SuspendAccountPayload: {
            datas: components["schemas"]["AccountDetails"][];
            message: string;
        };
        Suspension: {
            /** @default  */
            note: string;
            /** @enum {string} */
            reason: "terms" | "abuse" | "fraud" | "security" | "other";
        };
        SystemViews: {
            name: string;
            views: number;
        };
        TakeBackRefusalAnswer: {
            payload: components["schemas"]["TakeBackRefusalPayload"];
        };
        TakeBackRefusalPayload: {
            message: string;
        };
        TakeQuizAnswer: {
            payload: components["schemas"]["TakeQuizPayload"];
        };
        TakeQuizPayload: {
            datas: components["schemas"]["Quiz"][];
            message: string;
        };
        TakeRiskProfileAnswer: {
            payload: components["schemas"]["TakeRiskProfilePayload"];
        };
        TakeRiskProfilePayload: {
            datas: components["schemas"]["RiskProfile"][];
            message: string;
        };
        Thread: {
            created_at: string;
            excerpt: string;
            id: string;
            last_at: string;
            message: string;
            replies: components["schemas"]["SupportReply"][];
            /** @enum {string} */
            state: "open" | "answered" | "closed";
            user: components["schemas"]["Sender"];
            version: number;
        };
        Tip: {
            description: string;
            label: string;
            minutes: number;
            path: string;
            slug: string;
            title: string;
        };
        Token: {
            token: string;
        };
        TokenAnswer: {
            accessToken: string;
            payload: components["schemas"]["TokenPayload"];
        };
        TokenPayload: {
            datas: components["schemas"]["SessionDetails"][];
        };
        Totals: {
            count: number;
            expenses: number;
            income: number;
        };
        TotalUsers: {
            last_year: components["schemas"]["MonthUsers"][];
            this_year: components["schemas"]["MonthUsers"][];
        };
        Transaction: {
            amount: number;
            booked_for: components["schemas"]["Booking"] | null;
            category_id: string;
            category_label: string;
            category_name: string;
            color: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            date: string;
            detail: string;
            icon: string;
            id: string;
            to_wallet_id: string | null;
            /** @enum {string} */
            type: "income" | "expenses" | "transfer" | "adjust";
            version: number;
            wallet_id: string;
        };
        TransactionExport: {
            created_at: string;
            expires_at: string | null;
            /** @enum {string} */
            format: "csv" | "xlsx";
            id: string;
            progress: number;
            size: number | null;
            /** @enum {string} */
            state: "queued" | "running" | "ready" | "failed";
            total: number;
        };
        Transfer: {
            amount: number;
            booked_for: components["schemas"]["Booking"] | null;
            category_id: string;
            category_label: string;
            category_name: string;
            color: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            date: string;
            detail: string;
            fee: number;
            icon: string;
            id: string;
            to_wallet_id: string | null;
            /** @enum {string} */
            type: "income" | "expenses" | "transfer" | "adjust";
            version: number;
            wallet_id: string;
        };
        TransferEdit: {
            amount: number;
            /** Format: date */
            date?: string;
            detail?: string | null;
            fee?: number;
            to_wallet_id: string;
            wallet_id: string;
        };
        TransferSuggestion: {
            amount: number;
            count: number;
            detail: string;
            fee: number;
            to_wallet_id: string;
            wallet_id: string;
        };
        Trial: {
            changes: number;
            matches: number;
            sample: components["schemas"]["TriedEntry"][];
        };
        TriedEntry: {
            amount: number;
            category: components["schemas"]["RowCategory"];
            /** Format: date */
            date: string;
            detail: string;
            id: string;
            new_category: components["schemas"]["RowCategory"] | null;
            new_detail: string | null;
        };
        TryNewRuleAnswer: {
            payload: components["schemas"]["TryNewRulePayload"];
        };
        TryNewRulePayload: {
            datas: components["schemas"]["Trial"][];
        };
        TryRuleAnswer: {
            payload: components["schemas"]["TryRulePayload"];
        };
        TryRulePayload: {
            datas: components["schemas"]["Trial"][];
        };
        TurnMessageAnswer: {
            payload: components["schemas"]["TurnMessagePayload"];
        };
        TurnMessagePayload: {
            datas: components["schemas"]["Thread"][];
            message: string;
        };
        TypeTotals: {
            expenses: components["schemas"]["SumChange"];
            income: components["schemas"]["SumChange"];
        };
        UndoActAnswer: {
            payload: components["schemas"]["UndoActPayload"];
        };
        UndoActPayload: {
            balance: number;
            datas: components["schemas"]["Undone"][];
            message: string;
        };
        UndoApplicationAnswer: {
            payload: components["schemas"]["UndoApplicationPayload"];
        };
        UndoApplicationPayload: {
            datas: components["schemas"]["Restored"][];
            message: string;
        };
        UndoImportAnswer: {
            payload: components["schemas"]["UndoImportPayload"];
        };
        UndoImportPayload: {
            datas: components["schemas"]["Import"][];
        };
        Undone: {
            count: number;
            id: string;
            kept: number;
        };
        UnlockImportAnswer: {
            payload: components["schemas"]["UnlockImportPayload"];
        };
        UnlockImportPayload: {
            datas: components["schemas"]["Import"][];
        };
        UnprovedWallet: {
            expected: number;
            name: string;
            printed: number;
        };
        UnpublishArticleAnswer: {
            payload: components["schemas"]["UnpublishArticlePayload"];
        };
        UnpublishArticlePayload: {
            datas: components["schemas"]["EditedArticle"][];
            message: string;
        };
        UnsubscribeAnswer: {
            payload: components["schemas"]["UnsubscribePayload"];
        };
        Unsubscribed: {
            is_on: boolean;
            purpose: string;
        };
        UnsubscribePayload: {
            datas: components["schemas"]["Unsubscribed"][];
            message: string;
        };
        Usual: {
            end: components["schemas"]["End"];
            lowest: components["schemas"]["LowestPoint"];
        };
        Version: {
            at: string;
            by: string | null;
            number: number;
            /** @enum {string} */
            what: "published" | "shipped" | "set_aside";
        };
        View: {
            path: string;
            referrer?: string | null;
        };
        Wallet: {
            archived: boolean;
            balance: number;
            /** @enum {string|null} */
            color: "paddy" | "gold" | "nila" | "brick" | "sky" | "manggis" | "pandan" | "stone" | null;
            counts: boolean;
            credit: components["schemas"]["Credit"] | null;
            entries: number;
            /** @enum {string} */
            group: "money" | "savings" | "debts";
            id: string;
            /** @enum {string} */
            kind: "cash" | "bank" | "ewallet" | "savings" | "investment" | "card" | "paylater" | "loan" | "receivable" | "other";
            last_digits: string | null;
            monogram: string | null;
            name: string;
            opening: components["schemas"]["SignedOpening"] | null;
            /** Format: date */
            proved_until: string | null;
            unnamed: boolean;
            version: number;
        };
        WalletChanges: {
            archived?: boolean;
            /** @enum {string|null} */
            color?: "paddy" | "gold" | "nila" | "brick" | "sky" | "manggis" | "pandan" | "stone" | null;
            counts?: boolean;
            credit_limit?: number | null;
            due_day?: number | null;
            /** @enum {string} */
            kind?: "cash" | "bank" | "ewallet" | "savings" | "investment" | "card" | "paylater" | "loan" | "receivable" | "other";
            last_digits?: string | null;
            monogram?: string | null;
            name?: string;
            opening?: components["schemas"]["SignedOpening"] | null;
            statement_day?: number | null;
        };
        WalletEntry: {
            amount: number;
            balance: number | null;
            booked_for: components["schemas"]["Booking"] | null;
            category_id: string;
            category_label: string;
            category_name: string;
            change: number;
            color: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            date: string;
            detail: string;
            icon: string;
            id: string;
            to_wallet_id: string | null;
            /** @enum {string} */
            type: "income" | "expenses" | "transfer" | "adjust";
            version: number;
            wallet_id: string;
        };
        WalletGlance: {
            balance: number;
            /** @enum {string|null} */
            color: "paddy" | "gold" | "nila" | "brick" | "sky" | "manggis" | "pandan" | "stone" | null;
            id: string;
            /** @enum {string} */
            kind: "cash" | "bank" | "ewallet" | "savings" | "investment" | "card" | "paylater" | "loan" | "receivable" | "other";
            monogram: string | null;
            name: string;
        };
        WalletMerge: {
            into_id: string;
        };
        WalletName: {
            id: string;
            name: string;
        };
        WalletOrder: {
            ids: string[];
        };
        WalletUses: {
            debts: number;
            goals: number;
            investments: number;
            reminders: number;
            rules: number;
            transactions: number;
        };
        WebsiteVisits: {
            name: string;
            visits: number;
        };
        WholeVersion: {
            at: string;
            by: string | null;
            content: components["schemas"]["Content"];
            number: number;
            /** @enum {string} */
            what: "published" | "shipped" | "set_aside";
        };
        Why: {
            count: number;
            /** @enum {string} */
            reason: "history" | "rule" | "merchant" | "kind";
            rule_id: string | null;
        };
        Window: {
            /** Format: date */
            end: string;
            /** Format: date */
            next: string | null;
            /** Format: date */
            previous: string | null;
            /** Format: date */
            start: string;
        };
        WithdrawConsentAnswer: {
            payload: components["schemas"]["WithdrawConsentPayload"];
        };
        WithdrawConsentPayload: {
            datas: components["schemas"]["Consent"][];
            message: string;
        };
        WithdrawInvitationAnswer: {
            payload: components["schemas"]["WithdrawInvitationPayload"];
        };
        WithdrawInvitationPayload: {
            datas: components["schemas"]["Invitation"][];
            message: string;
        };
        WorkingCopy: {
            /** @enum {string} */
            kind?: "blog" | "tip";
            slug?: string;
            texts: components["schemas"]["WrittenTexts"];
            topics: ("saving" | "budgeting" | "goals" | "debt" | "investing" | "safety")[];
        };
        WriteOnAnswer: {
            payload: components["schemas"]["WriteOnPayload"];
        };
        WriteOnPayload: {
            datas: components["schemas"]["Message"][];
            message: string;
        };
        WrittenSource: {
            publisher: string;
            title: string;
            url: string;
        };
        WrittenText: {
            body: string;
            description: string;
            sources: components["schemas"]["WrittenSource"][];
            title: string;
        };
        WrittenTexts: {
            en: components["schemas"]["WrittenText"];
            id: components["schemas"]["WrittenText"];
        };
    };
    responses: {
        /** @description Bad Request */
        BAD_REQUEST: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Conflict */
        CONFLICT: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Default error response */
        DEFAULT_ERROR: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Forbidden */
        FORBIDDEN: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Not Found */
        NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Precondition Failed */
        PRECONDITION_FAILED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Request Entity Too Large */
        REQUEST_ENTITY_TOO_LARGE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Service Unavailable */
        SERVICE_UNAVAILABLE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too Many Requests */
        TOO_MANY_REQUESTS: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Unauthorized */
        UNAUTHORIZED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Unprocessable Entity */
        UNPROCESSABLE_ENTITY: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Unsupported Media Type */
        UNSUPPORTED_MEDIA_TYPE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
