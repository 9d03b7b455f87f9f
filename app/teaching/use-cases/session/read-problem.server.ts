import type { Maths, ReadAnswer } from '@curvela/maths';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { formulaOf, type Formula } from '../../domain/pedagogy/state.ts';
import {
  type Candidate,
  problemCandidates,
  readsWords,
} from '../../domain/understanding/problem/own-problem.ts';
import { withDrawings } from '../drawing.server.ts';
import type { ReadingView } from '../../model/views.ts';

type Read = Extract<ReadAnswer, { ok: true }>;
/** A problem found in a message: as text that parses back, and its reading. */
export type FoundProblem = { readonly text: string; readonly reading: Read };
type OwnProblem =
  | { readonly kind: 'problem'; readonly problem: FoundProblem }
  /** It can be meant in these ways. */
  | { readonly kind: 'several'; readonly readings: readonly { text: string; formula: Formula }[] }
  | { readonly kind: 'none' };

/** Each attempt calls the engine once; a message rarely needs more than a handful. */
const mostTries = 24;

/** Reads a problem in a learner's own words and notation. Ambiguous texts return their readings instead. */
export async function readOwnProblem(maths: Maths, locale: string, text: string): Promise<OwnProblem> {
  for (const candidate of problemCandidates(text, languageOfLocale(locale)).slice(0, mostTries)) {
    const found = await tried(maths, locale, candidate);
    if (found !== null) return found;
  }
  return { kind: 'none' };
}

/** Questions about a figure have unknowns of their own that do not occur in the text. */
const isWords = (text: string, { task, variables, said }: Read): boolean =>
  task !== 'find' && readsWords(text, variables, said);

async function tried(maths: Maths, locale: string, { readings }: Candidate): Promise<OwnProblem | null> {
  const answers = await Promise.all(readings.map((text) => maths.parse({ text, locale })));
  const found = answers.flatMap((reading, at): FoundProblem[] =>
    reading.ok && !isWords(readings[at] ?? '', reading) ? [{ text: readings[at] ?? '', reading }] : [],
  );
  const [first] = found;
  if (first === undefined || found.length < readings.length) return null;
  const different = found.filter(
    ({ reading }, at) =>
      !found.slice(0, at).some((other) => other.reading.formula.plain === reading.formula.plain),
  );
  if (different.length === 1) return { kind: 'problem', problem: first };
  return {
    kind: 'several',
    readings: different.map(({ text, reading }) => ({ text, formula: formulaOf(reading.formula) })),
  };
}

/** How a problem in the learner's own words would be read, before anything starts. */
export async function readGoal(
  maths: Maths,
  { text, locale }: { text: string; locale: string },
): Promise<ReadingView> {
  const own = await readOwnProblem(maths, locale, text);
  if (own.kind === 'problem') {
    return withDrawings({ ok: true, formula: formulaOf(own.problem.reading.formula) });
  }
  if (own.kind === 'several')
    return withDrawings({ ok: false, code: 'several', readings: [...own.readings] });
  const read = await maths.parse({ text, locale });
  if (read.ok) return withDrawings({ ok: true, formula: formulaOf(read.formula) });
  const { code, at, length, found } = read.error;
  return { ok: false, code, at, length, found };
}
