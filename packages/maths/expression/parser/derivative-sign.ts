import { closingOf, type Token } from '../tokens.ts';

/**
 * The notation of a derivative: the operand follows (`d/dx …`), or lies between `from` and `to` (`d(x²)/dx`).
 */
export type DerivativeSign = { readonly variable: string; readonly order: number; readonly end: number } & (
  | { readonly operand: 'follows' }
  | { readonly operand: 'inside'; readonly from: number; readonly to: number }
);

/**
 * `d/dx`, `d²/dx²`, `d(…)/dx`, `\frac{d}{dx}`, `\frac{d^2}{dx^2}`, `\frac{d(…)}{dx}` at this position, or
 * null.
 */
export function derivativeAt(tokens: readonly Token[], place: number): DerivativeSign | null {
  const first = tokens[place];
  if (first?.type === 'frac') return inFrac(tokens, place);
  if (first?.type !== 'variable' || first.name !== 'd') return null;
  const above = orderAt(tokens, place + 1);
  if (isSlash(tokens[above.end])) return below(tokens, above.end + 1, above.order);
  if (tokens[place + 1]?.type !== 'open') return null;
  const close = closingOf(tokens, place + 1);
  if (close < 0 || !isSlash(tokens[close + 1])) return null;
  const by = below(tokens, close + 2, 1);
  return by === null ? null : { ...by, operand: 'inside', from: place + 2, to: close };
}

function inFrac(tokens: readonly Token[], place: number): DerivativeSign | null {
  const [open, letter] = [tokens[place + 1], tokens[place + 2]];
  if (open?.type !== 'open' || letter?.type !== 'variable' || letter.name !== 'd') return null;
  const close = closingOf(tokens, place + 1);
  if (close < 0 || tokens[close + 1]?.type !== 'open') return null;
  const above = orderAt(tokens, place + 3);
  const order = above.end === close ? above.order : 1;
  const by = below(tokens, close + 2, order);
  if (by === null || tokens[by.end]?.type !== 'close') return null;
  const whole = { ...by, end: by.end + 1 };
  return above.end === close ? whole : { ...whole, operand: 'inside', from: place + 3, to: close };
}

/** The `dx²` in the denominator; its order must match the numerator. */
function below(tokens: readonly Token[], place: number, order: number): DerivativeSign | null {
  const token = tokens[place];
  if (token?.type !== 'differential') return null;
  const index = indexAt(tokens, place + 1);
  const found = orderAt(tokens, index.end);
  if (found.order !== order) return null;
  return { variable: token.variable + index.text, order, end: found.end, operand: 'follows' };
}

/** `_1` or `_{1}`: the index as text and its end position; an empty text when absent. */
function indexAt(tokens: readonly Token[], place: number): { text: string; end: number } {
  const index = scriptAt(tokens, place, '_');
  const name = index?.token;
  const text = name?.type === 'number' ? name.value.n.toString() : name?.type === 'variable' ? name.name : '';
  return index === null || text === '' ? { text: '', end: place } : { text: `_${text}`, end: index.end };
}

/** `^2` or `^{2}`: the order and its end position; order 1 when absent. */
function orderAt(tokens: readonly Token[], place: number): { order: number; end: number } {
  const script = scriptAt(tokens, place, '^');
  const value = script?.token;
  if (
    script === null ||
    value?.type !== 'number' ||
    !value.whole ||
    value.value.n < 2n ||
    value.value.n > 20n
  )
    return { order: 1, end: place };
  return { order: Number(value.value.n), end: script.end };
}

/** The only token of the script that `sign` introduces here, bare or in brackets of its own, or null. */
function scriptAt(
  tokens: readonly Token[],
  place: number,
  sign: '^' | '_',
): { token: Token; end: number } | null {
  const operator = tokens[place];
  if (operator?.type !== 'operator' || operator.sign !== sign) return null;
  const braced = tokens[place + 1]?.type === 'open';
  const token = tokens[place + (braced ? 2 : 1)];
  if (token === undefined || (braced && closingOf(tokens, place + 1) !== place + 3)) return null;
  return { token, end: place + (braced ? 4 : 2) };
}

function isSlash(token: Token | undefined): boolean {
  return token?.type === 'operator' && token.sign === '/';
}
