import type { Counterexample, Family, Mistake, ReadAnswer, FormulaForms } from '@curvela/maths';
import type { SkillId } from '@curvela/curriculum';
import type { Track } from '../skill/track.ts';
import type { ConceptId } from '../../model/concepts.ts';
import type { TopicId } from '../../model/understanding/topics/topic.ts';

/**
 * The phase of a session: orient → diagnose → attempt → (feedback ↔ hint) → resolve → transfer → reflect → schedule, with clarify, break
 * and escalate as side phases. Side phases return to the pending step within their own turn, so a stored state is never in one.
 * `diagnose` waits for the very first line, which shows where to begin.
 */
export const phases = [
  'orient',
  'diagnose',
  'attempt',
  'feedback',
  'hint',
  'resolve',
  'transfer',
  'reflect',
  'schedule',
  'clarify',
  'break',
  'escalate',
] as const;
export type Phase = (typeof phases)[number];

/** A formula as stored and sent; `html`, its rendering, is added when the response is sent. */
export type Formula = Pick<FormulaForms, 'latex' | 'plain' | 'speech'> & { readonly html?: string };
export type FormulaTree = FormulaForms['tree'];
/** The task of a problem: solve, simplify, expand, factor, evaluate. */
export type ProblemTask = Extract<ReadAnswer, { ok: true }>['task'];

/** Hint levels above H0, which is part of every verdict. 0: no help. */
export type HelpRung = 1 | 2 | 3 | 4;
export type HelpLevel = 0 | HelpRung;

export type WorkLine = { n: number; formula: Formula; tree: FormulaTree; by: 'given' | 'learner' | 'tutor' };

/** Why a line does not follow from the previous one. */
export type LineSlip = {
  /** A bare value or answer, not a line of working. */
  value?: boolean;
  formula: Formula;
  mistake: Mistake | null;
  counterexample: Counterexample | null;
  lost: Formula[];
  gained: Formula[];
};

/** What happened on the line being worked on. */
export type StepWork = {
  /** Failed attempts that count. */
  failed: number;
  /** There was an attempt or "I can't start": hints are available from now on. */
  tried: boolean;
  cannotStart: boolean;
  rung: HelpLevel;
  /** How often "I am stuck" was said on this step before any hint. */
  stuck?: number;
  /** The next move was named without its result: between the idea and the worked example. */
  half?: boolean;
  wrong: { plain: string; at: number; value: boolean }[];
  slip: LineSlip | null;
};

export const outcomes = ['unaided', 'with_hints', 'with_example', 'with_steps_shown', 'given_up'] as const;
export type ItemOutcome = (typeof outcomes)[number];

export type SessionItem = {
  /** Own uuid: evidence is stored under it. */
  id: string;
  role: 'given' | 'twin';
  /** The problem parses in the session's locale, verb included. */
  problem: string;
  /** The learner's own text of a word problem: its numbers and units decide what a calculation claims. */
  story?: string;
  /** Of a word problem whose calculation or equation the learner is still to find: two that do not fit; `offered` with the right one. */
  setup?: { others: readonly Formula[]; offered: boolean };
  task: ProblemTask;
  /** Null when the solver cannot solve it: lines are checked all the same. */
  family: Family | null;
  /** Null if the skill graph has none. */
  skill: SkillId | null;
  /** The solver needs one step only, so showing the step shows the answer. */
  oneStep: boolean;
  given: Formula;
  tree: FormulaTree;
  lines: WorkLine[];
  /** True statements beside the chain, in the learner's notation: definitions and side calculations, which later lines may use. */
  asides?: string[];
  step: StepWork;
  /** Deepest hint level on any step. */
  help: HelpLevel;
  /** Failed attempts on any step. */
  failed: number;
  startedAt: number;
  outcome: ItemOutcome | null;
};

export type CardAsk =
  | 'first'
  | 'model'
  | 'choose_model'
  | 'next'
  | 'again'
  | 'explain'
  | 'reflect'
  | 'twin'
  | SkillAsk;
/** Questions of cards while a skill is taught. */
type SkillAsk = 'offer_known' | 'offer_weak' | 'before' | 'idea' | 'example' | 'example_over' | 'question';
/** Waits for an answer. A card is answered once, with its submit control. */
export type Card = {
  id: string;
  /** `step`: the button continues; `question`: answers a practice question. */
  purpose: 'line' | 'explain' | 'reflect' | 'twin' | 'step' | 'question';
  ask: CardAsk;
  /** Number of the requested line; null for other purposes. */
  line: number | null;
  /** The concept to name with the question, for models that do so. */
  concept: ConceptId | null;
  /** Asks the concept's question instead of naming it: the line itself would take too long for a first step. */
  small?: true;
  /** Buttons on a card of a step. */
  options?: readonly string[] | undefined;
};

/** A previous problem. */
type PastItem = {
  id: string;
  problem: string;
  given: Formula;
  outcome: ItemOutcome | null;
  help?: HelpLevel;
  failed?: number;
};

export type SessionTally = {
  unaided: number;
  afterHelp: number;
  shown: number;
  solved: number;
  givenUp: number;
};

export type SessionState = {
  phase: Phase;
  item: SessionItem;
  /** Previous problems, oldest first. */
  past: PastItem[];
  /** Problems worked on in superseded turns: no longer a first attempt. */
  left?: { id: string; given: Formula }[];
  card: Card | null;
  tally: SessionTally;
  /** The line the graph compares with the given one. */
  drawn: { formula: Formula; tree: FormulaTree; right: boolean } | null;
  /** The last reply to a message, so that it is not repeated word for word: `times` in a row before. */
  talk?: { key: string; times: number; topic?: TopicId; aspect?: 'what' | 'why' | 'how' | 'scope' };
  /** For sessions that teach a skill. */
  track?: Track;
};

export const emptyStep = (): StepWork => ({
  failed: 0,
  tried: false,
  cannotStart: false,
  rung: 0,
  wrong: [],
  slip: null,
});
export const emptyTally = (): SessionTally => ({ unaided: 0, afterHelp: 0, shown: 0, solved: 0, givenUp: 0 });

export const formulaOf = ({ latex, plain, speech }: Formula): Formula => ({ latex, plain, speech });

/** The last correct line: the next one is compared with it. */
export function lastLine(item: SessionItem): WorkLine {
  const line = item.lines.at(-1);
  if (!line) throw new Error('an item always has its given line');
  return line;
}
