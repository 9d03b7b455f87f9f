import { numberValue } from '../../expression/build.ts';
import { splitAlternatives } from './relations.ts';
import { contains, substitute, variablesOf } from '../../expression/tree-parts.ts';
import {
  divided,
  equation,
  isExpression,
  negated,
  number,
  product,
  sum,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { inferTask, isIntegralLike } from '../infer-task.ts';
import type { Concept } from '../lexicon/concepts.ts';
import type { Problem, SolvingMethod, Task } from '../problem.ts';
import { clausesOf, type Clauses } from './clauses.ts';
import {
  assignmentOf,
  isConstant,
  isDomainNote,
  isPairOfLetters,
  isRegion,
  type Claim,
  type StatedFormula,
  type Statement,
} from './statement.ts';

/** Tasks by the words that ask for them, strongest first: "factor and solve" solves, "expand and simplify" expands. */
const tasksByConcept: readonly (readonly [Task, readonly Concept[]])[] = [
  ['complete_square', ['complete_square']],
  ['factor', ['factor', 'as_product']],
  ['expand', ['expand']],
  ['solve', ['solve', 'roots', 'isolate', 'formula_method']],
  ['simplify', ['simplify', 'single', 'as_complex']],
  ['evaluate', ['evaluate']],
];
/** Words that a task also covers: "add and simplify", "factor to solve", "solve and graph". */
const covered: Readonly<Partial<Record<Task, readonly Concept[]>>> = {
  solve: [
    'solve',
    'roots',
    'isolate',
    'formula_method',
    'factor',
    'complete_square',
    'simplify',
    'evaluate',
    'slope_intercept',
    'in_reals',
    'in_complex',
    'domain',
    'ratio',
    'meet',
    'round',
    'as_product',
    'inverse',
    'single',
    'side',
    'base',
    'second',
    'discriminant',
  ],
  factor: ['factor', 'gcd', 'simplify', 'evaluate', 'as_product', 'multiply', 'in_reals', 'complete_square'],
  expand: ['expand', 'simplify', 'evaluate', 'multiply', 'add', 'factor', 'square_shape', 'in_reals'],
  simplify: [
    'simplify',
    'single',
    'evaluate',
    'add',
    'subtract',
    'multiply',
    'divide',
    'as_fraction',
    'as_complex',
    'in_complex',
    'in_reals',
    'expand',
    'first_terms',
    'roots',
  ],
  evaluate: [
    'evaluate',
    'simplify',
    'single',
    'add',
    'subtract',
    'multiply',
    'divide',
    'as_fraction',
    'in_reals',
    'factorial',
    'solve',
    'roots',
    'expand',
    'in_complex',
    'as_complex',
  ],
  complete_square: ['complete_square', 'simplify', 'evaluate', 'vertex'],
  divide: ['divide', 'simplify', 'evaluate', 'remainder'],
};
const operations = ['add', 'subtract', 'multiply', 'divide'] as const;

type Sorted = {
  readonly statements: readonly StatedFormula[];
  readonly expressions: readonly StatedFormula[];
  readonly values: ReadonlyMap<string, { readonly index: number; readonly value: Expression }>;
  readonly regions: readonly StatedFormula[];
  readonly numbers: readonly StatedFormula[];
};

/** Sorts the formulas of a statement: equations and inequalities, expressions, values of letters, ranges. */
function sortFormulas(statement: Statement): Sorted {
  const inserted = new Set(statement.formulas.flatMap(({ from }) => (from === undefined ? [] : [from])));
  const formulas = statement.formulas.filter(
    ({ index }) =>
      !inserted.has(index) &&
      !statement.isChoice(index) &&
      !isMention(statement, index) &&
      !isPairOfLetters(statement.formulaAt(index)!.trees[0]),
  );
  const trees = formulas.map(({ trees: each }) => each[0]!);
  const lettersBesides = (at: number): Set<string> =>
    new Set(trees.flatMap((tree, index) => (index === at ? [] : variablesOf(tree))));
  const equations = trees.filter((tree) => tree.kind === 'relation' || tree.kind === 'alternatives').length;
  const values = new Map<string, { index: number; value: Expression }>();
  const [statements, expressions, regions, numbers]: StatedFormula[][] = [[], [], [], []];
  formulas.forEach((formula, at) => {
    const tree = trees[at]!;
    const assigned = assignmentOf(tree);
    const others = lettersBesides(at);
    if (assigned !== null && others.has(assigned.name) && isGiven(statement, formula, trees)) {
      if (values.has(assigned.name)) statements!.push(formula);
      else values.set(assigned.name, { index: formula.index, value: assigned.value });
    } else if (isRegion(tree) && equations > (tree.kind === 'relation' ? 1 : 0) && isRangeOf(tree, trees))
      regions!.push(formula);
    else if (isConditionOfExpression(tree, trees)) return;
    else if (!isExpression(tree)) statements!.push(formula);
    else if (formula.item.bare && variablesOf(tree).length === 0) numbers!.push(formula);
    else expressions!.push(formula);
  });
  return { statements: statements!, expressions: expressions!, values, regions: regions!, numbers: numbers! };
}

/** A value is given, not one of several equations, when the rest is an expression or function, or a word such as "when" is before it. */
function isGiven(statement: Statement, { index }: StatedFormula, trees: readonly Tree[]): boolean {
  const rest = trees.filter((tree) => assignmentOf(tree) === null);
  const functions = rest.every((tree) => isExpression(tree) || tree.kind === 'definition');
  if (functions && rest.length > 0) return true;
  if (rest.length !== 1) return false;
  // "when d = 420 and t = 6": the word before the first value counts for all.
  for (let at = index - 1; at >= 0 && index - at < 8; at -= 1) {
    const item = statement.items[at]!;
    if (statement.isConcept(at, 'when')) return true;
    const skipped =
      item.kind === 'break' ||
      (item.kind === 'concept' && item.concepts.some((each) => each === 'object' || each === 'and')) ||
      (item.kind === 'formula' && assignmentOf(item.trees[0]) !== null);
    if (!skipped) return false;
  }
  return false;
}

const isRangeOf = (range: Tree, trees: readonly Tree[]): boolean =>
  trees.some(
    (tree) =>
      tree !== range &&
      (tree.kind === 'relation' || tree.kind === 'alternatives') &&
      !isRegion(tree) &&
      (range.kind === 'interval' || variablesOf(tree).join() === variablesOf(range).join()),
  );

/** "√(75x²y), x ≥ 0": where the letters of expressions lie, beside which nothing else is stated. */
const isConditionOfExpression = (condition: Tree, trees: readonly Tree[]): boolean =>
  trees.length > 1 &&
  trees.every((tree) => tree === condition || (isExpression(tree) && variablesOf(tree).length > 0)) &&
  isDomainNote(
    condition,
    trees.filter((tree) => tree !== condition),
  );

/** h(x) where h is defined in the statement only names it. */
function isMention(statement: Statement, index: number): boolean {
  const item = statement.items[index]!;
  if (item.kind !== 'formula' || item.calls.length !== 1) return false;
  const [call] = item.calls;
  const [tree] = item.trees;
  const definition = statement.definitions.get(call!.name);
  return (
    tree?.kind === 'variable' &&
    definition !== undefined &&
    call!.argument === definition.variable &&
    call!.primes === 0 &&
    !call!.inverse
  );
}

/** A number or quantity alone is no problem, unless another form of it is asked for. */
function isBareAmount({ item, trees }: StatedFormula): boolean {
  const [tree] = trees;
  if (item.bare) return tree?.kind !== 'number' || tree.value.d !== 1n || item.unit !== null;
  return (
    tree?.kind === 'multiply' &&
    tree.factors.length === 2 &&
    tree.factors[0]!.kind === 'number' &&
    tree.factors[1]!.kind === 'unit'
  );
}

/** The task that the words ask for; null where none does. */
function taskOf(statement: Statement): Task | null {
  return tasksByConcept.find(([, concepts]) => statement.has(...concepts))?.[0] ?? null;
}

function methodOf(statement: Statement): SolvingMethod | null {
  const methods: SolvingMethod[] = [];
  if (statement.has('complete_square')) methods.push('completing_square');
  if (statement.has('factor')) methods.push('factoring');
  if (statement.has('formula_method', 'discriminant')) methods.push('formula');
  return methods.length === 1 ? methods[0]! : null;
}

/** Algebra: solve, simplify, expand, factor, evaluate, with what is given for it. */
export function readAlgebra(statement: Statement): Claim | null {
  const sorted = sortFormulas(statement);
  const { statements, expressions, numbers } = sorted;
  if (statements.length === 0) {
    const operation = readOperation(statement, sorted);
    if (operation !== null) return operation;
    const clauses = clausesOf(statement);
    const main =
      expressions.length > 0 ? expressions : numbers.filter(({ index }) => !clauses.used.has(index));
    if (main.length === 0) return null;
    return main.length === 1 && !isBareAmount(main[0]!) ? ofExpression(statement, main[0]!, sorted) : null;
  }
  const [first] = statements;
  if (statements.length === 1 && expressions.length === 0) {
    const named =
      namedExpression(statement, first!) ??
      (sorted.values.size > 0 ? valuedBody(statement, first!, sorted) : null);
    if (named !== null) return ofExpression(statement, { ...first!, trees: [named] }, sorted);
  }
  const clauses = statementClauses(statement, sorted);
  if (expressions.some(({ index }) => !clauses.used.has(index))) return null;
  return ofStatements(statement, sorted, clauses);
}

function statementClauses(statement: Statement, { statements, regions }: Sorted): Clauses {
  const letters = new Set(statements.flatMap(({ trees }) => trees.flatMap((tree) => variablesOf(tree))));
  return clausesOf(statement, regions, [...letters]);
}

/** E = … or f(x) = … together with a task for an expression: its right-hand side. */
function namedExpression(statement: Statement, formula: StatedFormula): Expression | null {
  const [tree] = formula.trees;
  if (tree?.kind === 'definition') return statement.has('roots', 'solve') ? null : tree.body;
  const definition = [...statement.definitions.values()].find(({ index }) => index === formula.index);
  if (definition === undefined) return null;
  const task = taskOf(statement);
  const capital = /^[A-Z]$/.test(definition.name);
  // "z = (2 + i)/(1 − i) in algebraic form"
  if (statement.has('as_complex') && variablesOf(definition.body).length === 0) return definition.body;
  // A = 3/5 + 7/10
  if (capital && variablesOf(definition.body).length === 0 && definition.body.kind !== 'number')
    return definition.body;
  if (task === 'complete_square') return definition.name === 'y' || capital ? definition.body : null;
  const forExpressions = task === 'factor' || task === 'expand' || (task === 'simplify' && capital);
  return forExpressions && (capital || !statement.has('solve')) ? definition.body : null;
}

/** C = 900k + 3500 with a value for k: what it comes to. */
function valuedBody(statement: Statement, formula: StatedFormula, { values }: Sorted): Expression | null {
  const definition = [...statement.definitions.values()].find(({ index }) => index === formula.index);
  const letters = definition === undefined ? [] : variablesOf(definition.body);
  if (definition === undefined || letters.length === 0 || !letters.every((name) => values.has(name)))
    return null;
  return definition.body;
}

/** "Solve the inequality" beside an expression: its sign was lost. */
const lacksItsSign = (statement: Statement): boolean =>
  statement.items.some(
    (item) =>
      item.kind === 'concept' && /^(?:inequal|in[eé]quation|inecuaci|desigual|in[eé]galit)/iu.test(item.text),
  );

function ofExpression(statement: Statement, formula: StatedFormula, sorted: Sorted): Claim | null {
  const asked = taskOf(statement);
  if (asked === 'solve' && lacksItsSign(statement)) return null;
  const clauses = clausesOf(statement);
  const used = new Set<number>([formula.index, ...clauses.used]);
  for (const { index } of sorted.values.values()) used.add(index);
  // "what is y if x = 5" names the value of the function.
  if (sorted.values.size > 0)
    for (const { index, name } of statement.letters())
      if (name === 'y' || statement.definitions.has(name)) used.add(index);
  const roots =
    statement.has('roots') &&
    !formula.trees.some((tree) => isExpression(tree) && contains(tree, (part) => part.kind === 'root'));
  const problems = formula.trees.flatMap((tree): Problem[] => {
    if (!isExpression(tree)) return [];
    if (sorted.values.size > 0) return valueProblem(tree, sorted, asked);
    if (roots && (asked === 'solve' || asked === null))
      return variablesOf(tree).length === 0
        ? []
        : [{ task: 'solve', expression: equation(tree, number(0)), ...clauses.fields }];
    return expressionProblem(statement, tree, asked, clauses.fields);
  });
  if (problems.length === 0) return null;
  const [first] = problems;
  const operation = operations.some((each) => statement.has(each));
  takeCovered(
    statement,
    used,
    first!.task === 'find' || first!.task === 'convert' ? 'evaluate' : first!.task,
  );
  if (first!.task === 'limit' || first!.task === 'integrate' || first!.task === 'differentiate')
    for (const place of statement.places('limit', 'integrate', 'differentiate', 'evaluate', 'infinite'))
      used.add(place);
  if (first!.question?.what === 'primes')
    for (const place of statement.places('factor', 'as_product')) used.add(place);
  if (first!.question?.what === 'remainder')
    for (const place of statement.places('remainder', 'divide', 'euclidean_division')) used.add(place);
  const isRemainder = first!.question?.what === 'remainder';
  return {
    problems,
    used,
    ...(isRemainder ? { grouped: true } : {}),
    stated:
      asked !== null ||
      operation ||
      isRemainder ||
      sorted.values.size > 0 ||
      formula.trees.every((tree) => isExpression(tree) && isIntegralLike(inferTask(tree))),
  };
}

function takeCovered(statement: Statement, used: Set<number>, task: Task): void {
  for (const place of statement.places(...(covered[task] ?? []))) used.add(place);
}

/** "Evaluate x² + 3x when x = 2": every letter needs a value, and every value a letter. */
function valueProblem(tree: Expression, { values }: Sorted, asked: Task | null): Problem[] {
  if (asked !== null && !['evaluate', 'simplify', 'solve'].includes(asked)) return [];
  const letters = variablesOf(tree);
  const complete =
    letters.every((name) => values.has(name)) && [...values.keys()].every((name) => letters.includes(name));
  if (!complete) return [];
  const given = Object.fromEntries([...values].map(([name, { value }]) => [name, value]));
  return [{ task: 'evaluate', expression: tree, question: { what: 'value', given } }];
}

function expressionProblem(
  statement: Statement,
  tree: Expression,
  asked: Task | null,
  fields: Partial<Problem>,
): Problem[] {
  const own = inferTask(tree);
  const lettered = variablesOf(tree).length > 0;
  const complex = statement.has('as_complex', 'in_complex') ? ({ numbers: 'complex' } as const) : {};
  if (fields.places !== undefined && !lettered)
    return [
      {
        task: 'convert',
        expression: tree,
        question: { what: 'rounded', given: { places: number(fields.places) } },
      },
    ];
  if (isIntegralLike(own)) return [{ task: own, expression: tree }];
  if (statement.has('remainder'))
    return tree.kind === 'divide'
      ? [{ task: 'find', expression: tree, question: { what: 'remainder', given: {} } }]
      : [];
  const operation = operations.find((each) => statement.has(each));
  if ((asked === null || asked === 'evaluate') && operation !== undefined)
    return tree.kind === 'number' ? [] : [operationProblem(operation, tree)];
  const task = asked ?? own;
  if (fields.within !== undefined || fields.places !== undefined) return [];
  switch (task) {
    case 'factor':
      if (!lettered && tree.kind === 'number' && tree.value.d === 1n)
        return [{ task: 'convert', expression: tree, question: { what: 'primes', given: {} } }];
      if (lettered && tree.kind === 'divide' && statement.has('simplify'))
        return [{ task: 'simplify', expression: tree }];
      return lettered ? [{ task: 'factor', expression: tree }] : [];
    case 'expand':
      return [{ task: lettered ? 'expand' : 'evaluate', expression: tree, ...complex }];
    case 'complete_square':
      return lettered ? [{ task: 'complete_square', expression: tree }] : [];
    case 'solve':
      if (statement.has('isolate')) return [];
      if (lettered && hasProductOfSums(tree) && (tree.kind === 'multiply' || tree.kind === 'power'))
        return [{ task: 'expand', expression: tree }];
      return [{ task: own, expression: tree, ...complex }];
    case 'simplify':
      // "Multiply and simplify (x + 3)(x − 2)" multiplies out.
      if (lettered && operation === 'multiply' && hasProductOfSums(tree))
        return [{ task: 'expand', expression: tree }];
      if (operation === 'divide' && isPolynomialDivision(tree))
        return [{ task: 'simplify', expression: tree }];
      return [
        {
          task:
            !lettered &&
            own === 'evaluate' &&
            !statement.has('single') &&
            (operation !== undefined || statement.has('evaluate'))
              ? 'evaluate'
              : 'simplify',
          expression: tree,
          ...complex,
        },
      ];
    default:
      // A number alone has no value to calculate.
      if (tree.kind === 'number') return [];
      // "Calculate (2x − 3)(x + 5)" multiplies out; simplifying would leave it as it is.
      if (lettered && hasProductOfSums(tree) && (tree.kind === 'multiply' || tree.kind === 'power'))
        return [{ task: 'expand', expression: tree }];
      return [{ task: lettered ? 'simplify' : 'evaluate', expression: tree, ...complex }];
  }
}

function operationProblem(operation: (typeof operations)[number], tree: Expression): Problem {
  if (variablesOf(tree).length === 0) return { task: 'evaluate', expression: tree };
  if (operation === 'multiply')
    return { task: hasProductOfSums(tree) ? 'expand' : 'simplify', expression: tree };
  if (operation === 'divide')
    return { task: isPolynomialDivision(tree) ? 'divide' : 'simplify', expression: tree };
  return { task: 'simplify', expression: tree };
}

const hasProductOfSums = (tree: Expression): boolean =>
  contains(
    tree,
    (part) =>
      (part.kind === 'multiply' && part.factors.some(({ kind }) => kind === 'add')) ||
      (part.kind === 'power' && part.base.kind === 'add'),
  );

function isPolynomialDivision(tree: Expression): boolean {
  if (tree.kind !== 'divide') return false;
  const fractions = [tree.numerator, tree.denominator].some((part) =>
    contains(part, (each) => each.kind === 'divide'),
  );
  return !fractions && variablesOf(tree.denominator).length === 1 && tree.denominator.kind === 'add';
}

/** "Subtract 3/4 from 5/6", "the product of 7 and 8": an operation on values that are listed. */
function readOperation(statement: Statement, sorted: Sorted): Claim | null {
  const clauses = clausesOf(statement);
  const operands = [...sorted.expressions, ...sorted.numbers]
    .filter(({ index }) => !clauses.used.has(index))
    .sort((a, b) => a.index - b.index);
  if (
    operands.length < 2 ||
    sorted.values.size > 0 ||
    operands.some(({ item }) => item.doubtful || item.trees.length > 1)
  )
    return null;
  if (!areTogether(statement, operands)) return null;
  if (equalsLast(statement, operands)) return readOperationEquation(statement, operands);
  const named = operations.filter((each) => statement.has(each));
  const remainder = statement.has('remainder');
  const [operation] = named;
  if (operation === undefined ? !remainder : named.length > 1) return null;
  const trees = operands.map(({ trees: each }) => each[0]!).filter((tree) => isExpression(tree));
  if (trees.length !== operands.length) return null;
  const used = new Set([
    ...operands.map(({ index }) => index),
    ...statement.places(...operations, 'remainder', 'euclidean_division', 'evaluate', 'simplify', 'expand'),
  ]);
  const [p, q] = trees;
  const between = operands[1]!.index;
  if (remainder || operation === 'divide') {
    if (trees.length !== 2) return null;
    const expression = divided(p!, q!);
    if (remainder && !statement.has('divide', 'euclidean_division') && !statement.has('by')) return null;
    if (remainder && !(statement.has('divide') && wantsQuotient(statement)))
      return {
        problems: [{ task: 'find', expression, question: { what: 'remainder', given: {} } }],
        used,
        stated: true,
      };
    return {
      problems: [{ task: variablesOf(expression).length === 0 ? 'evaluate' : 'divide', expression }],
      used,
      stated: true,
    };
  }
  let expression: Expression;
  if (operation === 'subtract') {
    if (trees.length !== 2) return null;
    const from = statement.before(between, (item) => item.kind === 'break', 2);
    // "the difference of a and b" keeps the order, "subtract a from b" turns it.
    const isVerb = statement.items.some(
      (item) =>
        item.kind === 'concept' &&
        item.concepts.includes('subtract') &&
        !/^dif/i.test(item.text.normalize('NFD').replace(/\p{M}/gu, '')),
    );
    const reversed =
      isVerb &&
      from >= 0 &&
      (statement.isConcept(from, 'from') ||
        (statement.message.language === 'fr' && statement.isConcept(from, 'to')) ||
        (statement.message.language === 'es' &&
          statement.isConcept(from, 'to') &&
          /^al?$/i.test((statement.items[from] as { text: string }).text)));
    const [minuend, subtrahend] = reversed ? [q!, p!] : [p!, q!];
    if (isVerb && !reversed) return null;
    expression = sum([minuend, negated(subtrahend)]);
  } else expression = operation === 'add' ? sum(trees) : product(trees);
  const lettered = variablesOf(expression).length > 0;
  const task: Task = lettered ? (operation === 'multiply' ? 'expand' : 'simplify') : 'evaluate';
  return { problems: [{ task, expression }], used, stated: true };
}

/** "… and 5 is 20": the last value is what the others come to. */
function equalsLast(statement: Statement, operands: readonly StatedFormula[]): boolean {
  const [before, last] = operands.slice(-2) as [StatedFormula, StatedFormula];
  const between = statement.items.slice(before.index + 1, last.index);
  return between.some((item) => item.kind === 'concept' && item.concepts.includes('is'));
}

/** "The difference of 9k and 4k is 15": an equation in words; null without a letter, or where the operation is not one of all values. */
function readOperationEquation(statement: Statement, operands: readonly StatedFormula[]): Claim | null {
  const named = operations.filter((each) => statement.has(each));
  const [operation] = named;
  const values = operands
    .map(({ trees: [tree] }) => tree)
    .filter((tree) => tree !== undefined && isExpression(tree));
  const sides = values.slice(0, -1);
  if (named.length !== 1 || values.length !== operands.length || sides.length < 2) return null;
  const [p, q] = sides as [Expression, Expression];
  const whole = wholeOf(operation!, sides, p, q);
  if (whole === null || variablesOf(whole).length !== 1) return null;
  return {
    problems: [{ task: 'solve', expression: equation(whole, values.at(-1)!) }],
    used: new Set([
      ...operands.map(({ index }) => index),
      ...statement.places(...operations, 'solve', 'roots', 'evaluate'),
      ...statement.letters().flatMap(({ index, name }) => (variablesOf(whole).includes(name) ? [index] : [])),
    ]),
    stated: true,
  };
}

function wholeOf(
  operation: (typeof operations)[number],
  sides: readonly Expression[],
  p: Expression,
  q: Expression,
): Expression | null {
  if (operation === 'add') return sum(sides);
  if (operation === 'multiply') return product(sides);
  if (sides.length !== 2) return null;
  return operation === 'subtract' ? sum([p, negated(q)]) : divided(p, q);
}

/** The operands follow each other, with commas or a word such as "and", "by", "from" between them. */
function areTogether(statement: Statement, operands: readonly StatedFormula[]): boolean {
  return operands.slice(1).every(({ index }, at) => {
    const between = statement.items.slice(operands[at]!.index + 1, index);
    const isLink = (item: (typeof between)[number]): boolean =>
      (item.kind === 'break' && /^[,;]$|line/.test(item.sign)) ||
      (item.kind === 'concept' &&
        item.concepts.some((each) =>
          ['and', 'by', 'from', 'to', 'of', 'is', 'divide', 'filler', 'object', 'with', 'value'].includes(
            each,
          ),
        ));
    return between.length > 0 && between.length <= 5 && between.every(isLink);
  });
}

const wantsQuotient = (statement: Statement): boolean =>
  statement.items.some(
    (item) => item.kind === 'concept' && item.concepts.includes('divide') && /^(?:quot|coc)/i.test(item.text),
  );

/** Equations and inequalities: one, or several at once. */
function ofStatements(statement: Statement, sorted: Sorted, clauses: Clauses): Claim | null {
  const used = new Set<number>([
    ...sorted.statements.map(({ index }) => index),
    ...sorted.regions.map(({ index }) => index),
    ...clauses.used,
  ]);
  const asked = taskOf(statement);
  if (
    asked === 'expand' ||
    (asked === 'factor' && !statement.has('solve', 'roots') && sorted.statements.length > 1)
  )
    return null;
  const { statements, values } = sorted;
  for (const { from } of statements) if (from !== undefined) used.add(from);
  for (const { index } of values.values()) used.add(index);
  const choices = statements.map(({ trees }) =>
    trees.filter((tree) => ['relation', 'alternatives', 'definition'].includes(tree.kind)),
  );
  if (choices.some((trees) => trees.length === 0)) return null;
  const combined = combinations(choices).map((trees) => joinStatements(statement, trees));
  const problems = combined.flatMap((tree): Problem[] => {
    const split = tree === null ? null : splitAlternatives(tree);
    if (tree === null || split === null) return [];
    const within = split.within ?? clauses.fields.within;
    const valued = [...values].reduce<Tree>(
      (current, [name, { value }]) => insert(current, name, value),
      split.tree,
    );
    if (variablesOf(valued).length === 0) return [];
    const unknown = unknownOf(statement, valued, used);
    if (unknown === undefined) return [];
    const isEquation = valued.kind === 'relation' && valued.signs.join() === '=';
    const method = isEquation ? methodOf(statement) : null;
    return [
      {
        task: 'solve',
        expression: valued,
        ...clauses.fields,
        ...(within === undefined ? {} : { within }),
        ...(unknown === null ? {} : { unknown }),
        ...(method === null ? {} : { method }),
        ...(statement.has('in_complex') ? { numbers: 'complex' as const } : {}),
      },
    ];
  });
  if (problems.length === 0) return null;
  takeCovered(statement, used, 'solve');
  // "the set of values of x for which": the solutions of an inequality.
  const areInequalities = statements.every(
    ({ trees: [tree] }) => tree?.kind === 'relation' && !tree.signs.includes('='),
  );
  if (areInequalities) for (const place of statement.places('function_range')) used.add(place);
  // "how many solutions are there and which are they": the solutions answer both.
  for (const place of statement.places('how_many'))
    if (statement.places('find').some((each) => each > place) && statement.has('roots')) used.add(place);
  // "solve and graph": the drawing is an addition to the solution, never the task.
  if (asked === 'solve') for (const place of statement.places('graph')) used.add(place);
  return { problems, used, stated: asked !== null };
}

function insert(tree: Tree, name: string, value: Expression): Tree {
  if (tree.kind === 'relation')
    return { ...tree, sides: tree.sides.map((side) => substitute(side, name, value)) };
  if (tree.kind === 'alternatives')
    return { ...tree, items: tree.items.map((item) => insert(item, name, value) as Relation) };
  return tree;
}

function combinations(choices: readonly (readonly Tree[])[]): readonly (readonly Tree[])[] {
  return choices.reduce<readonly (readonly Tree[])[]>(
    (all, trees) => all.flatMap((each) => trees.slice(0, 2).map((tree) => [...each, tree])).slice(0, 4),
    [[]],
  );
}

/** One statement, or several that hold together; null when they do not belong to one problem. */
function joinStatements(statement: Statement, trees: readonly Tree[]): Tree | null {
  const relations = trees.flatMap((tree): Relation[] =>
    tree.kind === 'relation'
      ? [tree]
      : tree.kind === 'alternatives'
        ? [...tree.items]
        : tree.kind === 'definition'
          ? [equation({ kind: 'variable', name: 'y' }, tree.body)]
          : [],
  );
  if (trees.length === 1)
    return trees[0]!.kind === 'definition'
      ? statement.has('solve', 'roots')
        ? equation((trees[0] as { body: Expression }).body, number(0))
        : null
      : trees[0]!;
  const letters = new Set(relations.flatMap((item) => variablesOf(item)));
  const isOr = statement.has('or') && !statement.has('and');
  const inequalities = relations.some(({ signs }) => signs.some((sign) => sign !== '='));
  if (letters.size < 2 && !inequalities) return null;
  // Equations in different letters are separate problems.
  const connected = relations.every(
    (item, at) =>
      at === 0 ||
      variablesOf(item).some((name) =>
        relations.some((other, place) => place !== at && variablesOf(other).includes(name)),
      ),
  );
  if (!connected || (letters.size > 1 && relations.length > letters.size + 1)) return null;
  return { kind: 'alternatives', join: isOr ? 'or' : 'and', items: relations };
}

/** The letter to solve for: named in the statement when there are several. null: no choice; undefined: a letter that does not occur. */
function unknownOf(statement: Statement, tree: Tree, used: Set<number>): string | null | undefined {
  const letters = variablesOf(tree);
  const named = statement.letters().filter(({ name }) => !/^[A-Z]$/.test(name) || letters.includes(name));
  const mentioned = new Set(named.map(({ name }) => name));
  for (const { index } of named) used.add(index);
  if ([...mentioned].some((name) => !letters.includes(name) && !statement.definitions.has(name)))
    return undefined;
  if (letters.length < 2 || tree.kind !== 'relation')
    return mentioned.size > 0 && mentioned.size < letters.length && tree.kind !== 'relation'
      ? undefined
      : null;
  const functions = statement.unknownFunctions().filter((name) => letters.includes(name));
  if (functions.length === 1) return functions[0]!;
  if (statement.has('slope_intercept')) return letters.includes('y') ? 'y' : undefined;
  const isolated = statement.places('isolate');
  if (mentioned.size === 1) return [...mentioned][0]!;
  if (mentioned.size > 1 && isolated.length > 0) {
    // "Express y in terms of x", "despeja y en función de x": the first one named.
    return named[0]!.name;
  }
  return null;
}

/** Constants among the numbers of a statement, for goals that take listed values. */
export const constantsOf = (statement: Statement): readonly StatedFormula[] =>
  statement.formulas.filter(({ trees }) => isConstant(trees[0]) && numberValue(trees[0]) !== null);
