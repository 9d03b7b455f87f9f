import type { TutorBlock } from './blocks.ts';
import type { SpeechPiece } from './model-text/guard-context.ts';
import type { ModelReply } from './model-attempt.ts';

export type Rehearsal = {
  /** Source of the answer: the model; fixed texts written by people, where the model never writes; the built-in tutor where the model is not called. */
  by: 'model' | 'people' | 'built_in';
  /** The built-in text of the turn. */
  builtIn: readonly TutorBlock[];
  /** Raw output of each model call, blocked or not. */
  said: readonly string[];
  /** The part that passed the guards. */
  shown: readonly SpeechPiece[];
  spoken: ModelReply | null;
};

/** The version tested, and the language model used. */
export type RunSubject = { versionId: string; languageModel: string; endpoint: string; fingerprint: string };
