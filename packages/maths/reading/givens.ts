import { degreesOf } from './angles.ts';
import { figureWords, fillerWords, roleWords, type ShapeName, type RoleName } from './measure-words.ts';
import { letters, phraseSource } from './phrase.ts';
import type { PieceReader, Quantity } from './reader.ts';
import type { Expression } from '../expression/tree.ts';
import type { UnitName } from '../expression/units.ts';

/**
 * The content of a text about a figure: the figure, and the values by what they measure or by their letter.
 */
export type Givens = {
  readonly figure: ShapeName | null;
  readonly roles: ReadonlyMap<RoleName, readonly Expression[]>;
  readonly letters: ReadonlyMap<string, Expression>;
  /** The unit of all lengths. */
  readonly unit: UnitName | null;
};

type Token =
  | { readonly type: 'figure'; readonly name: ShapeName }
  | { readonly type: 'role'; readonly name: RoleName }
  | { readonly type: 'letter'; readonly name: string }
  | { readonly type: 'value'; readonly text: string };

const wordsOf = (source: string): RegExp =>
  new RegExp(
    `(?:${phraseSource(
      source
        .split('|')
        .sort((a, b) => b.length - a.length)
        .join('|'),
    )})(?![${letters}])`,
    'iy',
  );
const entries = <Name extends string>(table: Readonly<Record<Name, string>>): [Name, RegExp][] =>
  (Object.keys(table) as Name[]).map((name) => [name, wordsOf(table[name])]);
const figures = entries(figureWords);
const roles = entries(roleWords);
const filler = new RegExp(
  `(?:[\\s,;:.=()]+|(?:${phraseSource(fillerWords)})(?![${letters}])|d['’]|l['’])`,
  'iy',
);
const letter = /([a-zA-Z]|d_[12])\s*(?:=|is|es|mide|est)\s*(?=[\d√π])/uy;
const amount =
  /(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.,]\d+)?)?(?:\s?\/\s?\d+)?\s?(?:\\?√\s?\d+|\\sqrt\s*\{\d+\}|π|\\pi)?(?:\s?\/\s?\d+)?(?:\s?(?:°|degrees?|grados?|degr[ée]s?)(?!\p{L})|\s?(?:mm|cm|dm|km|m|in|ft|yd|mi|inches|inch|feet|foot|yards?|miles?|(?:milli|centi|kilo)?met(?:er|re)s?|(?:cent[íi]|mil[íi]|kil[óo])?metros?|(?:centi|milli|kilo)?m[èe]tres?|units?|unidades|unit[ée]s?)(?!\p{L})(?:\^?[2²])?)?/iuy;

/** Reads the givens of a question about a figure; null when a word was not understood. */
export function readGivens(text: string, pieces: PieceReader): Givens | null {
  const tokens = tokensOf(text);
  return tokens === null ? null : gathered(tokens, pieces);
}

function tokensOf(text: string): readonly Token[] | null {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found === '' ? null : found;
  };
  while (at < text.length) {
    const role = roles.find(([, pattern]) => take(pattern) !== null);
    if (role !== undefined) {
      tokens.push({ type: 'role', name: role[0] });
      continue;
    }
    const figure = figures.find(([, pattern]) => take(pattern) !== null);
    if (figure !== undefined) {
      tokens.push({ type: 'figure', name: figure[0] });
      continue;
    }
    const named = take(letter);
    if (named !== null) {
      tokens.push({ type: 'letter', name: /^\w+/.exec(named)![0] });
      continue;
    }
    if (take(filler) !== null) continue;
    const value = take(amount);
    if (value === null) return null;
    tokens.push({ type: 'value', text: value });
  }
  return tokens;
}

function gathered(tokens: readonly Token[], pieces: PieceReader): Givens | null {
  const named = tokens.filter((token) => token.type !== 'figure');
  const figuresSaid = new Set(tokens.flatMap((token) => (token.type === 'figure' ? [token.name] : [])));
  if (figuresSaid.size > 1) return null;
  const valueFirst = named[0]?.type === 'value' && named[1]?.type === 'role';
  const byRole = new Map<RoleName, Expression[]>();
  const letters = new Map<string, Expression>();
  const found: Quantity[] = [];
  let current: Token | null = null;
  for (const [place, token] of named.entries()) {
    if (token.type !== 'value') {
      if (!valueFirst) current = token;
      continue;
    }
    const owner: Token | null | undefined = valueFirst ? named[place + 1] : current;
    const quantity = valueOf(token.text, pieces);
    if (quantity === null || owner === undefined || owner === null || owner.type === 'value') return null;
    found.push(quantity);
    if (owner.type === 'role') byRole.set(owner.name, [...(byRole.get(owner.name) ?? []), quantity.value]);
    else if (owner.type === 'letter' && !letters.has(owner.name)) letters.set(owner.name, quantity.value);
    else return null;
  }
  const lengths = found.filter(({ value }) => value.kind !== 'degrees');
  const unit = commonUnit(lengths);
  if (unit === undefined) return null;
  const [figure] = figuresSaid;
  return { figure: figure ?? null, roles: byRole, letters, unit };
}

/**
 * The common unit of all lengths, which may be written only once, after the last; undefined when they differ.
 */
function commonUnit(lengths: readonly Quantity[]): UnitName | null | undefined {
  const units = new Set(lengths.flatMap(({ unit }) => (unit === null ? [] : [unit])));
  if (units.size > 1) return undefined;
  const [unit] = units;
  if (unit === undefined) return null;
  return lengths.at(-1)?.unit === unit ? unit : undefined;
}

function valueOf(text: string, pieces: PieceReader): Quantity | null {
  const angle = degreesOf(text, pieces);
  if (angle !== null) return { value: angle, unit: null };
  return pieces.quantity(text.replace(/(?<=\p{L})\^?[2²]$/u, ''));
}
