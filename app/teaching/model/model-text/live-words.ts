import type { SpeechPiece } from './guard-context.ts';
import { joinedText, type ModelWords } from './model-words.ts';

/** The words of one turn while they are being streamed: one writer, any number of readers. */
export class LiveWords {
  readonly stopping = new AbortController();
  #words: ModelWords;
  #changed = Promise.withResolvers<void>();

  constructor(words: ModelWords) {
    this.#words = words;
  }

  get words(): ModelWords {
    return this.#words;
  }

  /** Resolves with the next change. Get it before reading the words, or a change may be missed. */
  get changed(): Promise<void> {
    return this.#changed.promise;
  }

  add(piece: SpeechPiece): void {
    this.#set({ text: joinedText([...this.#words.text, piece]) });
  }

  end(state: Exclude<ModelWords['state'], 'streaming'>): void {
    this.#set({ state });
  }

  #set(change: Partial<ModelWords>): void {
    this.#words = { ...this.#words, ...change };
    const before = this.#changed;
    this.#changed = Promise.withResolvers();
    before.resolve();
  }
}
