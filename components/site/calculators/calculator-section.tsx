import { NoteMarks } from "@/components/site/pages/note-marks";
import type { Calculator, Claim } from "@/content/types";
import { CalculatorIsland } from "./calculator-island";
import "./calculator.css";
import styles from "./calculator.module.css";

type CalculatorSectionProps = {
  calculator: Calculator;
  page: { href: string; title: string };
  claims: Claim[];
};

export function CalculatorSection({ calculator, page, claims }: CalculatorSectionProps) {
  return (
    <section className={styles.section} id="calculator" aria-labelledby="calculator-title">
      <div className="container">
        <h2 id="calculator-title" className={styles.title}>
          {calculator.title}
        </h2>
        <p className={styles.text}>{calculator.text}</p>
        <CalculatorIsland calculator={calculator} href={page.href} title={page.title} />
        <h3 className={styles.assumptionsTitle}>Assumptions</h3>
        <ul className={styles.assumptions}>
          {calculator.assumptions.map((assumption, index) => (
            <li key={index}>
              {assumption}
              <NoteMarks text={assumption} claims={claims} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
