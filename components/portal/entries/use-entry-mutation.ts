import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { capitalised } from "@/components/ui/capitalised";
import { showToast } from "@/components/ui/toast";
import {
  failureText,
  isConflict,
  isGone,
  readStored,
} from "@/components/portal/requests/failure-text";
import { portalRequest } from "@/components/portal/requests/portal-request";
import type { EntryDto, EntryKind } from "./entry-kind";

type Action = "create" | "update" | "delete";

/** A change to an entry is refused when it is no longer the version that was read (design §5). */
const ifMatch = (version: number) => ({ "If-Match": `"${version}"` });

/**
 * How an entry is saved: `careful` gives way to what somebody else saved meanwhile, `over` goes
 * over it, `anew` makes another entry, for one that somebody has deleted.
 */
export type SaveMode = "careful" | "over" | "anew";

export type Save<Input> = { input: Input; mode: SaveMode };

/**
 * Creates an entry (null), or changes one that was read at a version. With the same key it is created once.
 * After a lost answer a further save changes the stored entry, unless a colleague has changed it first.
 * `forget` removes the unsaved text.
 */
export function useSaveEntry<Dto extends EntryDto, Values extends FieldValues, Input>(
  kind: EntryKind<Dto, Values, Input>,
  entry: Dto | null,
  version: number | null,
  key: string,
  forget: () => Promise<void>,
) {
  /** The entry of the form: of a new one, once a conflict shows that an earlier save has stored it. */
  const [stored, setStored] = useState<Dto | null>(entry);
  const create = (input: Input, mode: SaveMode) => {
    // The entry of the first key was deleted.
    const headers = { "Idempotency-Key": mode === "anew" ? `${key}-anew` : key };
    return portalRequest("POST", kind.path, { body: input, headers });
  };
  const change = (of: Dto, input: Input, headers: Record<string, string>) =>
    portalRequest("PUT", entryPath(kind.path, of), { body: input, headers });
  const save = async (input: Input, mode: SaveMode) => {
    if (mode === "over" && stored) return change(stored, input, {});
    if (entry && mode === "careful") {
      return change(entry, input, version === null ? {} : ifMatch(version));
    }
    try {
      return await create(input, mode);
    } catch (error) {
      const made = readStored<Dto>(error);
      if (!made) throw error;
      setStored(made);
      if (made.version > 1) throw error;
      return change(made, input, ifMatch(1));
    }
  };
  const saving = useEntryMutation(
    kind,
    ({ mode }) => (entry && mode !== "anew" ? "update" : "create"),
    async ({ input, mode }: Save<Input>) => {
      const answer = await save(input, mode);
      kind.onSaved?.(input);
      // Before anybody is told: a tab that is closed at once would offer it as unsaved.
      await forget();
      return answer;
    },
  );
  return { saving, stored };
}

export function useDeleteEntry<Dto extends EntryDto, Values extends FieldValues, Input>(
  kind: EntryKind<Dto, Values, Input>,
) {
  return useEntryMutation(
    kind,
    () => "delete",
    (entry: Dto) =>
      portalRequest("DELETE", entryPath(kind.path, entry), { headers: ifMatch(entry.version) }),
  );
}

const entryPath = (path: string, { id }: EntryDto) => `${path}/${encodeURIComponent(id)}`;

async function linkTo(answer: Response, pageOf: (entry: EntryDto) => string) {
  return { href: pageOf((await answer.json()) as EntryDto), text: "View on site" };
}

/** A change: its toasts (spec §8), and its list read anew afterwards. */
function useEntryMutation<Dto extends EntryDto, Values extends FieldValues, Input, Subject>(
  { path, noun, appendsMessage, pageOf }: EntryKind<Dto, Values, Input>,
  actionOf: (subject: Subject) => Action,
  send: (subject: Subject) => Promise<Response>,
) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const readAnew = () => {
    void queryClient.invalidateQueries({ queryKey: ["/api/versions"] });
    return queryClient.invalidateQueries({ queryKey: [path] });
  };
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer, subject) => {
      const action = actionOf(subject);
      const message = `${capitalised(noun)} ${action}d successfully`;
      const link = action === "delete" ? undefined : await linkTo(answer, pageOf);
      showToast({ title: "Success", message, kind: "success", link });
      void readAnew();
      // The public pages that this tab holds in its memory show the old state.
      router.refresh();
    },
    onError: (error, subject) => {
      const action = actionOf(subject);
      const withMessage = action === "delete" ? appendsMessage.delete : appendsMessage.save;
      const failed = `Failed to ${action} ${noun}`;
      const message = withMessage ? `${failed}: ${failureText(error)}` : failed;
      showToast({ title: "Error", message, kind: "error" });
      if (isConflict(error) || isGone(error)) void readAnew();
    },
  });
}
