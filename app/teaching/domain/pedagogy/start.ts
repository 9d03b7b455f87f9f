import type { Family, StoryLetter } from '@curvela/maths';
import type { SkillId } from '@curvela/curriculum';
import type { ConceptId } from '../../model/concepts.ts';
import { lineCard, type Advance, type Circumstances, type TutorMoment } from './moments.ts';
import { ownWords } from './problem-words.ts';
import {
  emptyStep,
  emptyTally,
  type Formula,
  type SessionItem,
  type SessionState,
  type ProblemTask,
  type FormulaTree,
} from './state.ts';

/** What the engine reports about a problem before it is taught. */
export type ItemFacts = {
  problem: string;
  /** The learner's own text, where it tells more than the problem that was read from it. */
  story?: string;
  /** Whose amounts the letters of the problem are, where it was read from a story. */
  letters?: readonly StoryLetter[];
  task: ProblemTask;
  formula: Formula;
  tree: FormulaTree;
  /** Null when the solver cannot solve it. */
  family: Family | null;
  /** Null if the skill graph has none. */
  skill: SkillId | null;
  /** Number of solver steps; 0 when there is nothing to do. */
  steps: number;
  /** Concept of the first rule, for models that name it. */
  concept: ConceptId | null;
};

export function itemOf(
  facts: ItemFacts,
  role: SessionItem['role'],
  { at, newId }: Pick<Circumstances, 'at' | 'newId'>,
): SessionItem {
  return {
    id: newId(),
    role,
    problem: facts.problem,
    ...(facts.story === undefined ? {} : { story: facts.story }),
    task: facts.task,
    family: facts.family,
    skill: facts.skill,
    oneStep: facts.steps === 1,
    given: facts.formula,
    tree: facts.tree,
    lines: [{ n: 1, formula: facts.formula, tree: facts.tree, by: 'given' }],
    step: emptyStep(),
    help: 0,
    failed: 0,
    startedAt: at,
    outcome: null,
  };
}

/** Starts a session: reads the problem back (orient); the first line shows where the learner is (diagnose). */
export function begin(facts: ItemFacts, circumstances: Circumstances): Advance {
  const item = itemOf(facts, 'given', circumstances);
  const state: SessionState = {
    phase: 'orient',
    item,
    past: [],
    card: null,
    tally: emptyTally(),
    drawn: null,
  };
  return open(state, facts, 'no', circumstances);
}

/** Another problem in the same session. */
export function beginAnother(
  state: SessionState,
  facts: ItemFacts,
  twin: 'no' | 'after_solving' | 'after_giving_up',
  circumstances: Circumstances,
): Advance {
  const { id, problem, given, outcome, help, failed } = state.item;
  const next: SessionState = {
    ...state,
    past: [...state.past, { id, problem, given, outcome, help, failed }],
    item: itemOf(facts, twin === 'no' ? 'given' : 'twin', circumstances),
    drawn: null,
  };
  return open(next, facts, twin, circumstances);
}

function open(
  state: SessionState,
  facts: ItemFacts,
  twin: 'no' | 'after_solving' | 'after_giving_up',
  circumstances: Circumstances,
): Advance {
  const moments: TutorMoment[] = [
    { say: 'read', task: facts.task, formula: facts.formula, words: ownWords(facts.problem), twin },
  ];
  if (facts.letters && facts.letters.length > 0) moments.push({ say: 'letters', letters: facts.letters });
  if (facts.family !== null && facts.steps === 0) {
    moments.push({ say: 'nothing_to_do', formula: facts.formula });
    return { state: { ...state, phase: 'schedule', card: null }, moments, phase: 'orient' };
  }
  if (facts.family === null) moments.push({ say: 'unsolvable' });
  if (circumstances.policy.draws === 'always') moments.push({ say: 'picture' });
  // A twin is worked on unaided: no rule is named beforehand.
  const concept = twin === 'no' && circumstances.policy.namesNextRule ? facts.concept : null;
  const card = lineCard(circumstances, 2, 'first', concept);
  const phase = twin === 'no' ? 'orient' : 'transfer';
  return { state: { ...state, phase: twin === 'no' ? 'diagnose' : 'transfer', card }, moments, phase };
}
