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

/** Clock of a focus session. Paused time does not count. */
export type FocusTime = {
  energy: Energy;
  minutes: number;
  usedMs: number;
  /** ISO instant at which the sprint was last started; null while paused or stopped. */
  runningSince: string | null;
  stopped: boolean;
  /** Chosen sprint length in minutes, kept when `minutes` is extended. */
  sprint?: number;
  /** A break, with its planned length. */
  rest?: { since: string; minutes: number } | null;
};

export type TeachingSession = {
  id: string;
  /** Profile whose learning is recorded; null when nothing is recorded. */
  profileId: string | null;
  model: ModelId;
  /** Version of the model at the start; null: the built-in one. */
  modelVersionId: string | null;
  /** Policy of that version. */
  policy: TutorPolicy;
  locale: SessionLocale;
  problem: string;
  /** The skill taught; null for the learner's own problem. */
  skill: SkillId | null;
  /** Title set by the learner; null: the problem is the title. */
  title: string | null;
  state: SessionState;
  seed: number;
  version: number;
  focus: FocusTime | null;
  createdAt: Date;
  updatedAt: Date;
};

/** Content of a learner's turn. A line includes how it was parsed and its verdict. `edits`: the turn it supersedes. */
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
 * `anew`: the turn it rephrases, where that one started, and how often it was rephrased before. `asked`: of the first turn, the message
 * that started the conversation.
 */
export type TutorContent = {
  phase: Phase;
  blocks: TutorBlock[];
  card: CardView | null;
  anew?: { of: string; position: number; times: number };
  asked?: string;
};

/** A learner's rating of a turn, with an optional reason. */
export type TurnRating = { value: 1 | -1; reason: string | null };

export type TurnRecord = {
  id: string;
  position: number;
  createdAt: Date;
  answersCard: string | null;
  /** Superseded by an edited question or a rephrased turn. */
  superseded?: boolean;
} & (
  | { speaker: 'learner'; content: LearnerContent }
  /** `words`: what a language model said in place of the prose, if one did. */
  | { speaker: 'tutor'; content: TutorContent; words?: ModelWords | null; rating?: TurnRating | null }
);

export type ParkedThought = { id: string; text: string };
