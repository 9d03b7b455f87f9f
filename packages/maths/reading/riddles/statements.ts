import { addExpressions, subtractExpressions } from '../../expression/build.ts';
import {
  divided,
  equation,
  number,
  product,
  raised,
  variable,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import type { Parsed, WordedExpressions } from './expressions.ts';
import type { RiddleSymbol } from './lexicon.ts';

const x = variable('x');
const y = variable('y');

/** A number is written before what it multiplies. */
const multiplied = (a: Expression, b: Expression): Expression =>
  a.kind === 'number' ? product([a, b]) : product([b, a]);

/** What a clause says: an equation, which of the numbers is asked for, or that there are two. */
export type RiddleStatement =
  | { readonly kind: 'equation'; readonly equation: Relation; readonly asks: boolean }
  | { readonly kind: 'ask'; readonly of: 'all' | 'first' | 'second' | 'larger' | 'smaller' | 'middle' }
  | { readonly kind: 'setting' };

/** Reads the clauses of a number riddle. */
export class RiddleStatements {
  private readonly words: WordedExpressions;
  private readonly known = new Map<number, readonly Parsed<Relation>[]>();

  constructor(words: WordedExpressions) {
    this.words = words;
  }

  /** What the tokens of a clause say; null where they are not all understood. */
  read(start: number, end: number): RiddleStatement | null {
    for (const at of this.words.skipFillers(start)) {
      const whole = this.relations(at).find(({ next }) => this.isEnd(next, end));
      if (whole !== undefined)
        return {
          kind: 'equation',
          equation: whole.value,
          asks: at > start && this.words.ends(start, 'ask').length > 0,
        };
    }
    return this.question(start, end) ?? this.setting(start, end);
  }

  /** Everything that can be said from a token on. */
  private relations(at: number): readonly Parsed<Relation>[] {
    let found = this.known.get(at);
    if (found === undefined) {
      found = [...this.totals(at), ...this.equations(at), ...this.changes(at), ...this.results(at)];
      this.known.set(at, found);
    }
    return found;
  }

  private isEnd(next: number, end: number): boolean {
    return next === end || this.words.skipFillers(next).includes(end);
  }

  /** A = B, also "A exceeds B by C". */
  private equations(at: number): readonly Parsed<Relation>[] {
    const found: Parsed<Relation>[] = [];
    for (const left of this.words.expressions(at)) {
      for (const start of this.links(left.next))
        for (const sign of this.words.ends(start, 'equals'))
          for (const right of this.words.expressions(sign))
            found.push({ value: equation(left.value, right.value), next: right.next });
      // "whose sum is 24 and product 135"
      const size = this.words.tokens[left.next];
      if (size?.kind === 'number' && variablesOf(left.value).length > 1)
        found.push({ value: equation(left.value, number(size.value)), next: left.next + 1 });
      for (const sign of this.words.ends(left.next, 'exceeds'))
        for (const right of this.words.expressions(sign))
          for (const by of this.words.ends(right.next, 'by', 'plus', 'of', 'equals'))
            for (const size of this.words.expressions(by))
              found.push({
                value: equation(left.value, addExpressions(right.value, size.value)),
                next: size.next,
              });
    }
    return found;
  }

  /** "two numbers add up to 20", "they differ by 6", "three consecutive numbers make 72". */
  private totals(at: number): readonly Parsed<Relation>[] {
    const found: Parsed<Relation>[] = [];
    const groups = this.words.groups(at);
    const subjects = [
      ...groups.map(({ next }) => next),
      ...this.words.ends(at, 'pair'),
      ...(at > 0 ? [at] : []),
    ];
    const kinds: readonly (readonly [RiddleSymbol, (a: Expression, b: Expression) => Expression])[] = [
      ['add_up', addExpressions],
      ['multiply_up', (a, b) => product([a, b])],
      ['differ', subtractExpressions],
    ];
    for (const subject of subjects)
      for (const [symbol, make] of kinds)
        for (const verb of this.words.ends(subject, symbol))
          for (const size of this.words.expressions(verb)) {
            const left =
              this.words.group === null
                ? make(x, y)
                : this.words.groupTerms().reduce((all, each) => make(all, each));
            found.push({ value: equation(left, size.value), next: size.next });
          }
    return [...found, ...this.listedTotals(at, kinds), ...this.anglePairs(at)];
  }

  /** "a number and the next one add up to 47", "a number and its double make 36". */
  private listedTotals(
    at: number,
    kinds: readonly (readonly [RiddleSymbol, (a: Expression, b: Expression) => Expression])[],
  ): readonly Parsed<Relation>[] {
    const found: Parsed<Relation>[] = [];
    const verbs = [...kinds, ['equals', addExpressions] as const];
    for (const start of this.words.ends(at, 'unknown'))
      for (const joined of this.words.ends(start, 'and'))
        for (const other of this.words.expressions(joined))
          for (const [symbol, make] of verbs)
            for (const verb of this.words.ends(other.next, symbol))
              for (const size of this.words.expressions(verb))
                found.push({ value: equation(make(x, other.value), size.value), next: size.next });
    return found;
  }

  /** "two angles are supplementary": they make 180° together. */
  private anglePairs(at: number): readonly Parsed<Relation>[] {
    const [count, subjects] = [
      this.words.tokens[at],
      [...this.words.ends(at, 'pair'), ...(at > 0 ? [at] : [])],
    ];
    // "two complementary angles": the count is a number of its own.
    const isCounted = count?.kind === 'number' && count.value.n === 2n && count.value.d === 1n;
    return [...subjects, ...(isCounted ? [at + 1] : [])].flatMap((subject) =>
      (
        [
          ['complementary', 90],
          ['supplementary', 180],
        ] as const
      ).flatMap(([symbol, size]) =>
        this.words
          .ends(subject, symbol)
          .flatMap((next) => (isCounted && subject === at + 1 ? this.words.ends(next, 'numbers') : [next]))
          .map((next) => ({ value: equation(addExpressions(x, y), number(size)), next })),
      ),
    );
  }

  /** "multiply it by 4 and add 5, you get 33": what is done to a number, then the result. */
  private changes(at: number): readonly Parsed<Relation>[] {
    const found: Parsed<Relation>[] = [];
    for (const change of this.courses(at))
      for (const start of this.links(change.next))
        for (const sign of this.words.ends(start, 'equals'))
          for (const right of this.words.expressions(sign))
            found.push({ value: equation(change.value, right.value), next: right.next });
    return found;
  }

  /** "gives 20 when it is multiplied by 4", "doubles when you add 37". */
  private results(at: number): readonly Parsed<Relation>[] {
    const found: Parsed<Relation>[] = [];
    const rights: Parsed<Expression>[] = [];
    for (const subject of [at, ...this.words.ends(at, 'unknown', 'any_unknown')]) {
      for (const next of this.words.ends(subject, 'doubles'))
        rights.push({ value: product([number(2), x]), next });
      for (const next of this.words.ends(subject, 'triples'))
        rights.push({ value: product([number(3), x]), next });
      for (const sign of this.words.ends(subject, 'equals')) rights.push(...this.words.expressions(sign));
    }
    rights.push(...this.words.expressions(at).filter(({ value }) => value.kind === 'number'));
    for (const right of rights)
      for (const when of [
        ...this.words.ends(right.next, 'when'),
        ...this.words.ends(right.next, 'equals').flatMap((end) => this.words.ends(end, 'when')),
      ])
        for (const change of this.courses(when))
          found.push({ value: equation(change.value, right.value), next: change.next });
    return found;
  }

  /** Where the next step or the result may begin. */
  private links(at: number): readonly number[] {
    const found = [at];
    for (const start of found) {
      const next = this.words.tokens[start];
      if (next?.kind === 'comma' && !found.includes(start + 1)) found.push(start + 1);
      for (const end of this.words.ends(start, 'and', 'when')) if (!found.includes(end)) found.push(end);
      if (found.length > 12) break;
    }
    return found;
  }

  /** One step after the other. */
  private courses(at: number): readonly Parsed<Expression>[] {
    const found: Parsed<Expression>[] = [];
    let open: Parsed<Expression | null>[] = [{ value: null, next: at }];
    for (const start of this.links(at)) open.push({ value: null, next: start });
    // "I think of a number, multiply it by 4 …"
    for (const { next } of open.slice())
      for (const end of this.words.ends(next, 'unknown', 'any_unknown'))
        for (const start of this.links(end)) open.push({ value: x, next: start });
    for (let round = 0; round < 6 && open.length > 0; round += 1) {
      const after: Parsed<Expression | null>[] = [];
      for (const { value, next } of open)
        for (const step of this.steps(next, value)) {
          found.push(step);
          for (const start of this.links(step.next)) after.push({ value: step.value, next: start });
        }
      open = after.slice(0, 40);
    }
    return found.toReversed();
  }

  /** "add 5 to it", "it is multiplied by 4", "al triple de un número le resto 5". */
  private steps(at: number, current: Expression | null): readonly Parsed<Expression>[] {
    const found: Parsed<Expression>[] = [];
    const objects = (start: number): readonly Parsed<Expression>[] => [
      ...this.words
        .expressions(start)
        .map((each) => ({ ...each, value: this.resolved(each.value, current) })),
      { value: current ?? x, next: start },
    ];
    const apply = (
      symbol: RiddleSymbol,
      links: readonly RiddleSymbol[],
      make: (target: Expression, operand: Expression) => Expression,
    ): void => {
      for (const verb of this.words.ends(at, symbol))
        for (const operand of this.words.expressions(verb)) {
          for (const link of this.words.ends(operand.next, ...links))
            for (const target of this.words.expressions(link))
              found.push({
                value: make(this.resolved(target.value, current), operand.value),
                next: target.next,
              });
          found.push({ value: make(current ?? x, operand.value), next: operand.next });
        }
      // "a number is multiplied by 4", "a un número le sumas 15".
      for (const start of [at, ...this.words.ends(at, 'to', 'from')])
        for (const target of this.words.expressions(start))
          for (const verb of this.words.ends(target.next, symbol))
            for (const operand of this.words.expressions(verb))
              found.push({
                value: make(this.resolved(target.value, current), operand.value),
                next: operand.next,
              });
    };
    // "when added to 15": what is added is the number itself.
    for (const [symbol, make] of [
      ['add', addExpressions],
      ['subtract', subtractExpressions],
    ] as const)
      for (const verb of this.words.ends(at, symbol))
        for (const link of this.words.ends(verb, 'to', 'from'))
          for (const target of this.words.expressions(link))
            found.push({ value: make(target.value, current ?? x), next: target.next });
    apply('add', ['to', 'plus'], addExpressions);
    apply('subtract', ['from', 'to'], subtractExpressions);
    // "5 is added to it".
    for (const operand of this.words.expressions(at))
      for (const [symbol, make] of [
        ['add', addExpressions],
        ['subtract', subtractExpressions],
      ] as const)
        for (const verb of this.words.ends(operand.next, symbol))
          for (const link of this.words.ends(verb, 'to', 'from'))
            for (const target of this.words.expressions(link))
              found.push({
                value: make(this.resolved(target.value, current), operand.value),
                next: target.next,
              });
    for (const [symbol, make] of [
      ['multiply', multiplied],
      ['divide', divided],
    ] as const) {
      for (const verb of this.words.ends(at, symbol))
        for (const target of objects(verb))
          for (const by of this.words.ends(target.next, 'by'))
            for (const operand of this.words.expressions(by))
              found.push({ value: make(target.value, operand.value), next: operand.next });
      for (const target of this.words.expressions(at))
        for (const verb of this.words.ends(target.next, symbol))
          for (const by of this.words.ends(verb, 'by'))
            for (const operand of this.words.expressions(by))
              found.push({
                value: make(this.resolved(target.value, current), operand.value),
                next: operand.next,
              });
    }
    for (const [symbol, make] of [
      ['double_it', (of: Expression) => product([number(2), of])],
      ['triple_it', (of: Expression) => product([number(3), of])],
      ['halve_it', (of: Expression) => divided(of, number(2))],
      ['square_it', (of: Expression) => raised(of, number(2))],
    ] as const) {
      for (const verb of this.words.ends(at, symbol))
        for (const target of objects(verb)) found.push({ value: make(target.value), next: target.next });
      for (const target of this.words.expressions(at))
        for (const verb of this.words.ends(target.next, symbol))
          found.push({ value: make(this.resolved(target.value, current)), next: verb });
    }
    return found;
  }

  /** "it" after some steps is what they came to. */
  private resolved(target: Expression, current: Expression | null): Expression {
    return target.kind === 'variable' && target.name === 'x' ? (current ?? x) : target;
  }

  /** "what are the numbers", "which is the larger one". */
  private question(start: number, end: number): RiddleStatement | null {
    const asks = [start, ...this.words.skipFillers(start)].some(
      (at) => this.words.ends(at, 'ask', 'any_unknown').length > 0,
    );
    if (!asks) return null;
    for (const [symbol, of] of [
      ['larger', 'larger'],
      ['smaller', 'smaller'],
      ['middle', 'middle'],
      ['first', 'first'],
      ['second', 'second'],
    ] as const)
      if (this.consists(start, end, symbol, [symbol, 'of', 'pair', 'numbers', 'their']))
        return { kind: 'ask', of };
    return this.consists(start, end, 'ask', [
      'unknown',
      'any_unknown',
      'pair',
      'numbers',
      'their',
      'of',
      'first',
      'consecutive',
      'equals',
      'and',
    ])
      ? { kind: 'ask', of: 'all' }
      : null;
  }

  /** "there are two numbers", "I think of a number". */
  private setting(start: number, end: number): RiddleStatement | null {
    const group = this.words.groups(start).find(({ next }) => this.isEnd(next, end));
    if (group !== undefined) return { kind: 'setting' };
    return this.consists(start, end, null, ['unknown', 'pair', 'numbers', 'and', 'second', 'first'])
      ? { kind: 'setting' }
      : null;
  }

  /** Whether a clause holds nothing but these symbols and fillers, and the needed one among them. */
  private consists(
    start: number,
    end: number,
    needed: RiddleSymbol | null,
    allowed: readonly RiddleSymbol[],
  ): boolean {
    const seen = new Set<string>();
    const open: { at: number; found: boolean }[] = [{ at: start, found: needed === null }];
    for (const { at, found } of open) {
      if (at === end) {
        if (found) return true;
        continue;
      }
      for (const next of this.words.ends(at, 'filler', 'ask', ...allowed)) {
        const has = found || this.words.ends(at, needed!).includes(next);
        const key = `${next} ${has}`;
        if (next <= end && !seen.has(key)) {
          seen.add(key);
          open.push({ at: next, found: has });
        }
      }
    }
    return false;
  }
}
