import { closingOf, depthOf } from '../tokens.ts';
import type { TokenStream } from './token-stream.ts';

/** The content of braces: the branches of a function, one condition, equations; otherwise null. */
type BraceContent = 'cases' | 'condition' | 'equations' | 'other';

/** Looks ahead into braces and multi-line environments; each is classified once. */
export class BraceContents {
  private readonly stream: TokenStream;
  readonly #known = new Map<number, BraceContent>();

  constructor(stream: TokenStream) {
    this.stream = stream;
  }

  /** The content of the brace or multi-line environment at this position. */
  at(place: number): BraceContent {
    const known = this.#known.get(place);
    if (known !== undefined) return known;
    const content = this.#judge(place);
    this.#known.set(place, content);
    return content;
  }

  #judge(place: number): BraceContent {
    const lines = this.stream.tokens[place]?.type === 'lines';
    const end = closingOf(this.stream.tokens, place);
    let depth = 0;
    let [separated, relation, relationFirst, inequality] = [false, false, false, false];
    for (const token of this.stream.tokens.slice(place + 1, Math.max(place + 1, end))) {
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
}
