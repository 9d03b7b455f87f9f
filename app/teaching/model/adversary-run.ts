import type { TutorBlock } from './blocks.ts';
import type { SpeechPiece } from './model-text/guard-context.ts';
import type { ModelReply } from './model-attempt.ts';

export type Rehearsal = {
  /** Who answers: the model; people's words beside which it never speaks; the built-in tutor where a model is not asked. */
  by: 'model' | 'people' | 'built_in';
  /** The built-in words of the turn. */
  builtIn: readonly TutorBlock[];
  /** What the model said in each call, guarded or not. */
  said: readonly string[];
  /** What the guards let through. */
  shown: readonly SpeechPiece[];
  spoken: ModelReply | null;
};

/** Of what and against which model a run is. */
export type RunSubject = { versionId: string; languageModel: string; endpoint: string; fingerprint: string };
