import type { LearnerContent, SessionOwner, TeachingSession, TurnRecord } from '../record.ts';
import type { ModelWords } from './model-words.ts';
import type { WordsEvent } from '../../domain/model-text/words-stream.ts';

export type TutorTurn = Extract<TurnRecord, { speaker: 'tutor' }>;
/** A stored turn and the learner's turn before it. */
export type StoredTutorTurn = {
  session: TeachingSession;
  turn: TutorTurn;
  learner: LearnerContent | null;
  /** The text shown here before, which must not be repeated. */
  before?: string;
};

/** Language-model words for stored turns. Absent without a configured model. */
export type TutorWords = {
  /** Whether the model is worth linking to: configured, and its last known result was good. */
  healthy(): boolean;
  /** Until when this process does not call the model; null while it does. */
  restsUntil(): Date | null;
  /** Starts the words of a turn, if allowed, and returns the turn with them. They keep growing after this resolves. */
  begin(owner: SessionOwner, stored: StoredTutorTurn): Promise<TutorTurn>;
  /** The words of a turn from the reader's position until they end. */
  follow(sessionId: string, turnId: string, lastId: string | undefined): AsyncGenerator<WordsEvent>;
  /** Stops the words; the text so far stays. Null when the turn has none. */
  stop(sessionId: string, turnId: string): Promise<ModelWords | null>;
  /** Resolves when no words are being streamed. */
  settled(): Promise<void>;
  /** Called on shutdown: current words may continue for a few seconds for readers connected to another process. */
  leave(): void;
  /** Stops current words and waits until they are stored. */
  close(): Promise<void>;
};
