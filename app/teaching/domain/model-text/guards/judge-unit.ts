import { type Formula, formulaOf } from '../../pedagogy/state.ts';
import { GuardFailure, type GuardMaths } from '../../../model/model-text/guard-context.ts';
import { canonical, type KnownFacts, namesOf, numbersOf, sizeOf, withoutSpaces } from './known.ts';

const tells = () =>
  new GuardFailure('leak', 'It told something of the answer or of a step that is still to come.');
const unproven = (text: string) =>
  new GuardFailure(
    'formula',
    `It held a formula that does not stand on the screen and was not found true: ${text}`,
  );

/**
 * The formula as it may be shown. It stands on the screen, or is a part of what does, or holds for all values without saying
 * anything of the lines to come. Throws GuardFailure for everything else: what could not be read or decided is not shown.
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
  if (size !== null && known.key.includes(size)) throw tells();
  const form = canonical(tree);
  if (known.shown.has(form)) return formulaOf(reading.formula);
  if (known.secrets.has(form)) throw tells();
  if (await equalToSecret(inner, known, maths, locale)) throw tells();
  if (await holdsAlways(inner, tree, known, maths, locale)) return formulaOf(reading.formula);
  throw unproven(text);
}

/** A number of the answer is not said on its own, also when it stands somewhere on the screen. */
function requireNoKey(formula: Formula, text: string, known: KnownFacts): Formula {
  if (known.key.some((value) => withoutSpaces(text).replace(/^[-+]/u, '') === String(value))) throw tells();
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

/** A rule for all values: both sides are equal, and nothing in it belongs to the lines to come. */
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
