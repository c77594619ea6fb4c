import {
  type QueryClient,
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";

interface ListOptions {
  /** Where the list lies in the cache. */
  list: QueryKey;
  /** What is refetched once something was stored. */
  onStored: (client: QueryClient) => unknown;
}

/** Stores something of a list; when that is refused, the list may be outdated and is refetched. */
export function useListMutation<Sent, Answer>(
  store: (sent: Sent) => Promise<Answer>,
  { list, onStored }: ListOptions,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: store,
    onSuccess: () => onStored(client),
    onError: () => client.invalidateQueries({ queryKey: list }),
  });
}

export interface UpdateOptions<Changes> {
  changes: Changes;
  /** Refuse when it was changed since it was read, instead of changing it all the same. */
  guarded?: boolean;
}

/** The parameters and the body of an update. */
export function toUpdate<Changes>(
  { id, version }: { id: string; version: number },
  { changes, guarded }: UpdateOptions<Changes>,
) {
  const header = guarded ? { "If-Match": `"${String(version)}"` } : {};
  return { params: { path: { id }, header }, body: changes };
}

export interface Merge {
  id: string;
  into_id: string;
}

/** The parameters and the body of a merge. */
export function toMerge({ id, into_id }: Merge) {
  return { params: { path: { id } }, body: { into_id } };
}

type Read<Uses> = (options: { params: { path: { id: string } }; signal: AbortSignal }) => Promise<{
  datas: Uses[];
}>;

/** How much uses something of a list. */
export function useUses<Uses>(list: QueryKey, id: string, read: Read<Uses>) {
  return useQuery({
    queryKey: [...list, "uses", id],
    queryFn: async ({ signal }) => {
      const [uses] = (await read({ params: { path: { id } }, signal })).datas;
      if (!uses) throw new TypeError("Uses are one object");
      return uses;
    },
    // The preview must be exact, so a cached number will not do.
    staleTime: 0,
    gcTime: 0,
  });
}
