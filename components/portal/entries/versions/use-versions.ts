import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { FieldValues } from "react-hook-form";
import { showToast } from "@/components/ui/toast";
import { capitalised } from "@/components/ui/capitalised";
import { portalRequest } from "@/components/portal/requests/portal-request";
import type { VersionDetailDto, VersionDto } from "@/lib/entries/version-schema";
import type { EntryDto, EntryKind } from "../entry-kind";

const key = "/api/versions";

async function read<T>(path: string): Promise<T> {
  return (await (await portalRequest("GET", path)).json()) as T;
}

/** Earlier versions of an entry, or, without one, what was deleted: newest first, read anew. */
export function useVersions(entity: VersionDto["entity"], entryId?: string) {
  const query = new URLSearchParams({ entity, ...(entryId !== undefined && { entryId }) });
  return useQuery({
    queryKey: [key, entity, entryId ?? null],
    queryFn: () => read<VersionDto[]>(`${key}?${query}`),
    refetchOnMount: "always",
  });
}

/** One version with all that the entry was; nothing is asked for without an id. */
export function useVersion<Dto>(id: string | null) {
  return useQuery({
    queryKey: [key, id],
    enabled: id !== null,
    queryFn: async () => (await read<VersionDetailDto>(`${key}/${id}`)).entry as Dto,
  });
}

/** An entry as it is stored now. */
export function useStored<Dto>(path: string, id: string) {
  return useQuery({
    queryKey: [key, "stored", path, id],
    queryFn: () => read<Dto>(`${path}/${encodeURIComponent(id)}`),
    refetchOnMount: "always",
    gcTime: 0,
  });
}

/** Makes a deleted entry again. */
export function useRestore<Dto extends EntryDto, Values extends FieldValues, Input>({
  path,
  noun,
  pageOf,
}: EntryKind<Dto, Values, Input>) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: async ({ id }: VersionDto) =>
      (await (await portalRequest("POST", `${key}/${id}/restore`)).json()) as Dto,
    onSuccess: (entry) => {
      showToast({
        title: "Success",
        message: `${capitalised(noun)} restored successfully`,
        kind: "success",
        link: { href: pageOf(entry), text: "View on site" },
      });
      // The public pages that this tab holds in its memory show the old state.
      router.refresh();
      void queryClient.invalidateQueries({ queryKey: [path] });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [key] }),
  });
}
