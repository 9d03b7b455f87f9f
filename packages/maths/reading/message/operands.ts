import { ambiguousUnits, unitWords } from '../../expression/unit-words.ts';
import type { Meaning } from '../lexicon/lexicon.ts';
import { isRateOfUnits, greekNames } from './letters.ts';
import { isInfix, isMathsBehind, relationText } from './signs.ts';
import type { MessageToken } from './tokens.ts';
import type { TokenContext } from './token-context.ts';
import { signKinds, everyKind, numberKinds, fractionKinds } from './phrase-kinds.ts';
import { words as formulaWords } from '../../expression/words.ts';

/** Names of functions and constants that are also ordinary words count only directly before a bracket. */
const ordinaryWords = new Set(
  'mean average media promedio moyenne median mediana mediane mode moda range rango etendue variance varianza deviation desviacion min max floor ceil sign tan sec exp abs inf gcd lcm hcf gcf mcd mcm pgcd ppcm combinations permutations raiz racine log lg'.split(
    ' ',
  ),
);

/** Decides which tokens begin a value: numbers, letters that stand for numbers, functions, and values written in words. */
export class Operands {
  private readonly context: TokenContext;

  constructor(context: TokenContext) {
    this.context = context;
  }

  isValueBefore(index: number): boolean {
    const before = this.context.token(index - 1);
    return (
      before !== undefined &&
      (before.kind === 'number' || (before.kind === 'sign' && /^[)\]}²³]$/u.test(before.text)))
    );
  }

  /** Whether the token begins a value where one is expected. */
  startsValue(index: number, depth = 0): boolean {
    const token = this.context.token(index);
    if (token === undefined || depth > 6) return false;
    if (token.kind === 'number' || token.kind === 'command' || token.kind === 'atom') return true;
    if (token.kind === 'sign') {
      if (/^[(√∛∜∫∑∏∞|[{$€£½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞²³⁴]$/u.test(token.text))
        return (
          token.text === '∞' ||
          this.startsValue(index + 1, depth + 1) ||
          /^[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]$/u.test(token.text)
        );
      return /^[-−–+±]$/u.test(token.text) && this.startsValue(index + 1, depth + 1);
    }
    if (token.kind !== 'word') return false;
    if (token.span > 0) return true;
    if (
      this.isVariable(index) ||
      this.isFunction(index) ||
      this.isSpokenLetter(index, depth) ||
      this.isLetterProduct(index) ||
      this.isMapping(index)
    )
      return true;
    const sign = this.context.phrase(index, signKinds);
    if (sign !== null && sign.meanings.some(({ kind }) => kind === 'prefix' || kind === 'logBase')) {
      const behind = index + sign.length;
      // "minus" and "negative" begin a value only before a number.
      if (sign.meanings.every((each) => each.kind === 'prefix' && each.sign === '-'))
        return (
          this.context.token(behind)?.kind === 'number' ||
          (isMinusSpoken(this.context.token(index - 1)) && this.countedValue(behind) !== null)
        );
      return this.startsValue(behind, depth + 1) || this.isLoneLetter(behind);
    }
    return this.fractionWords(index) !== null || this.countedValue(index) !== null;
  }

  /** A function name before its argument. */
  isFunction(index: number): boolean {
    const token = this.context.token(index)!;
    const word = formulaWords.get(token.text.toLowerCase()) ?? formulaWords.get(token.folded);
    const next = this.context.token(index + 1);
    if (word === undefined)
      return token.folded === 'lim' && (next?.text === '_' || next?.text === '(' || this.arrowAhead(index));
    if (word.type === 'constant') {
      const before = this.context.token(index - 1);
      const joins = (each: MessageToken | undefined): boolean =>
        each !== undefined && (each.kind === 'number' || each.kind === 'sign');
      return token.folded.startsWith('inf')
        ? joins(before) && before?.text !== ')'
        : joins(before) || joins(next);
    }
    if (next === undefined) return false;
    const opens = next.kind === 'sign' && /^[(_^{²³⁻|]$/u.test(next.text) && !next.spaced;
    if (ordinaryWords.has(token.folded)) {
      if (opens) return true;
      if (!/^(?:log|lg|tan)$/.test(token.folded)) return false;
    }
    const letter =
      next.kind === 'word' && /^[a-zA-Zθα-ω]$/u.test(next.text) && !/^(?:tan|log|lg)$/.test(token.folded);
    return (
      opens ||
      letter ||
      next.kind === 'number' ||
      next.span > 0 ||
      next.kind === 'command' ||
      this.isLoneLetter(index + 1) ||
      (next.kind === 'sign' && /^[(√-]$/u.test(next.text)) ||
      (next.kind === 'word' && this.isVariable(index + 1))
    );
  }

  /** "lim x→5": the letter, the arrow and the value that it approaches, as in lim_(x→5). */
  limitHead(index: number): { readonly text: string; readonly next: number } | null {
    const [letter, arrow] = [this.context.token(index + 1), this.context.token(index + 2)];
    if (letter?.kind !== 'word' || letter.text.length !== 1 || arrow === undefined) return null;
    const pointed =
      arrow.text === '-' && this.context.token(index + 3)?.text === '>'
        ? 2
        : /^(?:→|⟶|\\to|\\rightarrow)$/u.test(arrow.text)
          ? 1
          : 0;
    if (pointed === 0) return null;
    let place = index + 2 + pointed;
    let text = '';
    if (/^[-−+]$/u.test(this.context.token(place)?.text ?? '')) text = this.context.tokens[place++]!.text;
    const value = this.context.token(place);
    if (
      value === undefined ||
      !(value.kind === 'number' || value.kind === 'word' || value.kind === 'command' || value.text === '∞')
    )
      return null;
    text += value.kind === 'number' ? this.context.number(value) : value.text;
    place += 1;
    const side = this.context.token(place);
    if (side !== undefined && !side.spaced && /^[⁺⁻]$/u.test(side.text))
      [text, place] = [`${text}^${side.text === '⁺' ? '+' : '-'}`, place + 1];
    else if (
      side !== undefined &&
      !side.spaced &&
      /^[-−+]$/u.test(side.text) &&
      this.context.token(place + 1)?.spaced === true
    )
      [text, place] = [`${text}^${side.text}`, place + 1];
    return this.startsOperand(place) ? { text: `lim_(${letter.text}->${text}) `, next: place } : null;
  }

  private arrowAhead(index: number): boolean {
    return this.context.tokens
      .slice(index + 1, index + 4)
      .some(({ text }) => /^(?:→|⟶|\\to|\\rightarrow)$/u.test(text) || text === '->');
  }

  isLoneLetter(index: number): boolean {
    const token = this.context.token(index);
    return token?.kind === 'word' && token.text.length === 1 && this.context.letters.has(token.text);
  }

  /** f : x ↦ x² */
  isMapping(index: number): boolean {
    const [name, colon, letter, arrow] = [0, 1, 2, 3].map((offset) => this.context.token(index + offset));
    return (
      name?.kind === 'word' &&
      name.text.length === 1 &&
      colon?.text === ':' &&
      letter?.kind === 'word' &&
      letter.text.length === 1 &&
      /^(?:↦|\\mapsto|\\longmapsto)$/u.test(arrow?.text ?? '')
    );
  }

  /** "integrate C x": letters alone are a product where a task for formulas is just before them. */
  isLetterProduct(index: number): boolean {
    const [token, after] = [this.context.token(index), this.context.token(index + 1)];
    if (
      token?.kind !== 'word' ||
      token.span > 0 ||
      !/^[a-zA-Z]{1,3}$/.test(token.text) ||
      this.isStopLetter(index)
    )
      return false;
    const pair =
      token.text.length === 1 &&
      after?.kind === 'word' &&
      /^[a-zA-Z]$/.test(after.text) &&
      !this.isStopLetter(index + 1);
    if (!pair && token.text.length === 1) return false;
    const ends =
      after === undefined ||
      after.kind === 'mark' ||
      after.kind === 'line' ||
      this.context.phrase(index + 1, everyKind) !== null;
    if (!pair && !ends) return false;
    for (let at = index - 1; at >= 0 && index - at <= 3; at -= 1) {
      const found = this.context.phrase(at, everyKind);
      if (
        found?.meanings.some(
          (each) =>
            each.kind === 'concept' &&
            /^(?:integrate|differentiate|expand|factor|simplify)$/.test(each.concept),
        ) === true
      )
        return true;
      if (found === null) return false;
    }
    return false;
  }

  /** "y minus 4", "x squared": a letter before a word for a sign, although no sign stands beside it. */
  isSpokenLetter(index: number, depth: number): boolean {
    const token = this.context.token(index);
    if (token?.kind !== 'word' || token.span > 0 || !/^[a-zA-Z]$/.test(token.text) || depth > 3) return false;
    const sign = this.context.phrase(index + 1, signKinds);
    if (sign === null || this.context.words[index + 1] === undefined) return false;
    const behind = index + 1 + sign.length;
    return sign.meanings.some(
      (each) =>
        (each.kind === 'postfix' && each.sign !== '%' && each.sign !== '!') ||
        (each.kind === 'infix' &&
          /^[-+*/^=]$/.test(each.sign) &&
          !/^(?:of|by|de|del|du|des|d|is|are|es|son|est|sont|par|por|a|entre|sobre|sur)$/.test(
            this.context.words[index + 1]!,
          ) &&
          this.startsOperand(behind)) ||
        (each.kind === 'infix' && each.sign === '=' && this.context.token(behind)?.kind === 'number'),
    );
  }

  /** Whether a word is a letter or a product of letters in a formula: it stands beside a sign or a digit. */
  isVariable(index: number): boolean {
    const token = this.context.token(index);
    if (token?.kind !== 'word') return false;
    if (token.span > 0) return true;
    if (this.context.isUnitAlone(index)) return false;
    const [before, after] = [this.context.token(index - 1), this.context.token(index + 1)];
    const greek = /^[α-ωΑ-Ω]+$/u.test(token.text);
    if (token.text.length > 4 && !greekNames.has(token.folded)) return false;
    if (!greek && !/^[a-zA-Zα-ωΑ-Ω]+$/u.test(token.text)) return false;
    const touchesBefore =
      before !== undefined &&
      !token.spaced &&
      before.end === token.at &&
      (before.kind === 'number' ||
        (before.kind === 'sign' && /^[)\]}{+\-−–*/^=<>≤≥·×(|²³√→]$/u.test(before.text)));
    const touchesAfter =
      after !== undefined &&
      !after.spaced &&
      (isMathsBehind(after, this.context.token(index + 2)) ||
        (this.context.functions.has(token.text) && /^['’′″]$/u.test(after.text)));
    if (
      after?.text === '!' &&
      !after.spaced &&
      token.text.length === 1 &&
      this.context.token(index + 2) !== undefined &&
      isInfix(this.context.token(index + 2)!)
    )
      return true;
    const long = token.text.length > 1;
    if (long && this.context.isWordWithDigit(index)) return false;
    // "convert to m/s": a rate of units.
    if (isRateOfUnits(this.context.tokens, index)) return false;
    if (long && !touchesBefore && !touchesAfter) {
      const signs = /^[+*/^=<>≤≥·×]$/u;
      const [left, right] = [
        before !== undefined && signs.test(before.text),
        after !== undefined && signs.test(after.text),
      ];
      // "v = u + at", "ax + by = c": beside a sign even a word of the language is a product of letters.
      const known = this.context.phrase(index, everyKind) !== null;
      return (
        token.text.length <= (known ? 2 : 3) &&
        !unitWords.has(token.text) &&
        !formulaWords.has(token.folded) &&
        (known ? left && token.text.length === 2 : left || right)
      );
    }
    // 2as: letters directly behind a number are a product, whatever word they make.
    const attached =
      before?.kind === 'number' &&
      !token.spaced &&
      before.end === token.at &&
      token.text.length <= 2 &&
      !unitWords.has(token.text);
    if (long && !attached && this.context.phrase(index, everyKind) !== null) return false;
    if (long && unitWords.has(token.text) && (before?.kind === 'number' || !ambiguousUnits.has(token.text)))
      return false;
    if (touchesBefore || touchesAfter) {
      // The letter of "(x" in prose or an enumeration "(a)" stands alone in its brackets.
      const lead = this.context.token(index - 2);
      if (
        !long &&
        before?.text === '(' &&
        after?.text === ')' &&
        !this.context.isFactorBefore(index - 1) &&
        !(lead !== undefined && isInfix(lead))
      )
        return false;
      if (!long && touchesAfter && !touchesBefore && after?.text === ')' && before?.text !== '(')
        return before !== undefined && isInfix(before);
      return true;
    }
    // "3x² y -4x³": before a sign that belongs to the next number a joining letter is a word.
    const unary =
      after !== undefined &&
      /^[-−–]$/u.test(after.text) &&
      after.spaced &&
      this.context.token(index + 2)?.spaced === false;
    if (unary && /^[yeoua]$/.test(token.text) && this.isStopLetter(index)) return false;
    if (after !== undefined && after.spaced && isInfix(after) && !/^[|_]$/.test(after.text)) {
      if (after.text === '→' || relationText.test(after.text) || after.kind === 'command') return true;
      // A dash after a word may be punctuation: both sides must be mathematics.
      return this.startsValue(index + 2) || this.isLoneLetter(index + 2);
    }
    return (
      before !== undefined &&
      token.spaced &&
      isInfix(before) &&
      (relationText.test(before.text) || this.isValueBefore(index - 1) || this.isLoneLetter(index - 2))
    );
  }

  /** "three quarters", "two-fifths", "half": the fraction, and the number of words; null for anything else. */
  fractionWords(index: number): { readonly text: string; readonly length: number } | null {
    const count = this.context.phrase(index, numberKinds);
    const part = this.context.phrase(index + (count?.length ?? 0), fractionKinds);
    if (part === null) return null;
    const [top, below] = [valueOf(count), valueOf(part)];
    const length = (count?.length ?? 0) + part.length;
    // Only where it is a factor: "a third of 60", "dos quintos de m".
    const of = this.context.phrase(index + length, signKinds);
    const times = of?.meanings.some((each) => each.kind === 'infix' && each.sign === '*') === true;
    const joined =
      of?.meanings.some((each) => each.kind === 'infix' && /^[-+]$/.test(each.sign)) === true ||
      this.context
        .phrase(index - 1, signKinds)
        ?.meanings.some((each) => each.kind === 'infix' && /^[-+]$/.test(each.sign)) === true;
    if (joined && count !== null) return { text: `(${top ?? 1}/${below})`, length };
    if (!times) return null;
    const behind = this.context.token(index + length + of.length);
    const value =
      behind?.kind === 'number' || (behind?.span ?? 0) > 0 || this.isLoneLetter(index + length + of.length);
    return value ? { text: `(${top ?? 1}/${below})`, length } : null;
  }

  /** A number in words before a word that is a sign: "six times 7". */
  countedValue(index: number): { readonly text: string; readonly length: number } | null {
    const count = this.context.phrase(index, numberKinds);
    if (count === null) return null;
    // "differentiate three times" counts the derivatives.
    const named = this.context.phrase(index - 1, everyKind);
    if (named?.meanings.some((each) => each.kind === 'concept' && each.concept === 'differentiate') === true)
      return null;
    // "three x plus two"
    if (
      this.isSpokenLetter(index + count.length, 0) &&
      !/^(?:a|y|e|o|u)$/.test(this.context.words[index + count.length] ?? '')
    )
      return { text: String(valueOf(count)), length: count.length };
    const sign = this.context.phrase(index + count.length, signKinds);
    const infix =
      sign?.meanings.some((each) => each.kind === 'infix' && each.sign !== '=' && each.sign !== '*') ===
        true || /^(?:times|veces|fois)$/.test(this.context.words[index + count.length] ?? '');
    if (sign === null || !infix) return null;
    const behind = index + count.length + sign.length;
    const value =
      this.context.token(behind)?.kind === 'number' ||
      this.context.phrase(behind, numberKinds) !== null ||
      this.isLoneLetter(behind) ||
      (this.context.token(behind)?.span ?? 0) > 0;
    return value ? { text: String(valueOf(count)), length: count.length } : null;
  }

  isStopLetter(index: number): boolean {
    const token = this.context.token(index)!;
    if (token.text.length === 1 && this.context.requested.has(token.text)) return false;
    return this.context.phrase(index, everyKind) !== null;
  }

  startsOperand(index: number): boolean {
    if (this.startsValue(index) || this.isLoneLetter(index)) return true;
    const amount = this.context.phrase(index, numberKinds);
    // "of a", "de una" are articles.
    return amount !== null && valueOf(amount) !== 1 && this.context.tokens[index]!.text.length > 2;
  }
}

/** The number of a phrase that names one. */
export function valueOf(found: { readonly meanings: readonly Meaning[] } | null): number | null {
  const meaning = found?.meanings.find((each) => 'value' in each);
  return meaning !== undefined && 'value' in meaning ? meaning.value : null;
}

/** "times minus two", "minus minus twelve": a sign in words before a negative number in words. */
const isMinusSpoken = (before: MessageToken | undefined): boolean =>
  before === undefined ||
  (before.kind === 'word' && /^(?:times|by|por|fois|par|minus|menos|moins|plus|mas)$/.test(before.folded));
