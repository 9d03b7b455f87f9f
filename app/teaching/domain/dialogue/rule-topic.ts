import type { RuleId } from '@curvela/maths';
import type { TopicId } from '../../model/understanding/topics/topic.ts';
import { conceptOfRule } from '../pedagogy/rule-concepts.ts';
import type { SessionItem } from '../pedagogy/state.ts';
import { topicOfConcept } from './concept-topics.ts';

/** Rules whose own notion is narrower than that of their concept. */
const ownTopics: Readonly<Partial<Record<RuleId, TopicId>>> = {
  percent_to_fraction: 'percentage',
  decimal_to_fraction: 'decimal',
  mixed_to_fraction: 'mixed',
  derivative_product: 'product_rule',
  derivative_quotient: 'quotient_rule',
  derivative_chain: 'chain_rule',
  derivative_power: 'power_rule',
  mean_definition: 'mean',
  median_sort: 'median',
  median_middle: 'median',
  median_between: 'median',
  mode_most: 'mode',
  range_definition: 'data_range',
  variance_definition: 'deviation',
  deviation_definition: 'deviation',
  formula_area_circle: 'circle',
  logarithm_laws: 'log_laws',
  discriminant: 'discriminant',
  discriminant_negative: 'discriminant',
  round: 'rounding',
  to_scientific: 'scientific',
};

/** A special case that the problem itself shows: its own reason says more than that of the rule. */
function shownBy(given: string): TopicId | null {
  if (/\^0(?!\d)|⁰/.test(given)) return 'zero_exponent';
  if (/\^\(?[-−]|⁻/.test(given)) return 'negative_exponent';
  if (/(?:log|ln)\S*\(1\)/.test(given)) return 'log_one';
  if (/[-−]\d+\)? ?· ?\(?[-−]\d/.test(given)) return 'minus_times_minus';
  if (/[-−] ?\([-−]/.test(given)) return 'minus_minus';
  return null;
}

/** The notion behind a rule of the solver, in the context of the problem. */
export function topicOfRule(rule: RuleId, { given }: Pick<SessionItem, 'given'>): TopicId {
  const own = ownTopics[rule];
  if (own) return own;
  const shown = shownBy(given.plain);
  if (shown && /power|logarithm|product|first|last/.test(rule)) return shown;
  if (rule.startsWith('formula_')) {
    if (/area/.test(rule)) return 'area';
    if (/perimeter/.test(rule)) return 'perimeter';
    if (/circumference/.test(rule)) return 'circumference';
    if (/volume/.test(rule)) return 'volume';
    if (/pythag|hypotenuse/.test(rule)) return 'pythagoras';
    if (/percent_(?:more|less|change|before)/.test(rule)) return 'percent_change';
  }
  if (/arithmetic/.test(rule)) return 'arithmetic_sequence';
  if (/geometric/.test(rule)) return 'geometric_sequence';
  if (/probab/.test(rule)) return 'probability';
  return /square_of/.test(rule) && /²/.test(given.plain)
    ? 'square_of_sum'
    : topicOfConcept[conceptOfRule(rule)];
}
