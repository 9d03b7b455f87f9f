import type { Maths } from '@curvela/maths';
import type { Language } from '#app/platform/texts.ts';
import type { Formula } from '../../domain/pedagogy/state.ts';
import type { KnownFacts } from '../../domain/model-text/guards/known.ts';

export type GuardMaths = Pick<Maths, 'parse' | 'check'>;

export type SpeechPiece = string | Formula;
export type GuardContext = {
  known: KnownFacts;
  maths: GuardMaths;
  language: Language;
  locale: string;
  /** Number of the requested line: "line 3" may be mentioned up to it. */
  lines: number;
  verdict: 'equal' | 'different' | 'unknown' | null;
  /** Prompt sentences the model must not repeat. */
  told: string;
  /** Nothing of a sentence is shown before it passed as a whole, not even opening words. */
  whole?: boolean;
  /** Text of this turn already on the screen; it is not repeated. */
  shown?: string;
  /** The text to be rephrased. */
  before?: string;
  emit(piece: SpeechPiece): void;
};

/** Reasons for which model text is blocked; the values of app.model_calls.guard. */
const guardNames = [
  'formula',
  'leak',
  'link',
  'length',
  'language',
  'questions',
  'safety',
  'repeated',
] as const;
export type GuardName = (typeof guardNames)[number];

/** Blocked text. `reason` is sent to the model once; it never contains anything of the answer. */
export class GuardFailure extends Error {
  readonly guard: GuardName;
  constructor(guard: GuardName, reason: string) {
    super(reason);
    this.name = 'GuardFailure';
    this.guard = guard;
  }
}
