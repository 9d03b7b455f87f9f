import { mapParts, variablesOf, type Expression } from '../../expression/tree.ts';
import { tidyTree } from './normal.ts';
import { textbookForm } from './textbook.ts';

/** A value without letters worked out exactly: what has a normal form in it, the rest (e², ln 3) written tidily around it. */
export function valueForm(tree: Expression): Expression {
  const whole = variablesOf(tree).length === 0 ? tidyTree(tree) : null;
  return whole ?? textbookForm(mapParts(tree, valueForm));
}
