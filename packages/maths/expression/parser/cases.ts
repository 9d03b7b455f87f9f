import type { Expression, Relation } from '../tree.ts';
import { Unreadable, depthOf } from '../tokens.ts';
import type { BraceContents } from './brace-contents.ts';
import type { BracketParser } from './brackets.ts';
import type { Grammar } from './grammar.ts';
import type { TokenStream } from './token-stream.ts';

/** Functions defined by cases. */
export class CaseParser {
  private readonly stream: TokenStream;
  private readonly contents: BraceContents;
  private readonly brackets: BracketParser;
  private readonly grammar: Grammar;

  constructor(stream: TokenStream, contents: BraceContents, brackets: BracketParser, grammar: Grammar) {
    this.stream = stream;
    this.contents = contents;
    this.brackets = brackets;
    this.grammar = grammar;
  }

  casesInBraces(): Expression | null {
    if (!this.stream.isOpen('{') || this.contents.at(this.stream.at) !== 'cases') return null;
    this.stream.open();
    const cases = this.brackets.unbarred(() => this.branches());
    this.stream.close('}');
    return cases;
  }

  casesInLines(): Expression {
    const { next } = this.stream;
    if (next.type !== 'lines' || next.side !== 'begin' || this.contents.at(this.stream.at) !== 'cases')
      return this.stream.refuse();
    this.stream.take();
    const cases = this.brackets.unbarred(() => this.branches());
    if (this.stream.next.type !== 'lines') this.stream.refuse();
    this.stream.take();
    return cases;
  }

  /** `value if condition` repeated; the last one may be an "otherwise". */
  private branches(): Expression {
    const branches: { value: Expression; when: Relation }[] = [];
    let otherwise: Expression | null = null;
    for (;;) {
      const value = this.stream.nested(() => this.grammar.expression());
      this.#skipMarks();
      if (this.stream.next.type === 'otherwise') {
        this.stream.take();
        otherwise = value;
      } else branches.push({ value, when: this.condition() });
      if (this.stream.next.type !== 'separator') break;
      this.stream.take();
      if (depthOf(this.stream.peek(0)) < 0) break;
      if (otherwise !== null) this.stream.refuse();
    }
    if (branches.length === 0) this.stream.refuse();
    return { kind: 'piecewise', branches, otherwise };
  }

  /** Skips the comma, the column separator or the word between a value and its condition. */
  #skipMarks(): void {
    if (this.stream.next.type === 'separator') this.stream.take();
    if (this.stream.next.type === 'cell') this.stream.take();
    if (this.stream.next.type === 'if') this.stream.take();
  }

  condition(): Relation {
    const { next } = this.stream;
    const found = this.grammar.comparison();
    if (found.kind !== 'relation') throw new Unreadable('unexpected', next.at);
    return found;
  }
}
