import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { FieldValues } from "react-hook-form";
import { showToast } from "@/components/ui/toast";
import { capitalise } from "@/components/ui/capitalise";
import { portalRequest } from "@/components/portal/requests/portal-request";
import type { VersionDetailDto, VersionDto } from "@/lib/entries/version-schema";
import type { EntryDto, EntryTab } from "../entry-tab";

const VERSIONS_PATH = "/api/versions";

async function fetchJson<T>(path: string): Promise<T> {
  return (await (await portalRequest("GET", path)).json()) as T;
}

/** Loads an entry's earlier versions, newest first. Without `entryId`, loads the deleted entries. */
export function useVersions(entity: VersionDto["entity"], entryId?: string) {
  const query = new URLSearchParams({ entity, ...(entryId !== undefined && { entryId }) });
  return useQuery({
    queryKey: [VERSIONS_PATH, entity, entryId ?? null],
    queryFn: () => fetchJson<VersionDto[]>(`${VERSIONS_PATH}?${query}`),
    refetchOnMount: "always",
  });
}

export function useVersion<Dto>(id: string | null) {
  return useQuery({
    queryKey: [VERSIONS_PATH, id],
    enabled: id !== null,
    queryFn: async () => (await fetchJson<VersionDetailDto>(`${VERSIONS_PATH}/${id}`)).entry as Dto,
  });
}

export function useStoredEntry<Dto>(path: string) {
  return useQuery({
    queryKey: [VERSIONS_PATH, "stored", path],
    queryFn: () => fetchJson<Dto>(path),
    refetchOnMount: "always",
    gcTime: 0,
  });
}

export function useRestore<Dto extends EntryDto, Values extends FieldValues, Input>({
  path,
  noun,
  getPagePath,
}: EntryTab<Dto, Values, Input>) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: async ({ id }: VersionDto) =>
      (await (await portalRequest("POST", `${VERSIONS_PATH}/${id}/restore`)).json()) as Dto,
    onSuccess: (entry) => {
      showToast({
        title: "Success",
        message: `${capitalise(noun)} restored successfully`,
        kind: "success",
        link: { href: getPagePath(entry), text: "View on Site" },
      });
      // Next's router cache still holds the old public pages.
      router.refresh();
      void queryClient.invalidateQueries({ queryKey: [path] });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [VERSIONS_PATH] }),
  });
}
