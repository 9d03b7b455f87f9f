import type { Block, CardView, Graph, ShownLine, Text } from './blocks.ts';
import type { ModelId } from './models.ts';
import type { Formula, Line, Outcome, Phase, Tally, Task } from './pedagogy/state.ts';
import type { Judgement } from './pedagogy/judge.ts';
import type { LearnerContent, Rating, TutorContent } from './session/record.ts';
import type { Energy } from './sprint.ts';
import type { Words } from './words/words.ts';

/* What the API answers, as the browser reads it. Every formula in it has its drawing (`html`). */

export type FocusView = {
  energy: Energy;
  minutes: number;
  secondsLeft: number;
  running: boolean;
  stopped: boolean;
  parked: { id: string; text: string }[];
};

export type SessionView = {
  id: string;
  model: ModelId;
  locale: string;
  /** A name of the learner’s own. */
  title: string | null;
  /** Whose learning it is. */
  profileId: string | null;
  phase: Phase;
  /** Station on the curve, 0 to 5; 6 when all are done. */
  stage: number;
  problem: { typed: string; formula: Formula; task: Task; solvable: boolean; role: 'given' | 'twin' };
  lines: Omit<Line, 'tree'>[];
  outcome: Outcome | null;
  card: CardView | null;
  graph: Graph | null;
  tally: Tally;
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
    rating?: Rating | null;
  };
export type WordsView = Pick<Words, 'text' | 'state' | 'by' | 'notice'>;
export type LearnerTurnView = TurnCommon & { speaker: 'learner' } & LearnerContent;
export type TurnView = TutorTurnView | LearnerTurnView;
export type SessionWithTurns = SessionView & {
  turns: TurnView[];
  /** What an edited question or other words have taken the place of, by their positions between the turns. */
  earlier?: TurnView[];
};

export type SummaryView = {
  id: string;
  model: ModelId;
  phase: Phase;
  /** A name of the learner’s own. */
  title: string | null;
  formula: Formula;
  solved: number;
  /** Something waits for an answer. */
  open: boolean;
  focus: boolean;
  updatedAt: string;
};

/** A page of the list; `next` asks for the one after it. */
export type ConversationsPage = { sessions: SummaryView[]; next: string | null };

export type TurnAnswer = { learner: LearnerTurnView; turn: TutorTurnView; session: SessionView };

/** How a line is read while it is typed. */
export type ReadingView =
  { ok: true; formula: Formula } | { ok: false; code: string; at: number; length: number; found: string };

/** One line tried without a session. */
export type Trial = {
  problem: { formula: Formula; task: Task; solvable: boolean };
  /** The given line and the right ones so far, drawn. */
  lines: ShownLine[];
  /** Of the checked line; null when none was sent. `unread` says where in `blocks`. */
  verdict: 'equal' | 'different' | 'unknown' | 'unread' | null;
  judgement: Judgement | null;
  /** The checked line as it reads back, to send along with the next one. */
  plain: string | null;
  mistake: string | null;
  finished: boolean;
  /** What the tutor model says to it. */
  blocks: Block[];
  /** The question that comes next; null when finished. */
  prompt: Text | null;
  graph: Graph | null;
};
