import type { Expression, Tree } from '../../expression/tree.ts';
import type { Concept } from '../lexicon/concepts.ts';
import type { Call } from './calls.ts';

type Place = { readonly at: number; readonly end: number };

/** A formula of the message, read; several trees where it can be read in several ways, the likeliest first. */
export type FormulaItem = Place & {
  readonly kind: 'formula';
  readonly text: string;
  readonly trees: readonly Tree[];
  /** A number or quantity with a unit or currency in the text. */
  readonly unit: string | null;
  readonly money: boolean;
  /** Written as digits or words, without operators. */
  readonly bare: boolean;
  /** The number of the span that it begins in; 0 outside. */
  readonly span: number;
  /** The functions applied in it, whose places the trees hold as letters. */
  readonly calls: readonly Call[];
  /** Something in it may have been lost in copying, so even its first reading is offered, not assumed. */
  readonly doubtful: boolean;
  /** Only an exponent may have been lost: x2, whose first reading is x². */
  readonly lost: boolean;
};
export type MessageItem =
  | FormulaItem
  /** A single letter between words: "for x", "find y". */
  | (Place & { readonly kind: 'letter'; readonly name: string })
  | (Place & { readonly kind: 'concept'; readonly concepts: readonly Concept[]; readonly text: string })
  | (Place & {
      readonly kind: 'ordinal' | 'fraction' | 'count';
      readonly value: number;
      readonly text: string;
    })
  /** dy/dx. */
  | (Place & {
      readonly kind: 'derivative';
      readonly of: string;
      readonly by: string;
      readonly order: number;
    })
  | (Place & { readonly kind: 'word'; readonly text: string; readonly folded: string })
  | (Place & {
      readonly kind: 'break';
      readonly sign: ',' | ';' | ':' | '.' | '?' | 'line' | 'choice' | '(' | ')';
    })
  | (Place & { readonly kind: 'ellipsis' })
  | (Place & { readonly kind: 'unit'; readonly name: string; readonly power?: number })
  /** x → 2. */
  | (Place & { readonly kind: 'approach'; readonly name: string; readonly value: Expression })
  /** Mathematics that could not be read. */
  | (Place & { readonly kind: 'unreadable'; readonly text: string });
