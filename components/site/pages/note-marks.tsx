import { isMarked } from "@/content/notes";
import type { Claim } from "@/content/types";
import styles from "./note-marks.module.css";

/** The id of a note at the foot of the page. */
export const noteId = (claim: string) => `note-${claim}`;

type NoteMarksProps = {
  /** The words that the marks stand behind. */
  text: string;
  /** The notes of the page, in their order. */
  notes: Claim[];
};

/** The numbers of the notes that belong to words with a figure or rule in them. */
export function NoteMarks({ text, notes }: NoteMarksProps) {
  const marked = notes.filter((note) => isMarked(text, note));
  if (marked.length === 0) return null;
  return marked.map((note) => {
    const number = notes.indexOf(note) + 1;
    return (
      <sup key={note.id} className={styles.mark}>
        <a href={`#${noteId(note.id)}`} aria-label={`Note ${number}`}>
          {number}
        </a>
      </sup>
    );
  });
}
