import type { TopicId } from '../../model/understanding/topics/topic.ts';
import type { LearnerMessage } from '../understanding/read-message.ts';
import type { SessionState } from '../pedagogy/state.ts';
import { kindOf, linearCoefficients } from './problem-kind.ts';

/** Questions whose answer depends on the problem in hand. */
export type ProblemAsk =
  | 'finished'
  | 'method'
  | 'rule'
  | 'pattern'
  | 'round'
  | 'exact'
  | 'unit'
  | 'choice'
  | 'measure'
  | 'flip'
  | 'verify'
  | 'why_square'
  | 'root_of_equation'
  | 'meaning'
  | 'origin'
  | 'smallest_denominator'
  | 'chance_total'
  | 'exponent'
  | 'percent_whole';

/** What a message asks about this very problem; null where its notions or its other words decide. */
export function readProblemAsk(
  message: LearnerMessage,
  topics: readonly TopicId[],
  state: SessionState,
): ProblemAsk | null {
  const { cues, questions, formulas, numbers, operations, text, words, wordCount } = message;
  const { item } = state;
  const kind = kindOf(item);
  const asked = text.includes('?');
  const [why, what, how] = [cues.has('why'), cues.has('what'), cues.has('how')];
  const lettered = formulas.some(({ letter, kind: form }) => letter !== null || form !== 'value');
  const names = (...wanted: TopicId[]) => wanted.some((topic) => topics.includes(topic));

  if (questions.has('finished') && !lettered && formulas.length === 0 && !why && isQuestion(message, state))
    return 'finished';
  if (kind === 'exponential_equation' && questions.has('up_there') && !what && !why) return 'exponent';
  if (kind === 'percent_before' && cues.has('stuck') && (numbers.length > 0 || names('percentage')))
    return 'percent_whole';
  if (why) {
    if (
      kind === 'inequality' &&
      (questions.has('turns') || names('flip_sign') || (text.match(/[<>≤≥]/g) ?? []).length >= 2)
    )
      return 'flip';
    if (cues.has('checking') && !cues.has('mistake')) return 'verify';
    if (kind === 'radical_equation' && operations.includes('square')) return 'why_square';
    if (kind === 'fractions' && numbers.length === 2 && numbers.every(isWhole)) return 'smallest_denominator';
    if (kind === 'data' && (questions.has('measure') || cues.has('difference'))) return 'measure';
  }
  if (kind === 'probability' && (why || how) && (operations.includes('divide') || numbers.some(isWhole)))
    return 'chance_total';
  if (kind === 'data' && (questions.has('measure') || (questions.has('method') && !names('mode'))))
    return 'measure';
  const [number] = numbers;
  if (number !== undefined && numbers.length === 1 && !lettered && operations.length === 0) {
    if ((why || what || asked) && questions.has('origin') && !isInGiven(number, state)) return 'origin';
    if ((what || why || how) && (kind === 'line' || isCoefficient(number, state)) && !questions.has('origin'))
      return 'meaning';
  }
  const proposesDenominator = kind === 'fractions' && cues.has('allowed') && numbers.length === 1;
  if (proposesDenominator && isWhole(number ?? '') && operations.length === 0) return 'smallest_denominator';
  const zeroOfEquation =
    kind === 'polynomial_equation' && names('square_root', 'zeros') && !/√/.test(item.given.plain);
  if (what && zeroOfEquation && !words.includes('square') && !/cuadrada|carree/.test(words))
    return 'root_of_equation';
  const choosesBetween = / (?:or|o|ou) /.test(` ${words} `);
  const chooses =
    asked ||
    what ||
    how ||
    cues.has('allowed') ||
    cues.has('needed') ||
    questions.has('asks_permission') ||
    choosesBetween;
  const interrogative = /(?:^| )(?:which|what|whats|que|cual|quel(?:le)?s?|laquelle)(?= |$)/.test(words);
  if (!chooses && !interrogative) return null;
  if (questions.has('exact') && !questions.has('cancel')) return 'exact';
  if (
    questions.has('round') &&
    (what ? / (?:or|o|ou) /.test(` ${words} `) : !item.problem.match(/round|redonde|arrond/i))
  )
    return 'round';
  if (questions.has('unit') && !cues.has('why') && formulas.length === 0) return 'unit';
  if (kind === 'system' && questions.has('choice')) return 'choice';
  const offersMethods = names(
    'substitute',
    'elimination',
    'factorise',
    'quadratic_formula',
    'complete_square',
  );
  if (choosesBetween && offersMethods && numbers.length === 0 && !cues.has('difference')) return 'method';
  if (
    cues.has('otherWay') &&
    !cues.has('tooEasy') &&
    !/(?:^| )(?:which|que|cual|quel\w*|laquelle|or|o|ou) /.test(words)
  )
    return null;
  if (questions.has('method') && wordCount <= 14 && (interrogative || !cues.has('allowed'))) return 'method';
  if (questions.has('rule') && !names('quadratic_formula', 'pythagoras')) return 'rule';
  if (questions.has('pattern')) return 'pattern';
  return null;
}

const isWhole = (text: string): boolean => /^\d+$/.test(text);

/** A question about the end: with a mark, in question order, or once the learner has written a line. */
function isQuestion({ text, words, cues }: LearnerMessage, { item, card }: SessionState): boolean {
  const begun = item.lines.length > 1 || (item.asides ?? []).length > 0 || item.step.tried || card === null;
  return (
    text.includes('?') ||
    /^(?:so |ok )?(?:are|am|is|do|can|whats|what)(?= )/.test(words) ||
    cues.has('what') ||
    begun
  );
}

const isInGiven = (number: string, { item }: SessionState): boolean =>
  item.lines.length === 1 && numberPattern(number).test(item.given.plain);

const numberPattern = (number: string): RegExp =>
  new RegExp(
    `(?<![\\d.,])${number.replace(/^[-+]/, '').replaceAll('.', '\\.').replace('/', '\\/')}(?![\\d.,])`,
  );

/** Whether a number stands in front of a letter of the line. */
function isCoefficient(number: string, { item }: SessionState): boolean {
  const digits = number.replace(/^[-+]/, '');
  const plain = item.lines.at(-1)?.formula.plain ?? '';
  return /^\d+$/.test(digits) && new RegExp(`(?<![\\d.,^])${digits}\\s?·?\\s?[a-z](?![a-z])`).test(plain);
}

/** What a number of the formula means: slope or intercept of a line, else a factor in front of a letter. */
export function meaningOf(
  number: string,
  words: string,
  { item }: SessionState,
): { about: 'slope_up' | 'slope_down' | 'intercept' | 'coefficient'; values: Record<string, string> } | null {
  const linear = linearCoefficients(item.given.plain);
  const digits = number.replace(/^[-+]/, '');
  const bare = (text: string) => text.replace(/^[-+]/, '');
  if (linear) {
    const isSlope = bare(linear.slope) === digits;
    const isIntercept = linear.intercept !== null && bare(linear.intercept) === digits;
    const inFront = /front|before|beside|next to|delante|junto|acompana|devant|a cote/.test(words);
    if (isIntercept && !(isSlope && inFront))
      return { about: 'intercept', values: { number: linear.intercept! } };
    if (isSlope) {
      const about = linear.slope.startsWith('-') ? 'slope_down' : 'slope_up';
      return { about, values: { number: linear.slope, size: digits } };
    }
    return null;
  }
  const plain = item.lines.at(-1)?.formula.plain ?? '';
  const letter = new RegExp(`(?<![\\d.,^])${digits}\\s?·?\\s?([a-z])(?![a-z])`).exec(plain)?.[1];
  return letter ? { about: 'coefficient', values: { number: digits, letter } } : null;
}
