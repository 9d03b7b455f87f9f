import type { TutorBlock, CardView, Graph, ShownLine, Text } from './blocks.ts';
import type { SkillId } from '@curvela/curriculum';
import type { ModelId } from '../domain/models.ts';
import type {
  Formula,
  WorkLine,
  ItemOutcome,
  Phase,
  SessionTally,
  ProblemTask,
} from '../domain/pedagogy/state.ts';
import type { Judgement } from '../domain/pedagogy/judgement.ts';
import type { LearnerContent, TurnRating, TutorContent } from './record.ts';
import type { Energy } from '../domain/sprint.ts';
import type { TrialWork } from '../domain/trial-state.ts';
import type { ModelWords } from './model-text/model-words.ts';

/* API responses as the browser receives them. Every formula includes its rendering (`html`). */

export type FocusView = {
  energy: Energy;
  minutes: number;
  /** Chosen sprint length in minutes. */
  sprint: number;
  secondsLeft: number;
  /** When the time of the current sprint ran out; null before. */
  overSince: string | null;
  mayLonger: boolean;
  running: boolean;
  stopped: boolean;
  /** A break, and the time left of it. */
  rest: { minutes: number; secondsLeft: number } | null;
  parked: { id: string; text: string }[];
};

/** Parts of the plan, with concept names if the session names them. */
export type PlanView = { name: string | null; steps: number; done: number }[];

export type TeachingSessionView = {
  id: string;
  model: ModelId;
  locale: string;
  /** Title set by the learner. */
  title: string | null;
  /** Profile whose learning is recorded. */
  profileId: string | null;
  /** The skill taught; `byLines` while one of its problems is solved line by line. */
  skill: { id: SkillId; name: string; byLines: boolean } | null;
  phase: Phase;
  /** Position on the progress curve, 0 to 5; 6 when finished. For a skill 0 to 4, and 5 when finished. */
  stage: number;
  problem: {
    typed: string;
    formula: Formula;
    task: ProblemTask;
    solvable: boolean;
    role: 'given' | 'twin';
    /** A word problem whose calculation or equation is still to be found: its formula is not shown. */
    asksForModel: boolean;
  };
  lines: Omit<WorkLine, 'tree'>[];
  outcome: ItemOutcome | null;
  card: CardView | null;
  graph: Graph | null;
  tally: SessionTally;
  focus: FocusView | null;
  owner: 'account' | 'visitor';
  createdAt: string;
  updatedAt: string;
};

type TurnCommon = { id: string; position: number; createdAt: string };
export type TutorTurnView = TurnCommon & { speaker: 'tutor' } & TutorContent & {
    /** Language-model words replacing the prose; absent or null when the built-in words are shown. */
    words?: WordsView | null;
    /** The learner's rating. */
    rating?: TurnRating | null;
  };
export type WordsView = Pick<ModelWords, 'text' | 'state' | 'by' | 'notice'>;
export type LearnerTurnView = TurnCommon & { speaker: 'learner' } & LearnerContent;
export type TurnView = TutorTurnView | LearnerTurnView;
export type SessionWithTurns = TeachingSessionView & {
  turns: TurnView[];
  /** Superseded turns, by their positions between the others. */
  earlier?: TurnView[];
};

export type ConversationSummary = {
  id: string;
  model: ModelId;
  phase: Phase;
  /** Title set by the learner. */
  title: string | null;
  /** Name of the skill taught. */
  skill: string | null;
  formula: Formula;
  solved: number;
  /** A card waits for an answer. */
  open: boolean;
  focus: boolean;
  updatedAt: string;
};

/** A page of the list; `next` is the cursor of the following page. */
export type ConversationsPage = { sessions: ConversationSummary[]; next: string | null };

export type TurnAnswer = { learner: LearnerTurnView; turn: TutorTurnView; session: TeachingSessionView };

/** How a problem is parsed while typed: the formula, its possible readings, or where parsing stopped. */
export type ReadingView =
  | { ok: true; formula: Formula }
  | { ok: false; code: 'several'; readings: { id: string; text: string; formula: Formula }[] }
  | { ok: false; code: string; at: number; length: number; found: string };

/** A turn of a trial without a session. */
export type Trial = {
  /** Null when the message had a safety flag instead. */
  problem: { formula: Formula; task: ProblemTask; solvable: boolean } | null;
  /** The given line, the correct ones so far and the one just checked, rendered. */
  lines: ShownLine[];
  /** Verdict of the checked line; null when none was sent. For `unread`, `blocks` shows the position. */
  verdict: 'equal' | 'different' | 'unknown' | 'unread' | null;
  judgement: Judgement | null;
  mistake: string | null;
  finished: boolean;
  /** The input was accepted: the field can be cleared. */
  clears: boolean;
  /** The tutor model's response. */
  blocks: TutorBlock[];
  /** The next question; null when finished. */
  prompt: Text | null;
  /** Buttons beside Check. */
  helps: CardView['helps'];
  graph: Graph | null;
  /** The tutor model shows the graph now. */
  draws: boolean;
  /** State of the trial, to be sent with the next line. */
  stands: TrialWork | null;
};
