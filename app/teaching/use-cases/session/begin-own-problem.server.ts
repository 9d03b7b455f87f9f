import { mathsTexts } from '@curvela/maths/messages';
import type { Maths } from '@curvela/maths';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { translator } from '#app/platform/texts.ts';
import type { Advance } from '../../domain/pedagogy/moments.ts';
import { begin, type ItemFacts } from '../../domain/pedagogy/start.ts';
import { formulaOf, type Formula } from '../../domain/pedagogy/state.ts';
import { longestLine } from '../../model/limits.ts';
import { describeReading } from '../../model/possible-reading.ts';
import { teachingError } from '../../model/errors.ts';
import { claimedWork } from '../../domain/understanding/claimed-work.ts';
import { writtenLines } from '../../domain/understanding/written-lines.ts';
import type { SessionContext } from '../../model/session-context.ts';
import { checkWorking } from './check-working.server.ts';
import { itemFacts, unreadable } from './facts.server.ts';
import { readOwnProblem, type FoundProblem } from './read-problem.server.ts';

type Question = { maths: Maths; locale: string };
/** `parts` are the problems of a text that states several; empty for one. The first of them is the one that begins. */
export type OwnProblemStart = {
  facts: ItemFacts;
  lines: readonly string[];
  parts: readonly { label: string; text: string; formula: Formula }[];
};

/**
 * Reads the opening message: a problem in the learner's own words, optionally with lines of working. `chosen` is the id of one of its
 * readings. Throws 422 `problem_several` with the
 * readings if ambiguous, 422 `problem_unreadable` with the position if it cannot be parsed.
 */
export async function readOwnProblemStart(
  { maths, locale }: Question,
  text: string,
  chosen?: string,
): Promise<OwnProblemStart> {
  const [first, ...lines] =
    claimedWork(text) ??
    ((await isOneProblem({ maths, locale }, text)) ? [text] : (writtenLines(text) ?? [text]));
  const own = await readOwnProblem(maths, locale, first ?? text);
  const wanted = own.kind === 'several' ? own.readings.find(({ id }) => id === chosen) : undefined;
  if (wanted !== undefined)
    return { facts: await itemFacts({ maths, locale }, wanted.text), lines, parts: [] };
  if (own.kind === 'several') {
    throw teachingError('problem_several', {
      status: 422,
      params: { readings: own.readings.map(describeReading).join('   ·   ') },
      details: { readings: own.readings },
    });
  }
  if (own.kind === 'problem' && own.problem.text.length <= longestLine) {
    const { text: problem, reading } = own.problem;
    const parts = (reading.parts ?? []).map(({ formula, ...part }) => ({
      ...part,
      formula: formulaOf(formula),
    }));
    const facts = await itemFacts({ maths, locale }, problem);
    const letters = reading.letters ? { letters: reading.letters } : {};
    const quantities = reading.story && parts.length === 0 ? { quantities: quantitiesOf(reading.story) } : {};
    return {
      facts: { ...facts, ...letters, ...quantities, ...storyOf(first ?? text, own.problem) },
      lines,
      parts,
    };
  }
  return refuse({ maths, locale }, first ?? text);
}

const quantitiesOf = ({ pieces, others }: NonNullable<FoundProblem['reading']['story']>) => ({
  pieces,
  others: others.map(formulaOf),
});

/**
 * The text of a problem of which the reading keeps only the calculation: a word problem, a sequence whose terms have numbers, or several functions
 * with their names. Nothing for a formula or a task in words.
 */
export function storyOf(text: string, { text: problem, reading }: FoundProblem): { story?: string } {
  const story = text.trim();
  const isStory =
    reading.said &&
    story !== problem &&
    (isProse(story) || numberedTerms.test(story) || (story.match(definitionOfFunction) ?? []).length > 1);
  return isStory && story.length <= longestStory ? { story } : {};
}
const isProse = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 6;
/** The rule of a sequence from one term to the next, or a numbered term: u_(n+1), u_{n-1}, uₙ₊₁, u_0, a₁. */
const numberedTerms = /n\s?\}?\s?[-+]\s?1(?!\d)|ₙ₊₁|(?<![\p{L}\d])[a-z](?:_\{?\d|[₀-₉]|0(?!\d))/u;
const definitionOfFunction = /(?<!\p{L})[fghpq]\s*\(\s*[a-z]\s*\)\s*=/gu;
/** A text with a part cut off would have other numbers. */
const longestStory = 1000;

/** Throws with the position where parsing stopped, or with a hint that the text is not mathematics (“hi”, “a triangle has sides 5 and 6”). */
async function refuse(question: Question, text: string): Promise<never> {
  const reading = await question.maths.parse({ text, locale: question.locale });
  // Which word of a sentence is unknown to the grammar of formulas helps no one who wrote a sentence.
  if (!reading.ok && !(reading.error.code === 'unknown_word' && isProse(text)))
    throw unreadable(text, reading);
  const t = translator(mathsTexts, languageOfLocale(question.locale), 'maths');
  const error = { at: 0, length: text.length, found: text, code: 'words' } as const;
  throw unreadable(text, { error, text: t('reading.words') });
}

/** Lines under a verb are working, and not a list of problems, if each follows from the one before, a known mistake included, or the last is a solution: "x = 2". */
async function isWorking(
  { maths, locale }: Question,
  parts: readonly { text: string; formula: { plain: string } }[],
): Promise<boolean> {
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return false;
  if (/^\p{L}\s*=\s*[-−]?\d[\d.,/\s]*$/u.test(last.formula.plain)) return true;
  for (const [index, { formula }] of parts.slice(1).entries()) {
    const previous = parts[index]?.formula.plain ?? '';
    const check = await maths.checkLine({ problem: first.text, previous, line: formula.plain, locale });
    if (!check.ok) return false;
    const follows = check.verdict === 'equal' || check.partial;
    const isSlip = check.mistake !== undefined && formula.plain.length < previous.length;
    if (!follows && !isSlip) return false;
  }
  return true;
}

/** A system on several lines, or a question in several lines of words, is one problem without working. */
async function isOneProblem({ maths, locale }: Question, text: string): Promise<boolean> {
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  if (rows.length < 2) return true;
  const whole = await maths.parse({ text, locale });
  if (!whole.ok) return false;
  if (whole.parts !== undefined) return !(await isWorking({ maths, locale }, whole.parts));
  if (whole.formula.tree.kind === 'alternatives') return whole.variables.length > 1;
  return whole.said && rows.slice(1).some((row) => /\p{L}{4,}/u.test(row));
}

/** The first turn: reads the problem back and checks the working at once. */
export async function beginOwnProblem(
  about: SessionContext,
  { facts, lines, parts }: OwnProblemStart,
): Promise<Advance> {
  const begun = withParts(begin(facts, about.circumstances), parts);
  if (lines.length === 0 || begun.state.card === null) return begun;
  const session = { ...about.session, state: begun.state };
  const worked = await checkWorking({ ...about, session }, lines);
  if (worked === null) return begun;
  return { ...worked.advance, moments: [...begun.moments, ...worked.advance.moments] };
}

/** Says which of several problems begins, and offers the others. */
function withParts(begun: Advance, parts: OwnProblemStart['parts']): Advance {
  const [first, ...others] = parts;
  if (first === undefined || others.length === 0) return begun;
  const offers = others.map(({ text, formula }) => ({ does: 'take' as const, problem: { text, formula } }));
  return {
    ...begun,
    moments: [
      { say: 'parts', first: first.label, count: parts.length },
      ...begun.moments,
      { say: 'offers', offers },
    ],
  };
}
