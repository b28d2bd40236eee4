import { hasMark } from "@/content/notes";
import type { Claim } from "@/content/types";
import styles from "./note-marks.module.css";

export const getNoteId = (claimId: string) => `note-${claimId}`;

type NoteMarksProps = {
  text: string;
  /** All claims of the page, because a note's number is the position of its claim. */
  claims: Claim[];
};

export function NoteMarks({ text, claims }: NoteMarksProps) {
  const matching = claims.filter((claim) => hasMark(text, claim));
  if (matching.length === 0) return null;
  return matching.map((claim) => {
    const number = claims.indexOf(claim) + 1;
    return (
      <sup key={claim.id} className={styles.mark}>
        <a href={`#${getNoteId(claim.id)}`} aria-label={`Note ${number}`}>
          {number}
        </a>
      </sup>
    );
  });
}
