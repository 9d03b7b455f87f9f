import { infixCommands, isInfix, relationText } from './signs.ts';
import type { MessageToken } from './tokens.ts';
import type { TokenContext } from './token-context.ts';
import type { Operands } from './operands.ts';
import { RunNumbers } from './run-numbers.ts';
import { RunSigns } from './run-signs.ts';
import { RunWords } from './run-words.ts';
import { type FormulaPiece, type Run, finishRun } from './run-pieces.ts';

const longestRun = 1500;

/** Collects the pieces of a formula: signs, values, and words that stand for signs between values. */
export class RunCollector {
  private readonly context: TokenContext;
  private readonly operands: Operands;
  private readonly numbers: RunNumbers;
  private readonly signs: RunSigns;
  private readonly words: RunWords;
  /** Hostile text is given up after this many pieces. */
  private budget: number;

  constructor(context: TokenContext, operands: Operands) {
    this.context = context;
    this.operands = operands;
    this.numbers = new RunNumbers(context);
    this.signs = new RunSigns(context, operands);
    this.words = new RunWords(context, operands);
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
        if (brackets.length > 0 && token.span === 0) return finishRun(run);
        break;
      }
      if (token.kind === 'ellipsis') break;
      if (token.kind === 'atom') {
        push(token.text, 'value', false, index + 1);
        continue;
      }
      if (token.kind === 'number') {
        if (!this.numbers.takeNumber(token, index, pieces, run, gap, endsValue(), push)) break;
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
        if (!this.signs.takeSign(token, index, brackets, gap, endsValue(), run, push)) break;
        continue;
      }
      if (!this.words.takeWord(token, index, pieces, gap, endsValue(), brackets.length, run, push)) break;
    }
    return finishRun(run);
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
}
