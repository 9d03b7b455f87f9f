import type { BoundExpression, Expression } from '../expression/tree.ts';
import { NotAlgebraic } from './atoms.ts';
import { seriesForm, type Forms } from './closed-forms.ts';
import { differentiate } from './differentiate.ts';
import { conditionOf } from './evaluate.ts';
import { Undefined, type Quotient } from './quotient.ts';

/** What the kinds of calculus need of the normal form. */
export type BoundForms = Forms & {
  readonly opaque: (
    name: string,
    args: readonly Quotient[],
    compute: (values: number[]) => number,
  ) => Quotient;
};

/**
 * The normal form of derivatives (differentiated), sums (closed forms) and cases (opaque). Throws `NotAlgebraic` where no
 * exact value is known; an antiderivative has none, as it is known up to a constant only.
 */
export function boundForm(tree: BoundExpression, forms: BoundForms): Quotient {
  switch (tree.kind) {
    case 'derivative': {
      const derived = differentiate(tree.of, tree.variable, tree.order);
      if (derived === null) throw new NotAlgebraic('derivative');
      return forms.of(derived);
    }
    case 'series':
      return seriesForm(tree, forms);
    case 'piecewise':
      return casesForm(tree, forms);
    default:
      throw new NotAlgebraic(tree.kind);
  }
}

/** Cases are compared as a whole; with numbers only, the first branch that holds. */
function casesForm(tree: Expression & { kind: 'piecewise' }, forms: BoundForms): Quotient {
  const { field } = forms;
  const conditions = tree.branches.map(({ when }) => when.sides.map(forms.of));
  if (conditions.flat().every((side) => field.numberOf(side) !== null)) {
    const branch = tree.branches.find(({ when }) => conditionOf(when)({}));
    const value = branch?.value ?? tree.otherwise;
    if (value === null) throw new Undefined('cases');
    return forms.of(value);
  }
  const signs = tree.branches.map(({ when }) => when.signs.join('')).join('|');
  const values = [...tree.branches.map(({ value }) => value), ...(tree.otherwise === null ? [] : [tree.otherwise])]; // prettier-ignore
  return forms.opaque(`cases${values.length}[${signs}]`, [...conditions.flat(), ...values.map(forms.of)], () => NaN); // prettier-ignore
}
