import { read } from '../../expression/read.ts';
import type { Tree } from '../../expression/tree.ts';

/** Characters given to the formula parser for one message. */
const mostAttempts = 8_000;

/** Reads formulas of one message until its budget is used, so that hostile text costs a bounded time. */
export class FormulaParser {
  private readonly locale: string | undefined;
  private attempts = 0;

  constructor(locale: string | undefined) {
    this.locale = locale;
  }

  get isExhausted(): boolean {
    return this.attempts > mostAttempts;
  }

  /** The trees that a text can mean; none when it is no formula or the budget is used. */
  trees(text: string): readonly Tree[] {
    this.attempts += text.length + 20;
    if (this.attempts > mostAttempts) return [];
    const result = read(text, {
      ...(this.locale === undefined ? {} : { locale: this.locale }),
      units: text.includes('\u202f'),
    });
    return result.ok ? (result.ambiguous ?? [result.tree]) : [];
  }
}
