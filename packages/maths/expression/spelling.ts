import type { Expression } from './tree.ts';
import { lex } from './lexer/lexer.ts';
import { isWholeWord } from './lexer/phrases.ts';
import { Unreadable } from './tokens.ts';
import { unitWords } from './unit-words.ts';

/** Words that join statements, in the languages of the product. */
export const joinerWords = {
  en: { or: 'or', and: 'and', if: 'if', else: 'otherwise' },
  es: { or: 'o', and: 'y', if: 'si', else: 'en otro caso' },
  fr: { or: 'ou', and: 'et', if: 'si', else: 'sinon' },
} as const;

/**
 * True when two factors need a multiplication dot, because side by side they would read as something else: `2
 * · 3`, `x · 2`, letters that spell a word, a number after a letter, a bracket after a function name.
 */
export function needsDot(before: string, previous: Expression, factor: Expression, next: string): boolean {
  if (!/^[\p{L}(√∛|]/u.test(next)) return true;
  if (/^(?:√\[|abs)/.test(next) || next.startsWith('|')) return true;
  if (previous.kind === 'divide' || previous.kind === 'percent' || previous.kind === 'factorial') return true;
  if (previous.kind === 'root' || previous.kind === 'absolute') return true;
  if (previous.kind === 'power' && /\^[^()]*$/.test(before)) return true;
  if (previous.kind === 'variable' && previous.name.includes('_')) return true;
  if (factor.kind === 'call' && (previous.kind === 'variable' || /^n[CP]r/.test(next))) return true;
  if (previous.kind === 'degrees' || next.startsWith('{')) return true;
  if (previous.kind === 'variable' && next.startsWith('(') && looksCalled(previous.name, next)) return true;
  return lettersClash(before, next);
}

/** `f(2)`, `U (`, `y′(`: after these letters, brackets would not mean a product. */
function looksCalled(name: string, next: string): boolean {
  return /^[CPUyfg]$|′$/.test(name) || (name === 'h' && /^\([-±]?[\p{L}π\d.,]+\)/u.test(next));
}

/** A run of letters would be read as a word (`sin`, `or`), or rejected as unknown when it is long. */
function lettersClash(before: string, next: string): boolean {
  const left = /\p{L}*$/u.exec(before)?.[0] ?? '';
  const right = /^\p{L}+/u.exec(next)?.[0] ?? '';
  if (left === '' || right === '') return /\de$/.test(before) && /^\d/.test(next);
  const joined = left + right;
  if (left.endsWith('d') || unitWords.has(joined) || isWholeWord(joined)) return true;
  // These are words only between spaces.
  if (/^(or|and|ou|et|of|de)$/i.test(joined)) return true;
  const follows = next.slice(right.length, right.length + 1);
  return tokensOf(joined + follows) !== tokensOf(left) + tokensOf(right + follows);
}

/** What the reader makes of a run of letters; a question mark when it refuses the run. */
function tokensOf(run: string): string {
  try {
    const tokens = lex(run, runOptions).slice(0, -1);
    return tokens.map((token) => `${token.type} ${'name' in token ? token.name : ''};`).join('');
  } catch (error) {
    if (error instanceof Unreadable) return '?';
    throw error;
  }
}

const runOptions = {
  decimalComma: false,
  dollar: 'USD',
  letterUnits: false,
  dollarsEnclose: false,
  lines: false,
  second: new Set<never>(),
  onAmbiguous: () => undefined,
} as const;
