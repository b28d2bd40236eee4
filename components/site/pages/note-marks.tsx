import { hasMark } from "@/content/notes";
import type { Claim } from "@/content/types";
import styles from "./note-marks.module.css";

export const noteId = (claim: string) => `note-${claim}`;

type NoteMarksProps = {
  text: string;
  /** All notes of the page, because a note is numbered by its position. */
  notes: Claim[];
};

export function NoteMarks({ text, notes }: NoteMarksProps) {
  const matching = notes.filter((note) => hasMark(text, note));
  if (matching.length === 0) return null;
  return matching.map((note) => {
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
