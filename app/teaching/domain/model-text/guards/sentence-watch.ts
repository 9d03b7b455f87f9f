import { bare, type Disguises } from './disguises.ts';
import {
  GuardFailure,
  type GuardContext,
  type SpeechPiece,
} from '../../../model/model-text/guard-context.ts';
import { makesKey, requireSafe, requireVerdict, speaksOther } from './sentence.ts';
import { Repeats } from './repeats.ts';
import type { GuardToken } from './tokens.ts';

/** Word count after which no new sentence starts, and the maximum. */
const enoughWords = 60;
const mostWords = 85;

const claim =
  /^(?:is|are|equals?|be|answer|solution|result|says?|es|son|vale|igual|respuesta|solución|resultado|est|sont|vaut|égale?|réponse|résultat)$/iu;
const leakFailure = () =>
  new GuardFailure('leak', 'It told something of the answer or of a step that is still to come.');

/**
 * Checks that span more than one word: claims, length, language, questions, safety. A sentence is shown once it passed as a whole;
 * only the opening words of the first one (openings.ts) are shown earlier, because they state nothing. Shown text is never retracted.
 */
export class SentenceWatch {
  count = 0;
  full = false;
  last = '';
  /** Part of a sentence that has not yet passed as a whole was shown. */
  open = false;
  /** Pieces waiting for the end of their sentence; null while the first sentence has opening words only. */
  #held: SpeechPiece[] | null;
  #words: string[] = [];
  #all: string[] = [];
  #numbers: number[] = [];
  #small: number[] = [];
  #every: number[] = [];
  #articles = 0;
  #text = '';
  #initials = '';
  #questions = 0;
  readonly #about: GuardContext;
  readonly #disguises: Disguises;
  readonly #repeats: Repeats;

  constructor(about: GuardContext, disguises: Disguises) {
    this.#about = about;
    this.#disguises = disguises;
    this.#held = about.whole ? [] : null;
    this.#repeats = new Repeats(about.shown ?? '', about.before ?? '');
  }

  /** Opening words may be shown at once. */
  get opens(): boolean {
    return this.#held === null;
  }

  /** The previous word announces the answer. */
  get claims(): boolean {
    return claim.test(this.last) || /[:=]$/u.test(this.#text.trimEnd());
  }

  emit(piece: SpeechPiece): void {
    if (piece === '') return;
    this.#text += typeof piece === 'string' ? piece : piece.plain;
    if (this.#held) {
      this.#held.push(piece);
      return;
    }
    this.open = true;
    this.#about.emit(piece);
  }

  /** Holds the sentence back until its end. */
  hold(): void {
    this.#held ??= [];
  }

  number(value: number, article: boolean, inWords: boolean): void {
    this.#every.push(value);
    if (article) this.#articles += 1;
    else if (inWords && value <= 2) this.#small.push(value);
    else this.#numbers.push(value);
    this.hold();
  }

  /** Counts a word before it is shown; null for a formula. */
  word(core: string | null): void {
    if (core === null) return;
    this.count += 1;
    if (this.count > mostWords) throw new GuardFailure('length', 'It was longer than a turn may be.');
    if (this.#words.slice(-2).every((word) => bare(word) === bare(core)) && this.#words.length >= 2)
      throw leakFailure();
    this.last = core;
    this.#words.push(core);
    this.#all.push(core);
    if (this.spells(bare(core))) throw leakFailure();
    this.#initials += bare(core).slice(0, 1);
    this.#requireOwnWords();
  }

  /** Whether the initials, including this word's, spell a value of the answer. */
  spells(letters: string): boolean {
    const initials = this.#initials + letters.slice(0, 1);
    return this.#disguises.spelled.some((name) => initials.endsWith(name));
  }

  /** A token was shown: its punctuation may end the sentence. */
  passed({ tail, text, space }: Pick<GuardToken, 'tail' | 'text' | 'space'>): void {
    const marks = tail === '' ? text : tail;
    if (!/[.!?…]/u.test(marks) && !/\n/u.test(space)) return;
    if (/\?/u.test(marks)) this.#questions += 1;
    if (this.#questions > 1) throw new GuardFailure('questions', 'It asked more than one question.');
    this.#endSentence();
    if (this.count >= enoughWords) this.full = true;
  }

  end(): void {
    this.#endSentence();
    const { language } = this.#about;
    if (speaksOther(this.#all, language)) throw otherLanguage();
    this.#repeats.end();
  }

  #endSentence(): void {
    const { known, verdict, language } = this.#about;
    // "The two brackets" is not a sum; "one more than two" is.
    const counts = this.#numbers.length > 0 || this.#small.length > 1;
    const numbers = counts ? [...this.#numbers, ...this.#small] : [];
    if (makesKey(this.#words, numbers, known.key)) throw leakFailure();
    const both = (parts: readonly number[]) => parts.every((part) => this.#every.includes(part));
    if (known.fractions.some(both)) throw leakFailure();
    if (this.#articles > 0 && this.#words.length <= 3 && known.key.includes(1)) throw leakFailure();
    requireSafe(this.#text);
    requireVerdict(this.#text, verdict);
    if (speaksOther(this.#words, language)) throw otherLanguage();
    for (const piece of this.#repeats.take(this.#text, this.#held ?? [])) this.#about.emit(piece);
    if (this.#text.trim() !== '') this.#held = [];
    this.open = false;
    this.#words = [];
    this.#numbers = [];
    this.#small = [];
    this.#every = [];
    this.#articles = 0;
    this.#text = '';
  }

  /** Seven consecutive words of the prompt count as quoting it. */
  #requireOwnWords(): void {
    const recent = this.#all.slice(-7);
    requireSafe(this.#all.slice(-8).join(' '));
    if (recent.length === 7 && this.#about.told.includes(` ${recent.map(bare).join(' ')} `)) {
      throw new GuardFailure('leak', 'It repeated what it was told instead of speaking to the learner.');
    }
  }
}

const otherLanguage = () => new GuardFailure('language', 'It was not in the language of the session.');
