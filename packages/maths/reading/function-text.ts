import type { Expression } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import type { PieceReader } from './reader.ts';

/**
 * The content of `f(x) = …`, `y = …` or a bare formula: the formula, and the function's name and variable
 * when given.
 */
export type FunctionText = { readonly body: Expression; readonly name?: string; readonly variable?: string };

const named = /^\s*([A-Za-z])\s*(?:\\left)?\(\s*([A-Za-zθ])\s*(?:\\right)?\)\s*=(.+)$/su;
const dependent = /^\s*([A-Za-z])\s*=(.+)$/su;

/** Reads a function in any notation; null for an equation that does not define one. */
export function readFunction(text: string | undefined, pieces: PieceReader): FunctionText | null {
  const bare = (text ?? '')
    .trim()
    .replace(
      /^(?:the |la |el |the following |l['’]|une? )?(?:function|curve|expression|funci[óo]n|curva|expresi[óo]n|fonction|courbe)\s+(?:[a-z]\s+)?(?:(?:d[eé]finie?|defined|definida) (?:sur (?:ℝ|R) )?(?:par|by|por)\s+)?/iu,
      '',
    );
  const call = named.exec(bare);
  if (call !== null) {
    const body = pieces.expression(call[3]);
    return body === null ? null : { body, name: call[1]!, variable: call[2]! };
  }
  const value = dependent.exec(bare);
  const body = pieces.expression(value === null ? bare : value[2]);
  if (body === null) return null;
  if (value === null) return { body };
  return variablesOf(body).includes(value[1]!) ? null : { body, name: value[1]! };
}

/** The variable of differentiation or integration: the named one, the only one, or x; null when ambiguous. */
export function variableOf(of: FunctionText, requestedName: string | undefined): string | null {
  const names = variablesOf(of.body);
  if (requestedName !== undefined) return requestedName;
  if (of.variable !== undefined) return of.variable;
  if (names.length === 0) return 'x';
  if (names.length === 1) return names[0]!;
  return names.includes('x') ? 'x' : null;
}
