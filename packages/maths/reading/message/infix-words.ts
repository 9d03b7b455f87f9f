import { words as formulaWords } from '../../expression/words.ts';
import { relationText } from './signs.ts';
import type { MessageToken } from './tokens.ts';
import type { TokenContext } from './token-context.ts';
import { type Operands, valueOf } from './operands.ts';
import { signKinds, everyKind, numberKinds } from './phrase-kinds.ts';
import type { FormulaPiece, PushPiece } from './run-pieces.ts';

/** Words and letters that mean a sign between two values. */
export class InfixWords {
  private readonly context: TokenContext;
  private readonly operands: Operands;

  constructor(context: TokenContext, operands: Operands) {
    this.context = context;
    this.operands = operands;
  }

  /** Words such as "of" and "by" are signs only between values that they can join. */
  isInfixHere(sign: string, index: number, pieces: readonly FormulaPiece[], length: number): boolean {
    const word = this.context.words[index] ?? '';
    const [before, behind] = [pieces.at(-1)!, this.context.token(index + length)!];
    // "sur [0 ; 2π]", "over [0, 2π]", "sur ℝ": the set in which the equation is solved.
    if (sign === '/' && length === 1 && /^(?:[[\]ℝ]|\\mathbb)$/u.test(behind.text)) return false;
    if (length === 1 && /^(?:of|de|del|du|des|d)$/.test(word)) {
      const portion =
        before.text === '%' ||
        /^\(\d+\/\d+\)$/.test(before.text) ||
        (pieces.length >= 3 && pieces.at(-2)!.text.trim() === '/' && pieces.at(-3)!.type === 'value') ||
        (pieces.length === 3 && before.type === 'close');
      return portion;
    }
    if (length === 1 && pieces.at(-1)!.type === 'unit' && /^(?:by|par|sur|por|sobre|x)$/.test(word))
      return false;
    if (word === 'entre' && length === 1 && this.isRangeBehind(index, pieces)) return false;
    if (length === 1 && /^(?:by|par|entre|sobre|sur|por|a)$/.test(word)) {
      const numeric = (text: string): boolean => /\d|\)|[a-z]/i.test(text);
      if (/^(?:by|par)$/.test(word) || this.isOperationNamed(index)) return false;
      return (
        numeric(before.text) &&
        (behind.kind === 'number' ||
          behind.kind === 'sign' ||
          behind.span > 0 ||
          behind.kind === 'command' ||
          this.operands.isVariable(index + length) ||
          this.operands.isLoneLetter(index + length) ||
          this.context.phrase(index + length, signKinds) !== null)
      );
    }
    if (
      sign === '=' &&
      length === 1 &&
      /^(?:is|are|es|son|est|sont|da|vaut|fait|font|donne|makes|gives)$/.test(word)
    ) {
      // "for which x is 5 − 2x > 11": the statement has its own sign.
      for (let at = index + 1; at < Math.min(this.context.tokens.length, index + 14); at += 1) {
        const { kind, text: shown } = this.context.tokens[at]!;
        if (kind === 'line' || kind === 'mark') break;
        if (relationText.test(shown) || this.isBetween(at)) return false;
      }
      // "4x is 28": between a letter expression and a number, once.
      const text = pieces.map((piece) => piece.text).join('');
      const amount = valueOf(this.context.phrase(index + length, numberKinds));
      const isNumber = behind.kind === 'number' || (amount !== null && amount !== 1);
      return /[a-z]/i.test(text) && !relationText.test(text) && isNumber;
    }
    if (/^[<>]=?$/.test(sign)) {
      // "3x − 1 is less than 2x + 6": an order that holds a letter; of two numbers it would be a claim.
      const isLettered = (text: string): boolean => /^[a-z]$/i.test(text.trim());
      const next = this.context.token(index + length + 1);
      return (
        !pieces.some(({ text }) => relationText.test(text)) &&
        (pieces.some(({ text }) => isLettered(text)) ||
          isLettered(behind.text) ||
          (behind.kind === 'number' && next !== undefined && !next.spaced && isLettered(next.text)))
      );
    }
    if (sign === '+' && word === 'more') return false;
    if (sign === '^' && /^(?:to|a)$/.test(word) && length <= 2)
      return /^(?:power|la)$/.test(this.context.words[index + 1] ?? '') || false;
    return true;
  }

  private isBetween(index: number): boolean {
    return (
      this.context
        .phrase(index, everyKind)
        ?.meanings.some((each) => each.kind === 'concept' && each.concept === 'between') === true
    );
  }

  /** "2x − 1 entre 2 y 5": the word names a range of what holds a letter, not a division. */
  private isRangeBehind(index: number, pieces: readonly FormulaPiece[]): boolean {
    if (!pieces.some(({ text }) => /^[a-z]$/i.test(text.trim()))) return false;
    for (let at = index + 1; at < Math.min(this.context.tokens.length, index + 7); at += 1) {
      const { kind, folded } = this.context.tokens[at]!;
      if (kind === 'line' || kind === 'mark') return false;
      if (kind === 'word' && folded === 'y') {
        const [next, behind] = [this.context.token(at + 1), this.context.token(at + 2)];
        return next?.kind === 'number' || (/^[-−]$/u.test(next?.text ?? '') && behind?.kind === 'number');
      }
    }
    return false;
  }

  /** After "divide" and "the product of" the word between the values only separates them. */
  private isOperationNamed(index: number): boolean {
    for (let at = index - 1; at >= 0 && index - at < 40; at -= 1) {
      if (this.context.tokens[at]!.kind === 'line' || this.context.tokens[at]!.text === '.') return false;
      const found = this.context.phrase(at, everyKind);
      if (
        found?.meanings.some(
          (each) =>
            each.kind === 'concept' && /^(?:divide|multiply|remainder|distance|subtract)$/.test(each.concept),
        ) === true
      )
        return true;
    }
    return false;
  }

  /** `5 x 10`, `3 x 4`: the letter is a multiplication sign unless the message uses it as a letter. */
  takeTimesLetter(token: MessageToken, index: number, value: boolean, push: PushPiece): boolean {
    if (token.text !== 'x' || !value) return false;
    const [before, after] = [this.context.tokens[index - 1]!, this.context.token(index + 1)];
    if (after === undefined || (after.kind !== 'number' && !(after.kind === 'sign' && after.text === '(')))
      return false;
    const numeric = before.kind === 'number' || (before.kind === 'sign' && /^[)²³]$/u.test(before.text));
    if (!numeric || token.spaced !== after.spaced) return false;
    // 3x2 may have lost its exponent.
    if (!token.spaced && /^[23]$/.test(after.text)) return false;
    // √72x4: a number alone would have been multiplied out.
    if (!token.spaced && /^\d$/.test(after.text) && this.context.tokens[index - 2]?.text === '√')
      return false;
    if (!token.spaced && /^\d$/.test(after.text) && !/^\d+$/.test(before.text)) return false;
    const elsewhere = this.context.tokens.some(
      (each, place) =>
        each.kind === 'word' &&
        each.text === 'x' &&
        place !== index &&
        !(
          each.spaced &&
          this.context.token(place + 1)?.spaced === true &&
          this.context.tokens[place - 1]?.kind === 'number' &&
          this.context.token(place + 1)?.kind === 'number'
        ),
    );
    if (elsewhere || (!token.spaced && after.kind === 'sign')) return false;
    push('*', 'infix', false, index + 1);
    return true;
  }

  /** "e^(3x) x fa", "x favor": in a Spanish chat the letter is short for the word. Not before a known phrase: "tres x más dos". */
  isSpokenPor(index: number): boolean {
    const [token, next] = [this.context.tokens[index]!, this.context.token(index + 1)];
    return (
      this.context.language === 'es' &&
      token.text === 'x' &&
      token.spaced &&
      next?.kind === 'word' &&
      next.spaced &&
      next.text.length > 1 &&
      !formulaWords.has(next.folded) &&
      this.context.phrase(index + 1, everyKind) === null
    );
  }
}
