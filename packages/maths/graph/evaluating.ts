import { evaluatorWith, isFurther, type Build } from '../algebra/evaluate-with.ts';
import type { Picture } from './plots.ts';

let known: Build = evaluatorWith(() => () => NaN);
let complete = false;

/** The evaluator of a tree. What few formulas have in them has no value until `evaluateWith` was called. */
export const evaluator: Build = (tree) => known(tree);

/** From now on everything has its value. */
export function evaluateWith(whole: Build): void {
  known = whole;
  complete = true;
}

/** Whether everything in a picture has its value here. */
export const hasValues = (picture: Picture): boolean => complete || !holdsFurther(picture.plots);

/** Looks through plain data for trees, so that no kind of plot is forgotten. */
const holdsFurther = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && (isFurther(data) || Object.values(data).some(holdsFurther));
