import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AnswerWay } from "@/lib/contacts/answer-schema";
import type { ContactRowDto } from "@/lib/contacts/row-schema";
import type { ContactDetailDto } from "@/lib/contacts/detail-schema";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { rowsKey } from "./use-rows";

const answerPath = (id: string) => `/api/contacts/${encodeURIComponent(id)}/answer`;

async function send(id: string, how: AnswerWay | null): Promise<ContactDetailDto> {
  const response =
    how === null
      ? await portalRequest("DELETE", answerPath(id))
      : await portalRequest("PUT", answerPath(id), { body: { how } });
  return (await response.json()) as ContactDetailDto;
}

/**
 * Puts what is stored of a lead where it is shown. The lists themselves stay as they are until they are
 * looked at again: a row does not leave from under the hand that marked it. Nobody waits for the
 * numbers, which are read anew: the next press is for what is shown.
 */
export function useStoredDetail() {
  const queryClient = useQueryClient();
  return (detail: ContactDetailDto) => {
    const { id, answer, notes } = detail;
    queryClient.setQueryData(["contact", id], detail);
    queryClient.setQueriesData<ContactRowDto[]>({ queryKey: rowsKey }, (rows) =>
      rows?.map((row) => (row.id === id ? { ...row, answer, noteCount: notes.length } : row)),
    );
    void queryClient.invalidateQueries({ queryKey: ["/api/contacts"], refetchType: "none" });
    for (const part of ["counts", "statistics"]) {
      void queryClient.invalidateQueries({ queryKey: ["/api/contacts", part] });
    }
  };
}

/** Says how a lead was answered, or makes it open again (null). */
export function useAnswer(id: string) {
  const queryClient = useQueryClient();
  const show = useStoredDetail();
  return useMutation({
    mutationFn: (how: AnswerWay | null) => send(id, how),
    onSuccess: show,
    // Somebody else was quicker: what they said is shown.
    onError: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ["contact", id] }),
        queryClient.invalidateQueries({ queryKey: rowsKey }),
      ]),
  });
}
