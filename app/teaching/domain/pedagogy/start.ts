import type { Family, StoryLetter, StoryPiece } from '@curvela/maths';
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
  /** Of a word problem: its text around its numbers, and two calculations or equations that do not fit it. */
  quantities?: { pieces: readonly StoryPiece[]; others: readonly Formula[] };
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
  { at, newId, policy }: Pick<Circumstances, 'at' | 'newId' | 'policy'>,
): SessionItem {
  const others = policy.asksForModel ? (facts.quantities?.others ?? []) : [];
  return {
    id: newId(),
    role,
    problem: facts.problem,
    ...(facts.story === undefined ? {} : { story: facts.story }),
    ...(others.length > 1 && facts.family !== null && facts.steps > 0
      ? { setup: { others, offered: false } }
      : {}),
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

const isSetUp = ({ setup }: SessionItem): boolean => setup !== undefined;

/** A word problem is shown as a table of its numbers; its calculation only where the learner is not asked for it. */
function openingOf(
  { task, formula, problem, quantities }: ItemFacts,
  twin: 'no' | 'after_solving' | 'after_giving_up',
  asksModel: boolean,
): TutorMoment[] {
  const table: TutorMoment[] = quantities ? [{ say: 'story', pieces: quantities.pieces, asksModel }] : [];
  const read: TutorMoment = { say: 'read', task, formula, words: ownWords(problem), twin };
  return asksModel ? table : [...table, read];
}

function open(
  state: SessionState,
  facts: ItemFacts,
  twin: 'no' | 'after_solving' | 'after_giving_up',
  circumstances: Circumstances,
): Advance {
  const moments: TutorMoment[] = openingOf(facts, twin, isSetUp(state.item));
  if (facts.letters && facts.letters.length > 0) moments.push({ say: 'letters', letters: facts.letters });
  if (facts.family !== null && facts.steps === 0) {
    moments.push({ say: 'nothing_to_do', formula: facts.formula });
    return { state: { ...state, phase: 'schedule', card: null }, moments, phase: 'orient' };
  }
  if (isSetUp(state.item)) {
    const card = lineCard(circumstances, 2, 'model');
    return { state: { ...state, phase: 'diagnose', card }, moments, phase: 'orient' };
  }
  if (facts.family === null) moments.push({ say: 'unsolvable' });
  if (circumstances.policy.draws === 'always') moments.push({ say: 'picture' });
  // A twin is worked on unaided: no rule is named beforehand.
  const concept = twin === 'no' && circumstances.policy.namesNextRule ? facts.concept : null;
  const card = lineCard(circumstances, 2, 'first', concept);
  const phase = twin === 'no' ? 'orient' : 'transfer';
  return { state: { ...state, phase: twin === 'no' ? 'diagnose' : 'transfer', card }, moments, phase };
}
