import type { Claim } from "@/content/types";
import styles from "./claim-notes.module.css";
import { getNoteId } from "./note-marks";
import { PhoneFold } from "./phone-fold";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

function formatMonth(date: string): string {
  const [year, month] = date.split("-");
  return `${months[Number(month) - 1]} ${year}`;
}

const sourceLabels = { document: "Source", publisher: "Publisher" };

export function ClaimNotes({ claims }: { claims: Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <section className={styles.notes} aria-labelledby="notes-title">
      <h2 id="notes-title" className={styles.title}>
        About the Figures on This Page
      </h2>
      <PhoneFold summary="Notes and sources">
        <ol className={styles.list}>
          {claims.map(({ id, heading, note, source, lastReviewed }) => (
            <li key={id} id={getNoteId(id)}>
              <strong>{heading}.</strong> {note}{" "}
              {source && (
                <>
                  {sourceLabels[source.kind]}:{" "}
                  <a href={source.url} target="_blank" rel="noopener noreferrer">
                    {source.title}
                    <span className="visually-hidden"> (opens in a new tab)</span>
                  </a>
                  .{" "}
                </>
              )}
              Reviewed in {formatMonth(lastReviewed)}.
            </li>
          ))}
        </ol>
      </PhoneFold>
    </section>
  );
}
