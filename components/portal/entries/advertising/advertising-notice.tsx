"use client";

import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { type FieldValues, useFormContext } from "react-hook-form";
import { readText } from "../read-text";
import styles from "./advertising-notice.module.css";
import { type Finding, findForbiddenWords } from "./find-forbidden-words";

const TYPING_PAUSE_MS = 500;
const SHOWN_WORDS = 5;

type AdvertisingNoticeProps<Values extends FieldValues> = {
  /** Returns the texts to check, plain or HTML. */
  listTexts: (values: Values) => string[];
};

/** Names words that advertising codes forbid, after a pause in typing. Never prevents saving. */
export function AdvertisingNotice<Values extends FieldValues>({
  listTexts,
}: AdvertisingNoticeProps<Values>) {
  const { getValues, subscribe } = useFormContext<Values>();
  const [findings, setFindings] = useState<Finding[]>([]);
  const check = useDebouncedCallback(
    () => setFindings(findForbiddenWords(listTexts(getValues()).map(readText))),
    TYPING_PAUSE_MS,
  );
  useEffect(() => {
    check();
    return subscribe({ formState: { values: true }, callback: () => check() });
  }, [subscribe, check]);
  return (
    <div role="status" className={styles.status}>
      {findings.length > 0 && (
        <div className={styles.notice} data-footer-notice>
          <p className={styles.title}>Check these words before you publish</p>
          <ul className={styles.list}>
            {findings.map((finding) => (
              <FindingItem key={finding.rule.advice} {...finding} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function FindingItem({ rule: { codes, advice }, words }: Finding) {
  const hiddenCount = words.length - SHOWN_WORDS;
  return (
    <li>
      <span dir="auto">
        {words
          .slice(0, SHOWN_WORDS)
          .map((word) => `“${word}”`)
          .join(", ")}
      </span>
      {hiddenCount > 0 && ` and ${hiddenCount} more`}:{" "}
      {codes.map(({ name, source }, index) => (
        <span key={name}>
          {index > 0 && ", "}
          {source.url ? (
            <a href={source.url} target="_blank" rel="noopener noreferrer" title={source.title}>
              {name}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          ) : (
            <span title={source.title}>{name}</span>
          )}
        </span>
      ))}
      . {advice}
    </li>
  );
}
