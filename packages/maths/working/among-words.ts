import {
  equation,
  isExpression,
  product,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../expression/tree.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { unitWords } from '../expression/unit-words.ts';
import { fold } from '../reading/lexicon/lexicon.ts';
import { itemsOf } from '../reading/message/items.ts';
import type { MessageItem } from '../reading/message/message-item.ts';
import { tokenize } from '../reading/message/tokens.ts';
import { matchPhrase } from '../reading/lexicon/lexicon.ts';
import { clausesOf, stanceOf } from './line-clauses.ts';
import { listedNumbers } from './number-lists.ts';
import { pairClaimOf } from './pair-claims.ts';
import { withSpokenCalculations } from './spoken-calculations.ts';
import {
  type NamedQuantity,
  quantityPrefix,
  learnersNames,
  namedQuantities,
  otherFractions,
  operatorOf,
  changes,
  operators,
  arithmetic,
  severalValued,
} from './quantity-words.ts';
import { type SplitLine, statementOf, type PlacedStatement, numberTree } from './split-statement.ts';
import { withJoinedValues, joined, inClauses } from './clause-statements.ts';

type Open = {
  name: string | null;
  concept: NamedQuantity | null;
  /** The name that further values belong to: "the middle two are 9 and 10". */
  series: string | null;
  /** A function of what follows "of": the derivative of x² is … */
  operator: Concept | null;
  operands: Expression[] | null;
  /** An equals sign or "is" stands behind it. */
  linked: boolean;
  check: boolean;
  sequence: boolean;
  /** The last formula may be the left side of what follows: "5 is 20". */
  continued: boolean;
};

/** The formulas between the words of a line. */
export function readAmongWords(
  written: string,
  locale: string | undefined,
): Pick<SplitLine, 'statements' | 'introduced' | 'unread'> {
  const { text: whole, tokens } = tokenize(withSpokenCalculations(written, locale));
  const { items, language } = itemsOf(whole, tokens, locale);
  const clauses = clausesOf(whole.length, tokens, items, language);
  const listed = listedNumbers(tokens);
  if (listed !== null)
    return { statements: listed.map((tree) => statementOf([tree])), introduced: [], unread: false };
  const pair = pairClaimOf(items, language, {
    add: `${quantityPrefix}add`,
    multiply: `${quantityPrefix}multiply`,
  });
  if (pair !== null && !clauses.some((clause) => stanceOf(clause) === 'rejected'))
    return {
      statements: pair.statements.map((trees) => statementOf(trees, { certain: pair.certain })),
      introduced: [],
      unread: false,
    };
  const statements: PlacedStatement[] = [];
  const introduced: string[] = [];
  const open: Open = {
    name: null,
    concept: null,
    series: null,
    operator: null,
    operands: null,
    linked: false,
    check: false,
    sequence: false,
    continued: false,
  };
  let place = 0;
  /** Since the last statement: words, and whether a mark ended its clause. */
  const since = { words: 0, isBroken: false };
  const add = (trees: readonly Tree[], rest: Partial<PlacedStatement> = {}): unknown =>
    statements.push({
      ...statementOf(trees, { introduced: since.isBroken && since.words > 1, ...rest }),
      at: place,
      assembled: false,
      ...rest,
    });
  let unread = false;
  let names = false;
  items.forEach((item, index) => {
    place = item.at;
    const before = statements.length;
    switch (item.kind) {
      case 'formula':
        addFormula(item.trees, items[index + 1]);
        break;
      case 'letter':
        if (open.operands !== null && !open.linked) {
          open.operands.push(variable(item.name));
          break;
        }
        if (open.linked && statements.length > 0 && addValue([variable(item.name)])) break;
        open.name = item.name;
        if (names) introduced.push(item.name);
        break;
      case 'count':
        if ((open.concept !== null && open.concept !== 'middle') || open.name !== null)
          addFormula([numberTree(item.value)], items[index + 1]);
        break;
      case 'ordinal':
        if (open.linked) add([numberTree(item.value)], { inWords: true });
        break;
      case 'concept':
        if (readPartOfUnit(item.text, index) || readLearnersName(item.text, index)) break;
        readConcept(item, index);
        break;
      case 'fraction':
        readPartOfUnit(item.text, index);
        break;
      case 'word':
      case 'unit':
        readLearnersName(whole.slice(item.at, item.end), index);
        break;
      case 'break':
        readBreak(item.sign, index);
        break;
      case 'unreadable':
        if (item.text.trim() === '=') open.linked = true;
        // "A = 1/2 × side": what stands before the sign is only a piece of a formula.
        else if (/^[×·*/÷+−-]$/u.test(item.text.trim()) && items[index - 1]?.kind === 'formula') {
          statements.pop();
          unread = true;
        } else if (/[\p{L}\d=]/u.test(item.text)) unread = true;
        break;
      case 'derivative':
        open.name = `${item.of}′`;
        break;
      default:
        break;
    }
    if (statements.length > before) Object.assign(since, { words: 0, isBroken: false });
    else if (item.kind === 'concept' || item.kind === 'word') since.words += 1;
    else if (item.kind === 'break') since.isBroken = true;
  });
  return {
    statements: withJoinedValues(joined(inClauses(statements, clauses), open.sequence ? 2 : 3)),
    introduced,
    unread,
  };

  /** "Total = 15", "total 15", "the middle two are": whether the word names a quantity. */
  function readLearnersName(text: string, index: number): boolean {
    const name = learnersNames.get(fold(text));
    if (name === undefined) return false;
    const isNoun = ['add', 'middle', 'numerator', 'denominator'].includes(name);
    if (!isNoun && !isEqualsSign(items[index + 1])) return false;
    [open.concept, open.name] = [name, null];
    open.linked = name === 'add';
    return true;
  }

  /** The quantity in "difference is", with the word before it: "common difference is". */
  function linkedName(shown: string, before: MessageItem | undefined): Concept | null {
    const own = fold(shown).split(/\s+/);
    const concepts = (words: readonly string[]): readonly Concept[] =>
      matchPhrase(language, words, 0, new Set(['concept'] as const))?.meanings.flatMap((each) =>
        each.kind === 'concept' ? [each.concept] : [],
      ) ?? [];
    if (own.length < 2 || !concepts([own.at(-1)!]).includes('is')) return null;
    const words = own.slice(0, -1);
    const all = before?.kind === 'word' ? [before.folded, ...words] : words;
    const known = [all, words].flatMap((each) =>
      matchPhrase(language, each, 0, new Set(['concept'] as const))?.length === each.length
        ? concepts(each)
        : [],
    );
    return known.find((each) => namedQuantities.includes(each)) ?? null;
  }

  /** "Half an hour is 30 minutes". */
  function readPartOfUnit(text: string, index: number): boolean {
    const unit = items[index + 1];
    if (unit?.kind !== 'unit') return false;
    const words = fold(text).split(/\s+/);
    const found = matchPhrase(language, words, words.length - 1, new Set(['fraction'] as const))?.meanings[0];
    const value = found?.kind === 'fraction' ? found.value : otherFractions.get(words.at(-1)!);
    if (value === undefined) return false;
    const part: Expression = {
      kind: 'divide',
      numerator: numberTree(1),
      denominator: numberTree(value),
    };
    const name = unitWords.get(whole.slice(unit.at, unit.end).toLowerCase());
    if (name === undefined) return false;
    addFormula([product([part, { kind: 'unit', name }])], undefined);
    return true;
  }

  function readConcept({ concepts, text: shown }: MessageItem & { kind: 'concept' }, index: number): void {
    const has = (...some: readonly Concept[]): boolean => concepts.some((each) => some.includes(each));
    // "The difference is 3": for a problem a comparison, here a name and a link.
    const split = has('comparison') ? linkedName(shown, items[index - 1]) : null;
    if (split !== null) {
      [open.concept, open.name, open.linked] = [split, null, true];
      return;
    }
    if (open.operands !== null && open.operands.length > 0 && has('is')) {
      const left = operatorOf(open.operator, open.operands);
      if (left.length > 0) {
        close();
        add(left, { assembled: true });
        [open.linked, open.continued] = [true, true];
        return;
      }
    }
    // "A discount of 12": how much it is.
    if (has('of') && open.concept !== null && changes.includes(open.concept) && open.operator === null) {
      open.linked = true;
      return;
    }
    if (has('of', 'between', 'from') && (open.operator !== null || open.concept !== null) && !open.linked) {
      open.operands ??= [];
      return;
    }
    if (open.operands !== null && !open.linked && has('and')) return;
    const operator = concepts.find((each) => operators.includes(each));
    if (operator !== undefined) [open.operator, open.operands] = [operator, endsWithOf(shown) ? [] : null];
    if (has('check')) open.check = true;
    if (has('sequence')) open.sequence = true;
    if (has('named', 'when')) names = true;
    if (has('negation')) open.concept = 'negation';
    else if (has('roots') && open.concept === 'negation') add([{ kind: 'solutions', which: 'none' }]);
    else if (has('and', 'or')) {
      close();
      open.continued = false;
    } else if (has('is')) open.linked = true;
    else {
      const quantity = concepts.find((each) => namedQuantities.includes(each));
      // Half of a perimeter is a quantity of its own.
      if (quantity !== undefined && items[index - 1]?.kind === 'fraction')
        [open.concept, open.name, open.linked] = [null, `${quantityPrefix}part_of_${quantity}`, true];
      else if (quantity !== undefined) [open.concept, open.name] = [quantity, null];
    }
  }

  function readBreak(sign: string, index: number): void {
    // "−2x both sides: 3x = 15", "case 1: x = 4": what stands before the colon says what is done.
    const last = statements.at(-1)?.trees[0];
    const follows = items.slice(index + 1).some(({ kind }) => kind === 'formula');
    if (sign === ':' && last !== undefined && isExpression(last) && follows) statements.pop();
    if (sign === ',' && open.operands !== null) return;
    // "Increase: 10": a colon directly behind the name of a change gives its value.
    if (sign === ':' && items[index - 1]?.kind === 'concept' && changes.includes(open.concept!))
      open.linked = true;
    if (sign !== ':' && sign !== ',') open.series = null;
    if (sign === ':') return;
    close();
    open.continued = false;
  }

  function close(): void {
    [open.name, open.concept, open.linked] = [null, null, false];
    [open.operator, open.operands] = [null, null];
  }

  /** What stands behind "of": an operand, also when the rest of its formula already says what the result is. */
  function readOperand(trees: readonly Tree[]): boolean {
    if (open.operands === null || open.linked) return false;
    const [tree] = trees;
    if (tree === undefined) return false;
    if (isExpression(tree)) {
      open.operands.push(tree);
      return true;
    }
    if (tree.kind !== 'relation' || open.operator === null) return false;
    const [first, ...others] = tree.sides;
    const lefts = operatorOf(open.operator, [...open.operands, first!]);
    close();
    if (lefts.length === 0) return false;
    add(
      lefts.map((left) => ({ ...tree, sides: [left, ...others] })),
      { assembled: true },
    );
    return true;
  }

  function addFormula(trees: readonly Tree[], next: MessageItem | undefined): void {
    if (readOperand(trees)) return;
    if (addNamedChain(trees)) return;
    const values = trees.filter(isExpression);
    if (values.length > 0 && addValue(values)) return;
    const counted =
      values.length > 0 && (next?.kind === 'word' || next?.kind === 'concept') && !isJoint(next);
    add(trees, { check: open.check, inWords: counted });
    close();
    open.continued = true;
  }

  /** "The mean is 50/4 = 12.5": the whole chain is claimed of what the word names. */
  function addNamedChain(trees: readonly Tree[]): boolean {
    const { concept, linked, check } = open;
    if (!linked || concept === null || concept === 'negation') return false;
    const name = variable(quantityPrefix + concept);
    const chains = trees.flatMap((tree): readonly Relation[] =>
      tree.kind === 'relation' && tree.signs.every((sign) => sign === '=')
        ? [{ ...tree, sides: [name, ...tree.sides], signs: ['=', ...tree.signs] }]
        : [],
    );
    if (chains.length === 0) return false;
    add(chains, { check, assembled: true });
    close();
    return true;
  }

  /** A value behind a name or behind another value with an equals sign; false when it stands alone. */
  function addValue(values: readonly Expression[]): boolean {
    if (open.concept !== null && open.concept !== 'negation') {
      const name = variable(quantityPrefix + open.concept);
      const isDone = [...arithmetic, ...changes].includes(open.concept);
      if (severalValued.includes(open.concept)) open.series = quantityPrefix + open.concept;
      // "Subtract 9": what is done, with its operand.
      if (open.linked || !isDone)
        add(
          values.map((value) => equation(name, value)),
          { check: open.check, assembled: true },
        );
      else add(values, { check: open.check });
      close();
      return true;
    }
    if (!open.linked && open.series !== null) {
      const name = variable(open.series);
      add(
        values.map((value) => equation(name, value)),
        { assembled: true },
      );
      return true;
    }
    if (!open.linked) return false;
    if (open.name !== null) {
      const name = variable(open.name);
      add(
        values.map((value) => equation(name, value)),
        { check: open.check },
      );
      close();
      return true;
    }
    const before = statements.at(-1);
    const left = before?.trees[0];
    if (before === undefined || !open.continued || left === undefined || !isExpression(left)) return false;
    statements.pop();
    statements.push({
      ...before,
      inWords: false,
      assembled: true,
      trees: before.trees
        .filter(isExpression)
        .flatMap((each) => values.map((value) => equation(each, value))),
    });
    close();
    return true;
  }
}

/** "Suma de": the preposition belongs to the phrase. */
const endsWithOf = (text: string): boolean => /\s(?:of|de)$/u.test(text);

const isEqualsSign = (item: MessageItem | undefined): boolean =>
  item?.kind === 'unreadable' && item.text.trim() === '=';

const isJoint = (item: MessageItem): boolean =>
  item.kind === 'concept' && item.concepts.some((each) => ['and', 'or', 'is', 'when'].includes(each));
