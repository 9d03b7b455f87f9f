import { equation, number, product, type Relation } from '../expression/tree.ts';
import type { MessageToken } from '../reading/message/tokens.ts';

type Kind = 'multiples' | 'divisors';
/** Stems of the words, in the three languages. "Multiply" is none of them. */
const stems: readonly (readonly [Kind, RegExp])[] = [
  ['multiples', /^(?:multiples?|multiplos?|tables?|tablas?)$/],
  ['divisors', /^(?:factors?|factores|divisors?|divisores|diviseurs?|facteurs?)$/],
];

type NumberList = { readonly kind: Kind; readonly of: number; readonly values: readonly number[] };

/**
 * "Multiples of 8: 8, 16, 24; multiples of 6: 6, 12", "factors of 20: 1 and 20, 2 and 10": an equation for each number that is listed. Null where
 * a line holds anything else, such as a calculation.
 */
export function listedNumbers(tokens: readonly MessageToken[]): readonly Relation[] | null {
  const lists: NumberList[] = [];
  let open: { kind: Kind; of: number | null; values: number[] } | null = null;
  const close = (): boolean => {
    if (open === null) return true;
    const { kind, of, values } = open;
    open = null;
    if (of === null || values.length === 0) return false;
    lists.push({ kind, of, values });
    return true;
  };
  for (const { kind, text, folded } of tokens) {
    if (kind === 'word') {
      const found = stems.find(([, pattern]) => pattern.test(folded))?.[0];
      if (found === undefined) continue;
      if (!close()) return null;
      open = { kind: found, of: null, values: [] };
    } else if (kind === 'number') {
      const value = Number(text);
      if (open === null || !Number.isInteger(value) || value < 1) return null;
      if (open.of === null) open.of = value;
      else open.values.push(value);
    } else if (kind === 'sign' && !/^[&=]$/u.test(text)) return null;
  }
  if (!close() || lists.length === 0) return null;
  return lists.flatMap(({ kind, of, values }) =>
    values.map((value) => {
      const [whole, part] = kind === 'multiples' ? [value, of] : [of, value];
      return equation(number(whole), product([number(part), number(Math.max(1, Math.round(whole / part)))]));
    }),
  );
}
