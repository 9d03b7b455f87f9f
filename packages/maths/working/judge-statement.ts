import { isExpression, number, type Relation, type Tree } from '../expression/tree.ts';
import { define } from './letter-definitions.ts';
import { falsePair, isSmallerThan } from './relation-standing.ts';
import { standingOfGeneralTerm } from './general-terms.ts';
import { holdsForFunction, holdsForIntegral } from './named-functions.ts';
import { blank, type StatementJudgement, type WorkingContext, holds, taken, fails } from './judgement.ts';
import { holdsForLimit, holdsForOtherLimit, isValueOfIndeterminate } from './limit-lines.ts';
import { holdsForParts } from './auxiliary-letters.ts';
import { meaningOfLetters } from './story-letters.ts';
import { standingOfNamedLetters } from './named-letters.ts';
import { holdsForListOfStory, namesNumbersOfStory } from './story-lists.ts';
import { mistakeOfCoincidence } from './coincidences.ts';
import { compareWithProblem } from './compare-with-problem.ts';
import { judgeRelations } from './judge-relation.ts';
import { judgeValue } from './judge-value.ts';
import { judgeOther } from './judge-list.ts';
import { standingOfCoincidence } from './useful-calculations.ts';

/** Judges one statement of a line. Definitions that it makes are added to the context. */
export function judgeStatement(tree: Tree, context: WorkingContext): StatementJudgement {
  const relations = relationsIn(tree);
  const asTerm = standingOfGeneralTerm(tree, context);
  if (asTerm !== null)
    return asTerm.holds
      ? holds(tree, 'aside', null)
      : fails(tree, { ...blank(tree), verdict: 'different', mistake: asTerm.mistake });
  const byParts = holdsForParts(tree, context);
  if (byParts !== null)
    return byParts ? holds(tree, 'definition', null) : { verdict: 'undecided', tree, base: null };
  const asFunction =
    relations.length === 1
      ? holdsForIntegral(relations[0]!)
      : holdsForFunction(tree, context.problem, context.story ?? context.problemText);
  if (asFunction !== null && context.problem.task !== 'differentiate')
    return asFunction ? holds(tree, 'aside', null) : fails(tree, null);
  const ofLimit = judgeLimit(tree, relations, context);
  if (ofLimit !== null) return ofLimit;
  for (const relation of relations) {
    const pair = falsePair(relation, context);
    if (pair !== null) return { verdict: 'fails', tree, base: null, pair };
  }
  const named = judgeNamedLetters(tree, relations, context);
  if (named !== null) return named;
  const meaning = meaningOfLetters(relations, context);
  if (meaning !== null) {
    if (!meaning.holds) return fails(tree, null);
    for (const [name, value] of meaning.letters) define(name, value, context.definitions);
    return holds(tree, 'definition', null);
  }
  const ofStory = tree.kind === 'list' ? holdsForListOfStory(tree.items, context) : null;
  if (ofStory === false) return fails(tree, null);
  if (ofStory !== null) return holds(tree, ofStory, null, 'exact', ofStory === 'result');
  if (tree.kind === 'list' && namesNumbersOfStory(tree.items, context))
    return holds(tree, 'definition', null);
  const base = compareWithProblem(tree, context);
  const coincidence = base.verdict === 'equal' ? mistakeOfCoincidence(relations, context) : null;
  if (coincidence !== null) return fails(tree, { ...base, verdict: 'different', mistake: coincidence });
  const byChance =
    base.verdict === 'equal' && tree.kind === 'relation' ? standingOfCoincidence(tree, context) : null;
  if (byChance === 'fails') return fails(tree, { ...base, verdict: 'different' });
  if (byChance === 'aside') return holds(tree, 'aside', null);
  if (base.verdict === 'equal') return taken(base, context);
  if (isExpression(tree)) return judgeValue(tree, base, context);
  if (base.partial)
    return relations.length === 1 && !isSmallerThan(relations[0]!, context.problem.expression)
      ? fails(tree, base)
      : holds(tree, 'part', base);
  if (relations.length > 0) return judgeRelations(tree, relations, base, context);
  return judgeOther(tree, base, context);
}

/** Equations in letters of the persons or things of a story; null for anything else. */
function judgeNamedLetters(
  tree: Tree,
  relations: readonly Relation[],
  context: WorkingContext,
): StatementJudgement | null {
  const standing = standingOfNamedLetters(relations, context);
  if (standing === null) return null;
  if (!standing.holds) {
    const { mistake } = standing;
    const base = { ...blank(tree), verdict: 'different' as const };
    return fails(tree, { ...base, mistake: mistake === null ? null : { id: mistake, pieces: {} } });
  }
  const owners = [...standing.letters.values()];
  for (const [letter, { value }] of standing.letters)
    if (Number.isInteger(value)) define(letter, number(value), context.definitions);
  if (!standing.areValues) return holds(tree, 'definition', null);
  const isResult = context.names!.amounts.every((each) => !each.isAsked || owners.includes(each));
  return isResult ? holds(tree, 'result', null, 'exact', true) : holds(tree, 'aside', null);
}

/** Forms and formulas of a limit; null for anything else. */
function judgeLimit(
  tree: Tree,
  relations: readonly Relation[],
  context: WorkingContext,
): StatementJudgement | null {
  const { problem } = context;
  if (relations.some((relation) => isValueOfIndeterminate(relation, problem)))
    return fails(tree, {
      ...compareWithProblem(tree, context),
      verdict: 'different',
      mistake: { id: 'indeterminate_as_value', pieces: {} },
    });
  const [only, more] = relations;
  const other = only === undefined || more !== undefined ? null : holdsForOtherLimit(only, problem);
  if (other !== null) return other ? holds(tree, 'aside', null) : fails(tree, null);
  const found = holdsForLimit(tree, problem);
  if (found === null) return null;
  return found === 'fails'
    ? fails(tree, compareWithProblem(tree, context))
    : holds(tree, found === 'step' ? 'step' : 'aside', null);
}

const relationsIn = (tree: Tree): readonly Relation[] =>
  tree.kind === 'relation'
    ? [tree]
    : tree.kind === 'alternatives'
      ? tree.items
      : tree.kind === 'systems'
        ? tree.items.flatMap(({ items }) => items)
        : [];
