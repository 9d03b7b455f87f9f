import type { Maths, OfferedReading, ReadAnswer } from '@curvela/maths';
import { formulaOf, type Formula } from '../../domain/pedagogy/state.ts';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { normalizeProblemText } from '../../domain/understanding/problem/normalize-text.ts';
import { readNumberRiddle } from '../../domain/understanding/problem/numbers/number-riddle.ts';
import { fromPhrasings } from '../../domain/understanding/problem/phrasings/read-phrasing.ts';
import { withDrawings } from '../drawing.server.ts';
import type { ReadingView } from '../../model/views.ts';

type Read = Extract<ReadAnswer, { ok: true }>;
/** A problem found in a message: as text that parses back, and its reading. */
export type FoundProblem = { readonly text: string; readonly reading: Read };
/** One way to mean a text; `text` is read as exactly this problem. */
export type OwnReading = { readonly id: string; readonly text: string; readonly formula: Formula };
type OwnProblem =
  | { readonly kind: 'problem'; readonly problem: FoundProblem }
  /** It can be meant in these ways. */
  | { readonly kind: 'several'; readonly readings: readonly OwnReading[] }
  | { readonly kind: 'none' };

/** Reads a problem in a learner's own words and notation. Ambiguous texts return their readings instead. */
export async function readOwnProblem(maths: Maths, locale: string, text: string): Promise<OwnProblem> {
  const found = await readStatement(maths, locale, text);
  return found.kind === 'none' ? readWordProblem(maths, locale, text) : found;
}

async function readStatement(maths: Maths, locale: string, text: string): Promise<OwnProblem> {
  const reading = await maths.parse({ text, locale });
  if (!reading.ok) return reading.readings === undefined ? { kind: 'none' } : severalOf(reading.readings);
  if (reading.ambiguous === null) return { kind: 'problem', problem: { text: reading.text, reading } };
  return severalOf(
    reading.ambiguous.map((formula, index) => ({ id: String(index + 1), text: formula.plain, formula })),
  );
}

/** Number riddles and proportions in words, until the reader itself reads word problems. */
async function readWordProblem(maths: Maths, locale: string, text: string): Promise<OwnProblem> {
  const plain = normalizeProblemText(text.normalize('NFC'));
  const riddle = readNumberRiddle(text) ?? readNumberRiddle(plain);
  const worded = [...(riddle === null ? [] : [[riddle]]), ...fromPhrasings(plain, languageOfLocale(locale))];
  for (const [problem, ...more] of worded) {
    if (problem === undefined || more.length > 0) continue;
    const reading = await maths.parse({ text: problem, locale });
    if (reading.ok) return { kind: 'problem', problem: { text: problem, reading } };
  }
  if (plain === text) return { kind: 'none' };
  return readStatement(maths, locale, plain.replaceAll(' plus ', ' + ').replaceAll(' minus ', ' - '));
}

const severalOf = (readings: readonly OfferedReading[]): OwnProblem => ({
  kind: 'several',
  readings: readings.map(({ id, text, formula }) => ({ id, text, formula: formulaOf(formula) })),
});

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
