import type { ReactNode } from 'react';
import type { GraphItem, Tone } from '@curvela/maths/graph';

/** A movable point, for answers on a graph. */
export type MovablePoint = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** A label such as A. */
  readonly name?: string | undefined;
  /** Defaults to the learner’s clay. */
  readonly tone?: Tone | undefined;
};

export type GraphProps = {
  /** Drawn in this order. Pass `picture` for a first paint on the server; otherwise the parser is loaded. */
  readonly items: readonly GraphItem[];
  /** Heading of the graph for screen readers; defaults to its formulas. */
  readonly label?: string | undefined;
  /** Initial view, also used by reset; by default chosen from the formulas. */
  readonly view?:
    | { readonly x: readonly [number, number]; readonly y: readonly [number, number] }
    | undefined;
  /** Forces the same unit in both directions. Circles always have it. */
  readonly equal?: boolean;
  /** Marks and names roots, extrema, intersections and asymptotes. Default true; false where they would be the answer. */
  readonly named?: boolean;
  /** `full`: buttons, legend, table, description. `plain`: the drawing, which can still be moved and traced. */
  readonly tools?: 'full' | 'plain';
  /** Initial values of parameters; default 1. */
  readonly parameters?: Readonly<Record<string, number>> | undefined;
  /** Points moved by finger, mouse or arrow keys. Controlled: keep their positions in state. */
  readonly points?: readonly MovablePoint[] | undefined;
  readonly onPointMoved?:
    | ((id: string, place: { readonly x: number; readonly y: number }) => void)
    | undefined;
  /** Points snap to multiples of this; 0 disables snapping. Default 1. */
  readonly snap?: number | undefined;
  /** Below the drawing, above the description. */
  readonly children?: ReactNode;
};
