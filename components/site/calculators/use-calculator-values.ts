import { useDebouncedCallback } from "@mantine/hooks";
import { useCallback, useEffect, useState } from "react";
import { getCurrentFragment } from "@/components/ui/current-fragment";
import type { SliderRange, Calculator } from "@/content/types";
import { formatForInput, readField, readFragment } from "@/lib/calculators/field";
import { getCalculator } from "@/lib/calculators/kinds";

/** Time after the last input until the result is announced and the URL is updated. */
const SETTLE_MS = 700;

const getFieldId = (name: string) => `calculator-${name}`;

/** Paths of visited calculator pages. A return to one does not scroll to the calculator again. */
const visitedPages = new Set<string>();

/** Returns whether the document was opened by a link or a typed URL, not by Back, Forward or Reload. */
function isNewNavigation(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "navigate";
}

/** Returns no values on the server, which does not receive the fragment. */
const readUrlValues = ({ kind, values }: Calculator) =>
  typeof window === "undefined"
    ? {}
    : readFragment(getCurrentFragment(), getCalculator(kind).fields, values);

function useUrlValues(calculator: Calculator, onChange: () => void) {
  const [values, setValues] = useState(() => readUrlValues(calculator));
  useEffect(() => {
    const applyFragment = () => {
      const next = readUrlValues(calculator);
      // Other fragments, such as a note's id, contain no values.
      if (Object.keys(next).length === 0) return;
      setValues(next);
      onChange();
    };
    addEventListener("hashchange", applyFragment);
    return () => removeEventListener("hashchange", applyFragment);
  }, [calculator, onChange]);

  useEffect(() => {
    const { pathname } = location;
    const hasUrlValues = Object.keys(readUrlValues(calculator)).length > 0;
    if (hasUrlValues && isNewNavigation() && !visitedPages.has(pathname)) {
      document.getElementById("calculator")?.scrollIntoView();
    }
    visitedPages.add(pathname);
  }, [calculator]);
  return values;
}

type InputState = Record<string, { text: string; value: number }>;

/** @param earlyTexts text typed before hydration, keyed by field id */
export function useCalculatorValues(calculator: Calculator, earlyTexts: Record<string, string>) {
  const { fields, calculate } = getCalculator(calculator.kind);
  const bounds: Record<string, SliderRange> = calculator.values;
  const names = Object.keys(fields);
  const parseInput = (name: string, text: string) =>
    readField(text, fields[name]!.unit, bounds[name]!);
  const [inputState, setInputState] = useState<InputState>(() =>
    Object.fromEntries(
      names.flatMap((name) => {
        const text = earlyTexts[getFieldId(name)];
        if (text === undefined) return [];
        const parsed = parseInput(name, text);
        return [[name, { text, value: "value" in parsed ? parsed.value : bounds[name]!.start }]];
      }),
    ),
  );
  const clearInput = useCallback(() => setInputState({}), []);
  const urlValues = useUrlValues(calculator, clearInput);
  const values = Object.fromEntries(
    names.map((name) => [name, inputState[name]?.value ?? urlValues[name] ?? bounds[name]!.start]),
  );

  const [announcement, setAnnouncement] = useState("");
  const settle = useDebouncedCallback((settled: Record<string, number>) => {
    setAnnouncement(calculate(settled).summary);
    const pairs = names.map((name) => [name, String(settled[name])]);
    // Keeps history.state, because without it Next would abort a navigation in progress.
    history.replaceState(history.state, "", `#${new URLSearchParams(pairs)}`);
  }, SETTLE_MS);

  const inputs = names.map((name) => {
    const { label, unit } = fields[name]!;
    const value = values[name]!;
    const text = inputState[name]?.text ?? formatForInput(value, unit);
    const parsed = parseInput(name, text);
    return {
      id: getFieldId(name),
      label,
      unit,
      bounds: bounds[name]!,
      value,
      text,
      error: "error" in parsed ? parsed.error : undefined,
      onType: (next: string) => {
        const changed = parseInput(name, next);
        const isValid = "value" in changed;
        setInputState({
          ...inputState,
          [name]: { text: next, value: isValid ? changed.value : value },
        });
        if (isValid) settle({ ...values, [name]: changed.value });
      },
      onLeave: () => {
        if ("value" in parsed) {
          setInputState({ ...inputState, [name]: { text: formatForInput(value, unit), value } });
        }
      },
    };
  });
  return { inputs, result: calculate(values), announcement };
}

export type CalculatorInput = ReturnType<typeof useCalculatorValues>["inputs"][number];
