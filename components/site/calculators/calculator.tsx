"use client";

import { ButtonLink } from "@/components/ui/button-link";
import type { Calculator as CalculatorRecord } from "@/content/types";
import { formatInLakhOrCrore } from "@/lib/calculators/amount";
import type { CalculatorResult, Unit } from "@/lib/calculators/result";
import { formatForInput, formatWithUnit } from "@/lib/calculators/field";
import { paths } from "@/lib/core/paths";
import "./calculator.css";
import styles from "./calculator.module.css";
import { Plot } from "./plot";
import { type CalculatorInput, useCalculatorValues } from "./use-calculator-values";

export type CalculatorProps = {
  calculator: CalculatorRecord;
  href: string;
  title: string;
  /** Input entered before hydration. `texts` is keyed by field id. */
  earlyInput?: { texts: Record<string, string>; isTableOpen: boolean } | undefined;
};

const unitText: Record<Unit, string> = {
  rupees: "",
  percent: "%",
  years: "years",
  grams: "grams",
  carat: "carat",
};

export function Calculator({ calculator, href, title, earlyInput }: CalculatorProps) {
  const { inputs, result, announcement } = useCalculatorValues(calculator, earlyInput?.texts ?? {});
  const [answer, ...otherFigures] = result.figures;
  return (
    <div className={styles.calculator}>
      <div className={styles.fields}>
        <p className={styles.withoutScript}>
          This is an example. Turn on JavaScript to enter your own values.
        </p>
        {inputs.map((input) => (
          <Field key={input.id} {...input} />
        ))}
      </div>
      <dl className={styles.answer}>
        <Figure {...answer} />
      </dl>
      <div className={styles.result}>
        <dl className={styles.figures}>
          {otherFigures.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </dl>
        <Plot plot={result.plot} />
        {result.remarks.map((remark, index) => (
          <p key={index} className={styles.remark}>
            {remark}
          </p>
        ))}
        <ButtonLink href={paths.contactAbout(`${title}: ${result.summary}`, href)}>
          Talk to Us About This
        </ButtonLink>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
      <Table result={result} isOpen={earlyInput?.isTableOpen} />
    </div>
  );
}

function Figure({ label, value, note }: CalculatorResult["figures"][number]) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

function Field({
  id,
  label,
  unit,
  bounds: { min, max, step },
  value,
  text,
  error,
  onType,
  onLeave,
}: CalculatorInput) {
  const isInvalid = error !== undefined;
  const lakhOrCrore = unit === "rupees" && !isInvalid ? formatInLakhOrCrore(value) : null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.textInput}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          value={text}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={onLeave}
        />
        <span>{lakhOrCrore ?? unitText[unit]}</span>
      </span>
      {isInvalid && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <input
        type="range"
        className={styles.range}
        aria-label={`${label}, slider`}
        aria-valuetext={formatWithUnit(value, unit)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onType(formatForInput(event.currentTarget.valueAsNumber, unit))}
      />
    </div>
  );
}

type TableProps = { result: CalculatorResult; isOpen: boolean | undefined };

function Table({ result: { table, plot }, isOpen }: TableProps) {
  return (
    <details className={styles.table} open={isOpen}>
      <summary>{table.title}</summary>
      <div className={styles.scroll} role="region" aria-label={table.title} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{plot.title}</caption>
          <thead>
            <tr>
              {table.columns.map((column) =>
                column === "" ? (
                  <td key={column} />
                ) : (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
