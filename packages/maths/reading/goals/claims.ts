import { isExpression, type Expression, type Relation, type Tree } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import type { Concept } from '../lexicon/concepts.ts';
import { expressionsOf } from './lists.ts';
import { assignmentOf, isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';
import { asksWhether, beginsAsWhether, readWhether } from './whether.ts';
import type { StatedFormula } from './named-functions.ts';

/** "Is x = 3 a solution of x² − 9 = 0?", "does (3, 1) work in 4x − 5y = 7", "which is greater, 5/8 or 7/11". */
export function readClaim(statement: Statement): Claim | null {
  return (
    readHolds(statement) ??
    readDenied(statement) ??
    readSameValue(statement) ??
    readWhether(statement) ??
    readRanked(statement)
  );
}

/** Words that tie a value to an equation that it may solve. */
const solving = [
  'roots',
  'solve',
  'whether',
  'prove',
  'check',
  'is',
  'evaluate',
  'line',
  'add',
  'report',
  'is_right',
] as const;

function readHolds(statement: Statement): Claim | null {
  const asked =
    (beginsAsWhether(statement) || asksWhether(statement)) &&
    statement.has('roots', 'solve', 'whether', 'line');
  if (!asked && !statement.has('is_right')) return null;
  const { formulas } = statement;
  const relations = formulas.filter(({ trees }) => isEquationToTest(trees[0]));
  const functions = formulas.filter(
    ({ trees: [tree] }) => tree !== undefined && isExpression(tree) && variablesOf(tree).length === 1,
  );
  const values = formulas.filter((each) => !relations.includes(each) && !functions.includes(each));
  const tested =
    relations.length > 0
      ? together(relations.map(({ trees }) => trees[0]!))
      : functions.length === 1 && statement.has('roots')
        ? zeroOf(functions[0]!.trees[0] as Expression)
        : null;
  if (tested === null || (relations.length > 0 && functions.length > 0)) return null;
  const given = givenValues(values, variablesOf(tested));
  if (given === null) return null;
  const used = new Set([
    ...formulas.map(({ index }) => index),
    ...statement.places(...solving),
    ...(statement.has('is_right') ? statement.places('negation') : []),
  ]);
  return {
    problems: [{ task: 'find', expression: tested, question: { what: 'holds', given } }],
    used,
    stated: true,
  };
}

const isEquationToTest = (tree: Tree | undefined): tree is Relation =>
  tree?.kind === 'relation' && variablesOf(tree).length > 0 && assignmentOf(tree) === null;

const zeroOf = (body: Expression): Tree => ({
  kind: 'relation',
  sides: [body, { kind: 'number', value: { n: 0n, d: 1n } }],
  signs: ['='],
});

function together(trees: readonly Tree[]): Tree | null {
  const [first] = trees;
  if (first === undefined) return null;
  return trees.length === 1
    ? first
    : { kind: 'alternatives', join: 'and', items: trees as readonly Relation[] };
}

/** x = 3, (3, 1) for the letters in their order, or one bare number for the only letter. */
function givenValues(
  values: readonly StatedFormula[],
  letters: readonly string[],
): Readonly<Record<string, Expression>> | null {
  const given: Record<string, Expression> = {};
  for (const { trees } of values) {
    const [tree] = trees;
    const assigned = assignmentOf(tree);
    if (assigned !== null) given[assigned.name] = assigned.value;
    else if (tree?.kind === 'point' && tree.coordinates.length === letters.length)
      letters.toSorted().forEach((name, at) => {
        given[name] = tree.coordinates[at]!;
      });
    else if (isConstant(tree) && letters.length === 1 && values.length === 1) given[letters[0]!] = tree;
    else return null;
  }
  const names = Object.keys(given);
  const isComplete = names.length === letters.length && letters.every((name) => names.includes(name));
  return isComplete && Object.values(given).every((value) => variablesOf(value).length === 0) ? given : null;
}

/** "is 0.75 the same as 3/4", "is 2³ = 8 true". */
function readSameValue(statement: Statement): Claim | null {
  if (!beginsAsWhether(statement) && !asksWhether(statement)) return null;
  const [first, second, more] = statement.formulas;
  if (first === undefined || more !== undefined) return null;
  const [left, right] = [first.trees[0], second?.trees[0]];
  const places = statement.places('equal_to', 'whether', 'is', 'check', 'prove', 'evaluate');
  if (second === undefined) {
    if (left?.kind !== 'relation') return null;
    return variablesOf(left).length === 0 ||
      (isIdentity(left) && !statement.has('solve', 'roots', 'find', 'prove'))
      ? claimOf(left, [first.index, ...places])
      : null;
  }
  const isComparable =
    (isConstant(left) && isConstant(right)) || (isWithLetters(left) && isWithLetters(right));
  if (!statement.has('equal_to') || !isComparable) return null;
  return claimOf({ kind: 'relation', sides: [left as Expression, right as Expression], signs: ['='] }, [
    first.index,
    second.index,
    ...places,
  ]);
}

const isWithLetters = (tree: Tree | undefined): tree is Expression =>
  tree !== undefined && isExpression(tree) && variablesOf(tree).length > 0;

/** Both sides are formulas with letters, neither of them a letter alone: (a + b)² = a² + b². */
const isIdentity = ({ sides, signs }: Relation): boolean =>
  signs.join() === '=' && sides.every((side) => isWithLetters(side) && side.kind !== 'variable');

/** "isn't 7⁰ just 0?", "2³ no es 6?": a question whether two sides are equal, asked by denying it. */
function readDenied(statement: Statement): Claim | null {
  const denied = statement.places('negation');
  const [first, second, more] = statement.formulas;
  if (denied.length !== 1 || first === undefined || more !== undefined) return null;
  if (statement.has('is_right', 'solve', 'roots', 'report')) return null;
  const isQuestion =
    statement.items.some((item) => item.kind === 'break' && item.sign === '?') ||
    beginsAsWhether(statement) ||
    statement.items.slice(0, denied[0]).every(({ kind }) => kind === 'break' || kind === 'word');
  if (!isQuestion) return null;
  const [left] = first.trees;
  const used = [
    ...statement.formulas.map(({ index }) => index),
    ...statement.places('negation', 'equal_to', 'sole', 'whether', 'is', 'evaluate'),
  ];
  if (second === undefined)
    // "jcomprend pas 7x + 4 = 3x": what is denied has to be that the sides are equal.
    return left?.kind === 'relation' &&
      (variablesOf(left).length === 0 || (isIdentity(left) && statement.has('is', 'whether', 'equal_to')))
      ? claimOf(left, used)
      : null;
  const [right] = second.trees;
  const between = statement.items.slice(first.index + 1, second.index);
  const isLink = between.every(
    (item) => item.kind === 'concept' && item.concepts.some((concept) => equating.includes(concept)),
  );
  if (between.length === 0 || !isLink || left === undefined || right === undefined) return null;
  const relation: Tree | null =
    isExpression(left) && isExpression(right)
      ? { kind: 'relation', sides: [left, right], signs: ['='] }
      : null;
  const isDecidable =
    relation !== null && ((isConstant(left) && isConstant(right)) || isIdentity(relation as Relation));
  return isDecidable ? claimOf(relation, used) : null;
}

/** What may stand between two sides that are said to be equal. */
const equating: readonly Concept[] = ['negation', 'is', 'equal_to', 'sole', 'filler', 'whether'];

const claimOf = (expression: Tree, used: readonly number[]): Claim => ({
  problems: [{ task: 'find', expression, question: { what: 'holds', given: {} } }],
  used: new Set(used),
  stated: true,
});

/** Nothing but commas and joining words stands between the values. */
function isListed(statement: Statement): boolean {
  const places = statement.formulas.map(({ index }) => index);
  return statement.items
    .slice(places[0], places.at(-1))
    .every(
      (item, at) =>
        item.kind === 'formula' || item.kind === 'break' || statement.isConcept(places[0]! + at, 'or', 'and'),
    );
}

/** "which is greater, 5/8 or 7/11", "the third largest of 5, 0.4, 7/2". */
function readRanked(statement: Statement): Claim | null {
  const largest = statement.places('largest');
  const smallest = statement.places('smallest');
  if (largest.length + smallest.length !== 1) return null;
  const list = statement.formulas;
  const values = expressionsOf(list);
  if (values === null || values.length < 2 || !isListed(statement)) return null;
  if (list.some(({ item, trees }) => item.unit !== null || trees.length > 1)) return null;
  if (values.some((value) => variablesOf(value).length > 0)) return null;
  const [place] = [...largest, ...smallest];
  const ordinals = statement.items.flatMap((item, index) =>
    item.kind === 'ordinal' ? [{ index, value: item.value }] : [],
  );
  const [ordinal, another] = ordinals;
  if (another !== undefined || (ordinal !== undefined && Math.abs(ordinal.index - place!) > 2)) return null;
  const k = ordinal?.value ?? 1;
  if (k > values.length) return null;
  const used = new Set([
    ...list.map(({ index }) => index),
    ...largest,
    ...smallest,
    ...(ordinal === undefined ? [] : [ordinal.index]),
    ...statement.places('sequence', 'evaluate', 'or'),
  ]);
  return {
    problems: [
      {
        task: 'find',
        expression: { kind: 'list', items: values },
        question: {
          what: largest.length > 0 ? 'nth_largest' : 'nth_smallest',
          given: { k: { kind: 'number', value: { n: BigInt(k), d: 1n } } },
        },
      },
    ],
    used,
    stated: true,
  };
}
