import { variablesOf } from '../../expression/tree-parts.ts';
import { isExpression } from '../../expression/tree.ts';
import type { MessageItem } from './message-item.ts';
import type { TokenContext } from './token-context.ts';
import type { FormulaParser } from './formula-parser.ts';
import { greekNames } from './letters.ts';
import { words as formulaWords } from '../../expression/words.ts';

/** Finds what is not read as a run of signs: ordinal numbers, derivatives, what a letter approaches, points and intervals. */
export class SpecialItems {
  private readonly context: TokenContext;
  private readonly parser: FormulaParser;

  constructor(context: TokenContext, parser: FormulaParser) {
    this.context = context;
    this.parser = parser;
  }

  itemAt(start: number): { readonly item: MessageItem; readonly next: number } | null {
    return (
      this.ordinalAt(start) ?? this.derivativeAt(start) ?? this.approachAt(start) ?? this.bracketsAt(start)
    );
  }

  /** 10th, 4º, 3ème, 2nd. */
  private ordinalAt(start: number): { readonly item: MessageItem; readonly next: number } | null {
    const [number, suffix, after] = [
      this.context.token(start),
      this.context.token(start + 1),
      this.context.token(start + 2),
    ];
    if (number?.kind !== 'number' || suffix === undefined || suffix.spaced || !/^\d{1,5}$/.test(number.text))
      return null;
    const sign =
      suffix.kind === 'sign' &&
      /^[ºª]$/u.test(suffix.text) &&
      after?.kind === 'word' &&
      after.spaced &&
      this.context.language === 'es';
    const written =
      suffix.kind === 'word' &&
      /^(?:st|nd|rd|th|eme|ieme|ere|er|re|nde|ro|ra|do|da|to|ta|mo|ma|vo|va|no|na|e)$/.test(suffix.folded);
    if (!sign && !written) return null;
    if (
      written &&
      suffix.folded === 'e' &&
      !(this.context.language === 'fr' && after?.kind === 'word' && after.spaced)
    )
      return null;
    if (written && this.context.language === 'en' && !/^(?:st|nd|rd|th)$/.test(suffix.folded)) return null;
    return {
      item: {
        kind: 'ordinal',
        value: Number(number.text),
        text: number.text + suffix.text,
        at: number.at,
        end: suffix.end,
      },
      next: start + 2,
    };
  }

  /** dy/dx, \frac{dy}{dx}, d/dx before a bracket is left to the parser. */
  private derivativeAt(start: number): { readonly item: MessageItem; readonly next: number } | null {
    const [above, slash, below] = [
      this.context.token(start),
      this.context.token(start + 1),
      this.context.token(start + 2),
    ];
    const [up, down] = [/^d([a-z])$/.exec(above?.text ?? ''), /^d([a-z])$/.exec(below?.text ?? '')];
    if (above?.kind === 'command' && /^\\[dt]?frac$/.test(above.text)) {
      const shown = this.context.tokens
        .slice(start + 1, start + 7)
        .map(({ text }) => text)
        .join('');
      const found = /^\{d([a-z])\}\{d([a-z])\}$/.exec(shown);
      if (found === null) return null;
      return {
        item: {
          kind: 'derivative',
          of: found[1]!,
          by: found[2]!,
          order: 1,
          at: above.at,
          end: this.context.tokens[start + 6]!.end,
        },
        next: start + 7,
      };
    }
    const primes = slash?.kind === 'sign' && /^['’′″]$/u.test(slash.text) && !slash.spaced;
    if (above?.kind === 'word' && /^[a-z]$/.test(above.text) && primes) {
      const order = slash.text === '″' ? 2 : below?.text === slash.text ? 2 : 1;
      const next = start + (below?.text === slash.text ? 3 : 2);
      const after = this.context.token(next);
      if (after?.text === '(' && !after.spaced) return null;
      return {
        item: {
          kind: 'derivative',
          of: above.text,
          by: '',
          order,
          at: above.at,
          end: this.context.tokens[next - 1]!.end,
        },
        next,
      };
    }
    if (above?.kind !== 'word' || up === null || down === null || slash?.text !== '/') return null;
    return {
      item: { kind: 'derivative', of: up[1]!, by: down[1]!, order: 1, at: above.at, end: below!.end },
      next: start + 3,
    };
  }

  /** "x → 2", "x -> +∞": what a letter approaches. */
  private approachAt(start: number): { readonly item: MessageItem; readonly next: number } | null {
    const letter = this.context.token(start);
    if (
      letter?.kind !== 'word' ||
      !/^[a-zθ]$/u.test(letter.text) ||
      this.context.token(start - 1)?.folded === 'lim'
    )
      return null;
    const [arrow, tip] = [this.context.token(start + 1), this.context.token(start + 2)];
    const pointed =
      arrow?.text === '-' && tip?.text === '>'
        ? 2
        : /^(?:→|⟶|\\to|\\rightarrow)$/u.test(arrow?.text ?? '')
          ? 1
          : 0;
    if (pointed === 0) return null;
    for (
      let end = Math.min(this.context.tokens.length, start + pointed + 4);
      end > start + pointed + 1;
      end -= 1
    ) {
      if (this.context.tokens.slice(start, end).some(({ kind }) => kind === 'line' || kind === 'mark'))
        continue;
      const [tree] = this.parser.trees(this.context.source(start + 1 + pointed, end));
      if (tree !== undefined && isExpression(tree) && variablesOf(tree).length === 0)
        return {
          item: {
            kind: 'approach',
            name: letter.text,
            value: tree,
            at: letter.at,
            end: this.context.tokens[end - 1]!.end,
          },
          next: end,
        };
    }
    return null;
  }

  /** A point or an interval: (1; 2), [0, 2π), ]−1 ; 3[. */
  private bracketsAt(start: number): { readonly item: MessageItem; readonly next: number } | null {
    const first = this.context.token(start);
    if (first?.kind !== 'sign' || !/^[([\]]$/.test(first.text)) return null;
    if (start > 0 && this.context.isFactorBefore(start)) return null;
    let separators = 0;
    let depth = 0;
    for (let index = start + 1; index < Math.min(this.context.tokens.length, start + 40); index += 1) {
      const token = this.context.tokens[index]!;
      if (token.kind === 'line' || token.kind === 'ellipsis') return null;
      if (
        token.kind === 'word' &&
        token.span === 0 &&
        token.text.length > 1 &&
        !formulaWords.has(token.folded) &&
        !greekNames.has(token.folded)
      )
        return null;
      if (token.kind === 'mark' && !/[,;]/.test(token.text)) return null;
      if (token.kind === 'mark' && depth === 0) separators += 1;
      if (token.text === '(' || token.text === '{') depth += 1;
      else if (depth > 0 && (token.text === ')' || token.text === '}')) depth -= 1;
      else if (token.kind === 'sign' && /^[)[\]]$/.test(token.text) && depth === 0) {
        const end = index + 1;
        const shown = this.context.source(start, end);
        const decimalPoint = separators === 0 && /^[([\]]\s*[-−]?\d+,\d+\s*[)[\]]$/u.test(shown);
        if (separators !== 1 && !decimalPoint) return null;
        const trees = this.parser.trees(shown).filter(({ kind }) => kind === 'point' || kind === 'interval');
        if (trees.length === 0) return null;
        return {
          item: {
            kind: 'formula',
            text: shown,
            trees,
            unit: null,
            money: false,
            bare: false,
            span: first.span,
            doubtful: false,
            lost: false,
            calls: [],
            at: first.at,
            end: token.end,
          },
          next: end,
        };
      }
    }
    return null;
  }
}
