import { type GuardContext, GuardFailure } from '../../../model/model-text/guard-context.ts';
import { bare, type Disguises, disguisesOf } from './disguises.ts';
import { balanced, formulaText, signOf } from './formula-text.ts';
import { judgeUnit } from './judge-unit.ts';
import { beginsOpening, isOpening } from './openings.ts';
import { numberWords, valueOfWords } from './number-words.ts';
import { requireNoLink } from './sentence.ts';
import { SentenceWatch } from './sentence-watch.ts';
import {
  beginningSigns,
  isSign,
  loneLetters,
  numberOf,
  readToken,
  splitTokens,
  subwords,
  type GuardToken,
} from './tokens.ts';

const lineWords = /^(?:lines?|steps?|l[ií]neas?|pasos?|lignes?|étapes?)$/iu;
const leakFailure = () =>
  new GuardFailure('leak', 'It told something of the answer or of a step that is still to come.');

/**
 * The text of a language model on its way to the reader, released sentence by sentence once the whole sentence passed. Opening words of
 * the first sentence are released at once, even in parts. Numbers, letters and signs are judged as whole formulas. Throws GuardFailure.
 */
export class GuardedText {
  #rest = '';
  /** Characters of the rest already shown. */
  #early = 0;
  #unit: GuardToken[] = [];
  readonly #about: GuardContext;
  readonly #disguises: Disguises;
  readonly #risky: readonly string[];
  readonly #watch: SentenceWatch;

  constructor(about: GuardContext) {
    this.#about = about;
    const { key, later, fractions } = about.known;
    // A 1 or 2 from a later line is not secret enough to ban "two".
    const parts = [...fractions.flat(), ...later.filter((value) => value > 2)];
    this.#disguises = disguisesOf(key, parts, about.language);
    this.#risky = [
      ...numberWords[about.language].keys(),
      ...this.#disguises.words,
      ...this.#disguises.articles,
      ...beginningSigns,
    ];
    this.#watch = new SentenceWatch(about, this.#disguises);
  }

  /** Long enough: sentences after the current one are dropped. */
  get full(): boolean {
    return this.#watch.full;
  }

  get words(): number {
    return this.#watch.count;
  }

  /** Part of an unfinished sentence is on the screen. */
  get open(): boolean {
    return this.#watch.open;
  }

  async feed(chunk: string): Promise<void> {
    this.#rest += chunk.replaceAll(/\p{Cf}/gu, '');
    if (this.#rest.length > 600) throw new GuardFailure('length', 'It was longer than a turn may be.');
    const { tokens, rest } = splitTokens(this.#rest);
    for (const raw of tokens) await this.#take(raw);
    this.#rest = rest;
    this.#showEarly();
  }

  async end(): Promise<void> {
    if (this.#rest !== '') await this.#take(this.#rest);
    this.#rest = '';
    await this.#closeUnit();
    this.#watch.end();
  }

  /** Shows the start of an opening word of the first sentence before the word is complete, unless a guarded word starts the same way. */
  #showEarly(): void {
    const begun = this.#rest;
    if (
      !this.#watch.opens ||
      this.#unit.length > 0 ||
      !/^\p{Lu}?\p{Ll}+$/u.test(begun) ||
      begun.length < 2 ||
      this.#watch.full
    )
      return;
    const letters = bare(begun);
    if (!beginsOpening(letters, this.#about.language)) return;
    if (this.#risky.some((word) => word.startsWith(letters)) || this.#watch.spells(letters)) return;
    this.#watch.emit(begun.slice(this.#early));
    this.#early = begun.length;
  }

  async #take(raw: string): Promise<void> {
    const early = this.#early;
    this.#early = 0;
    if (this.#watch.full) return;
    requireNoLink(raw);
    const token = readToken(raw, this.#about.language, this.#about.known.names);
    if (/[^\p{L}\p{N}\s]{5,}/u.test(token.text) || /([^\p{L}\p{N}\s.…])\1{2,}/u.test(token.text))
      throw leakFailure();
    const joins = token.kind === 'operator' && (this.#unit.length > 0 || isSign(token.core));
    if (token.kind === 'math' || token.kind === 'letter' || token.kind === 'number' || joins) {
      if (early > 0) throw leakFailure();
      this.#unit.push(token);
      if (/[.,;:!?…]/u.test(token.tail) || /\n/u.test(token.space)) await this.#closeUnit();
      return;
    }
    await this.#closeUnit();
    this.#plain(token, early);
  }

  #plain(token: GuardToken, early: number): void {
    const { core, text, space } = token;
    if (token.kind !== 'mark') this.#requireWord(core);
    if (token.kind !== 'plain' || token.tail !== '' || !isOpening(core, this.#about.language))
      this.#watch.hold();
    this.#watch.word(token.kind === 'mark' ? null : core);
    this.#watch.emit(`${text}${space}`.slice(early));
    this.#watch.passed(token);
  }

  #requireWord(core: string): void {
    const { known, language } = this.#about;
    if (/[^\p{Script=Latin}\p{M}’'‑\-–—/]/u.test(core)) {
      throw new GuardFailure('language', 'It held signs of another writing.');
    }
    if (/\p{Ll}\p{Lu}/u.test(core) || core.length > 30) throw leakFailure();
    if (loneLetters(core).some((letter) => !known.names.has(letter))) throw leakFailure();
    for (const part of [core, ...subwords(core)]) {
      const letters = bare(part);
      if (this.#disguises.words.has(letters)) throw leakFailure();
      if (this.#disguises.articles.has(letters) && this.#watch.claims) throw leakFailure();
      const value = part === core ? undefined : numberOf(part, language);
      if (value !== undefined && (known.key.includes(value) || (value > 2 && known.later.includes(value))))
        throw leakFailure();
    }
  }

  /** Judges the formula that just ended. Operator words at its edges ("is" before a comma) are plain words. */
  async #closeUnit(): Promise<void> {
    const unit = this.#unit;
    this.#unit = [];
    // "x - 2 is multiplied by 3" mentions two formulas and does not state an equation.
    const apart = unit.findIndex(
      ({ kind, core }, at) =>
        kind === 'operator' &&
        signOf(core, this.#about.language) === '=' &&
        /^[*/]$/u.test(signOf(unit[at + 1]?.core ?? '', this.#about.language)),
    );
    if (apart < 0) return this.#close(unit);
    await this.#close(unit.slice(0, apart + 2));
    this.#unit = unit.slice(apart + 2);
    await this.#closeUnit();
  }

  async #close(unit: readonly GuardToken[]): Promise<void> {
    const first = unit.findIndex(({ kind, core }) => kind !== 'operator' || isSign(core));
    const last = unit.findLastIndex(
      ({ kind, core }) => kind !== 'operator' || /^(?:\^.)$/u.test(signOf(core, this.#about.language)),
    );
    const body = first < 0 ? [] : unit.slice(first, last + 1);
    const onlySigns = body.every(({ kind }) => kind === 'operator');
    if (onlySigns) {
      for (const token of unit) this.#plain(token, 0);
      return;
    }
    for (const token of unit.slice(0, first)) this.#plain(token, 0);
    await this.#judge(body);
    for (const token of unit.slice(last + 1)) this.#plain(token, 0);
  }

  async #judge(body: readonly GuardToken[]): Promise<void> {
    const [only] = body;
    const end = body.at(-1);
    if (!only || !end) return;
    const words = body.every(({ kind }) => kind === 'number');
    const tail = end.text
      .slice(end.text.length - end.tail.length)
      .replace(/^[)\]]+(?=$)/u, (marks) => (balanced(body) ? '' : marks));
    if (words || (body.length === 1 && /^\d{1,4}$/u.test(only.core))) {
      this.#number(body, words);
    } else if (body.length === 1 && only.kind === 'letter') {
      const letter = subwords(only.core).at(only.core.endsWith('s') && only.core.length > 2 ? 0 : -1) ?? '';
      if (!this.#about.known.names.has(letter))
        throw new GuardFailure(
          'formula',
          `It used a letter that does not belong to the problem: ${only.core}`,
        );
      this.#watch.word(only.core);
      this.#watch.hold();
      this.#watch.emit(`${only.text}${only.space}`);
    } else {
      const formula = await judgeUnit(
        formulaText(body, this.#about.language),
        this.#about.known,
        this.#about.maths,
        this.#about.locale,
      );
      this.#watch.word(null);
      this.#watch.hold();
      this.#watch.emit(formula);
      this.#watch.emit(`${tail.replaceAll('$', '')}${end.space}`);
    }
    this.#watch.passed(end);
  }

  #number(body: readonly GuardToken[], words: boolean): void {
    const { known, language, lines } = this.#about;
    const value = words
      ? valueOfWords(body.flatMap(({ core }) => subwords(core).map((part) => numberOf(part, language) ?? 0)))
      : Number(body[0]?.core);
    const names = lineWords.test(this.#watch.last) && value <= lines;
    if (!names) {
      const article = body.length === 1 && this.#disguises.articles.has(bare(body[0]?.core ?? ''));
      if (known.key.includes(value) && !(article && !this.#watch.claims)) throw leakFailure();
      if (known.later.includes(value) && (!words || value > 2)) throw leakFailure();
      if (!words && !known.numbers.has(String(value))) {
        throw new GuardFailure('formula', `It held a number that does not stand on the screen: ${value}`);
      }
      this.#watch.number(value, article, words);
    }
    for (const { core, text, space } of body) {
      this.#watch.word(core);
      this.#watch.emit(`${text}${space}`);
    }
  }
}
