import type { MoneyResponse } from './product.ts';

/** Counted from the end if `at` is negative. */
export const pick = <Each>(values: readonly Each[], at: number): Each | undefined =>
  values.at(at % values.length);
export const isAccepted = ({ status }: MoneyResponse) => status < 300;

/** Refusals are clear: a status of the caller's, never an error of the product. */
export function expectOutcome(what: string, answer: MoneyResponse, mayHappen: boolean | null): string[] {
  if (!isAccepted(answer) && ![403, 404, 409, 429].includes(answer.status))
    return [`${what} answered ${answer.status} ${JSON.stringify(answer.body)}`];
  if (mayHappen === null || isAccepted(answer) === mayHappen) return [];
  return [`${what} answered ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`];
}
