import { callApi } from '#app/platform/api-client.ts';
import type { CheckAnswer, CheckInput } from '@curvela/maths';
import type { TextReading } from '@curvela/maths-react/input';
import type { LabCase } from './run.ts';

/* Cases that call the real API. */

const post = <Answer>(path: string, body: object, signal?: AbortSignal): Promise<Answer> =>
  callApi(`/maths/${path}`, { method: 'POST', body, ...(signal ? { signal } : {}) });

type Reading = TextReading & { task?: string; class?: string; variables?: string[]; tree?: unknown };
export const askReading = (text: string, locale: string, signal?: AbortSignal) =>
  post<Reading>('parse', { text, locale }, signal);

export const askVerdict = (input: CheckInput, signal?: AbortSignal) =>
  post<CheckAnswer>('check', input, signal);

type Solved = {
  kind: string;
  task: string;
  answer: string;
  answerLatex: string;
  steps: { rule: string; text: string; afterLatex: string; after: string }[];
  /** Why the requested method was not used. */
  note?: string;
};
export type Solution = Solved | { unsupported: true; why: string };
export const askSolution = (problem: string, locale: string, signal?: AbortSignal) =>
  post<Solution>('solve', { problem, locale }, signal);

/** The text reads as this plain form; null: it is rejected. */
export const readingCase = (text: string, expected: string | null, locale: string): LabCase => ({
  input: text,
  ask: async (signal) => {
    const reading = await askReading(text, locale, signal);
    const got = reading.ok ? reading.plain : null;
    return { ok: got === expected, expected: expected ?? '∅', got: got ?? (reading.ok ? '' : reading.text) };
  },
});

/** The answer gets this verdict. `unknown` is never a failure for a near miss: it was not accepted. */
export const verdictCase = (
  of: string,
  answer: string,
  expected: 'equal' | 'not equal',
  locale: string,
): LabCase => ({
  input: `${of}   ?   ${answer}`,
  ask: async (signal) => {
    const { verdict } = await askVerdict({ expected: of, answer, locale }, signal);
    const isEqual = expected === 'equal';
    return {
      ok: (verdict === 'equal') === isEqual,
      expected: isEqual ? '{equal}' : '{notEqual}',
      got: `{${verdict}}`,
    };
  },
});

/** The solver's answer equals the textbook's according to the checker. A refusal is a failure with its reason. */
export const problemCase = (problem: string, expected: string, locale: string): LabCase => ({
  input: problem,
  ask: async (signal) => {
    const solution = await askSolution(problem, locale, signal);
    if ('unsupported' in solution) return { ok: false, expected, got: solution.why };
    const { verdict } = await askVerdict({ expected, answer: solution.answer, locale }, signal);
    return { ok: verdict === 'equal', expected, got: solution.answer };
  },
});
