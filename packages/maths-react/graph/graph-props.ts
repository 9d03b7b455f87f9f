import type { ReactNode } from 'react';
import type { GraphItem, Tone } from '@curvela/maths/graph';

/** A point that can be moved, for answers on a graph. */
export type MovablePoint = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Its letter, such as A. */
  readonly name?: string | undefined;
  /** The learner’s clay without it. */
  readonly tone?: Tone | undefined;
};

export type GraphProps = {
  /** What is drawn, in this order. Give `picture` for a first paint on the server; without it the reader is loaded. */
  readonly items: readonly GraphItem[];
  /** The heading of the graph for screen readers; named after its formulas without it. */
  readonly label?: string | undefined;
  /** The part of the plane at first and after a reset; chosen from the formulas without it. */
  readonly view?:
    { readonly x: readonly [number, number]; readonly y: readonly [number, number] } | undefined;
  /** The same unit in both directions, whatever is drawn. Circles have it anyway. */
  readonly equal?: boolean;
  /** Roots, extrema, meetings and asymptotes are marked and named. True without it; false where they would be the answer. */
  readonly named?: boolean;
  /** `full`: buttons, legend, table, words. `plain`: the drawing, which can still be moved and walked along. */
  readonly tools?: 'full' | 'plain';
  /** Values of letters at first; 1 without it. */
  readonly parameters?: Readonly<Record<string, number>> | undefined;
  /** Points that the learner moves by finger, mouse or arrow keys. They stand where the props say: keep them in a state. */
  readonly points?: readonly MovablePoint[] | undefined;
  readonly onPointMoved?:
    ((id: string, place: { readonly x: number; readonly y: number }) => void) | undefined;
  /** The points stand on multiples of this; 0 for anywhere. 1 without it. */
  readonly snap?: number | undefined;
  /** Beneath the drawing, above the words. */
  readonly children?: ReactNode;
};
