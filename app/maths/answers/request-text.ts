import { toPlain } from '../expression/plain.ts';
import type { Problem } from '../expression/request.ts';
import { isExpression } from '../expression/tree.ts';
import { sayMaths } from './say.ts';

/** A problem as somebody would type it, verb included where the formula alone would be read differently. */
export function requestText({ task, expression }: Problem, locale: string | undefined): string {
  const formula = toPlain(expression, locale);
  return isExpression(expression) ? `${sayMaths(locale, `verbs.${task}`)} ${formula}` : formula;
}
