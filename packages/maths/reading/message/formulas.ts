import type { Tree } from '../../expression/tree.ts';
import type { MessageItem } from './message-item.ts';
import { isPowerCertain, textsOf } from './grouping.ts';
import { takeCalls, type Call } from './calls.ts';
import type { TokenContext } from './token-context.ts';
import { FormulaParser } from './formula-parser.ts';
import { Operands } from './operands.ts';
import { SpecialItems } from './special-items.ts';
import { RunCollector } from './formula-run.ts';
import type { FormulaPiece, Run } from './run-pieces.ts';

/**
 * Finds the formulas of a message. Signs and numbers are mathematics; so are letters beside them, and words that stand for signs between
 * values. What it collects is read by the parser, so that precedence is decided in one place.
 */
export class FormulaReader {
  private readonly context: TokenContext;
  private readonly operands: Operands;
  private readonly parser: FormulaParser;
  private readonly special: SpecialItems;
  private readonly runs: RunCollector;

  constructor(context: TokenContext) {
    this.context = context;
    this.operands = new Operands(context);
    this.parser = new FormulaParser(context.locale);
    this.special = new SpecialItems(context, this.parser);
    this.runs = new RunCollector(context, this.operands);
  }

  /** The formula that begins at a token, and the index of the first token behind it; null for words. */
  itemAt(start: number): { readonly item: MessageItem; readonly next: number } | null {
    return this.special.itemAt(start) ?? this.runAt(start);
  }

  private runAt(start: number): { readonly item: MessageItem; readonly next: number } | null {
    if (this.runs.isExhausted || this.parser.isExhausted || !this.startsRun(start)) return null;
    const run = this.runs.collect(start);
    if (run === null) return null;
    for (let end = run.ends.length - 1; end >= 0; end -= 1) {
      const { pieces, next } = run.ends[end]!;
      const item = this.formulaItem(start, next, run.pieces.slice(0, pieces), run);
      // What is left over would be lost, unless it was only a word.
      const rest = run.pieces.slice(pieces, run.ends.at(-1)!.pieces);
      if (item !== null && !rest.some(({ worded, type }) => !worded && type !== 'unit'))
        return { item, next: this.behindQuestion(next) };
      if (run.ends.length - end > 3) break;
    }
    const { next } = run.ends.at(-1) ?? { next: start + 1 };
    const [first, last] = [this.context.tokens[start]!, this.context.tokens[Math.max(start, next - 1)]!];
    return {
      item: { kind: 'unreadable', text: this.context.source(start, next), at: first.at, end: last.end },
      next: Math.max(next, start + 1),
    };
  }

  /** "= ?", "= …" or "=" at the end of an expression ask for its value. */
  private behindQuestion(next: number): number {
    if (this.context.token(next)?.text !== '=') return next;
    const after = this.context.token(next + 1);
    if (
      after === undefined ||
      after.kind === 'line' ||
      after.kind === 'mark' ||
      after.kind === 'ellipsis' ||
      after.span !== this.context.token(next)!.span
    )
      return next + 1;
    return after.text === '_' ? next + 2 : next;
  }

  private formulaItem(
    start: number,
    next: number,
    pieces: readonly FormulaPiece[],
    run: Run,
  ): MessageItem | null {
    const [first, last] = [this.context.tokens[start]!, this.context.tokens[next - 1]!];
    const certain = run.lost && (run.italic || isPowerCertain(pieces));
    const read = certain ? textsOf(pieces, true).slice(0, 1) : textsOf(pieces, run.lost);
    const texts = this.isDashOfText(start)
      ? read.flatMap((text) => [text, text.replace(/^[-−–]\s?/u, '')])
      : read;
    const trees: Tree[] = [];
    let calls: readonly Call[] = [];
    for (const text of texts) {
      const taken = takeCalls(text, this.context.functions);
      calls = taken.calls;
      trees.push(...this.parser.trees(taken.text));
    }
    if (trees.length === 0) return null;
    const shown = texts[0]!;
    const values = pieces.filter(({ type }) => type !== 'unit');
    return {
      kind: 'formula',
      text: shown,
      trees,
      unit: pieces.find(({ type }) => type === 'unit')?.text.trim() ?? null,
      money: run.money,
      bare: isBareNumber(values),
      span: first.span,
      doubtful: (run.lost && !certain) || texts.length > 1,
      lost: run.lost && !certain,
      calls,
      at: first.at,
      end: last.end,
    };
  }

  /** Whether a value can begin here, as the beginning of a run. */
  /** "Solve: – 2x = 6", "b) – 2x = 6": a dash before a formula is its sign behind a colon or a list mark, and may be one behind a word. */
  private isLeadingMinus(index: number): boolean {
    const [token, before] = [this.context.tokens[index]!, this.context.tokens[index - 1]];
    if (!/^[-−–]$/u.test(token.text) || (before?.span ?? 0) > 0) return false;
    // Dashes before several lines mark a list.
    if (before === undefined)
      return !this.context.tokens.some(
        ({ kind }, at) => kind === 'line' && this.context.token(at + 1)?.text === token.text,
      );
    return before.text === ':' || before.text === ')' || (before.kind === 'word' && token.spaced);
  }

  /** Behind a word a spaced dash before a formula belongs to the formula or to the text: both are read. */
  private isDashOfText(index: number): boolean {
    return (
      this.context.tokens[index - 1]?.kind === 'word' &&
      this.context.token(index + 1)?.spaced === true &&
      this.isLeadingMinus(index)
    );
  }

  private startsRun(index: number): boolean {
    const token = this.context.token(index);
    if (token === undefined) return false;
    if (token.kind === 'number' || token.kind === 'atom') return true;
    if (token.span > 0)
      return (
        token.kind !== 'line' &&
        token.kind !== 'mark' &&
        token.kind !== 'ellipsis' &&
        !/^[)}\]=]$/.test(token.text)
      );
    if (token.kind === 'sign') {
      if (/^[$€£]$/u.test(token.text)) return this.context.token(index + 1)?.kind === 'number';
      if (/^[∫∑∏]$/u.test(token.text)) return true;
      if (/^[-−–+±√∛∜∫∑∏∞|(⁰¹²³⁴⁵⁶⁷⁸⁹½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞πθ]$/u.test(token.text)) {
        const after = this.context.token(index + 1);
        if (
          /^[-−–+±]$/u.test(token.text) &&
          after !== undefined &&
          after.spaced &&
          !this.operands.isValueBefore(index) &&
          !(token.text === '−' && this.context.token(index - 1)?.kind === 'line') &&
          !this.isLeadingMinus(index)
        )
          return false;
        return /^[∞½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]$/u.test(token.text) || this.operands.startsValue(index + 1);
      }
      return false;
    }
    if (token.kind === 'command') return true;
    return this.operands.startsValue(index);
  }
}

/** A number alone, with its sign, unit or percent sign. */
const isBareNumber = (values: readonly FormulaPiece[]): boolean =>
  values.filter(({ type }) => type === 'value').length === 1 &&
  values.every(({ type, text }) =>
    type === 'value' ? /^\s*[\d.,]+$/.test(text) : type !== 'infix' && /^\s*[-−–+%]?\s*$/u.test(text),
  );
