import { commonTopics, scopedTopics, type TopicId } from '../../model/understanding/topics/topic.ts';
import type { LearnerMessage } from '../understanding/read-message.ts';
import type { SessionState } from '../pedagogy/state.ts';
import type { Act, Aspect, HasCue, MessageSituation } from './act.ts';
import { kindOf, type ProblemKind } from './problem-kind.ts';

/** A word with two meanings takes the one of the problem: the range of data or of a function, a factor of 12 or of x² − 9. */
export function inContext(
  topic: TopicId,
  { words, topics }: Pick<LearnerMessage, 'words' | 'topics'>,
  { item }: SessionState,
): TopicId {
  const given = item.given.plain;
  const algebra = /\p{L}/u.test(given);
  switch (topic) {
    case 'divisor':
      if (topics.includes('multiple') || topics.includes('prime')) return topic;
      return item.task === 'factor' || (algebra && item.task === 'solve') ? 'factorise' : topic;
    case 'cancel':
    case 'combination':
      return item.family === 'system' ? 'elimination' : topic;
    case 'substitute':
      return item.family === 'system' ? 'substitution_method' : topic;
    case 'minus_times_minus':
      return /[-−]\s?\([-−]/.test(given) && !/·/.test(given) ? 'minus_minus' : topic;
    case 'data_range':
    case 'range':
      return algebra && /f|y|√/.test(given)
        ? 'range'
        : (given.match(/,/g) ?? []).length >= 2
          ? 'data_range'
          : topic;
    case 'base':
      return /log|ln/.test(given) ? 'logarithm' : topic;
    case 'tangent_ratio':
      return item.task === 'differentiate' || /curv|courb/.test(words) ? 'tangent_line' : topic;
    default:
      return topic;
  }
}

export function whyOf(
  { operations, formulas, numbers, cues }: LearnerMessage,
  { slipped, wrong }: MessageSituation,
  has: HasCue,
  specific: TopicId | null,
): Act | null {
  if (!has('why')) return null;
  if (has('annoyed') && !specific && operations.length === 0) return { act: 'feeling', feeling: 'purpose' };
  const stated = formulas.some(({ kind }) => kind !== 'relation');
  if (slipped && !specific && (cues.has('mistake') || operations.length === 0))
    return { act: 'why_wrong', calculation: false };
  if (wrong !== null && formulas.some(({ text }) => states(wrong, text)))
    return { act: 'why_wrong', calculation: operations.length > 0 };
  if (slipped && cues.has('mistake') && stated) return { act: 'why_wrong', calculation: false };
  return { act: 'why_step', operations, numbers, topic: stated && !isRule(specific) ? null : specific };
}

/** Whether a formula is the wrong line, or its result: "16" for x = 16. */
export function states(wrong: string, text: string): boolean {
  const compact = (formula: string) => formula.replaceAll(/[\s·*]/g, '').replaceAll('−', '-');
  const [line, said] = [compact(wrong), compact(text)];
  return line === said || line.endsWith(`=${said}`);
}

/** Topics that are a rule of their own, even beside a formula: "why is 2^0 1", "why does 5 / 0 not work". */
const rules: ReadonlySet<TopicId> = new Set<TopicId>([
  'flip_sign',
  'divide_by_zero',
  'zero_exponent',
  'negative_exponent',
  'fraction_exponent',
  'minus_times_minus',
  'minus_minus',
  'log_one',
  'plus_minus',
  'zero_product',
  'constant_c',
  'move_over',
  'common_denominator',
  'order',
  'minus_bracket',
  'divide_fractions',
  'chain_rule',
  'product_rule',
]);

const isRule = (topic: TopicId | null): boolean => topic !== null && rules.has(topic);

export function topicOf(
  { topics, wordCount, words, formulas }: LearnerMessage,
  { letters }: MessageSituation,
  has: HasCue,
  /** `answers`: the message asks for the answer or the task itself. */
  { asks, answers }: { asks: boolean; answers: boolean },
): Act | null {
  const letter = [...letters].some((one) =>
    new RegExp(`(?<![a-z0-9])${one.toLowerCase()}(?![a-z0-9])`).test(words),
  );
  if (
    has('what') &&
    letter &&
    topics.every((topic) => commonTopics.has(topic) && topic !== 'isolate') &&
    formulas.length === 0 &&
    wordCount <= 9
  ) {
    return { act: 'topic', topic: 'unknown', aspect: 'what' };
  }
  const topic = topics[0];
  if (topic === undefined) return null;
  const aspect: Aspect =
    has('when') && scopedTopics.has(topic)
      ? 'scope'
      : has('what')
        ? 'what'
        : has('how', 'when')
          ? 'how'
          : 'what';
  if (commonTopics.has(topic)) {
    return has('what') && (!answers || topic === 'isolate') && wordCount <= 9 && !has('stuck')
      ? { act: 'topic', topic, aspect }
      : null;
  }
  if (has('what', 'when', 'how', 'difference', 'reword')) return { act: 'topic', topic, aspect };
  if (has('stuck') && !answers) return { act: 'topic', topic, aspect: 'what' };
  return asks && wordCount <= 14 && formulas.length === 0 ? { act: 'topic', topic, aspect } : null;
}

/** What a problem of each kind is about, where a question about "the answer" means that of this problem. */
const topicOfKind: Readonly<Partial<Record<ProblemKind, TopicId>>> = {
  inequality: 'inequality',
  polynomial_equation: 'quadratic',
  logarithmic_equation: 'logarithm',
  system: 'system',
  probability: 'probability',
  radical_equation: 'square_root',
};
const topicsOfData: Readonly<Partial<Record<string, TopicId>>> = {
  mean: 'mean',
  median: 'median',
  mode: 'mode',
};

function topicOfProblem({ item }: SessionState): TopicId | null {
  const kind = kindOf(item);
  return (
    (kind === 'data' ? topicsOfData[/^[a-z]+/.exec(item.given.plain)?.[0] ?? ''] : topicOfKind[kind]) ?? null
  );
}

/** "Can there be two modes?", "does it always work?": the notion whose scope is asked about; null for any other message. */
export function scopeOf(
  { formulas, text, words }: LearnerMessage,
  topics: readonly TopicId[],
  state: SessionState,
  has: HasCue,
): Act | null {
  const counts = /(?<![a-z])(?:how many|cuant[oa]s|combien)(?![a-z])/.test(words);
  const asks = counts || text.includes('?') || has('allowed', 'when', 'what', 'needed', 'asksFirst');
  const own = topicOfProblem(state);
  const isOther = has('why', 'mistake', 'checking', 'either', 'ending') || (has('how') && !counts);
  // "No se repite ninguno": words that a question of scope may hold.
  const isVague = has('stuck', 'reword') && !text.includes('?');
  if (!asks || isOther || isVague || !has('scope', 'needed')) return null;
  if (formulas.some(({ kind }) => kind === 'relation')) return null;
  const named = topics.filter((topic) => scopedTopics.has(topic));
  const specific = named.find((topic) => !commonTopics.has(topic));
  // "Do I need to simplify?" needs no word of scope; anything else does.
  const common = named.includes('simplify') ? 'simplify' : has('scope') ? (own ?? named[0]) : undefined;
  const hasOtherNotion = topics.some((topic) => !commonTopics.has(topic));
  const topic = (has('scope') ? specific : undefined) ?? (hasOtherNotion ? undefined : common);
  return topic !== undefined && scopedTopics.has(topic) ? { act: 'topic', topic, aspect: 'scope' } : null;
}
