import { ambiguousUnits, unitWords } from '../../expression/unit-words.ts';
import { taskConcepts, type Concept } from '../lexicon/concepts.ts';
import { everyKind } from './phrase-kinds.ts';
import { matchPhrase, type Meaning } from '../lexicon/lexicon.ts';
import type { Language } from '../../texts.ts';
import { functionsOf, lettersOf, requestedLettersOf } from './letters.ts';
import { groupedNumber } from './numbers.ts';
import type { MessageToken } from './tokens.ts';
import { words as formulaWords } from '../../expression/words.ts';

const tasks: ReadonlySet<Concept> = new Set<Concept>([...taskConcepts, 'of', 'when']);

/** cm², dm3: a unit of area or volume, whether or not a number stands before it. */
const isRaisedLength = (token: MessageToken, after: MessageToken | undefined): boolean =>
  token.kind === 'word' &&
  token.span === 0 &&
  /^(?:[mcdhk]|da)m$/.test(token.text) &&
  after !== undefined &&
  !after.spaced &&
  /^[²³23^]$/u.test(after.text);

/**
 * The tokens of a message with what the whole of it says about them: its language, which letters and functions it uses, how it writes
 * decimals, and whether it is about measures.
 */
export class TokenContext {
  readonly tokens: readonly MessageToken[];
  readonly words: readonly (string | null)[];
  readonly language: Language;
  readonly locale: string | undefined;
  readonly letters: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
  private readonly decimalDot: boolean;
  /** Letters that a statement asks for at its end: "… for I". */
  readonly requested: ReadonlySet<string>;
  /** The statement is about measures: single letters after numbers are units. */
  readonly measures: boolean;

  constructor(
    tokens: readonly MessageToken[],
    words: readonly (string | null)[],
    language: Language,
    locale: string | undefined,
  ) {
    this.tokens = tokens;
    this.words = words;
    this.language = language;
    this.locale = locale;
    this.letters = lettersOf(tokens);
    this.functions = functionsOf(tokens);
    this.requested = requestedLettersOf(tokens);
    this.measures = tokens.some(
      (token, index) =>
        (token.kind === 'word' &&
          token.span === 0 &&
          token.text.length > 1 &&
          unitWords.has(token.text) &&
          !ambiguousUnits.has(token.text) &&
          tokens[index - 1]?.kind === 'number') ||
        (token.kind === 'word' && token.folded.startsWith('conver')) ||
        isRaisedLength(token, tokens[index + 1]),
    );
    this.decimalDot = tokens.some(
      ({ kind, text }) => kind === 'number' && /^\d+\.(?:\d{1,2}|\d{4,})$/.test(text),
    );
  }

  token(index: number): MessageToken | undefined {
    return this.tokens[index];
  }

  /** "to dm^2" in a text about measures: a unit without a number before it. */
  isUnitAlone(index: number): boolean {
    const [token, before, after] = [this.token(index), this.token(index - 1), this.token(index + 1)];
    if (!this.measures || token?.kind !== 'word' || !unitWords.has(token.text)) return false;
    const raised = after !== undefined && !after.spaced && /^[\^²³]$/u.test(after.text);
    return before?.kind === 'word' && token.spaced && raised;
  }

  phrase(
    index: number,
    kinds: ReadonlySet<Meaning['kind']>,
  ): { readonly length: number; readonly meanings: readonly Meaning[] } | null {
    if (this.token(index)?.span !== 0) return null;
    const found = matchPhrase(this.language, this.words, index, kinds);
    return found !== null && this.isRootOfEquation(index, found.meanings) ? null : found;
  }

  /** "is 2 a root of …", "est racine de …": a solution, not the sign of a root. */
  private isRootOfEquation(index: number, meanings: readonly Meaning[]): boolean {
    if (!meanings.some((each) => each.kind === 'prefix' && each.sign === 'sqrt')) return false;
    if (
      !/^(?:root|raiz|racine)$/.test(this.words[index] ?? '') ||
      !/^(?:of|de|del|du)$/.test(this.words[index + 1] ?? '')
    )
      return false;
    const isVerb = (place: number): boolean => /^(?:is|es|est|sea|soit|be)$/.test(this.words[place] ?? '');
    return (
      /^(?:a|one|una|une)$/.test(this.words[index - 1] ?? '') ||
      isVerb(index - 1) ||
      (this.tokens[index - 1]?.kind === 'number' && isVerb(index - 2))
    );
  }

  /** "sm1", "gr8", "m8": a word between words that ends with a digit, not directly behind the name of a task. */
  isWordWithDigit(index: number): boolean {
    const [before, token, digit, after] = [-1, 0, 1, 2].map((offset) => this.token(index + offset));
    const isWord = (each: MessageToken | undefined): boolean => each?.kind === 'word' && each.text.length > 1;
    return (
      digit?.kind === 'number' &&
      !digit.spaced &&
      !isRaisedLength(token!, digit) &&
      isWord(before) &&
      token!.spaced &&
      isWord(after) &&
      after!.spaced &&
      this.phrase(index - 1, everyKind)?.meanings.some(
        (each) => each.kind === 'concept' && tasks.has(each.concept),
      ) !== true
    );
  }

  isFactorBefore(start: number): boolean {
    const [before, open] = [this.tokens[start - 1], this.tokens[start]!];
    if (before === undefined || open.spaced || before.end !== open.at) return false;
    return (
      before.kind === 'number' ||
      before.kind === 'command' ||
      (before.kind === 'word' && (this.functions.has(before.text) || formulaWords.has(before.folded))) ||
      (before.kind === 'sign' && /^[)\]}√'’′″]$/u.test(before.text))
    );
  }

  source(start: number, end: number): string {
    let text = '';
    for (let index = start; index < end; index += 1) {
      const token = this.tokens[index]!;
      text +=
        (token.spaced && index > start ? ' ' : '') +
        (token.kind === 'number' ? this.number(token) : token.text);
    }
    return text;
  }

  number(token: MessageToken): string {
    return groupedNumber(token.text, this.locale, this.decimalDot);
  }
}
