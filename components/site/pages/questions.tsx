import type { Claim, Question } from "@/content/types";
import { NoteMarks } from "./note-marks";
import styles from "./questions.module.css";

type QuestionsProps = {
  /** What they are about: the page's title. */
  about: string;
  questions: Question[];
  notes: Claim[];
};

const inPlural = (title: string) => title.replace(/\b(Loan|Lease)\b/, "$1s");

/**
 * Questions and their answers, opened without JavaScript. Search engines read them where they stand
 * (schema.org's FAQPage as microdata): a copy as JSON-LD would cost each page its text again.
 */
export function Questions({ about, questions, notes }: QuestionsProps) {
  return (
    <section
      className={`container ${styles.section}`}
      aria-labelledby="questions-title"
      itemScope
      itemType="https://schema.org/FAQPage"
    >
      <h2 id="questions-title" className={styles.heading}>
        {`Common Questions: ${inPlural(about)}`}
      </h2>
      <div className={styles.list}>
        {questions.map(({ question, answer }, place) => (
          <details
            key={place}
            className={styles.question}
            itemScope
            itemProp="mainEntity"
            itemType="https://schema.org/Question"
          >
            <summary itemProp="name">{question}</summary>
            <div itemScope itemProp="acceptedAnswer" itemType="https://schema.org/Answer">
              <p>
                <span itemProp="text">{answer}</span>
                <NoteMarks text={answer} notes={notes} />
              </p>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
