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
  /** Number of the line that is asked for: "line 3" may be named up to it. */
  lines: number;
  verdict: 'equal' | 'different' | 'unknown' | null;
  /** Sentences that the model was told and must not repeat. */
  told: string;
  /** Nothing is shown before its sentence has passed, not even the words that open it. */
  whole?: boolean;
  /** What of this turn stands on the screen already: it is not said twice. */
  shown?: string;
  /** What other words are wanted for. */
  before?: string;
  emit(piece: SpeechPiece): void;
};

/** What keeps words of a language model from being shown; the names of app.model_calls.guard. */
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

/** Words that are not shown. `reason` is said to the model, once; it never holds anything of the answer. */
export class GuardFailure extends Error {
  readonly guard: GuardName;
  constructor(guard: GuardName, reason: string) {
    super(reason);
    this.name = 'GuardFailure';
    this.guard = guard;
  }
}
