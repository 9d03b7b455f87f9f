import { Unreadable } from '../tokens.ts';
import { unitWords } from '../unit-words.ts';
import { words } from '../words.ts';
import { readCurrency } from './currency.ts';
import type { Scanner } from './scanner.ts';
import {
  commands,
  environments,
  greek,
  greekLetter,
  implicationCommands,
  joiningWords,
  silentCommands,
  wrappers,
} from './signs.ts';

/** Reads a LaTeX command: a sign, a fence, wrapped text or an environment of lines. */
export function readCommand(scanner: Scanner): void {
  const name = scanner.match(/\\[a-zA-Z]+/y)?.[0].slice(1);
  if (name === undefined) return readEscaped(scanner);
  const length = name.length + 1;
  if (name === 'begin' || name === 'end') return readEnvironment(scanner);
  if (name === 'boxed') return readBoxed(scanner, length);
  if (silentCommands.has(name)) return readFence(scanner, name, length);
  if (wrappers.has(name)) return readWrapped(scanner, name, length);
  if (/^[lcdv]?dots[cbmi]?$/.test(name)) throw new Unreadable('ellipsis', scanner.at, `\\${name}`);
  if (implicationCommands.has(name)) throw new Unreadable('one_statement', scanner.at, `\\${name}`);
  const body = (Object.hasOwn(commands, name) ? commands[name] : undefined) ?? words.get(name.toLowerCase());
  if (body !== undefined) return scanner.push(body, length);
  if (!Object.hasOwn(greek, name)) throw new Unreadable('unknown_word', scanner.at, `\\${name}`);
  scanner.push({ type: 'variable', name: greek[name]! }, length);
}

function readEscaped(scanner: Scanner): void {
  const next = scanner.text[scanner.at + 1] ?? '';
  if (isAfterReals(scanner)) return scanner.push({ type: 'except' }, 1);
  if (next === '{' && scanner.match(/\\\{\s*\\begin(?!.*\\\})/sy) !== null) return scanner.skip(2);
  if (next === '{') return scanner.push({ type: 'open', bracket: '{' }, 2);
  if (next === '}') return scanner.push({ type: 'close', bracket: '}' }, 2);
  if (next === '%') return scanner.push({ type: 'operator', sign: '%' }, 2);
  if (next === '$') return readCurrency(scanner, scanner.options.dollar, 2);
  if (next === '|') return scanner.push({ type: 'bar', side: null }, 2);
  if (next === '\\') return readNewLine(scanner);
  if (/[,;:!> ()[\]\n]/.test(next)) return scanner.skip(2);
  throw new Unreadable('unknown_character', scanner.at, '\\');
}

/** In `ℝ \ {0}` the backslash excludes elements from the set. */
function isAfterReals(scanner: Scanner): boolean {
  const { last } = scanner;
  const capital =
    last?.type === 'variable' &&
    last.name === 'R' &&
    (scanner.tokens.length === 1 || scanner.tokens.at(-2)?.type === 'in');
  if (last?.type !== 'reals' && !capital) return false;
  return scanner.match(/\\\s*\\?\{/y) !== null;
}

function readNewLine(scanner: Scanner): void {
  const length = scanner.match(/\\\\(?:\[-?[\d.]+(?:pt|em|ex|mm)\])?/y)![0].length;
  if (scanner.environments > 0 || scanner.options.lines)
    return scanner.push({ type: 'separator', sign: 'row' }, length);
  scanner.skip(length);
}

function readEnvironment(scanner: Scanner): void {
  const found = scanner.match(/\\(begin|end)\s*\{([a-z]+\*?)\}(?:\s*\{[lcr|@{}\s]*\})?/y);
  if (found === null || !environments.has(found[2]!))
    throw new Unreadable('unknown_word', scanner.at, found?.[0] ?? '\\begin');
  const begins = found[1] === 'begin';
  scanner.environments += begins ? 1 : -1;
  scanner.push({ type: 'lines', side: begins ? 'begin' : 'end' }, found[0].length);
}

/** A box around the whole text or a whole side is decoration; elsewhere its braces group a value. */
function readBoxed(scanner: Scanner, length: number): void {
  const open = scanner.text.indexOf('{', scanner.at);
  const close = open < 0 ? -1 : closingBraceOf(scanner, open);
  const starts = scanner.last === undefined || scanner.last.type === 'relation';
  if (starts && close >= 0 && /^\}[\s.$]*(?:\\[)\]])?\s*$/.test(scanner.text.slice(close))) {
    scanner.dropped.add(open).add(close);
  }
  scanner.skip(length);
}

/** The position of the brace that closes the one at `open`; −1 if there is none. */
function closingBraceOf(scanner: Scanner, open: number): number {
  let depth = 0;
  for (let place = open; place < scanner.text.length; place += 1) {
    if (scanner.text[place] === '{') depth += 1;
    if (scanner.text[place] === '}') depth -= 1;
    if (depth === 0) return place;
  }
  return -1;
}

/** `\left|` opens and `\right|` closes; `\left.` is invisible. */
function readFence(scanner: Scanner, name: string, length: number): void {
  const fence = scanner.match(/\\(?:left|right)\s*(?:\\?[|{}]|\\[lr]?vert|\\[lr]brace|\.)/y)?.[0];
  if (fence === undefined) {
    // A space before the bracket would turn f\left(x\right) into a product.
    scanner.at += length;
    return;
  }
  const at = fence.length;
  if (/[|]$|vert$/.test(fence))
    return scanner.push({ type: 'bar', side: name === 'left' ? 'open' : 'close' }, at);
  if (/\{$|lbrace$/.test(fence)) {
    const before = /^\s*\\begin(?=.*\\right\s*\.)/s.test(scanner.text.slice(scanner.at + at));
    return before ? scanner.skip(at) : scanner.push({ type: 'open', bracket: '{' }, at);
  }
  if (/\}$|rbrace$/.test(fence)) return scanner.push({ type: 'close', bracket: '}' }, at);
  scanner.skip(at);
}

/** `\text{ or }`, `\operatorname{sen}`, `\mathrm{cm}`: the content is read as if typed, or as a unit. */
function readWrapped(scanner: Scanner, name: string, length: number): void {
  const found = scanner.match(/\\[a-zA-Z]+\*?\s*\{([^{}\\]{0,40})\}/y);
  if (found === null) {
    const reals = name === 'mathbb' && scanner.match(/\\mathbb\s*R/y);
    return reals ? scanner.push({ type: 'reals' }, reals[0].length) : scanner.skip(length);
  }
  const inside = found[1]!.trim();
  const size = found[0].length;
  if (inside === 'nCr' || inside === 'nPr') {
    return scanner.push({ type: 'choose', name: inside === 'nCr' ? 'combinations' : 'permutations' }, size);
  }
  if (name === 'mathbb') {
    if (inside !== 'R') throw new Unreadable('unknown_word', scanner.at, found[0]);
    return scanner.push({ type: 'reals' }, size);
  }
  if (inside === 'd' && name === 'mathrm' && readUprightD(scanner, size)) return;
  if (name !== 'operatorname' && readWrappedUnit(scanner, inside, size)) return;
  // `\mathrm{e}` is the constant; `\text{ e }` is Spanish for "and".
  const join = name === 'mathrm' && inside === 'e' ? undefined : joiningWords.get(inside.toLowerCase());
  if (join !== undefined) return scanner.push({ type: 'joiner', join }, size);
  const inner = inside === '' ? [] : scanner.inner(` ${inside} `);
  scanner.pushInner(inner, size);
  scanner.spaced = true;
}

/**
 * The upright d of `\mathrm{d}x`; with nothing after it, as in `\frac{\mathrm{d}}{…}`, it is the letter d.
 */
function readUprightD(scanner: Scanner, size: number): boolean {
  const letter = scanner.match(/\\mathrm\s*\{\s*d\s*\}\s*(?:([a-z])(?![a-z])|\\([a-z]+))/y);
  const variable = letter?.[1] ?? greekLetter(letter?.[2]);
  if (variable !== undefined) {
    scanner.push({ type: 'differential', variable }, letter![0].length);
    return true;
  }
  if (!/^\s*[}^]/.test(scanner.text.slice(scanner.at + size, scanner.at + size + 4))) return false;
  scanner.push({ type: 'variable', name: 'd' }, size);
  return true;
}

function readWrappedUnit(scanner: Scanner, inside: string, size: number): boolean {
  const parts = inside.split('/').map((part) => /^(°C|°F|[^\d²³^]+)(?:\^?([23²³]))?$/.exec(part.trim()));
  const names = parts.map(
    (part) => unitWords.get(part?.[1] ?? '') ?? (part?.[1] === '$' ? scanner.options.dollar : undefined),
  );
  if (names.some((name) => name === undefined) || parts.length > 2) return false;
  const text = parts.map(
    (part) => `\u202f${part![1]}${part![2] === undefined ? '' : `^${/[2²]/.test(part![2]) ? 2 : 3}`}`,
  );
  scanner.pushInner(scanner.inner(text.join('/')), size);
  return true;
}
