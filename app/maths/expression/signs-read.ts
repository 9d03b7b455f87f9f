import type { TokenBody } from './tokens.ts';
import type { RelationSign } from './tree.ts';

/* Every sign and LaTeX command that the lexer knows, and what it stands for. */

export const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿˣ';
export const superscriptPlain = '0123456789+-nx';
export const fractions: Record<string, [number, number]> = {
  '½': [1, 2], '⅓': [1, 3], '⅔': [2, 3], '¼': [1, 4], '¾': [3, 4], '⅕': [1, 5], '⅖': [2, 5], '⅗': [3, 5],
  '⅘': [4, 5], '⅙': [1, 6], '⅚': [5, 6], '⅛': [1, 8], '⅜': [3, 8], '⅝': [5, 8], '⅞': [7, 8],
}; // prettier-ignore
export const operators: Record<string, '+' | '-' | '*' | '/' | '^' | '!' | '%' | '±' | '_'> = {
  '+': '+', '-': '-', '−': '-', '–': '-', '*': '*', '×': '*', '·': '*', '⋅': '*', '∙': '*', '•': '*', '/': '/',
  '÷': '/', ':': '/', '∕': '/', '⁄': '/', '^': '^', '!': '!', '%': '%', '±': '±', _: '_',
}; // prettier-ignore
export const relations: [string, RelationSign][] = [
  ['<=', '<='], ['=<', '<='], ['>=', '>='], ['=>', '>='], ['!=', '!='], ['<>', '!='], ['==', '='], ['=', '='],
  ['<', '<'], ['>', '>'], ['≤', '<='], ['⩽', '<='], ['≥', '>='], ['⩾', '>='], ['≠', '!='],
]; // prettier-ignore
export const commands: Record<string, TokenBody> = {
  frac: { type: 'frac' },
  dfrac: { type: 'frac' },
  tfrac: { type: 'frac' },
  cdot: { type: 'operator', sign: '*' },
  times: { type: 'operator', sign: '*' },
  ast: { type: 'operator', sign: '*' },
  div: { type: 'operator', sign: '/' },
  pm: { type: 'operator', sign: '±' },
  le: { type: 'relation', sign: '<=' },
  leq: { type: 'relation', sign: '<=' },
  leqslant: { type: 'relation', sign: '<=' },
  ge: { type: 'relation', sign: '>=' },
  geq: { type: 'relation', sign: '>=' },
  geqslant: { type: 'relation', sign: '>=' },
  ne: { type: 'relation', sign: '!=' },
  neq: { type: 'relation', sign: '!=' },
  lt: { type: 'relation', sign: '<' },
  gt: { type: 'relation', sign: '>' },
  infty: { type: 'constant', name: 'infinity' },
  in: { type: 'in' },
  lor: { type: 'joiner', join: 'or' },
  vee: { type: 'joiner', join: 'or' },
  land: { type: 'joiner', join: 'and' },
  wedge: { type: 'joiner', join: 'and' },
  lvert: { type: 'bar', side: 'open' },
  rvert: { type: 'bar', side: 'close' },
};
/** LaTeX that only sets space, size or shape. */
export const silentCommands = new Set([
  'left',
  'right',
  'displaystyle',
  'quad',
  'qquad',
  'limits',
  'big',
  'Big',
]);
export const wrappers = new Set(['text', 'mathrm', 'operatorname', 'mathit', 'mathbf']);
export const greek: Record<string, string> = {
  alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', theta: 'θ', lambda: 'λ', mu: 'μ', phi: 'φ', varphi: 'φ', omega: 'ω',
}; // prettier-ignore
export const alwaysJoiners: Record<string, 'or' | 'and'> = { or: 'or', ou: 'or', and: 'and', et: 'and' };
