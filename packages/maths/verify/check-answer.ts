import { localizeMaths } from '../answers/localize.ts';
import type { CheckAnswer, CheckInput } from '../contract.ts';
import { toPlain } from '../expression/plain.ts';
import { read, type ReadResult } from '../expression/read.ts';
import { number, type Tree } from '../expression/tree.ts';
import { compareTrees } from './compare-trees.ts';
import type { Prover } from './equivalence.ts';
import { answerReadings, isBarePercent } from '../working/answer-readings.ts';
import { compareNamedAmounts } from '../working/named-amounts.ts';
import { hasForm } from './forms.ts';
import { agreesWithTruth } from './truth-words.ts';
import { tryAlgebra } from './try-algebra.ts';
import { compareRounded } from './rounded-values.ts';

/**
 * Compares an answer with the expected one: refutation by sampling, then exact proof, then the prover, else
 * unknown. A text that cannot be read is unknown with the note `not_read`, never "different".
 */
export function checkAnswer(input: CheckInput, prover: Prover | null = null): CheckAnswer {
  const options = input.locale === undefined ? {} : { locale: input.locale };
  const [expected, answer] = [read(input.expected, options), read(input.answer, options)];
  if (!expected.ok || !answer.ok)
    return compareFurther(input, prover, { verdict: 'unknown', note: 'not_read' });
  let best = withForm(expected.tree, answer.tree, input, prover);
  if (isRight(best)) return best;
  for (const [e, a] of readingPairs(expected, answer)) {
    const other = withForm(e, a, input, prover);
    if (isRight(other)) return { ...other, note: 'ambiguous' };
    if (other.verdict === 'equal' || (other.verdict === 'unknown' && best.verdict !== 'equal')) best = other;
  }
  return best.verdict === 'equal' ? best : compareFurther(input, prover, best);
}

/** Compares what the formula reader alone does not read, or reads as something else: words, chat notations, a missing percent sign. */
function compareFurther(input: CheckInput, prover: Prover | null, first: CheckAnswer): CheckAnswer {
  if (input.expected.length > longestInWords || input.answer.length > longestInWords) return first;
  const options = input.locale === undefined ? {} : { locale: input.locale };
  const agrees = agreesWithTruth(input.expected, input.answer, options);
  if (agrees !== null) return { verdict: agrees ? 'equal' : 'different' };
  const byNames = compareNamedAmounts(input.expected, input.answer, input.locale);
  if (byNames !== null)
    return byNames === 'unit' ? { verdict: 'unknown', note: 'unit' } : { verdict: byNames };
  const written = read(input.expected, options);
  const further = answerReadings(input.expected, null, input.locale);
  const keys = written.ok ? [written.tree, ...further.filter(({ kind }) => structured.has(kind))] : further;
  let decided: CheckAnswer | null = null;
  // "x = 3 y = 2" is a chain as a formula, and two values as a key.
  const isListed = written.ok && written.tree.kind !== 'list' && keys.length > 1;
  for (const expected of keys.slice(0, 3))
    for (const answer of answerReadings(input.answer, expected, input.locale).slice(0, 6)) {
      const found = withForm(expected, answer, input, prover);
      if (found.verdict === 'equal' || found.note === 'unit') return found;
      const percent = isBarePercent(expected, answer);
      if (percent !== null && withForm(expected, percent, input, prover).verdict === 'equal')
        return { verdict: 'unknown', note: 'unit' };
      if (found.verdict === 'different') decided ??= found;
    }
  return (first.note === 'not_read' || isListed) && decided !== null ? decided : first;
}

/** Kinds of a key that its words or its notation give although it also is a formula. */
const structured: ReadonlySet<Tree['kind']> = new Set<Tree['kind']>([
  'point',
  'systems',
  'alternatives',
  'list',
]);
const longestInWords = 200;

const isRight = ({ verdict, formOk }: CheckAnswer): boolean => verdict === 'equal' && formOk !== false;

/** All combinations of readings except the first. */
function readingPairs(
  expected: ReadResult & { ok: true },
  answer: ReadResult & { ok: true },
): [Tree, Tree][] {
  const left = expected.ambiguous ?? [expected.tree];
  const right = answer.ambiguous ?? [answer.tree];
  return left.flatMap((e) => right.map((a): [Tree, Tree] => [e, a])).slice(1);
}

function withForm(expected: Tree, answer: Tree, input: CheckInput, prover: Prover | null): CheckAnswer {
  const { form, places, locale, answer: text } = input;
  const result = tryAlgebra(() => compared(expected, answer, input, prover)) ?? undecided;
  if (form === undefined || result.verdict !== 'equal') return result;
  if (hasForm(answer, form, { places, text, expected })) return { ...result, formOk: true };
  const requestedForm = form === 'decimal' && places !== undefined ? 'decimal_places' : form;
  const formText = localizeMaths(locale, `forms.${requestedForm}`, {
    places: String(places ?? 0),
    example: toPlain(aSet, locale),
  });
  return { ...result, formOk: false, formText };
}

const aSet: Tree = { kind: 'list', items: [number(2), number(5)] };
const undecided: CheckAnswer = { verdict: 'unknown', note: 'not_decided' };

function compared(expected: Tree, answer: Tree, input: CheckInput, prover: Prover | null): CheckAnswer {
  const { form, places, locale } = input;
  const exact = compareTrees({ expected, answer, locale }, prover);
  if (form !== 'decimal' || places === undefined || exact.verdict === 'equal') return exact;
  return compareRounded(expected, answer, input.answer, places) ?? exact;
}
