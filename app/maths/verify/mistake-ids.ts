/** Documented mistakes that the checker recognises; each has a text under `maths.mistakes.<id>`. */
export const mistakeIds = [
  'sign_lost_distributing',
  'distributes_first_only',
  'power_over_sum',
  'square_over_difference',
  'moved_without_sign_change',
  'divides_one_term_only',
  'adds_across_fractions',
  'cancels_terms',
  'forgets_plus_minus',
  'one_side_only',
  'wrong_sign_factor_pair',
  'inverse_operation_wrong',
  'divides_by_variable',
  'multiplies_exponents',
  'adds_unlike_terms',
  'inequality_not_turned',
  'sign_of_solution',
  'square_not_balanced',
  'arithmetic_slip',
] as const;
export type MistakeId = (typeof mistakeIds)[number];
