import { unitWords } from '../../expression/unit-words.ts';
import { words as formulaWords } from '../../expression/words.ts';
import { isInfix } from './signs.ts';
import type { MessageToken } from './tokens.ts';
import type { TokenContext } from './token-context.ts';
import { type Operands, valueOf } from './operands.ts';
import { signKinds, everyKind, numberKinds } from './phrase-kinds.ts';
import { RunUnits } from './run-units.ts';
import { InfixWords } from './infix-words.ts';
import type { FormulaPiece, Run, PushPiece } from './run-pieces.ts';

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

/** Words in a formula: letters, names of functions, words for signs and numbers. */
export class RunWords {
  private readonly context: TokenContext;
  private readonly operands: Operands;
  private readonly units: RunUnits;
  private readonly infixWords: InfixWords;

  constructor(context: TokenContext, operands: Operands) {
    this.context = context;
    this.operands = operands;
    this.units = new RunUnits(context, operands);
    this.infixWords = new InfixWords(context, operands);
  }

  takeWord(
    token: MessageToken,
    index: number,
    pieces: FormulaPiece[],
    gap: string,
    value: boolean,
    depth: number,
    run: Run,
    push: PushPiece,
  ): boolean {
    if (pieces.length === 0 && this.operands.isMapping(index)) {
      push(`${token.text}: ${this.context.tokens[index + 2]!.text} ↦ `, 'prefix', false, index + 4);
      return true;
    }
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
    if (this.infixWords.takeTimesLetter(token, index, value, push)) return true;
    if (value && this.infixWords.isSpokenPor(index)) return false;
    if (value && this.units.takeUnit(index, pieces, push)) return true;
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
          this.infixWords.isInfixHere(each.sign, index, pieces, sign.length)
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

  private worded(text: string, type: FormulaPiece['type'], next: number, push: PushPiece): true {
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
}
