import { read, type ReadOptions } from '../expression/read.ts';
import { differentiate } from '../algebra/differentiate.ts';
import { subtractExpressions } from '../expression/build.ts';
import {
  divided,
  equation,
  isExpression,
  product,
  sum,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../expression/tree.ts';
import { sameTree, variablesOf } from '../expression/tree-parts.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { unitWords } from '../expression/unit-words.ts';
import { joiningWords } from '../expression/lexer/signs.ts';
import { allNumbersTexts, noSolutionTexts, words as formulaWords } from '../expression/words.ts';
import { fold, isKnownWord, languageOf } from '../reading/lexicon/lexicon.ts';
import { itemsOf } from '../reading/message/items.ts';
import type { MessageItem } from '../reading/message/message-item.ts';
import { tokenize } from '../reading/message/tokens.ts';
import { matchPhrase } from '../reading/lexicon/lexicon.ts';
import { renameLetter } from '../verify/align-names.ts';
import { clausesOf, isCue, stanceOf, type LineClause, type Stance } from './line-clauses.ts';
import { listedNumbers } from './number-lists.ts';
import { pairClaimOf } from './pair-claims.ts';
import {
  implicationsOf,
  normaliseLine,
  proportionRows,
  withGroupedNumbers,
  withPlainLetters,
  withStatementColon,
} from './line-text.ts';

/** A quantity that a word names: "slope", "la suma". */
export const quantityPrefix = '§';

/** One statement of a line. */
export type SplitStatement = {
  /** Several trees where it can be read in several ways, the likeliest first. */
  readonly trees: readonly Tree[];
  /** Words say that it is a check. */
  readonly check: boolean;
  /** It stands among words. */
  readonly worded: boolean;
  /** A value among words that say nothing about it ("there are 4 numbers"). */
  readonly inWords: boolean;
  readonly stance: Stance;
  /** Whether the words around it leave no other meaning: only then may it be called wrong. */
  readonly certain: boolean;
  /** Words say that its value is what the problem asks for. */
  readonly requested: boolean;
  /** Words say that there are no other values. */
  readonly complete: boolean;
  /** Words say that the values fulfil the problem. */
  readonly tested: boolean;
  /** The value that a trial gives: "x = 5 gives 25". */
  readonly outcome: boolean;
};

export type SplitLine = {
  readonly statements: readonly SplitStatement[];
  readonly approximate: boolean;
  readonly cutOff: readonly string[];
  /** Letters that words introduce without a value: "let x be the number". */
  readonly introduced: readonly string[];
  /** Mathematics that could not be read. */
  readonly unread: boolean;
  /** The whole line is one formula. */
  readonly whole: boolean;
};

/** Splits a line into its statements: as one formula if it is one, else the formulas between its words. */
export function splitLine(source: string, locale: string | undefined, measures = false): SplitLine {
  const [first = source, ...others] = implicationsOf(source).map((part) => splitPart(part, locale, measures));
  if (typeof first === 'string') return splitPart(first, locale, measures);
  if (others.length === 0) return first;
  const all = [first, ...others];
  return {
    statements: all.flatMap(({ statements }) => statements),
    approximate: all.some(({ approximate }) => approximate),
    cutOff: all.flatMap(({ cutOff }) => cutOff),
    introduced: all.flatMap(({ introduced }) => introduced),
    unread: all.some(({ unread, statements }) => unread || statements.length === 0),
    whole: false,
  };
}

/** A line of which the only statement is known. */
export const splitOf = (tree: Tree): SplitLine => ({
  statements: [statementOf([tree])],
  approximate: false,
  cutOff: [],
  introduced: [],
  unread: false,
  whole: true,
});

/** {−3; 7}, S = {7}: all the solutions. */
const isSet = /^\s*(?:[A-Z]\s*=\s*)?\\?\{.*\}\s*$/u;

function splitPart(source: string, locale: string | undefined, measures: boolean): SplitLine {
  const { text, approximate, cutOff } = normaliseLine(source);
  const base = { approximate, cutOff, introduced: [], unread: false };
  const grouped = withGroupedNumbers(text, locale);
  const options = locale === undefined ? {} : { locale };
  const proportion = readProportion(source, options);
  if (proportion !== null) return { ...base, whole: true, statements: [statementOf([proportion])] };
  const formulas = [...new Set([grouped, text])].filter((each) => !hasWords(each, locale));
  const inLetters = withQuantityLetters(grouped, locale);
  const named = inLetters === null ? [] : readFormula(inLetters.text, options);
  if (inLetters !== null && named.length > 0)
    return {
      ...base,
      whole: true,
      statements: [statementOf(named.map((tree) => renamed(tree, inLetters.names)))],
    };
  const readings = [
    // Where measures are asked for, "1 h" is an hour.
    ...(measures ? formulas.flatMap((each) => readFormula(each, { ...options, units: true })) : []),
    ...formulas.flatMap((each) => readFormula(each, options)),
  ].filter((tree, index, all) => !all.slice(0, index).some((other) => sameTree(other, tree)));
  if (readings.length > 0) {
    const [first] = readings;
    const parts = first === undefined ? null : partsOfTree(first);
    if (parts === null || readings.length > 1)
      return { ...base, whole: true, statements: [statementOf(readings, { complete: isSet.test(text) })] };
    return { ...base, whole: true, statements: parts.map((part) => statementOf([part])) };
  }
  // A formula with a mistake in it, without words around it, is unread: nothing of it may be dropped.
  if (!mayHoldWords(text)) return { ...base, whole: true, statements: [] };
  return { ...base, whole: false, ...readAmongWords(withStatementColon(text), locale) };
}

/** Words of the reader's language that no formula holds: "so", "es". The formula reader would take them for letters. */
function hasWords(text: string, locale: string | undefined): boolean {
  const { tokens } = tokenize(text);
  const written = tokens.filter(({ kind, span }) => kind === 'word' && span === 0);
  const language = languageOf(
    written.map(({ folded }) => folded),
    locale,
  );
  return written.some(
    ({ text: word, folded }, index) =>
      word.length > 1 &&
      // AN, the segment between two points.
      !/^[A-Z]{2}$/u.test(word) &&
      !joiningWords.has(folded) &&
      !formulaWords.has(folded) &&
      !formulaWords.has(word) &&
      !unitWords.has(word) &&
      !noSolutionTexts.has(text.trim().toLowerCase()) &&
      !allNumbersTexts.has(text.trim().toLowerCase()) &&
      (isKnownWord(language, folded) || isCue(language, folded) || (word.length > 3 && index >= 0)),
  );
}

/** The readings of a formula, in which a name may have more than one sign. */
function readFormula(source: string, options: ReadOptions): readonly Tree[] {
  const { text, names } = withPlainLetters(source);
  const result = read(text, options);
  const trees = result.ok ? (result.ambiguous ?? [result.tree]) : [];
  return trees.map((tree) => renamed(tree, names));
}

const renamed = (tree: Tree, names: ReadonlyMap<string, string>): Tree =>
  [...names].reduce((result, [place, name]) => renameLetter(result, place, name), tree);

const quantityPlaces = ['κ', 'χ', 'ψ', 'η'];
const articles: ReadonlySet<string> = new Set(['the', 'el', 'la', 'le', 'l', 'de', 'of']);

/** "A = 1/2 × base × height": a formula in which words for quantities stand as letters; null for anything else. */
function withQuantityLetters(
  text: string,
  locale: string | undefined,
): { readonly text: string; readonly names: ReadonlyMap<string, string> } | null {
  const { text: whole, tokens } = tokenize(text);
  const words = tokens.filter(({ kind, text: word }) => kind === 'word' && word.length > 2);
  if (words.length < 2 || !/=.*[×·*/÷+]/u.test(text)) return null;
  const language = languageOf(
    words.map(({ folded }) => folded),
    locale,
  );
  const names = new Map<string, string>();
  let result = '';
  let from = 0;
  for (const token of tokens) {
    if (token.kind !== 'word' || (token.text.length < 3 && !articles.has(token.folded))) continue;
    const meanings = matchPhrase(language, [token.folded], 0, new Set(['concept'] as const))?.meanings ?? [];
    const quantity = meanings
      .flatMap((each) => (each.kind === 'concept' ? [each.concept] : []))
      .find((each) => namedQuantities.includes(each));
    const place = quantityPlaces[names.size];
    if (articles.has(token.folded)) result += whole.slice(from, token.at);
    else if (quantity === undefined || place === undefined) return null;
    else {
      names.set(place, quantityPrefix + quantity);
      result += `${whole.slice(from, token.at)} ${place} `;
    }
    from = token.end;
  }
  return names.size < 2 ? null : { text: result + whole.slice(from), names };
}

/** a belongs to b and c to d: a · d = b · c. */
function readProportion(source: string, options: ReadOptions): Tree | null {
  const rows = proportionRows(source);
  if (rows === null) return null;
  const [a, b, c, d] = rows.flat().map((text) => {
    const result = read(text, options);
    return result.ok && isExpression(result.tree) ? result.tree : null;
  });
  if (a == null || b == null || c == null || d == null) return null;
  return equation(product([a, d]), product([b, c]));
}

/** Whether a line that is no formula may be one among words. */
const mayHoldWords = (text: string): boolean =>
  tokenize(text).tokens.some(
    ({ kind, text: word, folded }, index, tokens) =>
      kind === 'word' &&
      word.length > 1 &&
      (!formulaWords.has(folded) || learnersNames.has(folded) || isName(tokens[index + 1]?.text)) &&
      !unitWords.has(word),
  );

/** The name of a function with an equals sign behind it names its value: "mean = 12". */
const isName = (next: string | undefined): boolean => next === '=';

const statementOf = (trees: readonly Tree[], rest: Partial<SplitStatement> = {}): SplitStatement => ({
  trees,
  check: false,
  worded: false,
  inWords: false,
  stance: 'claimed',
  certain: true,
  requested: false,
  complete: false,
  tested: false,
  outcome: false,
  ...rest,
});

/** "2 · 3 = 6, 2 + 3 = 5": several statements, unless they give the values of several unknowns or of one. */
function partsOfTree(tree: Tree): readonly Relation[] | null {
  if (tree.kind !== 'alternatives' || tree.items.length < 2) return null;
  const letters = variablesOf(tree);
  const closed = tree.items.filter((item) => variablesOf(item).length === 0);
  return closed.length > 0 || (letters.length === 0 && tree.join === 'and') ? tree.items : null;
}

const namedQuantities: readonly Concept[] = [
  'add',
  'slope',
  'discriminant',
  'maximum',
  'minimum',
  'spread',
  'mean',
  'median',
  'mode',
  'gcd',
  'lcm',
  'common_denominator',
  'difference_step',
  'ratio_step',
  'step',
  'area',
  'perimeter',
  'volume',
  'radius',
  'diameter',
  'base',
  'height',
  'length',
  'width',
  'hypotenuse',
  'distance',
  'intercept_x',
  'intercept_y',
  'multiply',
  'subtract',
  'first_term',
  'circumference',
  'increase',
  'decrease',
  'base_area',
  'largest',
  'smallest',
  'limit',
];

/** A statement among words, with its place in the line. */
type Placed = SplitStatement & {
  readonly at: number;
  /** Put together from a formula and words: "5 is 20". */
  readonly assembled: boolean;
};

/** A quantity that a word names: a concept of the lexicons, or one of learners' own words. */
type Quantity = Concept | 'middle';

type Open = {
  name: string | null;
  concept: Quantity | null;
  /** The name that further values belong to: "the middle two are 9 and 10". */
  series: string | null;
  /** A function of what follows "of": the derivative of x² is … */
  operator: Concept | null;
  operands: Expression[] | null;
  /** An equals sign or "is" stands behind it. */
  linked: boolean;
  check: boolean;
  sequence: boolean;
};

/** The formulas between the words of a line. */
function readAmongWords(
  text: string,
  locale: string | undefined,
): Pick<SplitLine, 'statements' | 'introduced' | 'unread'> {
  const { text: whole, tokens } = tokenize(text);
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
  const statements: Placed[] = [];
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
  };
  let place = 0;
  const add = (trees: readonly Tree[], rest: Partial<Placed> = {}): unknown =>
    statements.push({ ...statementOf(trees, rest), at: place, assembled: false, ...rest });
  let unread = false;
  let names = false;
  items.forEach((item, index) => {
    place = item.at;
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
    const isNoun = name === 'add' || name === 'middle';
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
        open.linked = true;
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
    else if (has('and', 'or')) close();
    else if (has('is')) open.linked = true;
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
    if (sign !== ':') close();
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
    if (before === undefined || left === undefined || !isExpression(left)) return false;
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

const arithmetic: readonly Quantity[] = ['add', 'subtract', 'multiply', 'divide'];
/** Words for what is done as well as for how much it changes. */
const changes: readonly Quantity[] = ['increase', 'decrease'];
/** Quantities that are functions of what follows "of". */
const operators: readonly Quantity[] = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'gcd',
  'lcm',
  'mean',
  'median',
  'differentiate',
];

/** The values that an operator on what follows "of" can mean; none when it has no such value. */
function operatorOf(operator: Concept | null, operands: readonly Expression[]): readonly Expression[] {
  const [first, second, third] = operands;
  if (first === undefined) return [];
  if (operator === 'differentiate') {
    const [letter, more] = variablesOf(first);
    const derived = second !== undefined || more !== undefined ? null : differentiate(first, letter ?? 'x');
    return derived === null ? [] : [derived];
  }
  if (operator === 'integrate') {
    const [letter, more] = variablesOf(first);
    const isOne = second === undefined && more === undefined;
    return isOne ? [{ kind: 'integral', of: first, variable: letter ?? 'x', bounds: null }] : [];
  }
  if (second === undefined) return [];
  switch (operator) {
    case 'add':
      return [sum(operands)];
    case 'multiply':
      return [product(operands)];
    case 'subtract':
      return third === undefined
        ? [subtractExpressions(first, second), subtractExpressions(second, first)]
        : [];
    case 'divide':
      return third === undefined ? [divided(first, second), divided(second, first)] : [];
    case 'gcd':
    case 'lcm':
    case 'mean':
    case 'median':
      return [{ kind: 'call', name: operator, args: operands }];
    default:
      return [];
  }
}

/** Statements with what the words of their clauses say; operands of what is done to an equation are no statements. */
function inClauses(statements: readonly Placed[], clauses: readonly LineClause[]): readonly SplitStatement[] {
  const hasEquation = statements.some(({ trees: [tree] }) => tree !== undefined && !isExpression(tree));
  const clauseOf = ({ at }: Placed): number => clauses.findLastIndex(({ from }) => from <= at);
  const [supposed, outcomes] = trialsIn(statements, (statement) => clauses[clauseOf(statement)]);
  const filled = new Set(statements.map(clauseOf));
  // "x = 4 or x = −2, both work": a clause without a formula is about the values before it.
  const isTestedBehind = (index: number): boolean => {
    const next = clauses[index + 1];
    return (
      next !== undefined &&
      !filled.has(index + 1) &&
      next.cues.has('tested') &&
      !next.cues.has('rejection') &&
      !next.named.includes('negation')
    );
  };
  return statements.flatMap((statement) => {
    const index = clauseOf(statement);
    const clause = clauses[index];
    if (clause === undefined) return [statement];
    const [tree] = statement.trees;
    const isBare = tree !== undefined && isExpression(tree);
    if (outcomes.has(statement)) return [{ ...statement, outcome: true }];
    const stance = supposed.has(statement) ? 'supposed' : stanceOf(clause);
    const isOperand = clause.cues.has('operation') || clause.cues.has('both_sides') || clause.ending === ':';
    if (isBare && isOperand && !statement.assembled) return [];
    const isNumber = isBare && variablesOf(tree).length === 0;
    // A number that words only mention beside an equation: "I moved 6, so …".
    const isMentioned = hasEquation && !statement.assembled && (clause.unclear || clause.named.length > 0);
    if (isNumber && isMentioned) return [];
    if (isNumber && (stance === 'reason' || stance === 'rejected')) return [];
    const before = clauses.slice(0, index).findLast(({ ending }) => ending === ':');
    // "Numbers with the product 12: 3, 4": the words before the colon are about what follows it.
    const governed =
      before !== undefined &&
      isBare &&
      (before.unclear || before.named.length > 0 || before.cues.has('operation'));
    const isNamed = statement.assembled && tree?.kind === 'relation' && tree.sides[0]?.kind === 'variable';
    const quantities = clause.named.filter((each) => namedQuantities.includes(each));
    const isLoose = isNamed
      ? clause.unclear || quantities.length > 1
      : isBare
        ? clause.unclear || clause.named.length > 0 || governed
        : statement.assembled && clause.unclear;
    return [
      {
        ...statement,
        stance,
        worded: true,
        certain: !isLoose,
        complete: clause.cues.has('exclusive') || isSolutionSet(tree),
        tested: clause.cues.has('tested') || isTestedBehind(index),
        requested: clause.cues.has('requested_value') && !clause.unclear && clause.named.length === 0,
      },
    ];
  });
}

/**
 * "x = 5 gives 25", "x = −6: 18 + 4 = 22 > 19": values that are tried, and what comes out for them. A colon or a word for what comes out stands
 * between the two, or a word before the value says that it is put in.
 */
function trialsIn(
  statements: readonly Placed[],
  clauseOf: (statement: Placed) => LineClause | undefined,
): readonly [supposed: ReadonlySet<Placed>, outcomes: ReadonlySet<Placed>] {
  const supposed = new Set<Placed>();
  const outcomes = new Set<Placed>();
  for (const [index, statement] of statements.entries()) {
    const [clause, next] = [clauseOf(statement), statements[index + 1]];
    const after = next === undefined ? undefined : clauseOf(next);
    if (valuesOf(statement.trees[0])?.length !== 1 || next === undefined || clause === undefined) continue;
    const [outcome] = next.trees;
    if (outcome === undefined || variablesOf(outcome).length > 0) continue;
    const yields = after !== undefined && after !== clause && after.cues.has('yields');
    const isPutIn = clause.ending === ':' || clause.cues.has('setting') || clause.cues.has('supposition');
    if (isExpression(outcome) ? !yields : outcome.kind !== 'relation' || !(yields || isPutIn)) continue;
    supposed.add(statement);
    if (isExpression(outcome)) outcomes.add(next);
  }
  return [supposed, outcomes];
}

/** S = {4}: a set is complete. */
export const isSolutionSet = (tree: Tree | undefined): boolean =>
  tree?.kind === 'relation' && tree.sides[0]?.kind === 'variable' && tree.sides[0].name === 'S';

/** Words for a part that the lexicons have with another meaning only: "media hora". */
const otherFractions: ReadonlyMap<string, number> = new Map([['media', 2]]);

/** Names of quantities that are no words of the lexicons, or have another meaning there. */
const learnersNames: ReadonlyMap<string, Quantity> = new Map<string, Quantity>([
  ['max', 'maximum'],
  ['min', 'minimum'],
  ['total', 'add'],
  ['middle', 'middle'],
  ['centre', 'middle'],
  ['center', 'middle'],
  ['medio', 'middle'],
  ['centro', 'middle'],
  ['central', 'middle'],
  ['centrales', 'middle'],
  ['milieu', 'middle'],
  ['centraux', 'middle'],
]);
/** Quantities that can have several values at once: "the middle two are 9 and 10". */
const severalValued: readonly Quantity[] = ['middle'];

const isEqualsSign = (item: MessageItem | undefined): boolean =>
  item?.kind === 'unreadable' && item.text.trim() === '=';

/** "Multiples of 8: 8, 16, 24": the numbers behind the colon are one list. */
function joined(statements: readonly SplitStatement[], fewest: number): readonly SplitStatement[] {
  const values = statements.map(({ trees: [tree] }) =>
    tree !== undefined && isExpression(tree) ? tree : null,
  );
  const start = values.findLastIndex((value) => value === null) + 1;
  const items = values.slice(start).filter((value) => value !== null);
  return items.length < fewest
    ? statements
    : [...statements.slice(0, start), statementOf([{ kind: 'list', items }])];
}

/** "x = 2 or x = −2", "x = 7 and y = 3" among words: one statement about several values. */
function withJoinedValues(statements: readonly SplitStatement[]): readonly SplitStatement[] {
  const result: SplitStatement[] = [];
  for (const statement of statements) {
    const last = result.at(-1);
    const before = valuesOf(last?.trees[0]);
    const value =
      valuesOf(statement.trees[0]) ??
      (statement.inWords || statement.outcome ? null : valueOfLast(before, statement.trees[0]));
    if (last === undefined || before == null || value == null || last.stance !== statement.stance) {
      result.push(statement);
      continue;
    }
    const items = [...before, ...value];
    const letters = new Set(items.map(({ sides }) => variablesOf(sides[0]!)[0]));
    result[result.length - 1] = {
      ...last,
      trees: [{ kind: 'alternatives', join: letters.size === 1 ? 'or' : 'and', items }],
    };
  }
  return result;
}

/** "x = 2 or 3": the second value belongs to the same letter. */
function valueOfLast(before: readonly Relation[] | null, tree: Tree | undefined): readonly Relation[] | null {
  const letter = before?.at(-1)?.sides[0];
  if (letter === undefined || tree === undefined || !isExpression(tree) || variablesOf(tree).length > 0)
    return null;
  return [equation(letter, tree)];
}

/** x = 2, or several of these; null for anything else. */
function valuesOf(tree: Tree | undefined): readonly Relation[] | null {
  if (tree?.kind === 'alternatives')
    return tree.items.every((item) => valuesOf(item) !== null) ? tree.items : null;
  if (tree?.kind !== 'relation' || tree.sides.length !== 2 || tree.signs[0] !== '=') return null;
  const [left, right] = tree.sides;
  return left?.kind === 'variable' &&
    !left.name.startsWith(quantityPrefix) &&
    variablesOf(right!).length === 0
    ? [tree]
    : null;
}

const isJoint = (item: MessageItem): boolean =>
  item.kind === 'concept' && item.concepts.some((each) => ['and', 'or', 'is', 'when'].includes(each));

const numberTree = (value: number): Expression => ({
  kind: 'number',
  value: { n: BigInt(Math.round(value)), d: 1n },
});
