import type { Expression } from '../expression/tree.ts';
import type { Tidy } from './tidy-pieces.ts';
import type { Dense } from './univariate.ts';

/** The rules by name; the texts of the solver go by these. */
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

/** What the rules of integration need of the normal form. */
export type IntegrationForms = {
  readonly tidy: Tidy;
  /** Coefficients by degree when an expression is a polynomial in one variable with numbers, else null. */
  readonly dense: (tree: Expression, name: string) => Dense | null;
};

/** One step of integration; `after` may hold further integrals. `pieces` are what the text of the rule names. */
export type IntegrationStep = {
  readonly rule: IntegrationRule;
  readonly after: Expression;
  readonly pieces?: Readonly<Record<string, Expression>>;
};
