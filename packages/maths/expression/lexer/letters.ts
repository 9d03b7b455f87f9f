import { Unreadable, depthOf, endsValue, type TokenBody } from '../tokens.ts';
import { rootPhrases, wordAt, words } from '../words.ts';
import type { Scanner } from './scanner.ts';
import { readUnit } from './units.ts';
import { afterValue, phrases, spacedWords, wholeWords } from './phrases.ts';
import { alwaysJoiners, greekLetter } from './signs.ts';

/**
 * `abc` may be a product of three; four letters in a row that are not a known word are treated as an unknown
 * word.
 */
const mostLettersInARow = 3;

/** Reads a run of letters: a unit, a word, a function name, a differential, else single letters. */
export function readLetters(scanner: Scanner): void {
  for (const [pattern, index] of rootPhrases) {
    const phrase = scanner.match(pattern);
    if (phrase !== null) return scanner.push({ type: 'root', index }, phrase[0].length);
  }
  for (const [pattern, body] of phrases) {
    const phrase = scanner.match(pattern);
    if (phrase !== null) return scanner.push(body, phrase[0].length);
  }
  // A superscript letter is an exponent: xⁿ, eˣ.
  const run = scanner.match(/(?:(?![ⁿˣʸᵏᵐᵗⁱ])\p{L})+/uy)![0];
  if (readMember(scanner, run) || readUnit(scanner, run) || readChosen(scanner, run)) return;
  const body = wholeRunToken(scanner, run) ?? joinerToken(scanner, run);
  if (body !== null) return scanner.push(body, run.length);
  if (readDifferential(scanner, run)) return;
  if (run.length > mostLettersInARow && /[^a-zα-ω]/iu.test(run) && !words.has(run.toLowerCase()))
    throw new Unreadable('unknown_word', scanner.at, run);
  spell(scanner, run);
}

/** Reads function names and constants while they match, else letter by letter. */
function spell(scanner: Scanner, run: string): void {
  const start = scanner.at;
  let unknown = 0;
  while (scanner.at < start + run.length) {
    const word = wordAt(run, scanner.at - start);
    unknown = word === null ? unknown + 1 : 0;
    if (unknown > mostLettersInARow) throw new Unreadable('unknown_word', start, run);
    if (word === null) readLetter(scanner);
    else scanner.push(words.get(word)!, word.length);
  }
}

function readLetter(scanner: Scanner): void {
  const point = String.fromCodePoint(scanner.text.codePointAt(scanner.at)!);
  if (point === 'e') return scanner.push({ type: 'constant', name: 'e' }, 1);
  if (point === 'π') return scanner.push({ type: 'constant', name: 'pi' }, 1);
  if (point === 'ϕ') return scanner.push({ type: 'variable', name: 'φ' }, 1);
  if (point === 'ℝ') return scanner.push({ type: 'reals' }, 1);
  if (point === 'U' && joinsSets(scanner)) return scanner.push({ type: 'union' }, 1);
  if (!/^[a-zA-Zα-ωΑ-Ω]$/u.test(point)) throw new Unreadable('unknown_character', scanner.at, point);
  scanner.push({ type: 'variable', name: point }, point.length);
}

/** `(−∞, 1) U (2, ∞)`. In LaTeX bare braces group, so `{x} U {y}` is a product there. */
function joinsSets(scanner: Scanner): boolean {
  const last = scanner.last;
  const closed = last?.type === 'close' || (last?.type === 'open' && last.bracket === '[');
  if (!closed || scanner.match(/U\s*(?:[([\]{]|\\\{)/y) === null) return false;
  if (!scanner.text.includes('\\')) return true;
  const groupsBefore = /(?<!\\)\}\s*$/.test(scanner.text.slice(0, scanner.at));
  return !groupsBefore && scanner.match(/U\s*\{/y) === null;
}

function wholeRunToken(scanner: Scanner, run: string): TokenBody | null {
  const whole = wholeWords.get(run.toLowerCase());
  if (whole !== undefined) return whole;
  if (/^nC[rk]?$|^nP[rk]?$/.test(run)) return choiceToken(scanner, run);
  if (
    /^[CP]$/.test(run) &&
    scanner.last?.type === 'number' &&
    scanner.last.whole &&
    scanner.match(/.\s?\d/y)
  ) {
    if (scanner.spaced === /\s/.test(scanner.text[scanner.at + 1]!)) return choiceToken(scanner, run);
  }
  const follows = scanner.text.slice(scanner.at + run.length, scanner.at + run.length + 2);
  if (/^(?:sum|Σ)$/.test(run) && follows.startsWith('_')) return { type: 'series', operation: 'sum' };
  if (/^(?:prod|Π)$/.test(run) && follows.startsWith('_')) return { type: 'series', operation: 'product' };
  if (endsValue(scanner.last) && afterValue.has(run)) return afterValue.get(run)!;
  const spaced = scanner.spaced && /^\s/.test(follows);
  return spaced ? (spacedWords.get(run.toLowerCase()) ?? null) : null;
}

/** `x in [0, 1]`. */
function readMember(scanner: Scanner, run: string): boolean {
  if (
    run !== 'in' ||
    scanner.tokens.length !== 1 ||
    scanner.match(/in\s*(?:[([\]{ℝ∅]|R\b|\\mathbb)/y) === null
  )
    return false;
  scanner.push({ type: 'in' }, 2);
  return true;
}

/** `nC2` and `nCr` without brackets: combinations with letters. */
function readChosen(scanner: Scanner, run: string): boolean {
  const behind = scanner.text[scanner.at + run.length] ?? '';
  if (
    !/^n[CP][rk]?$/.test(run) ||
    (run.length === 2 ? !/\d/.test(behind) : /^\s*(?:\\left)?\(/.test(scanner.text.slice(scanner.at + 3)))
  )
    return false;
  if (scanner.last?.type === 'number') return false;
  scanner.push({ type: 'variable', name: 'n' }, 1);
  scanner.push({ type: 'choose', name: run[1] === 'C' ? 'combinations' : 'permutations' }, 1);
  if (run.length === 3) scanner.push({ type: 'variable', name: run[2]! }, 1);
  return true;
}

/** `5C2`, `5 nCr 2` or `nCr(5, 2)`; `nC` alone is a product. */
function choiceToken(scanner: Scanner, run: string): TokenBody | null {
  const name = run.includes('C') ? 'combinations' : 'permutations';
  const operator = scanner.last?.type === 'number' && run.length !== 2;
  const called =
    run.length === 3 && /^\s*(?:\\left)?\(/.test(scanner.text.slice(scanner.at + 3, scanner.at + 12));
  return operator || called ? { type: 'choose', name } : null;
}

/**
 * `dx` that ends an integral or is the denominator of d/dx. Elsewhere `dx`, `dt` … are rejected, never read
 * as d times x.
 */
function readDifferential(scanner: Scanner, run: string): boolean {
  const written = scanner.match(/d(?:\s+|\\[,;! ]\s*)(?=[a-zα-ω\\])/uy);
  const factor = scanner.last?.type === 'operator' && scanner.last.sign === '*';
  const gap =
    run === 'd' && !factor && (scanner.integral || scanner.match(/d\\[a-z]/y))
      ? (written?.[0].length ?? 1)
      : 0;
  if (gap > 0) {
    const command = /^\\([a-z]+)/.exec(scanner.text.slice(scanner.at + gap, scanner.at + gap + 12));
    const letter = /^[a-zα-ορ-ω](?!\p{L})/u.exec(scanner.text.slice(scanner.at + gap, scanner.at + gap + 2));
    const name = command === null ? letter?.[0] : greekLetter(command[1]);
    if (name === undefined) return false;
    scanner.push({ type: 'differential', variable: name }, gap + (command ?? letter)![0].length);
    return true;
  }
  if (!/d[a-zA-Zα-ορ-ω]$/u.test(run)) return false;
  if (run.length === 2 ? !isDifferentialAlone(scanner, run) : !scanner.integral) return false;
  const variable = run.at(-1)!;
  if (run.length > 2) spell(scanner, run.slice(0, -2));
  scanner.push({ type: 'differential', variable }, 2);
  return true;
}

function isDifferentialAlone(scanner: Scanner, run: string): boolean {
  const [before, last] = [scanner.tokens.at(-2), scanner.last];
  const below = last?.type === 'operator' && last.sign === '/' && endsValue(before);
  const inFrac =
    last?.type === 'open' && last.bracket === '{' && before?.type === 'close' && before.bracket === '}';
  return scanner.integral || /[xyztuθ]$/.test(run) || below || inFrac;
}

/** `20% of 50`, `1/2 of 6`: after a percentage or a number, "of" means "times". */
function isPartOf(scanner: Scanner, run: string): boolean {
  const { last } = scanner;
  if (!/^(?:of|de|d|del)$/i.test(run) || last === undefined || !scanner.spaced) return false;
  const percent = last.type === 'operator' && last.sign === '%';
  const behindWord = run.length > 1 || /^[’']/.test(scanner.text.slice(scanner.at + 1));
  const value = percent || last.type === 'number' || last.type === 'fraction' || last.type === 'close';
  if (behindWord && value) return true;
  // Standing alone between spaces it is a word, not a product of letters.
  if (/^(?:of|del)$/.test(run) && /^\s/.test(scanner.text.slice(scanner.at + run.length)))
    throw new Unreadable('unknown_word', scanner.at, run);
  return false;
}

/** Words between statements. `o`, `y`, `e` are variables unless a statement or a value is on both sides. */
function joinerToken(scanner: Scanner, run: string): TokenBody | null {
  if (isPartOf(scanner, run)) return { type: 'operator', sign: '*' };
  const word = run.toLowerCase();
  const after = scanner.text.slice(scanner.at + run.length, scanner.at + run.length + 12);
  if (!scanner.spaced || !/^\s/.test(after)) return null;
  const always = Object.hasOwn(alwaysJoiners, word) ? alwaysJoiners[word] : undefined;
  if (always !== undefined) return { type: 'joiner', join: always };
  if (!['o', 'ó', 'y', 'e', 'u'].includes(run) || scanner.integral || !isBehindValue(scanner)) return null;
  const statementBefore = isBehindStatement(scanner);
  const valueBefore = scanner.last?.type === 'number';
  const statementFollows = /^\s+[a-z](?:_?\d)?\s*[=<>≤≥≠]/i.test(after);
  // `2 y 3` are two values; `2 y - 3` and `3 y + 2` are sums with the unknown y.
  const value = word === 'o' || word === 'ó' ? /^\s+[-−+±]?[\d√]/ : /^\s+[\d√]/;
  const valueFollows = word !== 'e' && word !== 'u' && value.test(after);
  const joins = statementBefore
    ? statementFollows || valueFollows || hasAnotherRelation(scanner, run.length)
    : valueBefore && valueFollows;
  if (!joins) return null;
  return { type: 'joiner', join: word === 'y' || word === 'e' ? 'and' : 'or' };
}

/** A relation sign precedes: inside brackets, in these brackets and in the same case of a function by cases. */
function isBehindStatement(scanner: Scanner): boolean {
  let depth = 0;
  let [related, separated] = [false, false];
  for (const token of scanner.tokens.toReversed()) {
    depth -= depthOf(token);
    if (depth < 0) return related && !separated;
    if (depth === 0 && (token.type === 'if' || token.type === 'separator')) separated ||= !related;
    if (token.type === 'relation') related = true;
  }
  return related;
}

function isBehindValue(scanner: Scanner): boolean {
  const { last } = scanner;
  return endsValue(last) || last?.type === 'differential' || (last?.type === 'bar' && last.side !== 'open');
}

/**
 * `2x + y = 5 y x − y = 1`: a whole statement follows the word, and the preceding one already has its
 * relation sign.
 */
function hasAnotherRelation(scanner: Scanner, length: number): boolean {
  if (scanner.bracketed || scanner.text.includes('\\')) return false;
  let depth = 0;
  let before = false;
  for (const token of scanner.tokens) {
    depth += depthOf(token);
    if (depth > 0) continue;
    if (token.type === 'joiner' || token.type === 'separator') before = false;
    if (token.type === 'relation') before = true;
  }
  const rest = scanner.text.slice(scanner.at + length).replaceAll(/[({[][^(){}[\]]*[)}\]]/g, '0');
  return before && /^\s+(?![-−+]\s|[·*/^)%!°])[^\s=<>≤≥≠,;][^=<>≤≥≠]*[=<>≤≥≠]/.test(rest);
}
