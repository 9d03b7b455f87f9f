import { addExpressions, subtractExpressions } from '../../expression/build.ts';
import {
  divided,
  fraction,
  number,
  product,
  raised,
  rooted,
  variable,
  type Expression,
} from '../../expression/tree.ts';
import { isInteger, rational } from '../../expression/rational.ts';
import type { RiddleSymbol } from './lexicon.ts';
import type { RiddleToken, SymbolMatch } from './symbols.ts';

/** Something that was read from a token on, and the token after it. */
export type Parsed<Value> = { readonly value: Value; readonly next: number };

/** Several numbers that follow each other: how many, and by how much they grow. */
/** `rest`: what each of them leaves when it is divided by the step: 1 for odd numbers. */
export type ConsecutiveGroup = { readonly count: number; readonly step: number; readonly rest: number };

const x = variable('x');
const y = variable('y');

/** The factor of a word for a multiple or a part. */
const factors: readonly (readonly [RiddleSymbol, Expression])[] = [
  ['double', number(2)],
  ['triple', number(3)],
  ['quadruple', number(4)],
  ['half', fraction(rational(1, 2))],
  ['third_part', fraction(rational(1, 3))],
  ['quarter', fraction(rational(1, 4))],
  ['fifth_part', fraction(rational(1, 5))],
  ['tenth', fraction(rational(1, 10))],
];

const mostAlternatives = 12;

/**
 * Reads expressions in words: "5 more than twice a number", "la mitad de su cuadrado". Words can have several meanings, so every method returns
 * all ways to read from a token on.
 */
export class WordedExpressions {
  readonly tokens: readonly RiddleToken[];
  private readonly symbols: readonly (readonly SymbolMatch[])[];
  /** The group of consecutive numbers that the text speaks of. */
  group: ConsecutiveGroup | null = null;
  private readonly knownGroups = new Map<number, readonly Parsed<ConsecutiveGroup>[]>();
  private readonly reachable: ReadonlyMap<RiddleSymbol, readonly number[]>[] = [];
  private readonly known = new Map<string, readonly Parsed<Expression>[]>();

  constructor(tokens: readonly RiddleToken[], symbols: readonly (readonly SymbolMatch[])[]) {
    this.tokens = tokens;
    this.symbols = symbols;
  }

  /** The ends of symbols that begin at a token, or after a few words without a meaning of their own. */
  ends(at: number, ...wanted: readonly RiddleSymbol[]): readonly number[] {
    const known = this.reachable[at] ?? (this.reachable[at] = this.reach(at));
    if (wanted.length === 1) return known.get(wanted[0]!) ?? [];
    return [...new Set(wanted.flatMap((symbol) => known.get(symbol) ?? []))];
  }

  private reach(at: number): ReadonlyMap<RiddleSymbol, readonly number[]> {
    const found = new Map<RiddleSymbol, number[]>();
    const starts = [at];
    const note = (symbol: RiddleSymbol, end: number): void => {
      const ends = found.get(symbol);
      if (ends === undefined) found.set(symbol, [end]);
      else if (!ends.includes(end)) ends.push(end);
    };
    for (const start of starts) {
      const token = this.tokens[start];
      // "two numbers", where the count is a number of its own.
      if (token?.kind === 'number' && token.value.n === 2n && isInteger(token.value))
        for (const { symbol, length } of this.symbols[start + 1] ?? [])
          if (symbol === 'numbers') note('pair', start + 1 + length);
      for (const { symbol, length } of this.symbols[start] ?? []) {
        note(symbol, start + length);
        if (symbol === 'filler' && start + length - at <= 4 && !starts.includes(start + length))
          starts.push(start + length);
      }
    }
    return found;
  }

  /** The token after all words without a meaning. */
  skipFillers(at: number): readonly number[] {
    const starts = [at];
    for (const start of starts)
      for (const { symbol, length } of this.symbols[start] ?? [])
        if ((symbol === 'filler' || symbol === 'ask') && !starts.includes(start + length))
          starts.push(start + length);
    return starts;
  }

  /** All readings of an expression from a token on, the longest first. */
  expressions(at: number): readonly Parsed<Expression>[] {
    return this.remember('e', at, () => {
      const found: Parsed<Expression>[] = [];
      for (const first of this.terms(at)) {
        found.push(...this.continued(first));
        for (const next of this.ends(first.next, 'more_than'))
          for (const base of this.expressions(next))
            found.push({ value: addExpressions(base.value, first.value), next: base.next });
        for (const next of this.ends(first.next, 'less_than'))
          for (const base of this.expressions(next))
            found.push({ value: subtractExpressions(base.value, first.value), next: base.next });
      }
      return found;
    });
  }

  /** A term and what is added to or taken from it. */
  private continued(first: Parsed<Expression>): readonly Parsed<Expression>[] {
    const found: Parsed<Expression>[] = [];
    for (const next of this.ends(first.next, 'plus'))
      for (const term of this.terms(next))
        found.push(...this.continued({ value: addExpressions(first.value, term.value), next: term.next }));
    for (const next of this.ends(first.next, 'minus'))
      for (const term of this.terms(next))
        found.push(
          ...this.continued({ value: subtractExpressions(first.value, term.value), next: term.next }),
        );
    found.push(first);
    return found;
  }

  private terms(at: number): readonly Parsed<Expression>[] {
    return this.remember('t', at, () => {
      const found: Parsed<Expression>[] = [];
      for (const first of this.factors(at)) {
        for (const next of this.ends(first.next, 'times'))
          for (const other of this.terms(next))
            found.push({ value: product([first.value, other.value]), next: other.next });
        for (const next of this.ends(first.next, 'over'))
          for (const other of this.factors(next))
            found.push({ value: divided(first.value, other.value), next: other.next });
        found.push(first);
      }
      return found;
    });
  }

  private factors(at: number): readonly Parsed<Expression>[] {
    return this.remember('f', at, () => {
      const found: Parsed<Expression>[] = [];
      for (const base of [...this.functions(at), ...this.atoms(at)]) {
        for (const next of this.ends(base.next, 'squared'))
          found.push({ value: raised(base.value, number(2)), next });
        for (const next of this.ends(base.next, 'cubed'))
          found.push({ value: raised(base.value, number(3)), next });
        found.push(base);
      }
      return found;
    });
  }

  /** "the double of …", "the sum of … and …", "its square", "3/4 of …". */
  private functions(at: number): readonly Parsed<Expression>[] {
    const found: Parsed<Expression>[] = [];
    const prefix = (symbol: RiddleSymbol, make: (of: Expression) => Expression): void => {
      for (const next of this.ends(at, symbol))
        for (const start of [...this.ends(next, 'of'), next])
          for (const of of this.factors(start)) found.push({ value: make(of.value), next: of.next });
      // "its double", "cuyo cuadrado": of the unknown.
      for (const owner of this.ends(at, 'its', 'their'))
        for (const next of this.ends(owner, symbol)) found.push({ value: make(x), next });
      if (symbol === 'half')
        for (const next of this.ends(at, 'half'))
          if (this.isOwned(next)) found.push({ value: make(x), next });
    };
    for (const [symbol, factor] of factors) prefix(symbol, (of) => product([factor, of]));
    prefix('square', (of) => raised(of, number(2)));
    prefix('cube', (of) => raised(of, number(3)));
    prefix('root', (of) => rooted(of));
    prefix('opposite', (of) => product([number(-1), of]));
    prefix('complement', (of) => subtractExpressions(number(90), of));
    prefix('supplement', (of) => subtractExpressions(number(180), of));
    for (const next of this.ends(at, 'successor')) found.push({ value: addExpressions(x, number(1)), next });
    for (const next of this.ends(at, 'predecessor'))
      found.push({ value: subtractExpressions(x, number(1)), next });
    const token = this.tokens[at];
    if (token?.kind === 'number')
      for (const next of this.ends(at + 1, 'of'))
        if (!isInteger(token.value))
          for (const of of this.factors(next))
            found.push({ value: product([fraction(token.value), of.value]), next: of.next });
    found.push(...this.pairs(at));
    return found;
  }

  /** "la mitad" at the end: "su mitad" has its owner inside. */
  private isOwned(next: number): boolean {
    const token = this.tokens[next - 2];
    return token?.kind === 'word' && (token.text === 'su' || token.text === 'sa');
  }

  /** The sum, difference, product or quotient of two expressions or of all unknowns. */
  private pairs(at: number): readonly Parsed<Expression>[] {
    const found: Parsed<Expression>[] = [];
    const kinds: readonly (readonly [RiddleSymbol, (a: Expression, b: Expression) => Expression])[] = [
      ['sum', addExpressions],
      ['difference', subtractExpressions],
      ['product', (a, b) => product([a, b])],
      ['quotient', divided],
    ];
    for (const [symbol, make] of kinds) {
      const ofAll = (): Expression =>
        this.group === null ? make(x, y) : this.groupTerms().reduce((all, each) => make(all, each));
      for (const owner of this.ends(at, 'their'))
        for (const next of this.ends(owner, symbol)) found.push({ value: ofAll(), next });
      for (const name of this.ends(at, symbol)) {
        // "the sum is 20": of the numbers that were named before.
        found.push({ value: ofAll(), next: name });
        for (const next of this.ends(name, 'their')) found.push({ value: ofAll(), next });
        for (const start of this.ends(name, 'of')) {
          for (const { next } of this.groups(start)) found.push({ value: ofAll(), next });
          for (const next of this.ends(start, 'pair')) found.push({ value: make(x, y), next });
          for (const first of this.expressions(start))
            for (const joined of this.ends(
              first.next,
              'and',
              ...(symbol === 'quotient' ? (['by'] as const) : []),
            ))
              // "la somme de … et de …": the second one may repeat the preposition.
              for (const start of [joined, ...this.ends(joined, 'of')])
                for (const second of this.expressions(start))
                  found.push({ value: make(first.value, second.value), next: second.next });
        }
      }
    }
    return found;
  }

  /** The step to the one number beside the unknown that the text names, 1 for its successor; null where it names none or both. */
  neighbour(): number | null {
    const [after, before] = [this.has('successor'), this.has('predecessor')];
    return after === before ? null : after ? 1 : -1;
  }

  /** "What are they?": more than one number is asked for. */
  asksMany(): boolean {
    return this.has('ask_many');
  }

  private has(symbol: RiddleSymbol): boolean {
    return this.tokens.some((_, at) => this.ends(at, symbol).length > 0);
  }

  /** "three consecutive even numbers": sets the group. */
  groups(at: number): readonly Parsed<ConsecutiveGroup>[] {
    if (this.knownGroups.has(at)) return this.knownGroups.get(at)!;
    const found: Parsed<ConsecutiveGroup>[] = [];
    const counts: Parsed<number>[] = [];
    const token = this.tokens[at];
    if (token?.kind === 'number' && isInteger(token.value))
      counts.push({ value: Number(token.value.n), next: at + 1 });
    for (const next of this.ends(at, 'pair')) counts.push({ value: 2, next });
    for (const { value: count, next } of counts) {
      if (count < 2 || count > 9) continue;
      let step = 1;
      let rest = 0;
      let isConsecutive = false;
      let end = next;
      for (let round = 0; round < 4; round += 1) {
        const plain = Math.max(-1, ...this.ends(end, 'numbers'));
        const consecutive = Math.max(-1, ...this.ends(end, 'consecutive'));
        const odd = Math.max(-1, ...this.ends(end, 'odd'));
        const parity = Math.max(odd, ...this.ends(end, 'even'));
        const multiple = Math.max(-1, ...this.ends(end, 'multiples'));
        const base = this.tokens[multiple];
        if (consecutive > 0) [isConsecutive, end] = [true, consecutive];
        else if (parity > 0) [step, rest, end] = [2, parity === odd ? 1 : 0, parity];
        else if (multiple > 0 && base?.kind === 'number' && isInteger(base.value))
          [step, end] = [Number(base.value.n), multiple + 1];
        else if (plain > 0) end = plain;
        else break;
      }
      if (isConsecutive) found.push({ value: { count, step, rest }, next: end });
    }
    for (const { value } of found.slice(0, 1)) this.group ??= value;
    this.knownGroups.set(at, found);
    return found;
  }

  /** x, x + 1, x + 2 … */
  groupTerms(): readonly Expression[] {
    const { count, step } = this.group!;
    return Array.from({ length: count }, (_, at) => (at === 0 ? x : addExpressions(x, number(at * step))));
  }

  /** "the largest", "the middle one": a member of the group. */
  private members(at: number): readonly Parsed<Expression>[] {
    const terms = this.groupTerms();
    const member = (symbol: RiddleSymbol, value: Expression | undefined): readonly Parsed<Expression>[] =>
      value === undefined ? [] : this.ends(at, symbol).map((next) => ({ value, next }));
    return [
      ...member('first', terms[0]),
      ...member('smaller', terms[0]),
      ...member('second', terms[1]),
      ...member('larger', terms.at(-1)),
      ...member('middle', terms.length % 2 === 1 ? terms[(terms.length - 1) / 2] : undefined),
    ];
  }

  private atoms(at: number): readonly Parsed<Expression>[] {
    const found: Parsed<Expression>[] = [];
    const token = this.tokens[at];
    if (token?.kind === 'number')
      found.push({
        value:
          isInteger(token.value) || token.digits ? decimalOrFraction(token.value) : fraction(token.value),
        next: at + 1,
      });
    if (this.group !== null) found.push(...this.members(at));
    else {
      for (const next of this.ends(at, 'first', 'larger')) found.push({ value: x, next });
      for (const next of this.ends(at, 'second', 'smaller')) found.push({ value: y, next });
    }
    for (const next of this.ends(at, 'unknown', 'any_unknown')) found.push({ value: x, next });
    // "the larger of two numbers"
    const ofPair = found.flatMap(({ value, next }) =>
      this.ends(next, 'of').flatMap((of) => this.ends(of, 'pair').map((end) => ({ value, next: end }))),
    );
    found.push(...ofPair);
    if (token?.kind === 'word' && /^(?:one|uno|un)$/.test(token.text))
      found.push({ value: number(1), next: at + 1 });
    if (token?.kind === 'word' && /^[b-z]$/.test(token.text) && (this.symbols[at] ?? []).length === 0)
      found.push({ value: variable(token.text), next: at + 1 });
    // A filler before the number: "to the 5".
    for (const { symbol, length } of this.symbols[at] ?? [])
      if (symbol === 'filler' && length === 1) found.push(...this.atoms(at + 1));
    return found;
  }

  private remember(
    kind: string,
    at: number,
    find: () => readonly Parsed<Expression>[],
  ): readonly Parsed<Expression>[] {
    if (at >= this.tokens.length) return [];
    const key = `${kind}${at}`;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    this.known.set(key, []);
    const seen = new Set<number>();
    // One reading for each end: the grammar lists the usual one first.
    const found = find()
      .filter(({ next }) => !seen.has(next) && seen.add(next) !== undefined)
      .toSorted((a, b) => b.next - a.next)
      .slice(0, mostAlternatives);
    this.known.set(key, found);
    return found;
  }
}

/** 0.5 stays a decimal number, 2/3 a fraction. */
function decimalOrFraction(value: Parameters<typeof fraction>[0]): Expression {
  let rest = value.d;
  while (rest % 2n === 0n) rest /= 2n;
  while (rest % 5n === 0n) rest /= 5n;
  return rest === 1n ? number(value) : fraction(value);
}
