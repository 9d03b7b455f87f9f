import type { Verdict } from '@curvela/maths';
import type { GivenAnswer } from '#app/practice/index.ts';
import type { SkillId } from '@curvela/curriculum';
import type { TutorBlock, CardView, Text } from './blocks.ts';
import type { ModelId, TutorPolicy } from '../domain/models.ts';
import type { Formula, Phase, SessionState } from '../domain/pedagogy/state.ts';
import type { Energy } from '../domain/sprint.ts';
import type { SessionLocale } from '../domain/voice/phrase.ts';
import type { ModelWords } from './model-text/model-words.ts';

export type SessionOwner = { accountId: string } | { visitorId: string };

/** Time of a focus session. Paused time does not count. */
export type FocusTime = {
  energy: Energy;
  minutes: number;
  usedMs: number;
  /** ISO instant since when the sprint runs; null while paused or stopped. */
  runningSince: string | null;
  stopped: boolean;
  /** Length of a sprint as it was chosen, once `minutes` has grown. */
  sprint?: number;
  /** A break, and how long it was to be. */
  rest?: { since: string; minutes: number } | null;
};

export type TeachingSession = {
  id: string;
  /** Whose learning it is; null when nothing is kept of it. */
  profileId: string | null;
  model: ModelId;
  /** The version of the model that it began with; null: the code's own. */
  modelVersionId: string | null;
  /** How that version helps. */
  policy: TutorPolicy;
  locale: SessionLocale;
  problem: string;
  /** The skill that it teaches; null for a problem of one’s own. */
  skill: SkillId | null;
  /** A name of the learner’s own; null: the problem names it. */
  title: string | null;
  state: SessionState;
  seed: number;
  version: number;
  focus: FocusTime | null;
  createdAt: Date;
  updatedAt: Date;
};

/** What a learner's turn was. A line keeps how it was read and what came of it. `edits`: the turn whose place it has taken. */
export type LearnerContent = { edits?: string } & (
  | { kind: 'line'; typed: string; formula: Formula | null; judgement: string }
  | { kind: 'words'; typed: string }
  /** An answer to a question of practice, as it reads. */
  | { kind: 'given'; typed: string; text: Text; given: GivenAnswer; verdict: Verdict }
  /** A press that goes on, by its words. */
  | { kind: 'press'; typed: string; label: string }
  | { kind: 'talk'; typed: string }
  | { kind: 'action'; action: string; typed?: string }
);
/**
 * `anew`: the turn that it says in other words, where that one began, and how many times it was said before. `asked`: of the first turn,
 * the words that the conversation was begun with.
 */
export type TutorContent = {
  phase: Phase;
  blocks: TutorBlock[];
  card: CardView | null;
  anew?: { of: string; position: number; times: number };
  asked?: string;
};

/** What the learner thinks of a turn: a thumb up or down, and why if they say so. */
export type TurnRating = { value: 1 | -1; reason: string | null };

export type TurnRecord = {
  id: string;
  position: number;
  createdAt: Date;
  answersCard: string | null;
  /** An edited question or other words have taken its place. */
  superseded?: boolean;
} & (
  | { speaker: 'learner'; content: LearnerContent }
  /** `words`: what a language model said in place of the prose, if one did. */
  | { speaker: 'tutor'; content: TutorContent; words?: ModelWords | null; rating?: TurnRating | null }
);

export type ParkedThought = { id: string; text: string };
