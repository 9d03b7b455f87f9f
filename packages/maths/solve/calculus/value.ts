import { termsOf } from '../../expression/build.ts';
import type { Expression } from '../../expression/tree.ts';
import { contains, mapParts, variablesOf } from '../../expression/tree-parts.ts';
import { tidyTree } from './normal.ts';
import { termOf, writeSum } from './terms.ts';
import { textbookForm } from './textbook.ts';

/**
 * A value without letters, computed exactly: parts with a normal form, with the rest (e², ln 3) written
 * around them.
 */
export function valueForm(tree: Expression): Expression {
  const whole = variablesOf(tree).length === 0 ? tidyTree(tree) : null;
  if (whole === null) return textbookForm(mapParts(tree, valueForm));
  // π/4 rather than 1/4 · π.
  const letters = contains(whole, (part) => part.kind === 'constant');
  return letters && whole.kind !== 'divide' ? writeSum(termsOf(whole).map(termOf)) : whole;
}
