import { ApiFailure } from '#app/platform/api-client.ts';

/** One case of a corpus: the input and the check. */
export type LabCase = {
  readonly input: string;
  /**
   * Returns the expected and the actual result. Throws when there was no result, which is a failure with the message
   * as result.
   */
  ask(signal: AbortSignal): CaseAnswer | Promise<CaseAnswer>;
};
/** Words of a result that the catalogue translates, written as `{noPicture}`. */
export const caseWords = [
  'picture',
  'noPicture',
  'somethingSeen',
  'place',
  'readsBack',
  'equal',
  'notEqual',
  'different',
  'unknown',
  'roots',
  'extrema',
  'poles',
  'holes',
  'jumps',
] as const;
export type CaseWord = (typeof caseWords)[number];

/** A result text with its words translated. Other text in braces (a set, LaTeX) is unchanged. */
export function translateWords(text: string, say: (word: CaseWord) => string): string {
  return text.replaceAll(/\{(\w+)\}/g, (all, name: string) => {
    const word = caseWords.find((each) => each === name);
    return word === undefined ? all : say(word);
  });
}

export type CaseAnswer = { readonly ok: boolean; readonly expected: string; readonly got: string };

/** Cases loaded together on demand. */
export type LabCorpus = { readonly id: string; load(): Promise<readonly LabCase[]> };

export type CaseResult = CaseAnswer & { readonly input: string; readonly milliseconds: number };

/** Milliseconds of local cases after which the page is rendered again. */
const renderInterval = 40;

/** Runs cases one after the other and reports each result. A 429 is waited for and not counted. */
export async function runCases(
  cases: readonly LabCase[],
  signal: AbortSignal,
  onResults: (results: readonly CaseResult[]) => void,
): Promise<void> {
  let waiting: CaseResult[] = [];
  let drawn = performance.now();
  for (const one of cases) {
    if (signal.aborted) break;
    waiting.push(await resultOf(one, signal));
    if (performance.now() - drawn < renderInterval) continue;
    onResults(waiting);
    waiting = [];
    await new Promise((resolve) => setTimeout(resolve));
    drawn = performance.now();
  }
  if (!signal.aborted) onResults(waiting);
}

async function resultOf(one: LabCase, signal: AbortSignal): Promise<CaseResult> {
  for (;;) {
    const started = performance.now();
    const took = () => performance.now() - started;
    try {
      const answer = await one.ask(signal);
      return { ...answer, input: one.input, milliseconds: took() };
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.retryAfter !== undefined && !signal.aborted) {
        const pause = failure.retryAfter * 1000;
        await new Promise((resolve) => setTimeout(resolve, pause));
        continue;
      }
      const got = failure instanceof Error ? `${failure.name} ${failure.message}`.trim() : String(failure);
      return { ok: false, expected: '', got, input: one.input, milliseconds: took() };
    }
  }
}

/** A run as text for developers: one line of figures, then the failures, tab-separated. */
export function reportOf(corpus: string, results: readonly CaseResult[], figures: string): string {
  const failed = results.filter(({ ok }) => !ok);
  const lines = failed.map(({ input, expected, got }) => [input, expected, got].map(oneLine).join('\t'));
  return [`${corpus}: ${results.length - failed.length}/${results.length}, ${figures}`, ...lines].join('\n');
}

const oneLine = (text: string): string => text.replaceAll(/[\t\n\r]/g, ' ').slice(0, 300);
