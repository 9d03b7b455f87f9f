/** Numeric values of expressions, and what follows from them. Loads no exact algebra. */
export { isFactorOf } from './working/common-factor.ts';
export { valueOf } from './working/tree-values.ts';
