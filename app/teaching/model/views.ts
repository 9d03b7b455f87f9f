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

/* What the API answers, as the browser reads it. Every formula in it has its drawing (`html`). */

export type FocusView = {
  energy: Energy;
  minutes: number;
  /** Length of a sprint as it was chosen. */
  sprint: number;
  secondsLeft: number;
  /** When the time of the running sprint was over; null before. */
  overSince: string | null;
  mayLonger: boolean;
  running: boolean;
  stopped: boolean;
  /** A break, and what is left of it. */
  rest: { minutes: number; secondsLeft: number } | null;
  parked: { id: string; text: string }[];
};

/** Parts of the way, their ideas by name where the session names them. */
export type PlanView = { name: string | null; steps: number; done: number }[];

export type TeachingSessionView = {
  id: string;
  model: ModelId;
  locale: string;
  /** A name of the learner’s own. */
  title: string | null;
  /** Whose learning it is. */
  profileId: string | null;
  /** The skill that it teaches; `byLines` while a problem of it is worked on line by line. */
  skill: { id: SkillId; name: string; byLines: boolean } | null;
  phase: Phase;
  /** Station on the curve, 0 to 5; 6 when all are done. Of a skill 0 to 4, and 5. */
  stage: number;
  problem: { typed: string; formula: Formula; task: ProblemTask; solvable: boolean; role: 'given' | 'twin' };
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
    /** Words of a language model in place of the prose; absent or null when the built-in words stand. */
    words?: WordsView | null;
    /** What the learner thinks of it. */
    rating?: TurnRating | null;
  };
export type WordsView = Pick<ModelWords, 'text' | 'state' | 'by' | 'notice'>;
export type LearnerTurnView = TurnCommon & { speaker: 'learner' } & LearnerContent;
export type TurnView = TutorTurnView | LearnerTurnView;
export type SessionWithTurns = TeachingSessionView & {
  turns: TurnView[];
  /** What an edited question or other words have taken the place of, by their positions between the turns. */
  earlier?: TurnView[];
};

export type ConversationSummary = {
  id: string;
  model: ModelId;
  phase: Phase;
  /** A name of the learner’s own. */
  title: string | null;
  /** The name of the skill that it teaches. */
  skill: string | null;
  formula: Formula;
  solved: number;
  /** Something waits for an answer. */
  open: boolean;
  focus: boolean;
  updatedAt: string;
};

/** A page of the list; `next` asks for the one after it. */
export type ConversationsPage = { sessions: ConversationSummary[]; next: string | null };

export type TurnAnswer = { learner: LearnerTurnView; turn: TutorTurnView; session: TeachingSessionView };

/** How a problem is read while it is typed: the formula, the ways in which it can be meant, or where reading stopped. */
export type ReadingView =
  | { ok: true; formula: Formula }
  | { ok: false; code: 'several'; readings: { text: string; formula: Formula }[] }
  | { ok: false; code: string; at: number; length: number; found: string };

/** A turn of a try without a session. */
export type Trial = {
  /** Null when words that a person should read stood in its place. */
  problem: { formula: Formula; task: ProblemTask; solvable: boolean } | null;
  /** The given line, the right ones so far and the one that was checked, drawn. */
  lines: ShownLine[];
  /** Of the checked line; null when none was sent. `unread` says where in `blocks`. */
  verdict: 'equal' | 'different' | 'unknown' | 'unread' | null;
  judgement: Judgement | null;
  mistake: string | null;
  finished: boolean;
  /** What was sent has been taken: the field is free for the next line. */
  clears: boolean;
  /** What the tutor model says to it. */
  blocks: TutorBlock[];
  /** The question that comes next; null when finished. */
  prompt: Text | null;
  /** What stands beside Check. */
  helps: CardView['helps'];
  graph: Graph | null;
  /** The tutor model shows the picture now. */
  draws: boolean;
  /** Where the try stands, to send along with the next line. */
  stands: TrialWork | null;
};
