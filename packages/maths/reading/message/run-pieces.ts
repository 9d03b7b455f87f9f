/* The pieces of a formula while it is collected from a message. */

/** A part of a run of mathematics: its text as a sign, and whether a word stood for it. */
export type FormulaPiece = {
  readonly text: string;
  readonly worded: boolean;
  readonly type: 'value' | 'infix' | 'prefix' | 'open' | 'close' | 'postfix' | 'unit';
};

/** Adds a piece, and says at which token the formula goes on. */
export type PushPiece = (text: string, type: FormulaPiece['type'], worded: boolean, next: number) => void;

/** A formula as far as it was collected, with the places where it may end. */
export type Run = {
  readonly pieces: FormulaPiece[];
  readonly ends: { pieces: number; next: number }[];
  lost: boolean;
  /** A letter before a lost exponent is in mathematical italics, as copied from a page. */
  italic: boolean;
  money: boolean;
};

/** The formula; null where no value was found at which it may end. */
export const finishRun = (run: Run): Run | null => (run.ends.length === 0 ? null : run);
