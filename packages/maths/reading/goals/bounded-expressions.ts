import { variablesOf } from '../../expression/tree-parts.ts';
import { isExpression, type Expression, type RelationSign } from '../../expression/tree.ts';
import type { Problem } from '../problem.ts';
import type { MessageItem } from '../message/message-item.ts';
import { isConstant } from './formula-kinds.ts';
import type { StatedFormula } from './named-functions.ts';
import type { Claim, Statement } from './statement.ts';

/** "For which x is 2x − 1 between 2 and 5?": the double inequality that the words say. */
export function readBoundedExpression(statement: Statement): Claim | null {
  for (const place of statement.places('between')) {
    const subject = subjectOf(statement, place);
    const bounds = subject === null ? null : boundsBehind(statement, place);
    if (subject === null || bounds === null) continue;
    const [letter, ...others] = variablesOf(subject.tree);
    if (letter === undefined || others.length > 0 || !isLetterRequested(statement, letter)) continue;
    return {
      problems: signsOf(statement).map((sign): Problem => {
        const sides = [bounds.low, subject.tree, bounds.high];
        return { task: 'solve', expression: { kind: 'relation', sides, signs: [sign, sign] } };
      }),
      used: new Set([
        ...bounds.used,
        subject.index,
        place,
        ...statement.places(
          'solve',
          'roots',
          'in_reals',
          'evaluate',
          'whether',
          'bounds_excluded',
          'bounds_included',
        ),
        ...statement.places('unknown_number').filter((each) => each + 1 === subject.index),
      ]),
      stated: true,
    };
  }
  return null;
}

/** The expression that the words before "between" speak of: only words such as "is", "lies", "strictly" are in between. */
function subjectOf(
  statement: Statement,
  place: number,
): { readonly tree: Expression; readonly index: number } | null {
  const isLink = (item: MessageItem): boolean =>
    item.kind === 'concept' &&
    item.concepts.some((each) =>
      ['is', 'filler', 'whether', 'bounds_excluded', 'bounds_included', 'value'].includes(each),
    );
  const index = statement.before(place, isLink, 5);
  const formula = statement.formulaAt(index);
  if (formula === null || formula.trees.length > 1 || formula.item.doubtful) return null;
  const [tree] = formula.trees;
  if (tree === undefined || !isExpression(tree) || tree.kind === 'variable') return null;
  return variablesOf(tree).length > 0 ? { tree, index } : null;
}

/** "2 and 5": the two numbers behind the word. */
function boundsBehind(
  statement: Statement,
  place: number,
): { readonly low: Expression; readonly high: Expression; readonly used: readonly number[] } | null {
  const isAnd = (item: MessageItem): boolean => item.kind === 'concept' && item.concepts.includes('and');
  const first = statement.formulaAt(place + 1);
  const second = first === null ? null : statement.formulaAt(statement.next(first.index, isAnd, 2));
  if (first === null || second === null || second.index !== first.index + 2) return null;
  const [low, high] = [constantOf(first), constantOf(second)];
  return low === null || high === null ? null : { low, high, used: [first.index, second.index] };
}

const constantOf = ({ trees: [tree, more] }: StatedFormula): Expression | null =>
  more === undefined && isConstant(tree) ? tree : null;

/** "for which x", "the values of x such that": values of the letter are asked for, before the condition. */
const isLetterRequested = (statement: Statement, letter: string): boolean =>
  statement.has('find', 'solve') && statement.letters().some(({ name }) => name === letter);

/** In French the word alone may take the bounds in or not; English and Spanish leave them out unless they say so. */
function signsOf(statement: Statement): readonly RelationSign[] {
  if (statement.has('bounds_included')) return ['<='];
  return statement.message.language === 'fr' && !statement.has('bounds_excluded') ? ['<=', '<'] : ['<'];
}
