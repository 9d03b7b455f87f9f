import { letterUnits, unitWords } from '../../expression/unit-words.ts';
import type { FormulaPiece } from './grouping.ts';
import { infixCommands, isInfix, isOpenPowerOfTen, relationText } from './signs.ts';
import type { MessageToken } from './tokens.ts';
import type { TokenContext } from './token-context.ts';
import { type Operands, valueOf } from './operands.ts';
import { signKinds, everyKind, numberKinds } from './phrase-kinds.ts';
import { words as formulaWords } from '../../expression/words.ts';

const prefixText: Readonly<Record<string, string>> = {
  sqrt: 'sqrt',
  cbrt: 'cbrt',
  root4: '\\sqrt[4]',
  root5: '\\sqrt[5]',
  abs: 'abs',
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  ln: 'ln',
  '-': '-',
  '2*': '2*',
  '3*': '3*',
};
const longestRun = 1500;

/** Collects the pieces of a formula: signs, values, and words that stand for signs between values. */
export class RunCollector {
  private readonly context: TokenContext;
  private readonly operands: Operands;
  /** Hostile text is given up after this many pieces. */
  private budget: number;

  constructor(context: TokenContext, operands: Operands) {
    this.context = context;
    this.operands = operands;
    this.budget = 600 + 3 * context.tokens.length;
  }

  get isExhausted(): boolean {
    return this.budget < 0;
  }

  collect(start: number): Run | null {
    const pieces: FormulaPiece[] = [];
    const ends: { pieces: number; next: number }[] = [];
    const brackets: string[] = [];
    const run: Run = { pieces, ends, lost: false, italic: false, money: false };
    let index = start;
    const push = (text: string, type: FormulaPiece['type'], worded: boolean, next: number): void => {
      pieces.push({ text, type, worded });
      index = next;
      const last = pieces.at(-1)!;
      if (brackets.length === 0 && ['value', 'close', 'postfix', 'unit'].includes(last.type))
        ends.push({ pieces: pieces.length, next });
    };
    const endsValue = (): boolean =>
      pieces.length > 0 && ['value', 'close', 'postfix', 'unit'].includes(pieces.at(-1)!.type);
    while (index < this.context.tokens.length && pieces.length < longestRun) {
      this.budget -= 1;
      if (this.budget < 0) break;
      const token = this.context.tokens[index]!;
      const gap = token.spaced && pieces.length > 0 ? ' ' : '';
      const crossing = pieces.length > 0 && token.span !== this.context.tokens[index - 1]!.span;
      if (crossing && !this.joinsAcross(index, endsValue())) break;
      if (token.kind === 'line') {
        if (brackets.length > 0 && token.span === 0) return finish(run);
        break;
      }
      if (token.kind === 'ellipsis') break;
      if (token.kind === 'atom') {
        push(token.text, 'value', false, index + 1);
        continue;
      }
      if (token.kind === 'number') {
        if (!this.takeNumber(token, index, pieces, run, gap, endsValue(), push)) break;
        continue;
      }
      if (token.kind === 'mark') {
        if (brackets.length > 0 && /^[,;]$/.test(token.text)) {
          push(gap + token.text, 'infix', false, index + 1);
          continue;
        }
        if (token.text === ':' && this.isDivision(index, endsValue())) {
          push(':', 'infix', false, index + 1);
          continue;
        }
        if (
          token.text === '!' &&
          !token.spaced &&
          endsValue() &&
          !pieces.some(({ text }) => relationText.test(text))
        ) {
          push('!', 'postfix', false, index + 1);
          continue;
        }
        break;
      }
      if (token.kind === 'command') {
        const name = token.text.slice(1);
        const type = infixCommands.has(name)
          ? 'infix'
          : /^(?:d?t?frac|sqrt|sin|cos|tan|ln|log|lim|int|sum|prod|binom|d?t?binom|mathbb|operatorname|mathrm)$/.test(
                name,
              )
            ? 'prefix'
            : 'value';
        push(`${gap}${token.text} `, type, false, index + 1);
        continue;
      }
      if (token.kind === 'sign') {
        if (!this.takeSign(token, index, brackets, gap, endsValue(), run, push)) break;
        continue;
      }
      if (!this.takeWord(token, index, pieces, gap, endsValue(), brackets.length, run, push)) break;
    }
    return finish(run);
  }

  /** Two spans, or a span and text, belong to one formula only where a sign joins them. */
  private joinsAcross(index: number, value: boolean): boolean {
    const token = this.context.tokens[index]!;
    if (token.kind === 'word' && token.span === 0) return true;
    if (token.kind === 'sign' && token.span === 0 && /^[%°²³]$/u.test(token.text) && !token.spaced)
      return value;
    const sign = (each: MessageToken | undefined): boolean =>
      each !== undefined &&
      (isInfix(each) || (each.kind === 'command' && infixCommands.has(each.text.slice(1))));
    return value
      ? sign(token)
      : sign(this.context.tokens[index - 1]) || this.context.tokens[index - 1]!.span === 0;
  }

  /** `x:5` and `√72 : √2` divide; "Find x: 2x = 4" does not. */
  private isDivision(index: number, value: boolean): boolean {
    const [token, before, after] = [
      this.context.tokens[index]!,
      this.context.tokens[index - 1]!,
      this.context.token(index + 1),
    ];
    if (!value || after === undefined || after.kind === 'line') return false;
    // "powers of 10 : $…$": a colon between text and a formula.
    if (before.span !== after.span) return false;
    if (token.spaced !== after.spaced && token.span === 0) return false;
    if (token.spaced && before.kind === 'word') return false;
    return this.operands.startsValue(index + 1) || this.operands.isLoneLetter(index + 1);
  }

  private takeNumber(
    token: MessageToken,
    index: number,
    pieces: FormulaPiece[],
    run: Run,
    gap: string,
    value: boolean,
    push: Push,
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
      // (x − 5)2: nobody writes a factor there.
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
        /[_^]/.test(pieces.at(-2)?.text ?? '')
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

  private isFunctionBefore(index: number): boolean {
    const before = this.context.tokens[index - 1];
    return (
      before?.kind === 'word' &&
      formulaWords.has(before.folded) &&
      before.end === this.context.tokens[index]!.at
    );
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

  private takeSign(
    token: MessageToken,
    index: number,
    brackets: string[],
    gap: string,
    value: boolean,
    run: Run,
    push: Push,
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

  private takeWord(
    token: MessageToken,
    index: number,
    pieces: FormulaPiece[],
    gap: string,
    value: boolean,
    depth: number,
    run: Run,
    push: Push,
  ): boolean {
    if (token.span > 0) {
      const type =
        formulaWords.has(token.folded) && formulaWords.get(token.folded)!.type !== 'constant'
          ? 'prefix'
          : 'value';
      push(gap + token.text, type, false, index + 1);
      return true;
    }
    const previous = this.context.tokens[index - 1];
    const touching = !token.spaced && previous !== undefined && previous.end === token.at;
    if (pieces.length === 0 && this.operands.isMapping(index)) {
      push(`${token.text}: ${this.context.tokens[index + 2]!.text} ↦ `, 'prefix', false, index + 4);
      return true;
    }
    if (this.takeTimesLetter(token, index, value, push)) return true;
    if (value && this.isSpokenPor(index)) return false;
    if (value && this.takeUnit(index, pieces, push)) return true;
    if (
      pieces.at(-1)?.type === 'unit' &&
      this.context.token(index + 1)?.kind === 'number' &&
      this.isAnd(index) &&
      unitWords.has(this.context.token(index + 2)?.text ?? '') &&
      unitWords.has(previous?.text ?? '') &&
      unitWords.get(this.context.token(index + 2)!.text) !== unitWords.get(previous!.text)
    ) {
      const { text: amount } = this.context.token(index + 1)!;
      push(` ${amount}`, 'value', false, index + 2);
      return true;
    }
    // The differential of an integral; 10C3.
    if (/^d[a-zθ]$/u.test(token.text) && value && pieces.some((piece) => /∫|\\int/u.test(piece.text))) {
      push(` ${token.text}`, 'value', false, index + 1);
      return true;
    }
    if (
      /^[CP]$/.test(token.text) &&
      touching &&
      previous.kind === 'number' &&
      this.context.token(index + 1)?.kind === 'number' &&
      !this.context.token(index + 1)!.spaced
    ) {
      push(token.text, 'infix', false, index + 1);
      return true;
    }
    const sign = this.context.phrase(index, signKinds);
    if (sign !== null && !(touching && token.text.length === 1)) {
      const behind = index + sign.length;
      for (const each of sign.meanings) {
        if (each.kind === 'postfix' && value) return this.worded(each.sign, 'postfix', behind, push);
        if (each.kind === 'allOver' && value && this.operands.startsOperand(behind)) {
          pieces.unshift({ text: '(', type: 'open', worded: true });
          pieces.push({ text: ')', type: 'close', worded: true });
          run.ends.splice(0, run.ends.length);
          return this.worded('/', 'infix', behind, push);
        }
        if (
          each.kind === 'infix' &&
          value &&
          this.operands.startsOperand(behind) &&
          this.isInfixHere(each.sign, index, pieces, sign.length)
        )
          return this.worded(each.sign === '=' ? ' = ' : ` ${each.sign} `, 'infix', behind, push);
      }
      if (!value || !this.isBareBefore(pieces)) {
        for (const each of sign.meanings) {
          if (each.kind === 'prefix' && this.operands.startsOperand(behind) && (each.sign !== '-' || !value))
            return this.worded(prefixText[each.sign]!, 'prefix', behind, push);
          if (each.kind === 'logBase') {
            const base = this.context.token(behind);
            const of = this.context.phrase(behind + 1, signKinds);
            const skip =
              of?.meanings.some((meaning) => meaning.kind === 'infix' && meaning.sign === '*') === true
                ? of.length
                : 0;
            if (
              base === undefined ||
              !(base.kind === 'number' || this.operands.isLoneLetter(behind)) ||
              !this.operands.startsOperand(behind + 1 + skip)
            )
              continue;
            push(`log_{${base.text}} `, 'prefix', true, behind + 1 + skip);
            return true;
          }
        }
      }
    }
    if (!value || touching || depth > 0) {
      const fractions = value ? null : this.operands.fractionWords(index);
      if (fractions !== null) {
        push(fractions.text, 'value', true, index + fractions.length);
        return true;
      }
      const counted = value ? null : this.operands.countedValue(index);
      if (counted !== null) {
        push(counted.text, 'value', true, index + counted.length);
        return true;
      }
    }
    if (!value && pieces.length > 0) {
      const amount = this.context.phrase(index, numberKinds);
      if (amount !== null && pieces.at(-1)!.worded) {
        push(String(valueOf(amount)), 'value', true, index + amount.length);
        return true;
      }
    }
    const chosen =
      /^[CP]$/.test(token.text) &&
      !this.namesPoints() &&
      /^\([0-9]+[,;][0-9]+\)$/.test(
        this.context.tokens
          .slice(index + 1, index + 6)
          .map(({ text }) => text)
          .join(''),
      );
    if (chosen && !value) {
      push(gap + (token.text === 'C' ? 'nCr' : 'nPr'), 'prefix', false, index + 1);
      return true;
    }
    const limit = token.folded === 'lim' ? this.operands.limitHead(index) : null;
    if (limit !== null) {
      push(limit.text, 'prefix', true, limit.next);
      return true;
    }
    if (this.operands.isFunction(index)) {
      const word = formulaWords.get(token.text.toLowerCase()) ?? formulaWords.get(token.folded);
      push(gap + token.text, word?.type === 'constant' ? 'value' : 'prefix', false, index + 1);
      return true;
    }
    const expected =
      !value &&
      pieces.length > 0 &&
      token.text.length === 1 &&
      /^[a-zA-Zα-ωπ]$/u.test(token.text) &&
      (this.context.letters.has(token.text) || !this.operands.isStopLetter(index));
    const spoken = !value && (this.operands.isSpokenLetter(index, 0) || this.operands.isLetterProduct(index));
    if (
      value &&
      pieces.length === 1 &&
      token.spaced &&
      token.text.length === 1 &&
      this.operands.isLetterProduct(index - 1)
    ) {
      push(` ${token.text}`, 'value', false, index + 1);
      return true;
    }
    const counted =
      value && pieces.at(-1)!.worded && token.text.length === 1 && this.operands.isSpokenLetter(index, 0);
    if (counted) {
      push(` ${token.text}`, 'value', true, index + 1);
      return true;
    }
    if (
      !expected &&
      !spoken &&
      !this.operands.isVariable(index) &&
      !this.isSpacedFactor(index, pieces, value)
    )
      return false;
    if (value && token.spaced && !this.continuesProduct(index) && !this.isSpacedFactor(index, pieces, value))
      return false;
    push(gap + token.text, 'value', false, index + 1);
    return true;
  }

  /** "P(2, 1) and Q(6, 4)": capital letters before brackets name points. */
  private namesPoints(): boolean {
    return this.context.tokens.some(
      ({ text }, index) =>
        /^[ABD-OQ-Z]$/.test(text) &&
        this.context.token(index + 1)?.text === '(' &&
        !this.context.token(index + 1)!.spaced,
    );
  }

  private isAnd(index: number): boolean {
    return (
      this.context
        .phrase(index, everyKind)
        ?.meanings.some((each) => each.kind === 'concept' && each.concept === 'and') === true
    );
  }

  private worded(text: string, type: FormulaPiece['type'], next: number, push: Push): true {
    push(text, type, true, next);
    return true;
  }

  /** Before a word for a root or a logarithm: nothing, a sign, or a coefficient. */
  private isBareBefore(pieces: readonly FormulaPiece[]): boolean {
    const last = pieces.at(-1);
    return last !== undefined && last.type === 'unit';
  }

  /** "4 x − 2" is a product; after "3 and" a letter begins something else. */
  private continuesProduct(index: number): boolean {
    const before = this.context.tokens[index - 1]!;
    const after = this.context.token(index + 1);
    if (this.operands.isStopLetter(index) && after?.kind !== 'sign') return false;
    if (
      /^[yYeo]$/.test(this.context.tokens[index]!.text) &&
      this.context.language === 'es' &&
      !(before.kind === 'number' && after !== undefined && isInfix(after))
    )
      return false;
    return (
      before.kind === 'number' ||
      before.kind === 'word' ||
      (before.kind === 'sign' && /^[)\]²³]$/u.test(before.text))
    );
  }

  /** "1/2 b h", "P r t": single letters apart from each other in an equation. */
  private isSpacedFactor(index: number, pieces: readonly FormulaPiece[], value: boolean): boolean {
    const [token, after] = [this.context.tokens[index]!, this.context.token(index + 1)];
    if (token.text === 'π') return value;
    if (this.context.language !== 'en' && /^[yoeua]$/.test(token.text)) return false;
    if (!value || !/^[a-zA-Z]$/.test(token.text) || !token.spaced || pieces.length < 3) return false;
    if (!pieces.some(({ text }) => /[=+*/^]/.test(text))) return false;
    const before = this.context.tokens[index - 1]!;
    if (
      !(
        before.kind === 'number' ||
        (before.kind === 'word' && before.text.length <= 2) ||
        /^[)²³]$/u.test(before.text)
      )
    )
      return false;
    if (!this.operands.isStopLetter(index)) return true;
    // "V = R I": in English the pronoun does not follow a capital letter.
    if (/^[A-Z]$/.test(token.text) && /^[A-Z]$/.test(before.text)) return true;
    return (
      after !== undefined &&
      ((after.kind === 'word' && after.text.length === 1 && !this.operands.isStopLetter(index + 1)) ||
        (after.kind === 'sign' && /^[²³^*+=]$/u.test(after.text)))
    );
  }

  /** Words such as "of" and "by" are signs only between values that they can join. */
  private isInfixHere(sign: string, index: number, pieces: readonly FormulaPiece[], length: number): boolean {
    const word = this.context.words[index] ?? '';
    const [before, behind] = [pieces.at(-1)!, this.context.token(index + length)!];
    // "sur [0 ; 2π]", "over [0, 2π]": the interval in which the equation is solved.
    if (sign === '/' && length === 1 && /^[[\]]$/.test(behind.text)) return false;
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
        if (relationText.test(shown)) return false;
      }
      // "4x is 28": between a letter expression and a number, once.
      const text = pieces.map((piece) => piece.text).join('');
      const amount = valueOf(this.context.phrase(index + length, numberKinds));
      const isNumber = behind.kind === 'number' || (amount !== null && amount !== 1);
      return /[a-z]/i.test(text) && !relationText.test(text) && isNumber;
    }
    if (sign === '<' || sign === '>') {
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
  private takeTimesLetter(token: MessageToken, index: number, value: boolean, push: Push): boolean {
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

  /** "e^(3x) x fa", "x favor": in a Spanish chat the letter stands for the word. Not before a known phrase: "tres x más dos". */
  private isSpokenPor(index: number): boolean {
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

  /** 5 cm, 72 km/h, 12 square metres, 3 h 20 min. */
  private takeUnit(index: number, pieces: readonly FormulaPiece[], push: Push): boolean {
    const last = pieces.at(-1)!;
    if (last.type !== 'value' && last.type !== 'postfix') return false;
    if (!/\d|π$/u.test(last.text) || last.text === '%') return false;
    const token = this.context.tokens[index]!;
    let place = index;
    let power = '';
    if (/^(?:square|sq)$/.test(token.folded)) [power, place] = ['^2', place + 1];
    else if (/^(?:cubic|cu)$/.test(token.folded)) [power, place] = ['^3', place + 1];
    const found = this.context.token(place);
    if (found?.kind !== 'word') return false;
    const name =
      unitWords.get(found.text) ?? (found.text.length > 2 ? unitWords.get(found.folded) : undefined);
    if (
      name === undefined ||
      (/^(?:in|once|mille|pie|d|t)$/.test(found.folded) &&
        !(this.context.measures && found.text.length === 1) &&
        (found.spaced || found.folded !== 'in'))
    )
      return false;
    if (found.text.length === 1 && this.context.requested.has(found.text)) return false;
    const next = this.context.token(place + 1);
    if (letterUnits.has(found.text) || found.text.length <= 2) {
      const product =
        next?.kind === 'word' &&
        next.text.length === 1 &&
        !this.context.measures &&
        !this.operands.isStopLetter(place + 1);
      if (product && found.text.length === 1) return false;
      const time = /^h$/.test(found.text) && next?.kind === 'number' && !next.spaced;
      if (
        this.context.letters.has(found.text) &&
        !time &&
        !(this.context.measures && (found.spaced || pieces.length === 1))
      )
        return false;
      const compound =
        next?.text === '/' &&
        this.context.token(place + 2)?.kind === 'word' &&
        unitWords.has(this.context.token(place + 2)!.text);
      if (!compound && next !== undefined && !next.spaced && isInfix(next) && next.text !== '^') return false;
      if (
        !compound &&
        next !== undefined &&
        next.spaced &&
        isInfix(next) &&
        pieces.length === 1 &&
        !relationText.test(next.text) &&
        letterUnits.has(found.text)
      )
        return false;
    }
    let text = `\u202f${name}`;
    let end = place + 1;
    if (power === '') {
      const after = this.context.token(end);
      if (after?.kind === 'sign' && /^[²³]$/u.test(after.text))
        [power, end] = [after.text === '²' ? '^2' : '^3', end + 1];
      else if (after?.text === '^' && /^[23]$/.test(this.context.token(end + 1)?.text ?? ''))
        [power, end] = [`^${this.context.token(end + 1)!.text}`, end + 2];
      // 81 cm2: an exponent that copying put on the line.
      else if (
        after?.kind === 'number' &&
        !after.spaced &&
        /^[23]$/.test(after.text) &&
        (found.text.length === 2 || this.context.measures)
      )
        [power, end] = [`^${after.text}`, end + 1];
      else if (after?.kind === 'word' && /^(?:cuadrad|carre)/.test(after.folded))
        [power, end] = ['^2', end + 1];
      else if (after?.kind === 'word' && /^(?:cubic|cube)/.test(after.folded)) [power, end] = ['^3', end + 1];
    }
    text += power;
    const slash = this.context.token(end);
    const per = this.context.token(end + 1);
    if (slash?.text === '/' && per?.kind === 'word' && unitWords.has(per.text)) {
      text += `/\u202f${unitWords.get(per.text)!}`;
      end += 2;
    }
    push(text, 'unit', false, end);
    return true;
  }
}

type Push = (text: string, type: FormulaPiece['type'], worded: boolean, next: number) => void;
/** A formula as far as it was collected, with the places where it may end. */
export type Run = {
  readonly pieces: FormulaPiece[];
  readonly ends: { pieces: number; next: number }[];
  lost: boolean;
  /** A letter before a lost exponent is in mathematical italics, as copied from a page. */
  italic: boolean;
  money: boolean;
};

const finish = (run: Run): Run | null => (run.ends.length === 0 ? null : run);
