import { antiderivative, integrationStep } from '../../algebra/antiderivative.ts';
import { dependsOn } from '../../algebra/integral-pieces.ts';
import { infiniteSign } from '../../algebra/limits.ts';
import type { Integral } from '../../algebra/integration-types.ts';
import type { Problem } from '../../reading/request.ts';
import { isExpression, negated, number, sum, variable, type Expression } from '../../expression/tree.ts';
import { contains, sameTree, sizeOf, substitute, variablesOf } from '../../expression/tree-parts.ts';
import type { Move, Topic } from '../types.ts';
import { limitMove } from './limit-topic.ts';
import { integrationForms } from './normal.ts';
import { isCalculus, rewriteAll } from './rewrite-outermost.ts';
import { textbookForm } from './textbook.ts';
import { valueForm } from './value.ts';

const mostNodes = 300;

const isIntegral = (part: Expression): part is Integral => part.kind === 'integral';
const isOpen = (part: Expression): boolean => isIntegral(part) && part.bounds === null;

/** Indefinite integrals up to a constant, and definite integrals. */
export const integrals: Topic = {
  family: ({ expression }) =>
    isExpression(expression) &&
    contains(expression, isIntegral) &&
    sizeOf(expression) <= mostNodes &&
    !contains(expression, isNested)
      ? 'integral'
      : null,
  move: (line, problem) =>
    isExpression(line) && sizeOf(line) <= 3 * mostNodes ? integralMove(line, problem) : null,
  done: (line, problem) => isExpression(line) && !isCalculus(line) && integralMove(line, problem) === null,
};

/** An integral inside an integral is beyond school level. */
const isNested = (part: Expression): boolean => isIntegral(part) && contains(part.of, isCalculusNode);
const isCalculusNode = (part: Expression): boolean =>
  ['integral', 'derivative', 'limit', 'series'].includes(part.kind);

function integralMove(line: Expression, problem: Problem): Move | null {
  if (contains(line, isOpen)) return openMove(line, problem);
  if (contains(line, isIntegral)) return boundedMove(line);
  if (isCalculus(line)) return limitMove(line);
  const wantsConstant = isExpression(problem.expression) && contains(problem.expression, isOpen);
  return wantsConstant ? constantMove(line, problem) : valueMove(line);
}

/**
 * The constant is added in the line that removes the last integral sign: from there on nothing else implies
 * it.
 */
function openMove(line: Expression, problem: Problem): Move | null {
  const step = rewriteAll(line, isOpen, (part) =>
    isIntegral(part) ? integrationStep(part, integrationForms) : null,
  );
  if (step === null) return null;
  const move = { rule: `integral_${step.rule}`, promise: 'constant', params: step.pieces ?? {} } as const;
  if (contains(step.after, isOpen) || freeTerms(step.after, problem).length > 0)
    return { ...move, after: step.after };
  const letter = freeLetter(problem);
  return {
    ...move,
    params: { ...move.params, letter },
    after: withTerms(step.after, [letter]),
    also: 'integral_add_constant',
  };
}

/** F(b) − F(a), one integral of the line at a time. */
function boundedMove(line: Expression): Move | null {
  const found: { pieces: Record<string, Expression> | null } = { pieces: null };
  const step = rewriteAll<'put_bounds'>(line, isIntegral, (part) => {
    if (!isIntegral(part) || part.bounds === null || found.pieces !== null) return null;
    const whole = antiderivative(part.of, part.variable, integrationForms);
    if (whole === null) return null;
    const written = textbookForm(whole);
    found.pieces = { antiderivative: written };
    const [low, high] = part.bounds;
    const at = (bound: Expression): Expression =>
      infiniteSign(bound) === 0
        ? substitute(written, part.variable, bound)
        : { kind: 'limit', of: written, variable: part.variable, to: bound, side: 'both' };
    const after = sum([at(high), negated(at(low))]);
    return { rule: 'put_bounds', after };
  });
  if (step === null || found.pieces === null) return null;
  return { rule: 'integral_put_bounds', after: step.after, params: found.pieces };
}

function valueMove(line: Expression): Move | null {
  const value = valueForm(line);
  return sameTree(value, line) ? null : { rule: 'integral_value', after: value };
}

function constantMove(line: Expression, problem: Problem): Move | null {
  const free = freeTerms(line, problem);
  const rest = termsOf(line).filter((term) => !free.includes(term));
  const tidy = textbookForm(sum(rest));
  if (!sameTree(tidy, sum(rest)))
    return { rule: 'integral_simplify', after: withTerms(tidy, free), promise: 'constant' };
  if (free.length > 0) return null;
  const letter = freeLetter(problem);
  return {
    rule: 'integral_add_constant',
    after: withTerms(tidy, [letter]),
    promise: 'constant',
    params: { letter },
  };
}

const termsOf = (line: Expression): readonly Expression[] => (line.kind === 'add' ? line.terms : [line]);

/** The constants that a line already has. */
const freeTerms = (line: Expression, problem: Problem): readonly Expression[] =>
  termsOf(line).filter((term) => term.kind === 'variable' && isNewLetter(term.name, problem));

const freeLetter = (problem: Problem): Expression =>
  variable(['C', 'K', 'k'].find((each) => isNewLetter(each, problem)) ?? 'C');

const isNewLetter = (name: string, { expression }: Problem): boolean =>
  !variablesOf(expression).includes(name) && !(isExpression(expression) && dependsOn(expression, name));

const isZero = (part: Expression): boolean => sameTree(part, number(0));

function withTerms(tree: Expression, more: readonly Expression[]): Expression {
  if (more.length === 0) return tree;
  return isZero(tree) ? sum(more) : sum([...termsOf(tree), ...more]);
}
