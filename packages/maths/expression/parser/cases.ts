import type { Expression, Relation } from '../tree.ts';
import { Unreadable, depthOf, closingOf } from '../tokens.ts';
import { Calculus } from './calculus.ts';

/** What braces hold: the branches of a function, one condition, equations; else nothing of the kind. */
type BraceContent = 'cases' | 'condition' | 'equations' | 'other';

/** A function that is given by cases. */
export abstract class Cases extends Calculus {
  readonly #contents = new Map<number, BraceContent>();

  abstract comparison(): Expression | Relation;

  protected holdsCondition(place: number): boolean {
    return this.contentAt(place) === 'condition';
  }

  /** What the brace or the environment of lines at this place holds. */
  contentAt(place: number): BraceContent {
    const known = this.#contents.get(place);
    if (known !== undefined) return known;
    const content = this.#judge(place);
    this.#contents.set(place, content);
    return content;
  }

  #judge(place: number): BraceContent {
    const lines = this.tokens[place]?.type === 'lines';
    const end = closingOf(this.tokens, place);
    let depth = 0;
    let [separated, relation, relationFirst, inequality] = [false, false, false, false];
    for (const token of this.tokens.slice(place + 1, Math.max(place + 1, end))) {
      depth += depthOf(token);
      if (depth !== 0) continue;
      if (token.type === 'if' || token.type === 'otherwise') return 'cases';
      if (token.type === 'separator' || token.type === 'cell') separated = true;
      if (token.type === 'relation') {
        relation = true;
        if (!separated) relationFirst = true;
        if (token.sign !== '=') inequality = true;
      }
    }
    if (!relation) return 'other';
    if (!relationFirst) return 'cases';
    return separated || lines ? 'equations' : inequality ? 'condition' : 'equations';
  }

  protected casesInBraces(): Expression | null {
    if (!this.isOpen('{') || this.contentAt(this.at) !== 'cases') return null;
    this.open();
    const cases = this.unbarred(() => this.branches());
    this.close('}');
    return cases;
  }

  protected casesInLines(): Expression {
    const { next } = this;
    if (next.type !== 'lines' || next.side !== 'begin' || this.contentAt(this.at) !== 'cases')
      return this.refuse();
    this.take();
    const cases = this.unbarred(() => this.branches());
    if (this.next.type !== 'lines') this.refuse();
    this.take();
    return cases;
  }

  /** `value if condition`, one after the other; the last one may hold otherwise. */
  private branches(): Expression {
    const branches: { value: Expression; when: Relation }[] = [];
    let otherwise: Expression | null = null;
    for (;;) {
      const value = this.nested(() => this.expression());
      this.#skipMarks();
      if (this.next.type === 'otherwise') {
        this.take();
        otherwise = value;
      } else branches.push({ value, when: this.condition() });
      if (this.next.type !== 'separator') break;
      this.take();
      if (depthOf(this.peek(0)) < 0) break;
      if (otherwise !== null) this.refuse();
    }
    if (branches.length === 0) this.refuse();
    return { kind: 'piecewise', branches, otherwise };
  }

  /** The comma, the column or the word between a value and its condition. */
  #skipMarks(): void {
    if (this.next.type === 'separator') this.take();
    if (this.next.type === 'cell') this.take();
    if (this.next.type === 'if') this.take();
  }

  condition(): Relation {
    const { next } = this;
    const found = this.comparison();
    if (found.kind !== 'relation') throw new Unreadable('unexpected', next.at);
    return found;
  }
}
