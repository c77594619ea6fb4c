import type { paths } from "./schema";

type Ok<Operation> = Operation extends { responses: infer Responses }
  ? Responses[keyof Responses & (200 | 201)]
  : never;

type Body<Response> = Response extends { content: { "application/json": infer Json } }
  ? Json
  : never;

/** What lies in the payload of a successful call: `Payload<"/overview", "get">`. */
export type Payload<Path extends keyof paths, Method extends keyof paths[Path]> =
  Body<Ok<paths[Path][Method]>> extends { payload: infer P } ? P : never;

/** One row of a call's datas: `Row<"/transactions", "get">`. */
export type Row<Path extends keyof paths, Method extends keyof paths[Path]> =
  Payload<Path, Method> extends { datas: (infer R)[] } ? R : never;
