import { Unreadable, depthOf, endsValue, type TokenBody } from '../tokens.ts';
import { rootPhrases, wordAt, words } from '../words.ts';
import { UnitLexer } from './units.ts';
import { afterValue, phrases, spacedWords, wholeWords } from './phrases.ts';
import { alwaysJoiners, greekLetter } from './signs.ts';

/** `abc` may be a product of three; four letters in a row that are no word we know are a word we do not know. */
const mostLettersInARow = 3;

/** Reads runs of letters: units, words, names of functions, differentials, and else single letters. */
export abstract class LetterLexer extends UnitLexer {
  /** True behind an integral sign: d and a letter are then its end. */
  protected integral = false;

  protected letters(): void {
    for (const [pattern, index] of rootPhrases) {
      const phrase = this.match(pattern);
      if (phrase !== null) return this.push({ type: 'root', index }, phrase[0].length);
    }
    for (const [pattern, body] of phrases) {
      const phrase = this.match(pattern);
      if (phrase !== null) return this.mark(body, phrase[0].length);
    }
    // A raised letter is an exponent: xⁿ, eˣ.
    const run = this.match(/(?:(?![ⁿˣʸᵏᵐᵗⁱ])\p{L})+/uy)![0];
    if (this.member(run) || this.unit(run) || this.chosen(run)) return;
    const body = this.wholeRun(run) ?? this.joiner(run);
    if (body !== null) return this.mark(body, run.length);
    if (this.differential(run)) return;
    if (run.length > mostLettersInARow && /[^a-zα-ω]/iu.test(run) && !words.has(run.toLowerCase()))
      throw new Unreadable('unknown_word', this.at, run);
    this.spell(run);
  }

  protected mark(body: TokenBody, length: number): void {
    if (body.type === 'integral') this.integral = true;
    this.push(body, length);
  }

  /** Function names and constants as long as they last, else letter by letter. */
  private spell(run: string): void {
    const start = this.at;
    let unknown = 0;
    while (this.at < start + run.length) {
      const word = wordAt(run, this.at - start);
      unknown = word === null ? unknown + 1 : 0;
      if (unknown > mostLettersInARow) throw new Unreadable('unknown_word', start, run);
      if (word === null) this.letter();
      else this.push(words.get(word)!, word.length);
    }
  }

  private letter(): void {
    const point = String.fromCodePoint(this.text.codePointAt(this.at)!);
    if (point === 'e') return this.push({ type: 'constant', name: 'e' }, 1);
    if (point === 'π') return this.push({ type: 'constant', name: 'pi' }, 1);
    if (point === 'ϕ') return this.push({ type: 'variable', name: 'φ' }, 1);
    if (point === 'ℝ') return this.push({ type: 'reals' }, 1);
    if (point === 'U' && this.joinsSets()) return this.push({ type: 'union' }, 1);
    if (!/^[a-zA-Zα-ωΑ-Ω]$/u.test(point)) throw new Unreadable('unknown_character', this.at, point);
    this.push({ type: 'variable', name: point }, point.length);
  }

  /** `(−∞, 1) U (2, ∞)`. */
  private joinsSets(): boolean {
    const last = this.last;
    const closed = last?.type === 'close' || (last?.type === 'open' && last.bracket === '[');
    return closed && this.match(/U\s*[([\]{]/y) !== null;
  }

  private wholeRun(run: string): TokenBody | null {
    const whole = wholeWords.get(run.toLowerCase());
    if (whole !== undefined) return whole;
    if (/^nC[rk]?$|^nP[rk]?$/.test(run)) return this.choose(run);
    if (/^[CP]$/.test(run) && this.last?.type === 'number' && this.last.whole && this.match(/.\s?\d/y)) {
      if (this.spaced === /\s/.test(this.text[this.at + 1]!)) return this.choose(run);
    }
    const follows = this.text.slice(this.at + run.length, this.at + run.length + 2);
    if (/^(?:sum|Σ)$/.test(run) && follows.startsWith('_')) return { type: 'series', operation: 'sum' };
    if (/^(?:prod|Π)$/.test(run) && follows.startsWith('_')) return { type: 'series', operation: 'product' };
    if (endsValue(this.last) && afterValue.has(run)) return afterValue.get(run)!;
    const spaced = this.spaced && /^\s/.test(follows);
    return spaced ? (spacedWords.get(run.toLowerCase()) ?? null) : null;
  }

  /** `x in [0, 1]`. */
  private member(run: string): boolean {
    if (run !== 'in' || this.tokens.length !== 1 || this.match(/in\s*(?:[([\]{ℝ∅]|R\b|\\mathbb)/y) === null)
      return false;
    this.push({ type: 'in' }, 2);
    return true;
  }

  /** `nC2` and `nCr` without brackets: how many choices, in letters. */
  private chosen(run: string): boolean {
    const behind = this.text[this.at + run.length] ?? '';
    if (
      !/^n[CP][rk]?$/.test(run) ||
      (run.length === 2 ? !/\d/.test(behind) : /^\s*(?:\\left)?\(/.test(this.text.slice(this.at + 3)))
    )
      return false;
    if (this.last?.type === 'number') return false;
    this.push({ type: 'variable', name: 'n' }, 1);
    this.push({ type: 'choose', name: run[1] === 'C' ? 'combinations' : 'permutations' }, 1);
    if (run.length === 3) this.push({ type: 'variable', name: run[2]! }, 1);
    return true;
  }

  /** `5C2`, `5 nCr 2` or `nCr(5, 2)`; `nC` alone is a product. */
  private choose(run: string): TokenBody | null {
    const name = run.includes('C') ? 'combinations' : 'permutations';
    const operator = this.last?.type === 'number' && run.length !== 2;
    const called = run.length === 3 && /^\s*(?:\\left)?\(/.test(this.text.slice(this.at + 3, this.at + 12));
    return operator || called ? { type: 'choose', name } : null;
  }

  /** `dx` that ends an integral or stands below in d/dx. Elsewhere `dx`, `dt` … are refused, never taken for d times x. */
  private differential(run: string): boolean {
    const written = this.match(/d(?:\s+|\\[,;! ]\s*)(?=[a-zα-ω\\])/uy);
    const factor = this.last?.type === 'operator' && this.last.sign === '*';
    const gap =
      run === 'd' && !factor && (this.integral || this.match(/d\\[a-z]/y)) ? (written?.[0].length ?? 1) : 0;
    if (gap > 0) {
      const command = /^\\([a-z]+)/.exec(this.text.slice(this.at + gap, this.at + gap + 12));
      const letter = /^[a-zα-ορ-ω](?!\p{L})/u.exec(this.text.slice(this.at + gap, this.at + gap + 2));
      const name = command === null ? letter?.[0] : greekLetter(command[1]);
      if (name === undefined) return false;
      this.pushDifferential(name, gap + (command ?? letter)![0].length);
      return true;
    }
    if (!/d[a-zA-Zα-ορ-ω]$/u.test(run)) return false;
    if (run.length === 2 ? !this.standsAlone(run) : !this.integral) return false;
    const variable = run.at(-1)!;
    if (run.length > 2) this.spell(run.slice(0, -2));
    this.pushDifferential(variable, 2);
    return true;
  }

  private standsAlone(run: string): boolean {
    const [before, last] = [this.tokens.at(-2), this.last];
    const below = last?.type === 'operator' && last.sign === '/' && endsValue(before);
    const inFrac =
      last?.type === 'open' && last.bracket === '{' && before?.type === 'close' && before.bracket === '}';
    return this.integral || /[xyztuθ]$/.test(run) || below || inFrac;
  }

  protected pushDifferential(variable: string, length: number): void {
    this.push({ type: 'differential', variable }, length);
  }

  /** `20% of 50`, `1/2 of 6`: after a percentage or a number the word means "times". */
  private partOf(run: string): boolean {
    const { last } = this;
    if (!/^(?:of|de|d|del)$/i.test(run) || last === undefined || !this.spaced) return false;
    const percent = last.type === 'operator' && last.sign === '%';
    const behindWord = run.length > 1 || /^[’']/.test(this.text.slice(this.at + 1));
    const value = percent || last.type === 'number' || last.type === 'fraction' || last.type === 'close';
    if (behindWord && value) return true;
    // Alone between blanks it is a word, and no product of letters.
    if (/^(?:of|del)$/.test(run) && /^\s/.test(this.text.slice(this.at + run.length)))
      throw new Unreadable('unknown_word', this.at, run);
    return false;
  }

  /** Words between statements. `o`, `y`, `e` are variables unless a statement or a value stands on both sides. */
  private joiner(run: string): TokenBody | null {
    if (this.partOf(run)) return { type: 'operator', sign: '*' };
    const word = run.toLowerCase();
    const after = this.text.slice(this.at + run.length, this.at + run.length + 12);
    if (!this.spaced || !/^\s/.test(after)) return null;
    const always = Object.hasOwn(alwaysJoiners, word) ? alwaysJoiners[word] : undefined;
    if (always !== undefined) return { type: 'joiner', join: always };
    if (!['o', 'ó', 'y', 'e', 'u'].includes(run) || !this.behindValue()) return null;
    const statementBefore = this.tokens.some((token) => token.type === 'relation');
    const valueBefore = this.last?.type === 'number';
    const statementFollows = /^\s+[a-z](?:_?\d)?\s*[=<>≤≥≠]/i.test(after);
    // `2 y 3` are two values; `2 y - 3` and `3 y + 2` are sums with the unknown y.
    const value = word === 'o' || word === 'ó' ? /^\s+[-−+±]?[\d√]/ : /^\s+[\d√]/;
    const valueFollows = word !== 'e' && word !== 'u' && value.test(after);
    const joins = statementBefore
      ? statementFollows || valueFollows || this.anotherRelation(run.length)
      : valueBefore && valueFollows;
    if (!joins) return null;
    return { type: 'joiner', join: word === 'y' || word === 'e' ? 'and' : 'or' };
  }

  private behindValue(): boolean {
    const { last } = this;
    return endsValue(last) || last?.type === 'differential' || (last?.type === 'bar' && last.side !== 'open');
  }

  /** `2x + y = 5 y x − y = 1`: behind the word a whole statement follows, and the one before it has its relation sign. */
  private anotherRelation(length: number): boolean {
    if (this.bracketed || this.text.includes('\\')) return false;
    let depth = 0;
    let before = false;
    for (const token of this.tokens) {
      depth += depthOf(token);
      if (depth > 0) continue;
      if (token.type === 'joiner' || token.type === 'separator') before = false;
      if (token.type === 'relation') before = true;
    }
    const rest = this.text.slice(this.at + length).replaceAll(/[({[][^(){}[\]]*[)}\]]/g, '0');
    return before && /^\s+(?![-−+]\s|[·*/^)])[^\s=<>≤≥≠,;][^=<>≤≥≠]*[=<>≤≥≠]/.test(rest);
  }
}
