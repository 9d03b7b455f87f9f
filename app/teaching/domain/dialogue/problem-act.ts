import { commonTopics, wideTopics, type TopicId } from '../../model/understanding/topics/topic.ts';
import type { LearnerMessage } from '../understanding/read-message.ts';
import type { SessionState } from '../pedagogy/state.ts';
import { kindOf, linearCoefficients, type ProblemKind } from './problem-kind.ts';

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
  | 'percent_whole'
  | 'boundary'
  | 'which_number'
  | 'which_rule'
  | 'order';

/** What a message asks about this very problem; null where its notions or its other words decide. */
export function readProblemAsk(
  message: LearnerMessage,
  topics: readonly TopicId[],
  state: SessionState,
): ProblemAsk | null {
  const kind = kindOf(state.item);
  return (
    askAboutEnd(message, state) ??
    askOfKind(message, topics, kind, state) ??
    askAboutNumber(message, topics, kind, state) ??
    askToChoose(message, topics, kind, state)
  );
}

const unfinished = /(?<![a-z])(?:not|isnt|arent|no|falta\w*|pas|manque\w*|reste\w*|missing|left)(?![a-z])/;

/** "Is anything left?": whether more has to be done, and not how. */
const askAboutEnd = (message: LearnerMessage, state: SessionState): ProblemAsk | null => {
  const { cues, formulas } = message;
  // "Why is it not finished" asks the same, unless there is a mistake to explain.
  const isOpen = state.item.step.slip === null && state.item.step.tried && unfinished.test(message.words);
  const why = cues.has('why') && !isOpen;
  const checks = cues.has('checking') && !cues.has('why');
  const isOther = why || cues.has('how') || cues.has('mistake') || checks;
  const onlyValues = formulas.every(({ kind }) => kind === 'value');
  return cues.has('ending') && onlyValues && !isOther && isQuestion(message, state) ? 'finished' : null;
};

const named = (topics: readonly TopicId[], ...wanted: TopicId[]): boolean =>
  wanted.some((topic) => topics.includes(topic));

/** Questions that the kind of problem makes likely. */
function askOfKind(
  { cues, numbers, operations, text }: LearnerMessage,
  topics: readonly TopicId[],
  kind: ProblemKind,
  { item }: SessionState,
): ProblemAsk | null {
  const [why, what, how] = [cues.has('why'), cues.has('what'), cues.has('how')];
  const compares = cues.has('measure') || (cues.has('comparative') && (cues.has('which') || what));
  switch (kind) {
    case 'exponential_equation':
      if (cues.has('above') && !what && !why) return 'exponent';
      break;
    case 'percent_before':
      if (cues.has('stuck') && (numbers.length > 0 || named(topics, 'percentage'))) return 'percent_whole';
      break;
    case 'inequality': {
      if (cues.has('boundary') && (cues.has('either') || text.includes('?'))) return 'boundary';
      const signs = (text.match(/[<>≤≥]/g) ?? []).length;
      if (why && (cues.has('turning') || named(topics, 'flip_sign') || signs >= 2)) return 'flip';
      break;
    }
    case 'probability':
      if ((why || how) && (operations.includes('divide') || numbers.some(isWhole))) return 'chance_total';
      break;
    case 'data':
      if (compares || (why && cues.has('difference')) || (asksForMethod(cues) && !named(topics, 'mode')))
        return 'measure';
      break;
    case 'fractions':
      if ((why || cues.has('either')) && numbers.length === 2 && numbers.every(isWhole))
        return 'smallest_denominator';
      break;
    case 'polynomial_equation': {
      const isZero = named(topics, 'square_root', 'zeros') && operations.every((one) => one !== 'square');
      if (what && isZero && !/√/.test(item.given.plain)) return 'root_of_equation';
      break;
    }
    default:
  }
  if (why && cues.has('checking') && !cues.has('mistake')) return 'verify';
  return why && kind === 'radical_equation' && operations.includes('square') ? 'why_square' : null;
}

const asksForMethod = (cues: LearnerMessage['cues']): boolean =>
  (cues.has('which') && cues.has('method')) ||
  (cues.has('comparative') && (cues.has('which') || !cues.has('easier')));

/** One number of the problem or of a line: where it comes from, what it means, whether it may be the denominator. */
function askAboutNumber(
  { cues, formulas, numbers, operations, text }: LearnerMessage,
  topics: readonly TopicId[],
  kind: ProblemKind,
  state: SessionState,
): ProblemAsk | null {
  const [number] = numbers;
  const lettered = formulas.some(({ letter, kind: form }) => letter !== null || form !== 'value');
  if (number === undefined || numbers.length > 1 || operations.length > 0) return null;
  // "Why are there two answers?": a count, no number of the problem.
  if (cues.has('scope') && !/\d/.test(text)) return null;
  const asks = cues.has('why') || cues.has('what');
  if (!lettered) {
    if ((asks || text.includes('?')) && cues.has('origin') && !isInGiven(number, state)) return 'origin';
    const isNamed =
      !named(topics, 'proportion', 'slope') && (kind === 'line' || isCoefficient(number, state));
    if ((asks || cues.has('how')) && isNamed && !cues.has('origin')) return 'meaning';
  }
  const proposes = cues.has('allowed') || named(topics, 'denominator', 'common_denominator');
  return kind === 'fractions' && proposes && isWhole(number) ? 'smallest_denominator' : null;
}

/** Questions that choose between ways to go on or to write the result. */
function askToChoose(
  { cues, formulas, numbers, operations, text, wordCount }: LearnerMessage,
  topics: readonly TopicId[],
  kind: ProblemKind,
  { item }: SessionState,
): ProblemAsk | null {
  const [which, either, what] = [cues.has('which'), cues.has('either'), cues.has('what')];
  const asks = ['how', 'allowed', 'needed', 'permission'] as const;
  if (!which && !either && !what && !text.includes('?') && !asks.some((cue) => cues.has(cue))) return null;
  if (cues.has('exact') && !cues.has('removal')) return 'exact';
  if (
    cues.has('rounding') &&
    !cues.has('how') &&
    (what ? either : !/round|redonde|arrond/i.test(item.problem))
  )
    return 'round';
  if (cues.has('units') && !cues.has('why') && formulas.length === 0) return 'unit';
  if (kind === 'system' && cues.has('indifferent')) return 'choice';
  const offersMethods = named(
    topics,
    'substitute',
    'elimination',
    'factorise',
    'quadratic_formula',
    'complete_square',
  );
  if (either && offersMethods && numbers.length === 0 && !cues.has('difference')) return 'method';
  if (cues.has('otherWay') && !cues.has('tooEasy') && !which && !either) return null;
  if (asksForMethod(cues) && wordCount <= 14 && (which || !cues.has('allowed'))) return 'method';
  if (either && !cues.has('difference') && !cues.has('why')) {
    const isCalculation = item.task === 'evaluate' && !/\p{L}/u.test(item.given.plain);
    if (operations.length > 1 && isCalculation && numbers.length === 0) return 'order';
    if (operations.includes('divide') && numbers.length === 2) return 'which_number';
    const notions = topics.filter((topic) => !commonTopics.has(topic));
    const isChoice = notions.length > 1 || (operations.length > 1 && item.task === 'solve');
    if (isChoice && formulas.every(({ kind: form }) => form === 'value')) return 'which_rule';
  }
  // A notion with a name of its own is what is asked about: the chain rule, the standard deviation ("écart type").
  const hasNarrow = topics.some((topic) => !commonTopics.has(topic) && !wideTopics.has(topic));
  if (!which || hasNarrow) return null;
  if (cues.has('law')) return 'rule';
  return cues.has('kind') ? 'pattern' : null;
}

const isWhole = (text: string): boolean => /^\d+$/.test(text);

/** A question about the end: with a mark, in question order, or once the learner has written a line. */
function isQuestion({ text, cues }: LearnerMessage, { item, card }: SessionState): boolean {
  const begun = item.lines.length > 1 || (item.asides ?? []).length > 0 || item.step.tried || card === null;
  return text.includes('?') || cues.has('asksFirst') || cues.has('what') || begun;
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
  inFront: boolean,
  { item }: SessionState,
): { about: 'slope_up' | 'slope_down' | 'intercept' | 'coefficient'; values: Record<string, string> } | null {
  const linear = linearCoefficients(item.given.plain);
  const digits = number.replace(/^[-+]/, '');
  const bare = (text: string) => text.replace(/^[-+]/, '');
  if (linear) {
    const isSlope = bare(linear.slope) === digits;
    const isIntercept = linear.intercept !== null && bare(linear.intercept) === digits;
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
