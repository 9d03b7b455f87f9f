import { GuardFailure, type SpeechPiece } from '../../../model/model-text/guard-context.ts';

const sentence = /[^.!?…]*[.!?…]+/gu;
const folded = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const sentencesOf = (text: string): string[] => (text.match(sentence) ?? [text]).map(folded).filter(Boolean);

/**
 * Detects repeated sentences. `shown`: sentences already in this turn, not shown again. `before`: the text to be rephrased; nothing is
 * shown until a sentence differs from it. Throws GuardFailure at the end when none did.
 */
export class Repeats {
  readonly #shown: ReadonlySet<string>;
  readonly #before: readonly string[];
  #at = 0;
  #differs: boolean;
  #waiting: SpeechPiece[] = [];

  constructor(shown: string, before: string) {
    this.#shown = new Set(sentencesOf(shown));
    this.#before = sentencesOf(before);
    this.#differs = this.#before.length === 0;
  }

  /** The pieces that may be shown now that a sentence has passed. */
  take(text: string, pieces: readonly SpeechPiece[]): readonly SpeechPiece[] {
    const foldedText = folded(text);
    if (foldedText !== '' && this.#shown.has(foldedText)) return [];
    this.#waiting.push(...pieces);
    if (!this.#differs && foldedText !== '') {
      this.#differs = this.#before[this.#at] !== foldedText;
      this.#at += 1;
    }
    return this.#differs ? this.#waiting.splice(0) : [];
  }

  end(): void {
    if (!this.#differs) throw new GuardFailure('repeated', 'These were the same words as before.');
  }
}
