import type { LearnerContent, SessionOwner, TeachingSession, TurnRecord } from '../record.ts';
import type { ModelWords } from './model-words.ts';
import type { WordsEvent } from '../../domain/model-text/words-stream.ts';

export type TutorTurn = Extract<TurnRecord, { speaker: 'tutor' }>;
/** A turn that was stored, with what led to it. */
export type StoredTutorTurn = {
  session: TeachingSession;
  turn: TutorTurn;
  learner: LearnerContent | null;
  /** What was shown in its place before: the same words again are not wanted. */
  before?: string;
};

/** Words of a language model for turns that are stored already. There is none without a configured model. */
export type TutorWords = {
  /** Whether the model is worth a link: configured, and the last thing known about it is good. */
  healthy(): boolean;
  /** Until when this process leaves the model alone; null while it asks. */
  restsUntil(): Date | null;
  /** Begins the words of a turn, if they may be said; the turn with them. The words grow after this returns. */
  begin(owner: SessionOwner, said: StoredTutorTurn): Promise<TutorTurn>;
  /** The words of a turn from where a reader stands, until they end. */
  follow(sessionId: string, turnId: string, lastId: string | undefined): AsyncGenerator<WordsEvent>;
  /** Ends the words; what was said stays. Null when the turn has none. */
  stop(sessionId: string, turnId: string): Promise<ModelWords | null>;
  /** Resolves when nothing is being said any more. */
  settled(): Promise<void>;
  /** The process ends: what is being said may go on for a few seconds more, for readers at another process. */
  leave(): void;
  /** Stops what is still being said and waits until it is kept. */
  close(): Promise<void>;
};
