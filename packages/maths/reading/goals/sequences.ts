import { differentiate } from '../../algebra/differentiate.ts';
import { numberValue } from '../../expression/build.ts';
import { divide, equals, subtract, type Rational } from '../../expression/rational.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import {
  equation,
  fraction,
  isExpression,
  number,
  product,
  sum,
  variable,
  type Expression,
} from '../../expression/tree.ts';
import type { SequenceQuestion } from '../measure-request.ts';
import type { MessageItem } from '../message/message-item.ts';
import { problemOfMeasure, rolesOf, wholeOf } from './figures.ts';
import { expressionsOf, longestList } from './lists.ts';
import { assignmentOf, isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';
import type { StatedFormula } from './named-functions.ts';
import {
  isIndexRequested,
  isPlaceNamed,
  readTermIndex,
  sequenceConcepts,
  type SequenceStart,
} from './term-index.ts';
import { readFirstWholes, readWrittenSum } from './written-sums.ts';

/** Terms and sums of arithmetic and geometric sequences. */
export function readSequence(statement: Statement): Claim | null {
  return (
    readWrittenSum(statement) ??
    readExplicitTerm(statement) ??
    readTermIndex(statement, startOf(statement)) ??
    readTerm(statement) ??
    readFirstWholes(statement)
  );
}

/** "the third term of the sequence a_n = 2n + 1": the formula at that number. */
function readExplicitTerm(statement: Statement): Claim | null {
  const [formula, right] = ruleOf(statement) ?? [];
  if (
    formula === undefined ||
    right === undefined ||
    !statement.has('term', 'first_term', 'general_term', 'place_in_list')
  )
    return null;
  const reached = statement.formulas.find(
    ({ index, trees, item }) =>
      item.bare &&
      trees.some(isConstant) &&
      (statement.isConcept(index - 1, 'is') ||
        (statement.has('place_in_list') && !isPlaceNamed(statement, index))) &&
      index !== formula.index,
  );
  const value = reached?.trees.find(isExpression);
  // "which place has the term that is 89"
  if (reached !== undefined && value !== undefined && statement.has('find', 'how_many')) {
    // A place is a natural number: an equation with a second solution says less.
    const slope = differentiate(right, 'n', 1);
    if (slope === null || variablesOf(slope).length > 0) return null;
    return {
      problems: [{ task: 'solve', expression: equation(right, value), unknown: 'n' }],
      used: new Set([
        formula.index,
        reached.index,
        ...statement.places('term', 'sequence', 'general_term', 'evaluate', 'arithmetic', 'geometric'),
      ]),
      stated: true,
    };
  }
  const [first] = statement.places('first_term');
  const place = first === undefined ? placeOf(statement, [formula.index]) : { value: 1, index: first };
  if (place === null) return null;
  const used = new Set([
    formula.index,
    place.index,
    ...statement.places('term', 'sequence', 'general_term', 'evaluate', 'arithmetic', 'geometric'),
  ]);
  return {
    problems: [
      {
        task: 'evaluate',
        expression: right,
        question: { what: 'value', given: { n: number(place.value) } },
      },
    ],
    used,
    stated: true,
  };
}

/** a_n = 2n + 1, or 2n + 1 called the general term: the formula of a sequence and its right-hand side. */
function ruleOf(statement: Statement): readonly [StatedFormula, Expression] | null {
  for (const formula of statement.formulas)
    for (const tree of formula.trees) {
      const [left, right] = tree.kind === 'relation' && tree.signs.join() === '=' ? tree.sides : [];
      if (left?.kind === 'variable' && left.name.endsWith('_n') && variablesOf(right!).join() === 'n')
        return [formula, right!];
      if (isExpression(tree) && statement.has('general_term') && variablesOf(tree).join() === 'n')
        return [formula, tree];
    }
  return null;
}

function readTerm(statement: Statement): Claim | null {
  const written = sumOfTerms(statement);
  const sums = statement.has('add') || written !== null;
  if (written !== null && written !== (firstTerm(statement)?.base ?? 1)) return null;
  const general = statement.has('general_term') || generalOrdinal(statement) || isRuleRequested(statement);
  if (
    !statement.has(
      'term',
      'next',
      'general_term',
      'first_terms',
      'first_term',
      'sequence',
      'arithmetic',
      'geometric',
      'infinite',
    )
  )
    return null;
  const start = startOf(statement);
  if (start === null || isIndexRequested(statement, start)) return null;
  const used = new Set([
    ...start.used,
    ...statement.places(...sequenceConcepts, 'general_term', 'add', 'infinite', 'evaluate'),
  ]);
  statement.items.forEach((item, index) => {
    if (item.kind === 'ellipsis' || isSumOfTerms(item)) used.add(index);
  });
  const [next] = statement.places('next');
  const place =
    next !== undefined && start.terms !== undefined && !sums
      ? { value: start.terms.length + 1, index: next }
      : (indexedPlace(statement) ?? placeOf(statement, start.used));
  if (place !== null) used.add(place.index);
  // "in terms of n": the letter that a rule has anyway.
  if (general) for (const place of statement.places('isolate')) used.add(place);
  if (isRuleRequested(statement))
    for (const { index, name } of statement.letters()) if (name === 'n') used.add(index);
  const { a, d, r, terms, base = 1 } = start;
  if (general && base === 0) {
    if (d === undefined) return null;
    const rule = sum([a, product([variable('n'), d])]);
    return { problems: [{ task: 'simplify', expression: rule }], used, stated: true };
  }
  const arithmetic = d !== undefined;
  const given: Record<string, Expression> = {
    a,
    ...(d === undefined ? {} : { d }),
    ...(r === undefined ? {} : { r }),
  };
  let what: SequenceQuestion;
  if (general) what = 'sequence_rule';
  else if (sums && statement.has('infinite')) {
    if (arithmetic) return null;
    what = 'geometric_infinite';
  } else if (place === null) return null;
  else
    what = sums
      ? arithmetic
        ? 'arithmetic_sum'
        : 'geometric_sum'
      : arithmetic
        ? 'arithmetic_term'
        : 'geometric_term';
  const n: Record<string, Expression> =
    general || what === 'geometric_infinite' || place === null ? {} : { n: number(place.value) };
  const indexed = indexedPlace(statement) !== null;
  if (!general && !sums && !indexed && !statement.has('term', 'next')) return null;
  const problem = problemOfMeasure({ what, given: { ...given, ...n } });
  return {
    problems: [terms === undefined ? problem : { ...problem, expression: { kind: 'list', items: terms } }],
    used,
    stated: true,
  };
}

/** u_0 = 4 or u_1 = 4: the first term of a sequence, with its letter and index. */
function firstTerm(statement: Statement): {
  readonly letter: string;
  readonly base: number;
  readonly value: Expression;
  readonly index: number;
} | null {
  for (const { index, trees } of statement.formulas) {
    const assigned = assignmentOf(trees[0]);
    const name = /^([a-z])_([01])$/.exec(assigned?.name ?? '');
    if (name !== null) return { letter: name[1]!, base: Number(name[2]), value: assigned!.value, index };
  }
  return null;
}

/** "calculate u_10" where u_0 is given: the eleventh term. */
function indexedPlace(statement: Statement): { readonly value: number; readonly index: number } | null {
  const first = firstTerm(statement);
  if (first === null) return null;
  const wanted = statement.letters().flatMap(({ index, name }) => {
    const found = /^([a-z])_(\d{1,4})$/.exec(name);
    return found?.[1] === first.letter ? [{ value: Number(found[2]) - first.base + 1, index }] : [];
  });
  return wanted.length === 1 && wanted[0]!.value > 0 ? wanted[0]! : null;
}

const generalOrdinal = (statement: Statement): boolean =>
  statement.letters().some(({ index, name }) => name === 'n' && statement.isConcept(index + 1, 'term'));

/** "express u_n in terms of n". */
const isRuleRequested = (statement: Statement): boolean =>
  statement.has('isolate') && statement.letters().some(({ name }) => /^[a-z]_n$/.test(name));

/** The first term and the step: in words, as a_1 = 5 and d = 2, or from listed terms. */
function startOf(statement: Statement): SequenceStart | null {
  const kind = statement.has('arithmetic') ? 'arithmetic' : statement.has('geometric') ? 'geometric' : null;
  const worded = rolesOf(statement, ['first_term', 'difference_step', 'ratio_step', 'step', 'ratio']);
  const [a] = worded?.values.get('first_term') ?? [];
  const [difference, ratioStep, step, plainRatio] = (
    ['difference_step', 'ratio_step', 'step', 'ratio'] as const
  ).map((role) => worded?.values.get(role)?.[0]);
  const ratio = ratioStep ?? plainRatio;
  const spanish =
    statement.message.language === 'es' && difference === undefined ? spanishDifference(statement) : null;
  const seed = firstTerm(statement);
  const steps = rolesOf(statement, ['difference_step', 'ratio_step', 'step', 'ratio']);
  const [common] = (['difference_step', 'ratio_step', 'step', 'ratio'] as const).flatMap(
    (role) => steps?.values.get(role) ?? [],
  );
  if (seed !== null && steps !== null && common !== undefined && kind !== null)
    return {
      a: seed.value,
      base: seed.base,
      ...(kind === 'arithmetic' ? { d: common } : { r: common }),
      used: [seed.index, ...steps.used],
    };
  if (a !== undefined && worded !== null) {
    const isDifference =
      difference ?? spanish?.value ?? (step !== undefined && kind === 'arithmetic' ? step : undefined);
    const isRatio = ratio ?? (step !== undefined && kind === 'geometric' ? step : undefined);
    const used = [...worded.used, ...(spanish?.used ?? [])];
    if (isDifference !== undefined && kind !== 'geometric') return { a, d: isDifference, used };
    if (isRatio !== undefined && kind !== 'arithmetic') return { a, r: isRatio, used };
  }
  const letters = new Map<string, { value: Expression; index: number }>();
  for (const { index, trees } of statement.formulas) {
    const assigned = assignmentOf(trees[0]);
    if (assigned !== null) letters.set(assigned.name, { value: assigned.value, index });
  }
  const first = seed ?? letters.get('a');
  const [d, r, q] = [letters.get('d'), letters.get('r'), letters.get('q')];
  if (first !== undefined) {
    const base = seed === null ? {} : { base: seed.base };
    if (kind !== 'geometric' && d !== undefined)
      return {
        a: first.value,
        ...base,
        d: d.value,
        used: [first.index, d.index, ...nameOf(statement, d.index)],
      };
    const factor = r ?? q;
    if (kind === 'geometric' && factor !== undefined)
      return { a: first.value, ...base, r: factor.value, used: [first.index, factor.index] };
    if (kind === 'arithmetic' && r !== undefined)
      return { a: first.value, ...base, d: r.value, used: [first.index, r.index] };
  }
  const series = openSeries(statement);
  const list = series === null ? longestList(statement) : [];
  const terms = series?.terms ?? expressionsOf(list);
  if (terms === null || terms.length < 3) return null;
  const found = stepOf(terms, kind);
  return found === null
    ? null
    : { ...found, terms, used: series === null ? list.map(({ index }) => index) : [series.index] };
}

/** "diferencia d = 4": the Spanish word before its letter. */
const nameOf = (statement: Statement, index: number): readonly number[] =>
  statement.places('subtract').filter((place) => place === index - 1);

/** "5 + 8 + 11 + …": the terms of a sum that goes on. */
function openSeries(
  statement: Statement,
): { readonly terms: readonly Expression[]; readonly index: number } | null {
  for (const { index, trees } of statement.formulas)
    for (const tree of trees)
      if (tree.kind === 'add' && statement.items[index + 1]?.kind === 'ellipsis')
        return { terms: tree.terms, index };
  return null;
}

/** "primer término 3 y diferencia 4": the word also means a subtraction. */
function spanishDifference(
  statement: Statement,
): { readonly value: Expression; readonly used: readonly number[] } | null {
  for (const place of statement.places('subtract')) {
    const formula = statement.formulaAt(
      statement.next(
        place,
        (item) => item.kind === 'concept' && item.concepts.some((each) => each === 'of' || each === 'is'),
        2,
      ),
    );
    if (formula !== null && isConstant(formula.trees[0]))
      return { value: formula.trees[0], used: [place, formula.index] };
  }
  return null;
}

function stepOf(
  terms: readonly Expression[],
  kind: 'arithmetic' | 'geometric' | null,
): { readonly a: Expression; readonly d?: Expression; readonly r?: Expression } | null {
  const values = terms.map((term) => numberValue(term)).filter((value): value is Rational => value !== null);
  if (values.length !== terms.length) return null;
  const pairs = values.slice(1).map((value, index) => [values[index]!, value] as const);
  const differences = pairs.map(([before, after]) => subtract(after, before));
  if (differences.every((each) => equals(each, differences[0]!)))
    return kind === 'geometric' ? null : { a: terms[0]!, d: fraction(differences[0]!) };
  if (values.some((value) => value.n === 0n) || kind === 'arithmetic') return null;
  const ratios = pairs.map(([before, after]) => divide(after, before));
  return ratios.every((each) => equals(each, ratios[0]!)) ? { a: terms[0]!, r: fraction(ratios[0]!) } : null;
}

/** The index of the term, or the number of terms: "the 10th term", "término 10", "the first 20 terms". */
function placeOf(
  statement: Statement,
  taken: readonly number[],
): { readonly value: number; readonly index: number } | null {
  const ordinal = statement.items.findIndex(
    (item, index) =>
      item.kind === 'ordinal' && !taken.includes(index) && !(item.value === 1 && statement.has('add')),
  );
  const item = statement.items[ordinal];
  if (item?.kind === 'ordinal') return { value: item.value, index: ordinal };
  // "término 8": directly behind the word, even when a term has the same value.
  for (const place of statement.places('term', 'first_terms')) {
    // "20 terms" counts them; a number before one term is no index: "is 71 a term …?"
    const behind = statement.isConcept(place, 'first_terms') ? [place - 1] : [];
    for (const index of [place + 1, ...behind]) {
      const formula = statement.formulaAt(index);
      const value = formula?.item.bare === true && !taken.includes(index) ? wholeOf(formula.trees[0]) : null;
      if (value !== null && value > 0) return { value, index };
    }
  }
  // "position 12", "the term number 12"
  for (const {
    index,
    trees,
    item: { bare },
  } of statement.formulas) {
    const value = bare && !taken.includes(index) ? wholeOf(trees[0]) : null;
    if (value !== null && value > 0 && isPlaceNamed(statement, index)) return { value, index };
  }
  return null;
}

/** u_0 + u_1 + … + u_9: the index of the first term of a sum; null without such a sum. */
function sumOfTerms({ items }: Statement): number | null {
  const at = items.findIndex((item, index) => isSumOfTerms(item) && items[index + 1]?.kind === 'ellipsis');
  const [first] = at === -1 ? [] : (summandsOf(items[at]!) ?? []);
  return first?.kind === 'variable' ? Number(first.name.slice(2)) : null;
}

/** u_0 + u_1 before an ellipsis, perhaps behind S =: the terms of a sum. */
const isSumOfTerms = (item: MessageItem): boolean =>
  summandsOf(item)?.every((term) => term.kind === 'variable' && /^[a-z]_\d+$/.test(term.name)) === true;

function summandsOf(item: MessageItem): readonly Expression[] | null {
  const [tree] = item.kind === 'formula' ? item.trees : [];
  const sum = tree?.kind === 'relation' && tree.sides[0]?.kind === 'variable' ? tree.sides[1] : tree;
  return sum?.kind === 'add' ? sum.terms : null;
}
