import type { Language } from '#app/platform/texts.ts';
import type { Formula } from '../../domain/pedagogy/state.ts';
import type { Engine } from '../../domain/words/guards/judge-unit.ts';
import type { Known } from '../../domain/words/guards/known.ts';

export type Piece = string | Formula;
export type GuardContext = {
  known: Known;
  maths: Engine;
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
  emit(piece: Piece): void;
};
