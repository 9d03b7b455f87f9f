import type { OperatorSign, TokenBody } from '../tokens.ts';
import type { RelationSign } from '../tree.ts';

/* Every sign and LaTeX command that the lexer knows, and what it stands for. */

export const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿˣʸᵏᵐᵗⁱ';
export const superscriptPlain = '0123456789+-nxykmti';
export const subscripts = '₀₁₂₃₄₅₆₇₈₉₊₋ₐₑₖₘₙₜₓᵢ';
export const subscriptPlain = '0123456789+-aekmntxi';
export const fractions: Record<string, [number, number]> = {
  '½': [1, 2], '⅓': [1, 3], '⅔': [2, 3], '¼': [1, 4], '¾': [3, 4], '⅕': [1, 5], '⅖': [2, 5], '⅗': [3, 5],
  '⅘': [4, 5], '⅙': [1, 6], '⅚': [5, 6], '⅛': [1, 8], '⅜': [3, 8], '⅝': [5, 8], '⅞': [7, 8],
}; // prettier-ignore
export const operators: Record<string, OperatorSign> = {
  '+': '+', '-': '-', '−': '-', '–': '-', '—': '-', '‐': '-', '‑': '-', '﹣': '-', '*': '*', '×': '*', '·': '*', '⋅': '*', '∙': '*', '•': '*',
  '∗': '*', '✕': '*', '/': '/', '÷': '÷', ':': '÷', '∶': '÷', '∕': '/', '⁄': '/', '^': '^', '!': '!', '%': '%', '±': '±', _: '_',
  '°': '°', 'º': '°', '˚': '°', "'": '′', '’': '′', '′': '′',
}; // prettier-ignore
export const relations: [string, RelationSign][] = [
  ['<=', '<='], ['=<', '<='], ['>=', '>='], ['=>', '>='], ['!=', '!='], ['<>', '!='], ['==', '='], ['=', '='],
  ['<', '<'], ['>', '>'], ['≤', '<='], ['⩽', '<='], ['≥', '>='], ['⩾', '>='], ['≠', '!='],
]; // prettier-ignore
export const commands: Record<string, TokenBody> = {
  frac: { type: 'frac' },
  dfrac: { type: 'frac' },
  tfrac: { type: 'frac' },
  cfrac: { type: 'frac' },
  binom: { type: 'binomial' },
  dbinom: { type: 'binomial' },
  tbinom: { type: 'binomial' },
  cdot: { type: 'operator', sign: '*' },
  cdotp: { type: 'operator', sign: '*' },
  times: { type: 'operator', sign: '*' },
  ast: { type: 'operator', sign: '*' },
  div: { type: 'operator', sign: '÷' },
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
  vert: { type: 'bar', side: null },
  mid: { type: 'bar', side: null },
  lbrace: { type: 'open', bracket: '{' },
  rbrace: { type: 'close', bracket: '}' },
  lparen: { type: 'open', bracket: '(' },
  rparen: { type: 'close', bracket: ')' },
  lbrack: { type: 'open', bracket: '[' },
  rbrack: { type: 'close', bracket: ']' },
  int: { type: 'integral' },
  lim: { type: 'limit' },
  sum: { type: 'series', operation: 'sum' },
  prod: { type: 'series', operation: 'product' },
  to: { type: 'arrow' },
  rightarrow: { type: 'arrow' },
  longrightarrow: { type: 'arrow' },
  mapsto: { type: 'mapsto' },
  longmapsto: { type: 'mapsto' },
  cup: { type: 'union' },
  setminus: { type: 'except' },
  smallsetminus: { type: 'except' },
  backslash: { type: 'except' },
  emptyset: { type: 'empty' },
  varnothing: { type: 'empty' },
  colon: { type: 'operator', sign: '÷' },
  circ: { type: 'operator', sign: '°' },
  degree: { type: 'operator', sign: '°' },
  prime: { type: 'operator', sign: '′' },
  imath: { type: 'variable', name: 'i' },
  pounds: { type: 'unit', name: 'GBP' },
  euro: { type: 'unit', name: 'EUR' },
};
/** Signs of one character that stand for themselves. */
export const signs: Record<string, TokenBody> = {
  '(': { type: 'open', bracket: '(' }, '[': { type: 'open', bracket: '[' }, '{': { type: 'open', bracket: '{' },
  ')': { type: 'close', bracket: ')' }, ']': { type: 'close', bracket: ']' }, '}': { type: 'close', bracket: '}' },
  '|': { type: 'bar', side: null }, '∣': { type: 'bar', side: null }, ';': { type: 'separator', sign: ';' },
  '√': { type: 'root', index: 2 }, '∛': { type: 'root', index: 3 }, '∜': { type: 'root', index: 4 },
  '∞': { type: 'constant', name: 'infinity' }, '∈': { type: 'in' }, '∨': { type: 'joiner', join: 'or' }, '∧': { type: 'joiner', join: 'and' },
  '∪': { type: 'union' }, '∖': { type: 'except' }, '∅': { type: 'empty' }, '→': { type: 'arrow' }, '⟶': { type: 'arrow' },
  '↦': { type: 'mapsto' }, '∫': { type: 'integral' }, '∑': { type: 'series', operation: 'sum' },
  '∏': { type: 'series', operation: 'product' }, '€': { type: 'unit', name: 'EUR' }, '£': { type: 'unit', name: 'GBP' },
}; // prettier-ignore
/** LaTeX that only sets space, size or shape. */
export const silentCommands: ReadonlySet<string> = new Set([
  'left', 'right', 'displaystyle', 'textstyle', 'quad', 'qquad', 'limits', 'nolimits', 'big', 'Big', 'bigg', 'Bigg', 'bigl', 'bigr',
  'Bigl', 'Bigr', 'biggl', 'biggr', 'Biggl', 'Biggr', 'middle', 'thinspace', 'enspace',
]); // prettier-ignore
export const wrappers: ReadonlySet<string> = new Set([
  'text', 'mathrm', 'operatorname', 'mathit', 'mathbf', 'textbf', 'textit', 'textrm', 'mathbb', 'mathnormal', 'mbox',
]); // prettier-ignore
/** Environments whose lines are cases or equations. */
export const environments: ReadonlySet<string> = new Set([
  'cases', 'dcases', 'rcases', 'aligned', 'align', 'align*', 'alignat', 'alignat*', 'array', 'gathered', 'gather', 'gather*', 'split',
]); // prettier-ignore
/** "It follows": two statements on one line, which is read one at a time. */
export const implications = ['⇒', '⟹', '⟺', '⇔', '<=>', '==>'];
export const implicationCommands: ReadonlySet<string> = new Set([
  'Rightarrow', 'implies', 'Longrightarrow', 'iff', 'Leftrightarrow', 'therefore', 'Longleftrightarrow',
]); // prettier-ignore
export const greek: Record<string, string> = {
  alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε', varepsilon: 'ε', zeta: 'ζ', eta: 'η', theta: 'θ', vartheta: 'θ', iota: 'ι',
  kappa: 'κ', lambda: 'λ', mu: 'μ', nu: 'ν', xi: 'ξ', rho: 'ρ', sigma: 'σ', tau: 'τ', upsilon: 'υ', phi: 'φ', varphi: 'φ', chi: 'χ',
  psi: 'ψ', omega: 'ω', Gamma: 'Γ', Delta: 'Δ', Theta: 'Θ', Lambda: 'Λ', Sigma: 'Σ', Phi: 'Φ', Psi: 'Ψ', Omega: 'Ω',
}; // prettier-ignore
/** The letter of a LaTeX command such as theta. */
export function greekLetter(command: string | undefined): string | undefined {
  return command !== undefined && Object.hasOwn(greek, command) ? greek[command] : undefined;
}
/** The same in `\text{ y }`, where no letter can be meant. */
export const joiningWords: ReadonlyMap<string, 'or' | 'and'> = new Map([
  ['or', 'or'], ['ou', 'or'], ['o', 'or'], ['ó', 'or'], ['u', 'or'], ['and', 'and'], ['et', 'and'], ['y', 'and'], ['e', 'and'],
]); // prettier-ignore
export const alwaysJoiners: Record<string, 'or' | 'and'> = { or: 'or', ou: 'or', and: 'and', et: 'and' };
