import type { Claim, Question } from "@/content/types";
import { NoteMarks } from "./note-marks";
import styles from "./questions.module.css";

type QuestionsProps = {
  about: string;
  questions: Question[];
  claims: Claim[];
};

const pluralizeLoanOrLease = (title: string) => title.replace(/\b(Loan|Lease)\b/, "$1s");

/** Adds schema.org's FAQPage as microdata, because JSON-LD would repeat the questions and answers. */
export function Questions({ about, questions, claims }: QuestionsProps) {
  return (
    <section
      className={`container ${styles.section}`}
      aria-labelledby="questions-title"
      itemScope
      itemType="https://schema.org/FAQPage"
    >
      <h2 id="questions-title" className={styles.heading}>
        {`Common Questions: ${pluralizeLoanOrLease(about)}`}
      </h2>
      <div className={styles.list}>
        {questions.map(({ question, answer }, index) => (
          <details
            key={index}
            className={styles.question}
            itemScope
            itemProp="mainEntity"
            itemType="https://schema.org/Question"
          >
            <summary itemProp="name">{question}</summary>
            <div itemScope itemProp="acceptedAnswer" itemType="https://schema.org/Answer">
              <p>
                <span itemProp="text">{answer}</span>
                <NoteMarks text={answer} claims={claims} />
              </p>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
