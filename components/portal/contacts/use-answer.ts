import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AnswerMethod, ContactRowDto, ContactDetailDto } from "@/lib/contacts/schema";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { rowsKey } from "./use-rows";

const buildAnswerPath = (id: string) => `/api/contacts/${encodeURIComponent(id)}/answer`;

async function send(id: string, method: AnswerMethod | null): Promise<ContactDetailDto> {
  const response =
    method === null
      ? await portalRequest("DELETE", buildAnswerPath(id))
      : await portalRequest("PUT", buildAnswerPath(id), { body: { how: method } });
  return (await response.json()) as ContactDetailDto;
}

/** Returns a function that updates a lead in the dialog and table. Refetches no list, because rows would move. */
export function useUpdateCachedContact() {
  const queryClient = useQueryClient();
  return (detail: ContactDetailDto) => {
    const { id, answer, notes } = detail;
    queryClient.setQueryData(["contact", id], detail);
    queryClient.setQueriesData<ContactRowDto[]>({ queryKey: rowsKey }, (rows) =>
      rows?.map((row) => (row.id === id ? { ...row, answer, noteCount: notes.length } : row)),
    );
    void queryClient.invalidateQueries({ queryKey: ["/api/contacts"], refetchType: "none" });
    for (const key of ["counts", "statistics"]) {
      void queryClient.invalidateQueries({ queryKey: ["/api/contacts", key] });
    }
  };
}

/** Marks a lead as answered, or reopens it if the method is null. */
export function useAnswer(id: string) {
  const queryClient = useQueryClient();
  const updateContact = useUpdateCachedContact();
  return useMutation({
    mutationFn: (method: AnswerMethod | null) => send(id, method),
    onSuccess: updateContact,
    // Loads the stored answer, because a colleague may have answered first.
    onError: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ["contact", id] }),
        queryClient.invalidateQueries({ queryKey: rowsKey }),
      ]),
  });
}
