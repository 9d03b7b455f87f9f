import { differentiate } from '../../algebra/differentiate.ts';
import { read } from '../../expression/read.ts';
import { substitute, variablesOf } from '../../expression/tree-parts.ts';
import { type Expression, isExpression, type Relation, type Tree } from '../../expression/tree.ts';
import { type Concept, mustBeUsed } from '../lexicon/concepts.ts';
import { type Call, takeCalls } from '../message/calls.ts';
import type { ItemizedMessage } from '../message/items.ts';
import type { MessageItem } from '../message/message-item.ts';
import type { Problem } from '../problem.ts';
import { areExpressions, isConstant, isDomainNote, isPairOfLetters } from './formula-kinds.ts';
import {
  definitionsOf,
  impliedBy,
  mapTree,
  type NamedFunction,
  type StatedFormula,
} from './named-functions.ts';

/** A problem that a statement may mean, and the items it rests on. Several problems when a formula can be read in several ways. */
export type Claim = {
  readonly problems: readonly Problem[];
  readonly used: ReadonlySet<number>;
  /** False when no word of the statement names the task. */
  readonly stated: boolean;
  /** The words leave no other way to group the formula. */
  readonly grouped?: true;
};

export type Skip = (item: MessageItem) => boolean;

function conceptPlaces(items: readonly MessageItem[]): ReadonlyMap<Concept, readonly number[]> {
  const found = new Map<Concept, number[]>();
  items.forEach((item, index) => {
    if (item.kind !== 'concept') return;
    for (const concept of item.concepts) {
      const places = found.get(concept);
      if (places === undefined) found.set(concept, [index]);
      else if (places.at(-1) !== index) places.push(index);
    }
  });
  return found;
}

/** "telle que", "tal que": a word for a solution that only ties a condition to what it is about. */
export const isRelativeText = (item: MessageItem): boolean =>
  'text' in item && /^(?:tel|tal|hold|cumpl|v[eé]rifi)/iu.test(item.text);

/** One statement: a problem, or one part of it, as items. Knows what is where; the goals decide what it means. */
export class Statement {
  readonly message: ItemizedMessage;
  readonly items: readonly MessageItem[];
  readonly formulas: readonly StatedFormula[];
  readonly definitions: ReadonlyMap<string, NamedFunction>;
  /** What the form of an answer implies: "in the form a + bi". */
  private readonly implied: ReadonlySet<Concept>;
  /** The indexes of the items with each concept. */
  private readonly byConcept: ReadonlyMap<Concept, readonly number[]>;

  constructor(message: ItemizedMessage) {
    this.message = message;
    this.items = message.items;
    this.byConcept = conceptPlaces(message.items);
    const formulas = this.items.flatMap((item, index) =>
      item.kind === 'formula' ? [{ index, item, trees: item.trees }] : [],
    );
    this.definitions = definitionsOf(formulas.filter(({ index }) => !this.isChoice(index)));
    this.implied = new Set(
      formulas.flatMap(({ index, trees }) =>
        this.isConcept(index - 1, 'template') ? (impliedBy(trees[0]!) ?? []) : [],
      ),
    );
    this.formulas = formulas.map(
      (formula) =>
        this.applied(formula) ?? {
          ...formula,
          trees: this.resolve(formula),
          ...this.behindDerivative(formula),
        },
    );
  }

  /** Whether the concept occurs. */
  has(...concepts: readonly Concept[]): boolean {
    return concepts.some((concept) => this.implied.has(concept) || this.byConcept.has(concept));
  }

  /** The indexes of the items with one of these concepts. */
  places(...concepts: readonly Concept[]): readonly number[] {
    const found = concepts.flatMap((concept) => this.byConcept.get(concept) ?? []);
    return concepts.length === 1 ? found : [...new Set(found)].toSorted((a, b) => a - b);
  }

  isConcept(index: number, ...concepts: readonly Concept[]): boolean {
    const item = this.items[index];
    return item?.kind === 'concept' && item.concepts.some((each) => concepts.includes(each));
  }

  /** The index of the next item that is not skipped, or −1. */
  next(index: number, skip: Skip, most = 6): number {
    for (let at = index + 1; at < this.items.length && at - index <= most; at += 1)
      if (!skip(this.items[at]!)) return at;
    return -1;
  }

  before(index: number, skip: Skip, most = 4): number {
    for (let at = index - 1; at >= 0 && index - at <= most; at -= 1) if (!skip(this.items[at]!)) return at;
    return -1;
  }

  formulaAt(index: number): StatedFormula | null {
    return this.formulas.find((formula) => formula.index === index) ?? null;
  }

  /** Single letters between words, with their places. */
  letters(): readonly { readonly index: number; readonly name: string }[] {
    return this.items.flatMap((item, index) => (item.kind === 'letter' ? [{ index, name: item.name }] : []));
  }

  /** Values listed from an item on, separated by commas, semicolons or "and". */
  listFrom(index: number): readonly StatedFormula[] {
    const list: StatedFormula[] = [];
    for (let at = index; at < this.items.length;) {
      const formula = this.formulaAt(at);
      if (formula === null) break;
      list.push(formula);
      let next = at + 1;
      let separators = 0;
      while (next < this.items.length && separators < 3 && this.isSeparator(next)) {
        separators += 1;
        next += 1;
      }
      // "6 8 10 and 16": values apart by spaces.
      if (separators === 0 && !(formula.item.bare && this.formulaAt(next)?.item.bare === true)) break;
      at = next;
    }
    return list;
  }

  private isSeparator(index: number): boolean {
    const item = this.items[index]!;
    if (item.kind === 'break') return item.sign === ',' || item.sign === ';' || item.sign === 'line';
    return this.isConcept(index, 'and') || (item.kind === 'concept' && item.text === 'y');
  }

  /** The indexes of all items that need no use: harmless words and breaks, in addition to those given. */
  unused(used: ReadonlySet<number>, main: readonly Tree[]): readonly number[] {
    const letters = new Set(main.flatMap((tree) => variablesOf(tree)));
    const shown = new Set(
      main.map((tree) =>
        JSON.stringify(tree, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
      ),
    );
    return this.items.flatMap((item, index) => {
      if (used.has(index)) return [];
      switch (item.kind) {
        case 'break':
        case 'word':
        case 'count':
          return [];
        case 'concept':
          return item.concepts.every(mustBeUsed) &&
            !this.isNumberNamed(index) &&
            !this.isAssumption(index, main) &&
            !this.isInTemplate(index) &&
            !this.isRelativeWord(index) &&
            !this.isAboutWriter(index)
            ? [index]
            : [];
        case 'ordinal':
          // "first", "second step": a place in the text, unless it counts terms, sides or sizes.
          return this.isConcept(
            index + 1,
            'term',
            'largest',
            'smallest',
            'side',
            'angle',
            'differentiate',
            'sequence',
          ) || this.isJoinedToOrdinal(index)
            ? [index]
            : [];
        case 'letter':
          return letters.has(item.name) ||
            this.definitions.has(item.name) ||
            this.templateLetters().has(item.name) ||
            /^[A-Z]$|^[a-z]_n$|^π$/.test(item.name) ||
            (letters.size === 0 && this.isAbbreviated(index))
            ? []
            : [index];
        case 'formula': {
          const repeated = item.trees.some((tree) =>
            shown.has(
              JSON.stringify(tree, (_key, value: unknown) =>
                typeof value === 'bigint' ? String(value) : value,
              ),
            ),
          );
          return repeated ||
            this.isChoice(index) ||
            isPairOfLetters(item.trees[0]) ||
            isDomainNote(item.trees[0], main) ||
            this.isDomain(index)
            ? []
            : [index];
        }
        case 'ellipsis':
          return this.isPause(index) ? [] : [index];
        default:
          return [index];
      }
    });
  }

  /** "the first and second derivative". */
  private isJoinedToOrdinal(index: number): boolean {
    const item = this.items[index + 2];
    const isOrdinal = item?.kind === 'ordinal' || this.isConcept(index + 2, 'second', 'third');
    return this.isConcept(index + 1, 'and') && isOrdinal;
  }

  /** "solve x² = 9...": dots behind a whole equation or function, no list that goes on. */
  private isPause(index: number): boolean {
    const [before, after] = [this.items[index - 1], this.items[index + 1]];
    const tree = before?.kind === 'formula' ? before.trees[0] : undefined;
    const isListed = this.items[index - 2]?.kind === 'break' && this.items[index - 3]?.kind === 'formula';
    return (
      (tree?.kind === 'relation' || tree?.kind === 'definition') && !isListed && after?.kind !== 'formula'
    );
  }

  /** "jcomprend pas 7x + 4 = 3x", "i aint getting 2x = 6": before the first formula, among words that ask for nothing. */
  private isAboutWriter(index: number): boolean {
    const next = this.next(index, (item) => item.kind === 'word', 4);
    if (!this.isConcept(index, 'negation') || this.items[next]?.kind !== 'formula') return false;
    const before = this.items.slice(0, index);
    return (
      (before.length > 0 || next > index + 1) &&
      before.every(
        (item) =>
          item.kind === 'word' ||
          item.kind === 'break' ||
          (item.kind === 'concept' &&
            !item.concepts.some(mustBeUsed) &&
            !item.concepts.some((each) => ['find', 'is', 'when', 'value'].includes(each))),
      )
    );
  }

  /** "telle que v₀ = 64", "a bag holds 5": a word that only may ask for a solution, beside something else that is asked for. */
  private isRelativeWord(index: number): boolean {
    const item = this.items[index];
    return (
      item?.kind === 'concept' &&
      item.concepts.includes('solve') &&
      isRelativeText(item) &&
      this.has('probability', 'sequence', 'arithmetic', 'geometric', 'differentiate', 'tangent', 'vertex')
    );
  }

  /** "g eu 12 15 8": a letter that begins a clause and stands for a word, in a text about numbers alone. */
  private isAbbreviated(index: number): boolean {
    const [before, after] = [this.items[index - 1], this.items[index + 1]];
    return (
      (before === undefined || before.kind === 'break') &&
      after?.kind === 'word' &&
      this.formulas.every(({ item }) => item.bare)
    );
  }

  /** "the derivative of f defined on ]0 ; +∞[ by …", "f'(x) sur ]0 ; +∞[": where the function is defined changes no derivative. */
  private isDomain(index: number): boolean {
    const [item, before] = [this.items[index], this.items[index - 1]];
    return (
      item?.kind === 'formula' &&
      item.trees[0]?.kind === 'interval' &&
      before?.kind === 'concept' &&
      (/^d[eé]fin/iu.test(before.text) || before.concepts.includes('when')) &&
      this.has('differentiate') &&
      !this.has('rate', 'extrema', 'minimum', 'maximum')
    );
  }

  /**
   * "the number 360": the words for an unknown number directly before one that is written; "of the two numbers, 15 and 20": several of them where
   * a list is given and none is looked for.
   */
  private isNumberNamed(index: number): boolean {
    const after = this.items[index + 1];
    const listed = this.formulas.filter(({ trees }) => isConstant(trees[0])).length;
    if (this.isConcept(index, 'unknown_number') && this.has('gcd', 'lcm') && listed > 1) return true;
    return this.isConcept(index, 'unknown_number') && after?.kind === 'formula' && isConstant(after.trees[0]);
  }

  /** "in the form a root of b": a word of the form of an answer. */
  private isInTemplate(index: number): boolean {
    const place = this.before(
      index,
      (item) => item.kind === 'letter' || (item.kind === 'concept' && item.concepts.includes('to')),
      3,
    );
    return this.isConcept(place, 'template');
  }

  /** The letters of the form of an answer: k in "the form k√2". */
  private templateLetters(): ReadonlySet<string> {
    return new Set(
      this.items.flatMap((item, index) =>
        item.kind === 'formula' && this.isConcept(index - 1, 'template')
          ? item.trees.flatMap((tree) => variablesOf(tree))
          : item.kind === 'letter' && this.isConcept(index - 1, 'template')
            ? [item.name]
            : [],
      ),
    );
  }

  /**
   * "all variables are positive", "where k is an integer": a range of letters. It changes no expression, and no problem in which the letter does
   * not occur; the solutions of an equation it would restrict.
   */
  private isAssumption(index: number, main: readonly Tree[]): boolean {
    if (!this.isConcept(index, 'quantifier')) return false;
    const between = (item: MessageItem): boolean =>
      (item.kind === 'word' && item.folded.length > 3) ||
      item.kind === 'count' ||
      (item.kind === 'concept' &&
        item.concepts.some((each) =>
          ['is', 'filler', 'value', 'in_reals', 'quantifier', 'and'].includes(each),
        ));
    const place = this.before(index, between);
    const subject = this.items[place];
    // "où a est un entier": the letter of the form, which is a word as well.
    const named = subject?.kind === 'concept' && subject.text.length === 1 ? subject.text : null;
    if (named !== null && this.templateLetters().has(named)) return areExpressions(main);
    if (subject?.kind === 'letter')
      return areExpressions(main) || !main.some((tree) => variablesOf(tree).includes(subject.name));
    const letters =
      subject?.kind === 'concept' && /^(?:variable|letter|letra|lettre)s?$/i.test(subject.text.trim());
    return letters && areExpressions(main);
  }

  /** An answer offered to choose from, after a box. */
  isChoice(index: number): boolean {
    const before = this.items[index - 1];
    const isSpaced = before?.kind === 'letter' && this.isConcept(index - 2, 'template');
    return (
      (before?.kind === 'break' && before.sign === 'choice') ||
      this.isConcept(index - 1, 'template') ||
      isSpaced
    );
  }

  /** The names of applied functions that the statement does not define: unknowns of their own. */
  unknownFunctions(): readonly string[] {
    return this.formulas.flatMap(({ item }) =>
      item.calls.flatMap(({ name }) => (this.definitions.has(name) ? [] : [name])),
    );
  }

  /** f(x) = 0 or A = 0 where f or A is defined elsewhere: an equation for its definition. */
  private applied(formula: StatedFormula): StatedFormula | null {
    const [tree] = formula.trees;
    const name =
      tree?.kind === 'definition' && tree.parameters.length === 1
        ? tree.name
        : tree?.kind === 'relation' && tree.sides[0]!.kind === 'variable' && tree.sides.length === 2
          ? tree.sides[0].name
          : null;
    const definition = name === null ? undefined : this.definitions.get(name);
    if (definition === undefined || definition.index === formula.index || !/^[A-Za-z]$/.test(definition.name))
      return null;
    if (tree!.kind === 'relation' && !/^[A-Z]$/.test(definition.name)) return null;
    const right = tree!.kind === 'definition' ? tree.body : (tree as Relation).sides[1]!;
    const signs = tree!.kind === 'definition' ? (['='] as const) : (tree as Relation).signs;
    return {
      ...formula,
      trees: [{ kind: 'relation', sides: [definition.body, right], signs }],
      from: definition.index,
    };
  }

  /** f′(x) = 0 where f is defined: the equation takes the place of the definition. */
  private behindDerivative({ item, trees }: StatedFormula): { readonly from?: number } {
    const [call] = item.calls;
    const definition = call === undefined ? undefined : this.definitions.get(call.name);
    return item.calls.length === 1 &&
      call!.primes > 0 &&
      trees[0]?.kind === 'relation' &&
      definition?.variable != null
      ? { from: definition.index }
      : {};
  }

  /** The trees of a formula with the defined functions inserted. */
  private resolve({ item, trees }: StatedFormula): readonly Tree[] {
    if (item.calls.length === 0) return trees;
    const values = item.calls.map((call) => [call.place, this.valueOf(call, 0)] as const);
    return trees.map((tree) =>
      mapTree(tree, (part) =>
        values.reduce(
          (current, [place, value]) => (value === null ? current : substitute(current, place, value)),
          part,
        ),
      ),
    );
  }

  /** The value of an applied function, or of its derivative, that the statement defines; a letter for an unknown one. */
  valueOf(call: Call, depth: number): Expression | null {
    const definition = this.definitions.get(call.name);
    if (call.inverse || depth > 4) return null;
    const argument = this.argumentOf(call, depth);
    if (argument === null) return null;
    if (call.primes > 0) {
      const derivative =
        definition?.variable == null
          ? null
          : differentiate(definition.body, definition.variable, call.primes);
      return derivative === null ? null : substitute(derivative, definition!.variable!, argument);
    }
    if (definition === undefined || definition.variable === null)
      return argument.kind === 'variable' && !this.definitions.has(argument.name)
        ? { kind: 'variable', name: call.name }
        : null;
    return substitute(definition.body, definition.variable, argument);
  }

  argumentOf(call: Call, depth = 0): Expression | null {
    const names = new Set(this.definitions.keys());
    const taken = takeCalls(call.argument, names);
    const result = read(taken.text, this.message.locale === undefined ? {} : { locale: this.message.locale });
    if (!result.ok || !isExpression(result.tree)) return null;
    let tree: Expression = result.tree;
    for (const inner of taken.calls) {
      const value = this.valueOf(inner, depth + 1);
      if (value === null) return null;
      tree = substitute(tree, inner.place, value);
    }
    return tree;
  }
}

export const claim = (problem: Problem, used: Iterable<number>): Claim => ({
  problems: [problem],
  used: new Set(used),
  stated: true,
});
