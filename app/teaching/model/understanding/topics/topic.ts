import type { topicsEn } from '../../../messages/voice/topics-en.ts';

/** A notion of school mathematics that questions are asked about; its texts are in messages/voice/topics-*. */
export type TopicId = keyof typeof topicsEn;

/** Terms of each topic in one language: a regular expression over words without accents, in lower case. */
export type TopicTerms = Readonly<Record<TopicId, string>>;

/**
 * Topics whose words occur in any message ("this equation", "the answer"): they count only when the message asks what they are, and any
 * other topic found goes before them.
 */
export const commonTopics: ReadonlySet<TopicId> = new Set<TopicId>([
  'unknown',
  'equation',
  'solve',
  'solution',
  'equals',
  'term',
  'expression',
  'formula',
  'simplify',
  'sum',
  'difference',
  'product',
  'quotient',
  'line',
  'graph',
  'base',
  'degree',
  'unit',
  'both_sides',
  'undo',
  'isolate',
  'negative',
  'sequence',
  'estimate',
  'angle',
  'constant',
  'e',
]);

/** Topics that others are about ("the domain of a function"): beside a narrower one they are the object and not what is asked. */
export const wideTopics: ReadonlySet<TopicId> = new Set<TopicId>([
  'fraction',
  'decimal',
  'function',
  'parabola',
  'polynomial',
  'quadratic',
  'exponent',
  'square_root',
  'percentage',
  'ratio',
  'circle',
  'triangle',
  'logarithm',
  'derivative',
  'integral',
  'inequality',
  'system',
  'brackets',
  'integer',
]);

/** Topics with a text about when they hold, and whether there can be none, one or several. */
export const scopedTopics: ReadonlySet<TopicId> = new Set<TopicId>([
  'mode',
  'median',
  'mean',
  'pythagoras',
  'quadratic_formula',
  'quadratic',
  'inequality',
  'flip_sign',
  'logarithm',
  'system',
  'absolute_value',
  'probability',
  'minus_bracket',
  'brackets',
  'simplify',
  'square_root',
  'solution',
  'percentage',
  'product_rule',
  'chain_rule',
  'cancel',
  'common_denominator',
  'substitution_method',
  'equating',
  'slope',
  'discriminant',
  'prime',
  'hypotenuse',
]);
