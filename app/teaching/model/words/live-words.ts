import type { Piece } from './guard-context.ts';
import { joinedText, type Words } from './words.ts';

/** The words of one turn while they are being said: one writer, any number of readers. */
export class LiveWords {
  readonly stopping = new AbortController();
  #words: Words;
  #changed = Promise.withResolvers<void>();

  constructor(words: Words) {
    this.#words = words;
  }

  get words(): Words {
    return this.#words;
  }

  /** Resolves with the next change. Ask before looking at the words. */
  get changed(): Promise<void> {
    return this.#changed.promise;
  }

  add(piece: Piece): void {
    this.#set({ text: joinedText([...this.#words.text, piece]) });
  }

  end(state: Exclude<Words['state'], 'streaming'>): void {
    this.#set({ state });
  }

  #set(change: Partial<Words>): void {
    this.#words = { ...this.#words, ...change };
    const before = this.#changed;
    this.#changed = Promise.withResolvers();
    before.resolve();
  }
}
