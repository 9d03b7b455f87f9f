import { unitWords } from '../../expression/unit-words.ts';
import { languageOf, matchPhrase, mixedWords, type Meaning } from '../lexicon/lexicon.ts';
import type { Language } from '../../texts.ts';
import { tokenize, type MessageToken } from './tokens.ts';

/*
 * Fractions and mixed numbers that are partly written in words: "2 thirds times 9 tenths", "3 and a half hours", "2 horas y cuarto", "2 x cubed".
 */

const numbersOnly: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>(['number']);
const fractionsOnly: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>(['fraction']);
const infixOnly: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>(['infix']);

const powersOnly: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>(['infix', 'postfix']);

type Piece = { readonly at: number; readonly end: number; readonly text: string };

/** The tokens of a text and what its words mean. */
class SpokenText {
  readonly tokens: readonly MessageToken[];
  readonly words: readonly (string | null)[];
  readonly language: Language;

  constructor(tokens: readonly MessageToken[], locale: string | undefined) {
    this.tokens = tokens;
    this.words = tokens.map(({ kind, folded, span }) => (kind === 'word' && span === 0 ? folded : null));
    this.language = languageOf(this.words, locale);
  }

  valueOf(index: number, kinds: ReadonlySet<Meaning['kind']>): number | null {
    const found = matchPhrase(this.language, this.words, index, kinds, 1);
    const meaning = found?.meanings[0];
    return meaning !== undefined && 'value' in meaning ? meaning.value : null;
  }

  /** A whole number in digits or in one word. */
  wholeAt(index: number): number | null {
    const token = this.tokens[index];
    if (token?.kind === 'number') return /^\d{1,3}$/.test(token.text) ? Number(token.text) : null;
    return this.valueOf(index, numbersOnly);
  }

  isUnit(index: number): boolean {
    const token = this.tokens[index];
    return token?.kind === 'word' && token.span === 0 && unitWords.has(token.text.toLowerCase());
  }

  isTimes(index: number): boolean {
    return /^(?:times|veces|fois)$/.test(this.words[index] ?? '');
  }

  isSign(index: number): boolean {
    const token = this.tokens[index];
    if (token?.kind === 'sign') return /^[-−+*/·×÷=]$/u.test(token.text);
    if (this.words[index] == null) return false;
    const found = matchPhrase(this.language, this.words, index, infixOnly);
    return found?.meanings.some((each) => each.kind === 'infix' && /^[-+*/]$/.test(each.sign)) === true;
  }

  /** A division, whose operands need their brackets. */
  divides(index: number): boolean {
    const token = this.tokens[index];
    if (token?.kind === 'sign') return /^[/÷^]$/.test(token.text);
    const found = this.words[index] == null ? null : matchPhrase(this.language, this.words, index, infixOnly);
    return found?.meanings.some((each) => each.kind === 'infix' && /^[/^]$/.test(each.sign)) === true;
  }

  isSignBefore(index: number): boolean {
    return [1, 2, 3].some(
      (length) =>
        this.isSign(index - length) &&
        (length === 1 ||
          matchPhrase(this.language, this.words, index - length, infixOnly)?.length === length),
    );
  }

  /** The index behind the sign at a place. */
  behindSign(index: number): number {
    return index + (matchPhrase(this.language, this.words, index, infixOnly)?.length ?? 1);
  }
}

/** The text with such fractions as 2/3 and such mixed numbers as decimals. */
export function withSpokenFractions(text: string, locale: string | undefined): string {
  const { text: normalized, tokens } = tokenize(text);
  if (!tokens.some(({ kind, span }) => kind === 'word' && span === 0)) return text;
  const spoken = new SpokenText(tokens, locale);
  const pieces: Piece[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const found =
      mixedNumber(spoken, index) ?? fractionBesideSign(spoken, index) ?? factorOfPower(spoken, index);
    if (found === null) continue;
    pieces.push({ at: tokens[index]!.at, end: tokens[found.last]!.end, text: found.text });
    index = found.last;
  }
  if (pieces.length === 0) return text;
  let result = '';
  let from = 0;
  for (const { at, end, text: piece } of pieces) {
    result += normalized.slice(from, at) + piece;
    from = end;
  }
  return result + normalized.slice(from);
}

type Found = { readonly last: number; readonly text: string };

/** "3 and a half", "3 and 3/4 hours", "2 horas y cuarto", "deux fois et demie": the number in decimals. */
function mixedNumber(spoken: SpokenText, index: number): Found | null {
  const whole = spoken.wholeAt(index);
  const before = spoken.tokens[index - 1];
  if (whole === null || /^[/.,:^]$/.test(before?.text ?? '')) return null;
  const { joins, articles, parts } = mixedWords(spoken.language);
  const unit = spoken.isUnit(index + 1) || spoken.isTimes(index + 1) ? index + 1 : null;
  let at = (unit ?? index) + 1;
  if (!joins.includes(spoken.words[at] ?? '')) return null;
  at += 1;
  const shown = unit === null ? '' : ` ${spoken.tokens[unit]!.text}`;
  const [top, slash, below] = [0, 1, 2].map((offset) => spoken.tokens[at + offset]);
  if (unit === null && top?.kind === 'number' && slash?.text === '/' && below?.kind === 'number') {
    const share = Number(top.text) / Number(below.text);
    const isPart = share > 0 && share < 1 && Number.isInteger(share * 1000);
    return isPart && spoken.isUnit(at + 3) ? { last: at + 2, text: String(whole + share) } : null;
  }
  const counted = spoken.valueOf(at, numbersOnly);
  const hasCount = counted === 3;
  if (hasCount || articles.includes(spoken.words[at] ?? '')) at += 1;
  const part = parts[spoken.words[at] ?? ''];
  if (part === undefined || (hasCount && part !== 4)) return null;
  // "2 y medio" may go on with a noun; another number behind it would be left alone.
  if (spoken.tokens[at + 1]?.kind === 'number' || spoken.isSign(at + 1)) {
    // "deux fois et demie plus": behind a word for times it compares.
    if (unit !== null && !spoken.isTimes(unit)) return null;
  }
  return { last: at, text: `${whole + (hasCount ? 3 : 1) / part}${shown}` };
}

/** "2 x cubed": a number apart from the letter whose power is spoken. */
function factorOfPower(spoken: SpokenText, index: number): Found | null {
  const [factor, letter] = [spoken.tokens[index]!, spoken.tokens[index + 1]];
  const isPair = factor.kind === 'number' && letter?.kind === 'word' && /^[a-z]$/.test(letter.text);
  if (!isPair || !letter.spaced || letter.span > 0) return null;
  const found = matchPhrase(spoken.language, spoken.words, index + 2, powersOnly);
  const isPower = found?.meanings.some((each) => 'sign' in each && each.sign.startsWith('^')) === true;
  // "2 a la cuarta": the letter may be a word of the power itself.
  const isOwn = matchPhrase(spoken.language, spoken.words, index + 1, powersOnly) !== null;
  return isPower && !isOwn ? { last: index + 1, text: `${factor.text}${letter.text}` } : null;
}

/** "2 thirds times", "plus 1 quarter", "3 fifths of 45": a fraction beside the word for a sign. */
function fractionBesideSign(spoken: SpokenText, index: number): Found | null {
  const top = spoken.wholeAt(index);
  const below = spoken.valueOf(index + 1, fractionsOnly);
  const before = spoken.tokens[index - 1];
  if (top === null || top === 0 || below === null || /^[/.,:^]$/.test(before?.text ?? '')) return null;
  const next = index + 2;
  const isFactor =
    spoken.isSign(next) &&
    (spoken.wholeAt(spoken.behindSign(next)) !== null ||
      spoken.tokens[spoken.behindSign(next)]?.kind === 'number');
  const isTerm = spoken.isSignBefore(index) && spoken.tokens[next]?.kind !== 'number';
  if (!isFactor && !isTerm) return null;
  const isDivided = spoken.divides(next) || [1, 2, 3].some((length) => spoken.divides(index - length));
  return { last: index + 1, text: isDivided ? `(${top}/${below})` : `${top}/${below}` };
}
