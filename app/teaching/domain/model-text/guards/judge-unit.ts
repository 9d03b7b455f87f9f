import { type Formula, formulaOf } from '../../pedagogy/state.ts';
import { GuardFailure, type GuardMaths } from '../../../model/model-text/guard-context.ts';
import { canonical, type KnownFacts, namesOf, numbersOf, sizeOf, withoutSpaces } from './known.ts';

const leakFailure = () =>
  new GuardFailure('leak', 'It told something of the answer or of a step that is still to come.');
const unproven = (text: string) =>
  new GuardFailure(
    'formula',
    `It held a formula that does not stand on the screen and was not found true: ${text}`,
  );

/**
 * The formula, if it may be shown: it is on the screen, part of something on the screen, or holds for all values without revealing
 * later lines. Throws GuardFailure for everything else, including what could not be parsed or decided.
 */
export async function judgeUnit(
  text: string,
  known: KnownFacts,
  maths: GuardMaths,
  locale: string,
): Promise<Formula> {
  const inner = stripped(text);
  const standing = known.texts.get(withoutSpaces(inner));
  if (standing) return requireNoKey(standing, inner, known);
  const reading = await maths.parse({ text: inner, locale });
  if (!reading.ok) throw unproven(text);
  const { tree } = reading.formula;
  const size = sizeOf(tree);
  if (size !== null && known.key.includes(size)) throw leakFailure();
  const form = canonical(tree);
  if (known.shown.has(form)) return formulaOf(reading.formula);
  if (known.secrets.has(form)) throw leakFailure();
  if (await equalToSecret(inner, known, maths, locale)) throw leakFailure();
  if (await holdsAlways(inner, tree, known, maths, locale)) return formulaOf(reading.formula);
  throw unproven(text);
}

/** A number of the answer may not stand alone, even if it occurs elsewhere on the screen. */
function requireNoKey(formula: Formula, text: string, known: KnownFacts): Formula {
  if (known.key.some((value) => withoutSpaces(text).replace(/^[-+]/u, '') === String(value)))
    throw leakFailure();
  return formula;
}

const stripped = (text: string): string =>
  text
    .trim()
    .replace(/^(?:\$\$?|\\\(|\\\[)/u, '')
    .replace(/(?:\$\$?|\\\)|\\\])$/u, '')
    .trim();

async function equalToSecret(
  text: string,
  known: KnownFacts,
  maths: GuardMaths,
  locale: string,
): Promise<boolean> {
  const answers = await Promise.all(
    known.secretTexts.map((expected) => maths.check({ expected, answer: text, locale })),
  );
  return answers.some(({ verdict }) => verdict === 'equal');
}

/** An identity: both sides are equal for all values, and none of its parts belongs to a later line. */
async function holdsAlways(
  text: string,
  tree: unknown,
  known: KnownFacts,
  maths: GuardMaths,
  locale: string,
): Promise<boolean> {
  const [left, right, more] = text.split('=');
  if (left === undefined || right === undefined || more !== undefined || /[<>≤≥≠]/u.test(text)) return false;
  const foreign = namesOf(tree).every((name) => !known.names.has(name)) && namesOf(tree).length > 0;
  const numbers = numbersOf(tree);
  if (numbers.some((size) => known.key.includes(size) || known.later.includes(size))) return false;
  if (!foreign && !numbers.every((size) => known.numbers.has(String(size)))) return false;
  if (!foreign && (await someSideIsSecret([left, right], known, maths, locale))) return false;
  const { verdict } = await maths.check({ expected: left, answer: right, locale });
  return verdict === 'equal';
}

async function someSideIsSecret(
  sides: string[],
  known: KnownFacts,
  maths: GuardMaths,
  locale: string,
): Promise<boolean> {
  const found = await Promise.all(sides.map((side) => equalToSecret(side, known, maths, locale)));
  return found.some(Boolean);
}
