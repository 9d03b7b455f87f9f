import type { Expression } from '../expression/tree.ts';
import type { Tidy } from './tidy-pieces.ts';
import type { Dense } from './univariate.ts';

/** Rule names; they select the solver's texts. */
type IntegrationRule =
  | 'constant'
  | 'sum'
  | 'constant_multiple'
  | 'power'
  | 'reciprocal'
  | 'standard'
  | 'expand'
  | 'divide_terms'
  | 'substitution'
  | 'parts'
  | 'parts_twice'
  | 'division'
  | 'partial_fractions'
  | 'quadratic_below'
  | 'trig_rewrite';

export type RuleForms = IntegrationForms & {
  readonly inner: (of: Expression, name: string) => Expression | null;
};
export type Rule = (of: Expression, name: string, forms: RuleForms) => IntegrationStep | null;

export type Integral = Expression & { readonly kind: 'integral' };

/** What the integration rules need from the normal form. */
export type IntegrationForms = {
  readonly tidy: Tidy;
  /**
   * Coefficients by degree when the expression is a polynomial in one variable with numeric coefficients,
   * else null.
   */
  readonly dense: (tree: Expression, name: string) => Dense | null;
};

/**
 * One integration step; `after` may contain further integrals. `pieces` are the expressions that the text of
 * the rule shows.
 */
export type IntegrationStep = {
  readonly rule: IntegrationRule;
  readonly after: Expression;
  readonly pieces?: Readonly<Record<string, Expression>>;
};
