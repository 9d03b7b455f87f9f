import type { Counterexample, Family, Mistake, ReadAnswer, FormulaForms } from '@curvela/maths';
import type { SkillId } from '@curvela/curriculum';
import type { Track } from '../skill/track.ts';
import type { ConceptId } from '../../model/concepts.ts';

/**
 * Where a session stands: orient → diagnose → attempt → (feedback ↔ hint) → resolve → transfer → reflect → schedule, with
 * clarify, break and escalate on the side. Side phases return to the pending step within their own turn, so a stored state
 * is never in one. `diagnose` waits for the very first line: what somebody writes first says where to begin.
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

/** A formula as stored and sent; `html`, its drawing, is added when it leaves the server. */
export type Formula = Pick<FormulaForms, 'latex' | 'plain' | 'speech'> & { readonly html?: string };
export type FormulaTree = FormulaForms['tree'];
/** What is done with a problem: solve, simplify, expand, factor, evaluate. */
export type ProblemTask = Extract<ReadAnswer, { ok: true }>['task'];

/** Rungs of the hint ladder that stand above H0, which belongs to every verdict. 0: no help. */
export type HelpRung = 1 | 2 | 3 | 4;
export type HelpLevel = 0 | HelpRung;

export type WorkLine = { n: number; formula: Formula; tree: FormulaTree; by: 'given' | 'learner' | 'tutor' };

/** Why a line is not its line before any more. */
export type LineSlip = {
  /** A bare value or an answer, not a line of working. */
  value?: boolean;
  formula: Formula;
  mistake: Mistake | null;
  counterexample: Counterexample | null;
  lost: Formula[];
  gained: Formula[];
};

/** What has happened on the line that is being looked for. */
export type StepWork = {
  /** Failed attempts that count. */
  failed: number;
  /** Something was tried or "I can't start" was said: from here on hints may be asked for. */
  tried: boolean;
  cannotStart: boolean;
  rung: HelpLevel;
  wrong: { plain: string; at: number; value: boolean }[];
  slip: LineSlip | null;
};

export const outcomes = ['unaided', 'with_hints', 'with_example', 'with_steps_shown', 'given_up'] as const;
export type ItemOutcome = (typeof outcomes)[number];

/** A problem being worked on. */
export type SessionItem = {
  /** Its own uuid: what it showed is kept under it. */
  id: string;
  role: 'given' | 'twin';
  /** Reads back in the session's locale, verb included. */
  problem: string;
  task: ProblemTask;
  /** Null when the solver cannot do it: lines are checked all the same. */
  family: Family | null;
  /** The skill that it shows; null where the skill graph has none. */
  skill: SkillId | null;
  /** The solver needs one step only, so showing the step is showing the answer. */
  oneStep: boolean;
  given: Formula;
  tree: FormulaTree;
  lines: WorkLine[];
  step: StepWork;
  /** Deepest rung on any step. */
  help: HelpLevel;
  /** Failed attempts on any step. */
  failed: number;
  startedAt: number;
  outcome: ItemOutcome | null;
};

export type CardAsk = 'first' | 'next' | 'again' | 'explain' | 'reflect' | 'twin' | SkillAsk;
/** Of cards while a skill is taught. */
type SkillAsk = 'offer_known' | 'offer_weak' | 'before' | 'idea' | 'example' | 'example_over' | 'question';
/** What waits for an answer. A card is answered once, by its submit control. */
export type Card = {
  id: string;
  /** `step`: a press goes on; `question`: an answer to a question of practice. */
  purpose: 'line' | 'explain' | 'reflect' | 'twin' | 'step' | 'question';
  ask: CardAsk;
  /** Number of the line that is asked for; null for everything else. */
  line: number | null;
  /** The idea to name with the question, for models that do so. */
  concept: ConceptId | null;
  /** Its question is asked in place of its name: the line itself would take too long for a first step. */
  small?: true;
  /** What a press can be, on a card of a step. */
  options?: readonly string[] | undefined;
};

/** A problem that was gone on from. */
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
  /** Problems before the present one, oldest first. */
  past: PastItem[];
  /** Problems that were worked on in what an edited question has taken the place of: they are no first attempt any more. */
  left?: { id: string; given: Formula }[];
  card: Card | null;
  tally: SessionTally;
  /** The line that the picture compares with the given one. */
  drawn: { formula: Formula; tree: FormulaTree; right: boolean } | null;
  /** Of a session that teaches a skill. */
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

/** The last line that is right: what the next one is compared with. */
export function lastLine(item: SessionItem): WorkLine {
  const line = item.lines.at(-1);
  if (!line) throw new Error('an item always has its given line');
  return line;
}
