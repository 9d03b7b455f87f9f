import { words as formulaWords } from '../../expression/words.ts';
import { isInfix, relationText } from './signs.ts';
import type { MessageToken } from './tokens.ts';
import type { TokenContext } from './token-context.ts';
import type { Operands } from './operands.ts';
import type { Run, PushPiece } from './run-pieces.ts';

/** Signs and brackets in a formula, and those that end it. */
export class RunSigns {
  private readonly context: TokenContext;
  private readonly operands: Operands;

  constructor(context: TokenContext, operands: Operands) {
    this.context = context;
    this.operands = operands;
  }

  takeSign(
    token: MessageToken,
    index: number,
    brackets: string[],
    gap: string,
    value: boolean,
    run: Run,
    push: PushPiece,
  ): boolean {
    const { text } = token;
    const inside = token.span > 0;
    if (/^[$€£¢]$/u.test(text)) {
      if (
        value
          ? text === '$' && this.context.token(index + 1)?.kind === 'number'
          : this.context.token(index + 1)?.kind !== 'number'
      )
        return false;
      run.money = true;
      push('', value ? 'postfix' : 'prefix', false, index + 1);
      return true;
    }
    if (/^[([{]$/.test(text)) {
      if (text === '{' && !inside && !this.isGroup(index)) return false;
      if (!inside && !this.operands.startsValue(index + 1)) return false;
      // "f (x)" with words around is not a product; a bracket after a space may begin a remark.
      if (!inside && value && token.spaced && !this.closesAsFactor(index)) return false;
      brackets.push(text);
      push(gap + text, 'open', false, index + 1);
      return true;
    }
    if (/^[)\]}]$/.test(text)) {
      if (brackets.length === 0) return false;
      brackets.pop();
      push(gap + text, 'close', false, index + 1);
      return true;
    }
    if (text === '|' || text === '∣') {
      if (!inside && !value && !this.operands.startsValue(index + 1)) return false;
      push(gap + text, value ? 'close' : 'open', false, index + 1);
      return true;
    }
    if (value && /^[⁻⁺⁰¹²³⁴⁵⁶⁷⁸⁹ⁿˣⁱʸᵏᵐᵗ]$/u.test(text)) {
      let end = index;
      let raised = '';
      while (
        /^[⁻⁺⁰¹²³⁴⁵⁶⁷⁸⁹ⁿˣⁱʸᵏᵐᵗ]$/u.test(this.context.token(end)?.text ?? '') &&
        (end === index || !this.context.tokens[end]!.spaced)
      )
        raised += this.context.tokens[end++]!.text;
      push(raised, 'postfix', false, end);
      return true;
    }
    if (/^[%!′°º'’″²³¹⁰⁴⁵⁶⁷⁸⁹ⁿˣⁱ]$/u.test(text) || /^[ʸᵏᵐᵗ]$/u.test(text)) {
      if (!value) {
        // sin²x
        if (this.isFunctionBefore(index)) {
          push(text, 'prefix', false, index + 1);
          return true;
        }
        // ³√27
        if (/^[³⁴⁵⁶⁷⁸⁹]$/u.test(text)) {
          push(gap + text, 'prefix', false, index + 1);
          return true;
        }
        return false;
      }
      push(text, 'postfix', false, index + 1);
      return true;
    }
    if (/^[⁻⁺₀-₉ₙₓ]$/u.test(text)) {
      push(text, text === '⁻' || text === '⁺' ? 'prefix' : 'postfix', false, index + 1);
      return true;
    }
    if (/^[√∛∜∫∑∏]$/u.test(text)) {
      push(gap + text, 'prefix', false, index + 1);
      return true;
    }
    if (/^[∞½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞ℝℂ∅]$/u.test(text)) {
      push(gap + text, 'value', false, index + 1);
      return true;
    }
    if (/^[-−–—+±]$/u.test(text)) {
      const after = this.context.token(index + 1);
      // A dash between words and formulas is punctuation.
      if (
        !inside &&
        value &&
        token.spaced &&
        after?.spaced === true &&
        !this.operands.startsValue(index + 1) &&
        !this.operands.isLoneLetter(index + 1)
      )
        return false;
      const letters = text === '+' && after?.kind === 'word' && /^[a-z]{1,2}$/.test(after.text);
      if (
        !inside &&
        !letters &&
        !this.operands.startsValue(index + 1) &&
        !this.operands.isLoneLetter(index + 1)
      )
        return false;
      push(
        gap + (after?.spaced === true && value ? `${text} ` : text),
        value ? 'infix' : 'prefix',
        false,
        index + 1,
      );
      return true;
    }
    if (text === '_' && !token.spaced && this.context.tokens[index - 1]?.end === token.at) {
      push('_', 'infix', false, index + 1);
      return true;
    }
    if (text === '^' && !value && this.isFunctionBefore(index)) {
      push('^', 'prefix', false, index + 1);
      return true;
    }
    if (text === '^' && /^[_}\d∫]$/u.test(this.context.tokens[index - 1]?.text.at(-1) ?? '')) {
      push('^', 'infix', false, index + 1);
      return true;
    }
    if (isInfix(token)) {
      if (!inside && !value && !/^[*=<>/]$/.test(text)) return false;
      if (!inside && /^[=<>≤≥≠]$/u.test(text) && !this.relationContinues(index)) return false;
      push(gap + text, 'infix', false, index + 1);
      return true;
    }
    if (!inside) return false;
    push(gap + text, 'value', false, index + 1);
    return true;
  }

  private isFunctionBefore(index: number): boolean {
    const before = this.context.tokens[index - 1];
    return (
      before?.kind === 'word' &&
      formulaWords.has(before.folded) &&
      before.end === this.context.tokens[index]!.at
    );
  }

  private relationContinues(index: number): boolean {
    const next = this.context.token(index + 1);
    if (next === undefined) return false;
    if (next.kind === 'sign' && /^[=>]$/.test(next.text) && !next.spaced) return true;
    return this.operands.startsValue(index + 1) || this.operands.isLoneLetter(index + 1) || next.span > 0;
  }

  private isGroup(index: number): boolean {
    const before = this.context.token(index - 1);
    return before !== undefined && (before.kind === 'command' || /^[\^_}\]]$/.test(before.text));
  }

  /** "(x + 4) (x + 5)" is a product; "2x + 1 (show your work)" is not, nor "x = 3 (x > 0)". */
  private closesAsFactor(open: number): boolean {
    let depth = 0;
    for (let index = open; index < Math.min(this.context.tokens.length, open + 60); index += 1) {
      const token = this.context.tokens[index]!;
      if (token.kind === 'mark' || relationText.test(token.text)) return false;
      if (token.kind === 'word' && token.text.length > 2 && !formulaWords.has(token.folded)) return false;
      if (token.text === '(') depth += 1;
      if (token.text === ')') depth -= 1;
      if (depth === 0) return true;
    }
    return false;
  }
}
