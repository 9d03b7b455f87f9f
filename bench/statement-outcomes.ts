import { createHash } from 'node:crypto';
import { answer, solutionOf } from '@curvela/maths/solve';
import { loadProver } from '@curvela/maths/verify';

/* Judges statements of problems against their keys; `reading.ts` and `textbook.ts` print the figures. */

export type StatementRow = {
  readonly lang: string;
  readonly locale: string;
  readonly kind: string;
  readonly q: string;
  readonly a: string;
  readonly bare: string;
};
const marks = ['right', 'asked', 'askedWrong', 'partly', 'wrong', 'declined', 'broken'] as const;
type Mark = (typeof marks)[number];
export type StatementOutcome = {
  readonly row: StatementRow;
  readonly mark: Mark;
  readonly got: string;
  readonly milliseconds: number;
};

const prover = await loadProver();

const writeLine = (text: string): unknown => process.stdout.write(`${text}\n`);

/** 0 or 1 by the hash of a text: a reader is written with one half and measured on the other. */
export const halfOf = (text: string): number => createHash('sha256').update(text).digest()[0]! % 2;

/** The value of an answer: without its name (x =, a_n =, an =, f(n) =), currency, unit and degree sign. */
const short = (text: string): string =>
  text
    .replace(/^\$+(?=[\d.])/, '')
    .replace(/^[a-zA-Z](?:_?\{?[a-z]\}?|\([a-z]\))?\s*=\s*/, '')
    .replace(
      /\s*(?:°|€|\$|%|(?:\p{L}{1,3}\/)?(?:cm|mm|dm|m|km|ft|in|yd|mi|lb|oz|kg|mg|g|t|ha|[cdm]?l|h|min|s)[²³]?)\s*$/iu,
      '',
    )
    .trim();

/** The values of a key for several parts: a JSON list, "a) 15; b) x = 2", "12 and 720", "3; 5". */
function partKeysOf(key: string, parts: number): readonly string[] {
  const listed = keysOf(key);
  if (listed !== null) return listed;
  const labelled = key.split(/;?\s*(?<![\p{L}\d])[a-h]\)\s*/u).filter((each) => each !== '');
  if (labelled.length === parts && key.trimStart().startsWith('a)')) return labelled;
  const apart = [/\s*;\s*/, /\s+(?:and|y|et)\s+/].map((separator) => key.split(separator));
  return apart.find(({ length }) => length === parts) ?? apart[0]!;
}

/** The values of "17 y 10", "x = 17; y = 10", "$3 and $2": plain numbers in any order. */
function plainValues(text: string): readonly number[] | null {
  const values = text
    .replaceAll('°', '')
    .split(/\s*[;]\s*|,\s+|\s+(?:and|y|et|or|o|ou)\s+/)
    .map((each) => Number(each.replace(/^(?:\p{L}+\s*=\s*|\$)/u, '').trim() || Number.NaN));
  return values.length > 1 && values.every((each) => Number.isFinite(each))
    ? values.toSorted((a, b) => a - b)
    : null;
}

function isSameList(expected: string, given: string): boolean {
  const [key, got] = [plainValues(expected), plainValues(given)];
  return (
    key !== null &&
    got !== null &&
    key.length === got.length &&
    key.every((each, at) => Math.abs(each - got[at]!) < 1e-9)
  );
}

/** "(0, 5)" for "y = 5", "(2, 0)" for "x = 2": where a curve meets an axis. */
const onAxis = (key: string, got: string): string =>
  (/^y\s*=/.test(got) ? /^\(\s*0\s*[,;]\s*([^,;()]+)\)$/ : /^\(\s*([^,;()]+)[,;]\s*0\s*\)$/).exec(
    key.trim(),
  )?.[1] ?? key;

/** |x|³ as x³: a key whose book takes its letters for positive, or an answer that makes no case. */
const withoutBars = (text: string): string => text.replaceAll(/\|([a-z])\|/g, '($1)');

/** The yes or no with which a key or an answer begins. */
const decisionOf = (text: string): string | undefined =>
  /^(?:yes|no|sí|oui|non)(?![\p{L}])/iu.exec(text.trim())?.[0].toLowerCase();

/** A text with values by their names, "maximum: (0, 2)", without the signs in which languages differ. */
const bareText = (text: string): string => text.toLowerCase().replaceAll(/[:\s]/gu, '').replaceAll(';', ',');

function isSame(key: string, got: string, locale: string): boolean {
  if (bareText(key) === bareText(got)) return true;
  const decision = /^\p{L}{2,3}$/u.test(got) ? decisionOf(got) : undefined;
  if (decision !== undefined) return decisionOf(key) === decision;
  for (const [expected, given] of [
    [key, got],
    [short(key), short(got)],
    [onAxis(key, got), short(got)],
    ...(key.includes('|') ? [] : [[key, withoutBars(got)] as const]),
  ] as const) {
    if (isSameList(expected, given)) return true;
    for (const each of ['en-US', locale]) {
      const { verdict } = answer('check', { expected, answer: given, locale: each }, prover);
      if (verdict === 'equal') return true;
    }
  }
  return false;
}

/** A solved problem, its parts, readings to choose from, or a refusal, as the API returns them. */
type Answered = {
  readonly answer?: string;
  readonly parts?: readonly { readonly answer?: string; readonly why?: string }[];
  readonly readings?: readonly { readonly text: string }[];
  readonly why?: string;
};

function solve(text: string, locale: string): Answered {
  return solutionOf(answer('solve', { problem: text, locale }, prover), locale) as Answered;
}

function keysOf(key: string): readonly string[] | null {
  try {
    const parsed: unknown = JSON.parse(key);
    return Array.isArray(parsed) ? parsed.map(String) : null;
  } catch {
    return null;
  }
}

/** Solves a statement as the API does and compares the answer, its parts or the readings offered with the key. */
export function judgeStatement(row: StatementRow): StatementOutcome {
  const start = performance.now();
  let given: Answered;
  try {
    given = solve(row.q, row.locale);
  } catch (error) {
    return { row, mark: 'broken', got: String(error), milliseconds: performance.now() - start };
  }
  const milliseconds = performance.now() - start;
  const outcome = (mark: Mark, got: string): StatementOutcome => ({ row, mark, got, milliseconds });
  const keys = keysOf(row.a);
  if (row.a === '-') return outcome(given.answer === undefined ? 'right' : 'wrong', given.answer ?? '');
  if (given.readings !== undefined && given.answer === undefined) {
    const texts = given.readings.map(({ text }) => text);
    const fits = texts.some((text) => {
      const again = solve(text, row.locale).answer;
      return again !== undefined && isSame(keys?.[0] ?? row.a, again, row.locale);
    });
    return outcome(fits ? 'asked' : 'askedWrong', texts.join(' | '));
  }
  if (given.parts !== undefined) {
    const got = given.parts.map((part) => part.answer);
    const wanted = partKeysOf(row.a, got.length);
    const right = wanted.filter((key, at) => got[at] !== undefined && isSame(key, got[at]!, row.locale));
    const mark = right.length === wanted.length ? 'right' : right.length > 0 ? 'partly' : 'wrong';
    return outcome(
      got.every((each) => each === undefined) ? 'declined' : mark,
      got.map((each) => each ?? '(none)').join(' ; '),
    );
  }
  if (given.answer === undefined) return outcome('declined', given.why ?? '');
  return outcome(isSame(row.a, given.answer, row.locale) ? 'right' : 'wrong', given.answer);
}

function median(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

/** Prints the statements with the marks asked for, then counts by kind and language. */
export function printOutcomes(outcomes: readonly StatementOutcome[], show: readonly string[]): void {
  for (const { row, mark, got } of outcomes) {
    if (!show.includes(mark)) continue;
    writeLine(
      `${mark} [${row.lang} ${row.kind}] ${JSON.stringify(row.q)} | key ${row.a} | bare ${row.bare} | got ${got}`,
    );
  }
  const groups = Map.groupBy(
    outcomes.flatMap((outcome) =>
      [outcome.row.kind, outcome.row.lang, 'all'].map((group) => ({ group, outcome })),
    ),
    ({ group }) => group,
  );
  for (const [group, members] of groups) {
    const counts = marks.map(
      (mark) => [mark, members.filter(({ outcome }) => outcome.mark === mark).length] as const,
    );
    writeLine(
      `${group.padEnd(9)} ${String(members.length).padStart(4)}  ${counts.map(([mark, count]) => `${mark} ${count}`).join(', ')}`,
    );
  }
  const answered = outcomes.filter(({ mark }) => mark === 'right' || mark === 'wrong');
  const wrong = answered.filter(({ mark }) => mark === 'wrong').length;
  writeLine(
    `wrong among the answers given unasked: ${((100 * wrong) / Math.max(1, answered.length)).toFixed(1)} %`,
  );
  const times = outcomes.map(({ milliseconds }) => milliseconds);
  writeLine(`milliseconds to answer: median ${median(times, 0.5)}, p95 ${median(times, 0.95)}`);
}
