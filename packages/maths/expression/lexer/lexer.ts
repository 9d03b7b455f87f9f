import { rational } from '../rational.ts';
import { Unreadable, type Token } from '../tokens.ts';
import { readCommand } from './commands.ts';
import { readCurrency, readDollar } from './currency.ts';
import { readLetters } from './letters.ts';
import { readNumber } from './numbers.ts';
import { Scanner, type LexerOptions } from './scanner.ts';
import {
  fractions,
  implications,
  operators,
  relations,
  signs,
  subscriptPlain,
  subscripts,
  superscriptPlain,
  superscripts,
} from './signs.ts';

export type { LexerOptions, LexicalAmbiguity } from './scanner.ts';

/** Splits a text into tokens. Throws `Unreadable`. */
export function lex(text: string, options: LexerOptions): Token[] {
  const scanner = new Scanner(text, options, lex);
  while (scanner.at < text.length) readStep(scanner);
  scanner.push({ type: 'end' }, 0);
  return scanner.tokens;
}

/** Reads the next piece: consumes at least one character, with bounded lookahead. */
function readStep(scanner: Scanner): void {
  const character = scanner.text[scanner.at]!;
  if (scanner.dropped.has(scanner.at)) return scanner.skip(1);
  if (character === '\n' && scanner.options.lines && scanner.environments === 0)
    return readNewStatement(scanner);
  if (/[\s\u200b-\u200f\u2060-\u2064~]/u.test(character)) return scanner.skip(1);
  if (character === '$') return readDollar(scanner);
  if (character === '&') return readAmpersand(scanner);
  if (/[0-9.,]/.test(character)) return readAmount(scanner, character);
  if (character === '\\') return readCommand(scanner);
  if (superscripts.includes(character)) {
    if (!readRootIndex(scanner)) readScript(scanner, '^', superscripts, superscriptPlain);
    return;
  }
  if (subscripts.includes(character)) return readScript(scanner, '_', subscripts, subscriptPlain);
  if (character in fractions) {
    return scanner.push({ type: 'fraction', value: rational(...fractions[character]!) }, 1);
  }
  if (/\p{L}/u.test(character) && character !== 'º') return readLetters(scanner);
  readSign(scanner, character);
}

function readSign(scanner: Scanner, character: string): void {
  if (character === '…') throw new Unreadable('ellipsis', scanner.at, character);
  const implied = implications.find((spelling) => scanner.text.startsWith(spelling, scanner.at));
  if (implied !== undefined) throw new Unreadable('one_statement', scanner.at, implied);
  if (scanner.text.startsWith('->', scanner.at)) return scanner.push({ type: 'arrow' }, 2);
  const relation = relations.find(([spelling]) => scanner.text.startsWith(spelling, scanner.at));
  if (relation !== undefined) {
    const other = scanner.tokens.some(({ type }) => type === 'relation');
    if (relation[0] === '=>' && other) throw new Unreadable('one_statement', scanner.at, '=>');
    return scanner.push({ type: 'relation', sign: relation[1] }, relation[0].length);
  }
  if (scanner.text.startsWith('**', scanner.at)) return scanner.push({ type: 'operator', sign: '^' }, 2);
  if (scanner.text.startsWith('+/-', scanner.at)) return scanner.push({ type: 'operator', sign: '±' }, 3);
  const temperature = scanner.match(/°\s?([CF])(?!\p{L})/uy);
  if (temperature !== null) {
    return scanner.push({ type: 'unit', name: temperature[1] === 'C' ? '°C' : '°F' }, temperature[0].length);
  }
  if (character === '€') return readCurrency(scanner, 'EUR', 1);
  if (character === '£') return readCurrency(scanner, 'GBP', 1);
  if (character === '″') {
    scanner.push({ type: 'operator', sign: '′' }, 0);
    return scanner.push({ type: 'operator', sign: '′' }, 1);
  }
  if (character in operators) return scanner.push({ type: 'operator', sign: operators[character]! }, 1);
  if (character in signs) return scanner.push(signs[character]!, 1);
  const whole = String.fromCodePoint(scanner.text.codePointAt(scanner.at)!);
  throw new Unreadable('unknown_character', scanner.at, whole);
}

/** A number, with any currency sign before it. */
function readAmount(scanner: Scanner, character: string): void {
  readNumber(scanner, character);
  if (scanner.currency === null || scanner.last?.type !== 'number') return;
  scanner.push({ type: 'unit', name: scanner.currency }, 0);
  scanner.currency = null;
}

/** The & before a condition; next to a relation sign it only aligns the lines. */
function readAmpersand(scanner: Scanner): void {
  const aligns =
    scanner.last?.type === 'relation' ||
    scanner.match(/&\s*(?:[=<>≤≥≠]|\\(?:[lg]eq?|neq?|lt|gt)(?:slant)?\b)/y) !== null;
  if (scanner.environments > 0 && !aligns) scanner.push({ type: 'cell' }, 1);
  else scanner.skip(1);
}

function readNewStatement(scanner: Scanner): void {
  const blank =
    scanner.last === undefined || (scanner.last.type === 'separator' && scanner.last.sign === 'row');
  const rest = scanner.text.slice(scanner.at).trim() === '';
  if (blank || rest) return scanner.skip(1);
  scanner.push({ type: 'separator', sign: 'row' }, 1);
}

/** The ³ of `³√27`, where nothing precedes it that could be raised; `2³√27` is 2³ times a root. */
function readRootIndex(scanner: Scanner): boolean {
  const found = scanner.match(/[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}(?=√)/uy);
  if (found === null || (isAfterFactor(scanner) && !scanner.spaced)) return false;
  const index = Number([...found[0]].map((digit) => superscriptPlain[superscripts.indexOf(digit)]).join(''));
  if (index < 2) return false;
  scanner.push({ type: 'root', index }, found[0].length + 1);
  return true;
}

function isAfterFactor(scanner: Scanner): boolean {
  const { last } = scanner;
  if (last === undefined) return false;
  if (last.type === 'operator') return ['!', '%', '°', '′'].includes(last.sign);
  return !['relation', 'open', 'separator', 'joiner', 'arrow', 'function', 'cell'].includes(last.type);
}

/** `x²⁺ⁿ`, `x₁₂`: superscript and subscript characters act like LaTeX braces. */
function readScript(scanner: Scanner, sign: '^' | '_', characters: string, plain: string): void {
  let text = '';
  while (characters.includes(scanner.text[scanner.at + text.length] ?? ' ')) {
    text += plain[characters.indexOf(scanner.text[scanner.at + text.length]!)];
  }
  const place = { at: scanner.at, end: scanner.at + text.length, spaced: false };
  scanner.tokens.push({ type: 'operator', sign, ...place }, { type: 'open', bracket: '{', ...place });
  scanner.tokens.push(...scanner.inner(text).map((token) => ({ ...token, ...place })));
  scanner.tokens.push({ type: 'close', bracket: '}', ...place });
  scanner.at += text.length;
  scanner.spaced = false;
}
