"use client";

import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { currentFragment } from "@/components/ui/current-fragment";
import type { Bounds, Calculator as CalculatorRecord } from "@/content/types";
import { inLakhs } from "@/lib/calculators/amount";
import type { Unit } from "@/lib/calculators/answer";
import { fieldText, readField, readFragment, valueText } from "@/lib/calculators/field";
import { kindOf } from "@/lib/calculators/kinds";
import { paths } from "@/lib/core/paths";
import styles from "./calculator.module.css";
import { Plot } from "./plot";

/** How long nothing changes before the answer is said and the address keeps the values. */
const SETTLED_MS = 700;

export type CalculatorProps = {
  calculator: CalculatorRecord;
  href: string;
  title: string;
  /** What was done before this was alive: what was typed, by the ids of the fields. */
  begun?: { texts: Record<string, string>; isTableOpen: boolean } | undefined;
};

const unitText: Record<Unit, string> = {
  rupees: "",
  percent: "%",
  years: "years",
  grams: "grams",
  carat: "carat",
};

/** The pages whose calculator was shown before: who goes back to one finds it as it was left. */
const seenOn = new Set<string>();

/** Whether the page was opened by a link, and not by Back, Forward or Reload. */
function isOpenedByLink(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "navigate";
}

/** The values in the URL’s fragment, which the server does not get. */
const readUrl = ({ kind, values }: CalculatorRecord) =>
  typeof window === "undefined" ? {} : readFragment(currentFragment(), kindOf(kind).fields, values);

const idOf = (name: string) => `calculator-${name}`;

/** Fields with sliders, and what comes of them. Nothing is sent anywhere. */
export function Calculator({ calculator, href, title, begun }: CalculatorProps) {
  const { fields, answer: answerOf } = kindOf(calculator.kind);
  const bounds: Record<string, Bounds> = calculator.values;
  const names = Object.keys(fields);
  const [typed, setTyped] = useState<Record<string, { text: string; value: number }>>(() =>
    Object.fromEntries(
      names.flatMap((name) => {
        const text = begun?.texts[idOf(name)];
        if (text === undefined) return [];
        const read = readField(text, fields[name]!.unit, bounds[name]!);
        return [[name, { text, value: "value" in read ? read.value : bounds[name]!.start }]];
      }),
    ),
  );
  const [said, setSaid] = useState("");

  const [shared, setShared] = useState(() => readUrl(calculator));
  useEffect(() => {
    const read = () => {
      const values = readUrl(calculator);
      // A link to another place of the page, such as a note, says nothing of the values.
      if (Object.keys(values).length === 0) return;
      setShared(values);
      setTyped({});
    };
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [calculator]);
  const values = Object.fromEntries(
    names.map((name) => [name, typed[name]?.value ?? shared[name] ?? bounds[name]!.start]),
  );

  useEffect(() => {
    const { pathname } = location;
    const isShared = Object.keys(readUrl(calculator)).length > 0;
    if (isShared && isOpenedByLink() && !seenOn.has(pathname)) {
      document.getElementById("calculator")?.scrollIntoView();
    }
    seenOn.add(pathname);
  }, [calculator]);

  const settle = useDebouncedCallback((settled: Record<string, number>) => {
    setSaid(answerOf(settled).words);
    const fragment = new URLSearchParams(
      names.map((name) => [name, String(settled[name])]),
    ).toString();
    // With the state that is there: without one Next would end a navigation that has begun.
    history.replaceState(history.state, "", `#${fragment}`);
  }, SETTLED_MS);

  const change = (name: string, text: string) => {
    const read = readField(text, fields[name]!.unit, bounds[name]!);
    const value = "value" in read ? read.value : values[name]!;
    setTyped({ ...typed, [name]: { text, value } });
    if ("value" in read) settle({ ...values, [name]: value });
  };

  const answer = answerOf(values);
  return (
    <div className={styles.calculator}>
      <div className={styles.fields}>
        <p className={styles.withoutScript}>
          An example. With JavaScript switched on you can enter your own values.
        </p>
        {names.map((name) => {
          const { label, unit } = fields[name]!;
          const limits = bounds[name]!;
          const value = values[name]!;
          const text = typed[name]?.text ?? fieldText(value, unit);
          const read = readField(text, unit, limits);
          const lakhs = unit === "rupees" && "value" in read ? inLakhs(value) : null;
          return (
            <div key={name} className={styles.field}>
              <label htmlFor={idOf(name)}>{label}</label>
              <span className={styles.typed}>
                <input
                  id={idOf(name)}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={60}
                  value={text}
                  aria-invalid={"error" in read || undefined}
                  aria-describedby={"error" in read ? `${idOf(name)}-error` : undefined}
                  onChange={(event) => change(name, event.currentTarget.value)}
                  onBlur={() => {
                    if ("value" in read) {
                      setTyped({ ...typed, [name]: { text: fieldText(value, unit), value } });
                    }
                  }}
                />
                <span>{lakhs ?? unitText[unit]}</span>
              </span>
              {"error" in read && (
                <p id={`${idOf(name)}-error`} className={styles.error}>
                  {read.error}
                </p>
              )}
              <input
                type="range"
                className={styles.range}
                aria-label={`${label}, slider`}
                aria-valuetext={valueText(value, unit)}
                min={limits.min}
                max={limits.max}
                step={limits.step}
                value={value}
                onChange={(event) =>
                  change(name, fieldText(event.currentTarget.valueAsNumber, unit))
                }
              />
            </div>
          );
        })}
      </div>
      <div className={styles.answer}>
        <dl className={styles.figures}>
          {answer.figures.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <Plot plot={answer.plot} />
        {answer.remarks.map((remark, index) => (
          <p key={index} className={styles.remark}>
            {remark}
          </p>
        ))}
        <ButtonLink href={paths.contactAbout(`${title}: ${answer.words}`, href)}>
          Talk to Us About This
        </ButtonLink>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </div>
      <details className={styles.table} open={begun?.isTableOpen}>
        <summary>{answer.table.title}</summary>
        <div className={styles.scroll} role="region" aria-label={answer.table.title} tabIndex={0}>
          <table>
            <caption className="visually-hidden">{answer.plot.title}</caption>
            <thead>
              <tr>
                {answer.table.columns.map((column) =>
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
              {answer.table.rows.map(([name, ...cells]) => (
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
    </div>
  );
}
