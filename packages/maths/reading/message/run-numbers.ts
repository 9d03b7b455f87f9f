import { unitWords } from '../../expression/unit-words.ts';
import { words as formulaWords } from '../../expression/words.ts';
import { isOpenPowerOfTen } from './signs.ts';
import type { MessageToken } from './tokens.ts';
import type { TokenContext } from './token-context.ts';
import type { FormulaPiece, Run, PushPiece } from './run-pieces.ts';

/** `∫_0^(-1)`: a bound in brackets is complete. */
const endsBound = (pieces: readonly FormulaPiece[]): boolean =>
  /(?:∫|\\int)\s*_\s*(?:\([^()]*\)|[^\s()^]+)\s*\^\s*\([^()]*\)$/u.test(
    pieces
      .slice(-12)
      .map(({ text }) => text)
      .join(''),
  );

/** Numbers in a formula: values, lost exponents, mixed numbers, minutes behind hours. */
export class RunNumbers {
  private readonly context: TokenContext;

  constructor(context: TokenContext) {
    this.context = context;
  }

  takeNumber(
    token: MessageToken,
    index: number,
    pieces: FormulaPiece[],
    run: Run,
    gap: string,
    value: boolean,
    push: PushPiece,
  ): boolean {
    const last = pieces.at(-1);
    const text = this.context.number(token);
    if (value && last !== undefined) {
      const before = this.context.tokens[index - 1]!;
      const letter = before.kind === 'word' && last.type === 'value' && !last.worded;
      if (
        letter &&
        (!token.spaced || before.italic) &&
        /^\d$/.test(token.text) &&
        !formulaWords.has(before.folded)
      ) {
        // x2: an exponent that was lost in copying, or an index.
        run.lost = true;
        run.italic ||= before.italic === true;
        push(`\u0001${text}`, 'value', false, index + 1);
        return true;
      }
      // (x − 5)2: a factor is not written there.
      if (!token.spaced && before.text === ')' && last.type === 'close' && /^[2-9]$/.test(token.text)) {
        run.lost = true;
        push(`\u0001${text}`, 'value', false, index + 1);
        return true;
      }
      if (!token.spaced && last.type !== 'unit' && (before.kind === 'sign' || before.kind === 'word')) {
        push(text, 'value', false, index + 1);
        return true;
      }
      // log_2 8: the value after the base.
      const base = pieces.at(-2)?.text === '_' && /log\s*$/.test(pieces.at(-3)?.text ?? '');
      if (base && token.spaced) {
        push(` ${text}`, 'value', false, index + 1);
        return true;
      }
      // ∫_0^1 2x dx
      if (
        pieces.some((piece) => /^[∫∑∏]$|\\(?:int|sum|prod)/u.test(piece.text.trim())) &&
        (/[_^]/.test(pieces.at(-2)?.text ?? '') || endsBound(pieces))
      ) {
        push(` ${text}`, 'value', false, index + 1);
        return true;
      }
      if (last.type === 'unit' && this.continuesTime(index)) {
        const unitAfter =
          this.context.token(index + 1)?.kind === 'word' &&
          unitWords.has(this.context.token(index + 1)!.text);
        push(` ${text}`, 'value', false, index + 1);
        // 2h30: the minutes have no unit of their own.
        if (!unitAfter) pieces.push({ text: '\u202fmin', type: 'unit', worded: false });
        if (!unitAfter) run.ends[run.ends.length - 1] = { pieces: pieces.length, next: index + 1 };
        return true;
      }
      const mixed =
        before.kind === 'number' &&
        /^\d+$/.test(before.text) &&
        this.context.token(index + 1)?.text === '/' &&
        this.context.token(index + 2)?.kind === 'number' &&
        !this.context.token(index + 2)!.spaced;
      if (!mixed && token.span === 0) return false;
      push(`${gap}${text}`, 'value', false, index + 1);
      return true;
    }
    // 4.5 × 104: the exponent of a power of ten may have been lost.
    if (isOpenPowerOfTen(this.context.tokens, index)) {
      run.lost = true;
      push(`${gap}10\u0001${token.text.slice(2)}`, 'value', false, index + 1);
      return true;
    }
    push(gap + text, 'value', false, index + 1);
    return true;
  }

  /** "2 h 30 min", "2h30": hours and minutes make one quantity. */
  private continuesTime(index: number): boolean {
    const [token, before, after] = [
      this.context.tokens[index]!,
      this.context.tokens[index - 1]!,
      this.context.token(index + 1),
    ];
    const hours = unitWords.get(before.text) === 'h';
    if (after?.kind === 'word' && unitWords.has(after.text))
      return unitWords.get(after.text) !== unitWords.get(before.text);
    return hours && !token.spaced && /^[0-5]\d$/.test(token.text);
  }
}
