import { evaluatorWith, isFurther, type Build } from '../algebra/evaluate-with.ts';
import type { Picture } from './plots.ts';

let known: Build = evaluatorWith(() => () => NaN);
let complete = false;

/** The evaluator of a tree. The rarer kinds of node have no value until `evaluateWith` is called. */
export const evaluator: Build = (tree) => known(tree);

/** Enables evaluators for all kinds of node. */
export function evaluateWith(whole: Build): void {
  known = whole;
  complete = true;
}

/** Whether everything in a picture can be evaluated with the loaded evaluators. */
export const hasValues = (picture: Picture): boolean => complete || !holdsFurther(picture.plots);

/** Searches plain data for trees, so that no kind of plot is missed. */
const holdsFurther = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && (isFurther(data) || Object.values(data).some(holdsFurther));
