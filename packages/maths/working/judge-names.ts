import { number, type Tree } from '../expression/tree.ts';
import { combine, type LineJudgement } from './combine-judgements.ts';
import { blank, holds, type StatementJudgement, type WorkingContext } from './judgement.ts';
import { standingOfClaim, type NameClaim, type NameClaims } from './name-claims.ts';
import { splitOf } from './split-line.ts';
import type { StoryNames } from './story-names.ts';

/**
 * Judges what a line says of the persons or things of the story. All the amounts that are asked for are the result, some of them a part of it;
 * another amount of the story is true beside it. An amount that belongs to another name is the mistake of exchanged values.
 */
export function judgeNames(
  { claims, isClear }: NameClaims,
  names: StoryNames,
  context: WorkingContext,
): LineJudgement {
  const asked = names.amounts.filter(({ isAsked }) => isAsked);
  const isComplete = asked.every((each) => claims.some(({ of }) => of === each));
  const result = context.known.solution?.result ?? context.problem.expression;
  const judged = claims.map((claim): StatementJudgement => {
    const tree: Tree = number(claim.value);
    const standing = standingOfClaim(claim, names);
    if (standing === 'holds') return holdsOf(claim, tree);
    if (!isClear || standing === null) return { verdict: 'undecided', tree, base: null };
    const mistake = standing === 'swapped' ? ({ id: 'values_swapped', pieces: {} } as const) : null;
    return { verdict: 'fails', tree, base: { ...blank(tree), verdict: 'different', mistake }, pair: null };
  });
  return combine(judged, splitOf(result), context, false);

  function holdsOf({ of }: NameClaim, tree: Tree): StatementJudgement {
    if (!of.isAsked) return holds(tree, 'aside', null);
    return isComplete ? holds(result, 'result', null, 'exact', true) : holds(tree, 'part', null);
  }
}
