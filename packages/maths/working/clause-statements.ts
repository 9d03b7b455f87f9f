import { equation, isExpression, type Expression, type Relation, type Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { isNear, valueOf } from './tree-values.ts';
import { stanceOf, type LineClause } from './line-clauses.ts';
import {
  type PlacedStatement,
  type SplitLine,
  type SplitStatement,
  isSolutionSet,
  valuesOf,
  statementOf,
} from './split-statement.ts';
import { namedQuantities } from './quantity-words.ts';

/** Statements with what the words of their clauses say; operands of what is done to an equation are no statements. */
export function inClauses(
  placed: readonly PlacedStatement[],
  clauses: readonly LineClause[],
): readonly SplitStatement[] {
  const statements = withIntervals(
    withListedSolutions(withoutRejectedValues(placed, clauses), clauses),
    clauses,
  );
  const hasEquation = statements.some(({ trees: [tree] }) => tree !== undefined && !isExpression(tree));
  const hasValues = statements.some(({ trees: [tree] }) => valuesOf(tree) !== null);
  const clauseOf = ({ at }: PlacedStatement): number => clauses.findLastIndex(({ from }) => from <= at);
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
  // "x = 6 and there are no other solutions": the words behind the values are about these.
  const isExclusiveBehind = (index: number): boolean =>
    !filled.has(index + 1) && clauses[index + 1]?.cues.has('exclusive') === true;
  return statements.flatMap((statement) => {
    const index = clauseOf(statement);
    const clause = clauses[index];
    if (clause === undefined) return [statement];
    const [tree] = statement.trees;
    const isBare = tree !== undefined && isExpression(tree);
    // "x = 7, no hay más soluciones" does not say that there are none.
    if (tree?.kind === 'solutions' && clause.cues.has('exclusive') && hasValues) return [];
    if (outcomes.has(statement)) return [{ ...statement, outcome: true }];
    const stance = supposed.has(statement) ? 'supposed' : stanceOf(clause);
    const isOperand = clause.cues.has('operation') || clause.cues.has('both_sides') || clause.ending === ':';
    if (isBare && isOperand && !statement.assembled) return [];
    const isNumber = isBare && variablesOf(tree).length === 0;
    // A number that words only mention beside an equation: "I moved 6, so …".
    const isMentioned = hasEquation && !statement.assembled && (clause.unclear || clause.named.length > 0);
    if (isNumber && isMentioned) return [];
    const isUnexplained = clause.unclear || clause.named.length > 0;
    if (isNumber && (stance === 'reason' || (stance === 'rejected' && isUnexplained))) return [];
    const before = clauses.slice(0, index).findLast(({ ending }) => ending === ':');
    // "Numbers with the product 12: 3, 4": the words before the colon are about what follows it.
    const governed =
      before !== undefined &&
      isBare &&
      (before.unclear || before.named.length > 0 || before.cues.has('operation'));
    const isNamed = statement.assembled && tree?.kind === 'relation' && tree.sides[0]?.kind === 'variable';
    const solutions = clauseOfSolutions(clauses, index) && (tree?.kind === 'list' || valuesOf(tree) !== null);
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
        complete:
          clause.cues.has('exclusive') ||
          isExclusiveBehind(index) ||
          isSolutionSet(tree) ||
          (solutions && isSeveral(tree)),
        solutions,
        tested: clause.cues.has('tested') || isTestedBehind(index),
        requested: clause.cues.has('requested_value') && !clause.unclear && clause.named.length === 0,
      },
    ];
  });
}

/** "x = 9 or x = −3, but x = −3 is not allowed": values that a later clause rejects are not claimed, if others are. */
function withoutRejectedValues(
  statements: readonly PlacedStatement[],
  clauses: readonly LineClause[],
): readonly PlacedStatement[] {
  const isRejected = ({ at }: PlacedStatement): boolean => {
    const clause = clauses.findLast(({ from }) => from <= at);
    return clause !== undefined && stanceOf(clause) === 'rejected';
  };
  const numbers = ({ trees: [tree] }: PlacedStatement): readonly number[] => {
    if (tree === undefined) return [];
    const sides = isExpression(tree) ? [tree] : (valuesOf(tree) ?? []).map(({ sides: [, value] }) => value!);
    return sides.filter((side) => variablesOf(side).length === 0).map((side) => valueOf(side));
  };
  const includes = (values: readonly number[], value: Expression): boolean =>
    values.some((each) => isNear(each, valueOf(value)));
  const result = statements.flatMap((statement, index) => {
    const [tree] = statement.trees;
    const claimed = valuesOf(tree);
    if (claimed === null || isRejected(statement)) return [statement];
    const rejected = statements
      .slice(index + 1)
      .filter(isRejected)
      .flatMap(numbers);
    const left = claimed.filter(({ sides: [, value] }) => !includes(rejected, value!));
    if (left.length === claimed.length) return [statement];
    if (left.length === 0) return [];
    const [only] = left;
    const rest: Tree = left.length === 1 ? only! : { kind: 'alternatives', join: 'or', items: left };
    return [{ ...statement, trees: [rest] }];
  });
  const isClaim = (each: PlacedStatement): boolean => !isRejected(each) && valuesOf(each.trees[0]) !== null;
  return result.some(isClaim) ? result : statements;
}

const isSeveral = (tree: Tree | undefined): boolean =>
  tree?.kind === 'list' || (valuesOf(tree)?.length ?? 0) > 1;

/** Whether a clause calls its values the solutions, or only lists values behind one that does: "the roots: 2, 3". */
function clauseOfSolutions(clauses: readonly LineClause[], index: number): boolean {
  const clause = clauses[index];
  if (clause === undefined || clause.solutions) return clause !== undefined;
  const isOnlyList =
    !clause.unclear && clause.named.length === 0 && [...clause.cues].every((cue) => cue === 'plain');
  const before = clauses[index - 1]?.ending;
  return isOnlyList && (before === ':' || before === ',') && clauseOfSolutions(clauses, index - 1);
}

/** "x is between 4 and 5": an interval, with or without its ends, instead of two values; none where the letter is not named. */
function withIntervals(
  statements: readonly PlacedStatement[],
  clauses: readonly LineClause[],
): readonly PlacedStatement[] {
  const clauseOf = ({ at }: PlacedStatement) => clauses.findLast(({ from }) => from <= at);
  const pairs = statements.flatMap((first, index) => {
    const second = statements[index + 1];
    const isPair = second !== undefined && clauseOf(first)?.between && clauseOf(second) === clauseOf(first);
    const [one, other] = isPair ? [endIn(first), endIn(second)] : [];
    if (second === undefined || one == null || other == null) return [];
    const letter = one.letter ?? other.letter;
    // "[x³] between 0 and 3": the bounds of a formula before them.
    return letter === null && statements.length > 2 ? [] : [{ first, second, one, other, letter }];
  });
  return statements.flatMap((statement) => {
    const pair = pairs.find(({ first, second }) => first === statement || second === statement);
    if (pair === undefined) return [statement];
    const { first, one, other, letter } = pair;
    if (first !== statement || letter === null) return [];
    const [lower, upper] = valueOf(one.value) <= valueOf(other.value) ? [one, other] : [other, one];
    const interval = (sign: '<' | '<='): Relation => ({
      kind: 'relation',
      sides: [lower.value, letter, upper.value],
      signs: [sign, sign],
    });
    return [{ ...statement, inWords: false, trees: [interval('<'), interval('<=')] }];
  });
}

/** 4, or x = 4: a number that can be the end of an interval. */
function endIn({ trees: [tree] }: PlacedStatement): { letter: Expression | null; value: Expression } | null {
  if (tree === undefined) return null;
  if (isExpression(tree)) return variablesOf(tree).length > 0 ? null : { letter: null, value: tree };
  const [only, more] = valuesOf(tree) ?? [];
  return only === undefined || more !== undefined ? null : { letter: only.sides[0]!, value: only.sides[1]! };
}

/** "The solutions are 2 and 3": one list instead of two numbers. */
function withListedSolutions(
  statements: readonly PlacedStatement[],
  clauses: readonly LineClause[],
): readonly PlacedStatement[] {
  const isListed = ({ at, trees: [tree] }: PlacedStatement): boolean => {
    if (tree === undefined || !isExpression(tree) || variablesOf(tree).length > 0) return false;
    const index = clauses.findLastIndex(({ from }) => from <= at);
    return clauseOfSolutions(clauses, index);
  };
  const listed = statements.filter(isListed);
  const [first] = listed;
  if (first === undefined || listed.length < 2) return statements;
  const items = listed.flatMap(({ trees: [tree] }) =>
    tree !== undefined && isExpression(tree) ? [tree] : [],
  );
  return statements.flatMap((statement) => {
    if (statement === first) return [{ ...first, inWords: false, trees: [{ kind: 'list', items } as const] }];
    return listed.includes(statement) ? [] : [statement];
  });
}

/**
 * "x = 5 gives 25", "x = −6: 18 + 4 = 22 > 19": values that are tried, and what comes out for them. A colon or a word for what comes out stands
 * between the two, or a word before the value says that it is put in.
 */
function trialsIn(
  statements: readonly PlacedStatement[],
  clauseOf: (statement: PlacedStatement) => LineClause | undefined,
): readonly [supposed: ReadonlySet<PlacedStatement>, outcomes: ReadonlySet<PlacedStatement>] {
  const supposed = new Set<PlacedStatement>();
  const outcomes = new Set<PlacedStatement>();
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

/** "I got 2 and 3", "n = 22, the numbers are 22 and 24": the bare values of a line as one list; null where there are not several. */
export function withOneList({ statements, ...line }: SplitLine): SplitLine | null {
  const items: Expression[] = [];
  const others = statements.filter(({ trees: [tree], stance }) => {
    const isItem =
      stance === 'claimed' && tree !== undefined && isExpression(tree) && variablesOf(tree).length === 0;
    if (isItem) items.push(tree);
    return !isItem && stance !== 'rejected';
  });
  if (items.length < 2) return null;
  return { ...line, statements: [...others, statementOf([{ kind: 'list', items }], { worded: true })] };
}

/** "Multiples of 8: 8, 16, 24": the numbers behind the colon are one list. */
export function joined(statements: readonly SplitStatement[], fewest: number): readonly SplitStatement[] {
  const values = statements.map(({ trees: [tree], stance }) =>
    tree !== undefined && isExpression(tree) && stance !== 'rejected' ? tree : null,
  );
  const start = values.findLastIndex((value) => value === null) + 1;
  const items = values.slice(start).filter((value) => value !== null);
  return items.length < fewest
    ? statements
    : [...statements.slice(0, start), statementOf([{ kind: 'list', items }])];
}

/** "x = 2 or x = −2", "x = 7 and y = 3" among words: one statement about several values. */
export function withJoinedValues(statements: readonly SplitStatement[]): readonly SplitStatement[] {
  const result: SplitStatement[] = [];
  for (const statement of statements) {
    const last = result.at(-1);
    const before = valuesOf(last?.trees[0]);
    const value =
      valuesOf(statement.trees[0]) ??
      (statement.inWords || statement.outcome || statement.introduced
        ? null
        : valueOfLast(before, statement.trees[0]));
    if (last === undefined || before == null || value == null || last.stance !== statement.stance) {
      result.push(statement);
      continue;
    }
    const items = [...before, ...value];
    const { solutions } = last;
    const letters = new Set(items.map(({ sides }) => variablesOf(sides[0]!)[0]));
    result[result.length - 1] = {
      ...last,
      complete: last.complete || solutions,
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
