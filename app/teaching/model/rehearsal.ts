import type { Block } from './blocks.ts';
import type { Piece } from './words/guard-context.ts';
import type { Spoken } from './model-attempt.ts';

export type Rehearsal = {
  /** Who answers: the model; people's words beside which it never speaks; the built-in tutor where a model is not asked. */
  by: 'model' | 'people' | 'built_in';
  /** The built-in words of the turn. */
  builtIn: readonly Block[];
  /** What the model said in each call, guarded or not. */
  said: readonly string[];
  /** What the guards let through. */
  shown: readonly Piece[];
  spoken: Spoken | null;
};
