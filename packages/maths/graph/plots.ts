import type { Expression, Relation } from '../expression/tree.ts';

/** Part of the plane where all relations hold; a region is the union of several such parts. */
export type Conditions = readonly Relation[];

/**
 * A drawable object. Everything is in the two coordinates `x` (to the right) and `y` (upwards); other letters
 * have been renamed, and the graph stores which letters label its axes. Further letters are parameters.
 */
export type Plot =
  /** y = f(x), or x = f(y) with `along` y. */
  | { readonly kind: 'curve'; readonly along: 'x' | 'y'; readonly of: Expression }
  | { readonly kind: 'vertical'; readonly at: Expression }
  /** Where `of`, a left side minus a right side, is zero. */
  | { readonly kind: 'implicit'; readonly of: Expression }
  | { readonly kind: 'region'; readonly any: readonly Conditions[] }
  | {
      readonly kind: 'points';
      readonly points: readonly {
        readonly x: Expression;
        readonly y: Expression;
        readonly name: string | null;
      }[];
    }
  /** (x(t), y(t)); without bounds a range is chosen. */
  | {
      readonly kind: 'parametric';
      readonly x: Expression;
      readonly y: Expression;
      readonly variable: string;
      readonly bounds: readonly [low: Expression, high: Expression] | null;
    }
  /** r(θ) from the origin. */
  | {
      readonly kind: 'polar';
      readonly of: Expression;
      readonly variable: string;
      readonly bounds: readonly [low: Expression, high: Expression] | null;
    }
  /** A set of numbers on the x axis. */
  | {
      readonly kind: 'interval';
      readonly low: Expression;
      readonly high: Expression;
      readonly closed: readonly [boolean, boolean];
    };

/** Why a formula that could be read cannot be drawn; keys of the text `graph.errors.<code>`. */
const graphErrors = ['too_many_letters', 'not_real', 'no_picture', 'too_many', 'no_value', 'units'] as const;
export type GraphErrorCode = (typeof graphErrors)[number];

/** The picture of one statement: its plots, the axis letters, and the adjustable parameters. */
export type Picture = {
  readonly plots: readonly Plot[];
  readonly axes: readonly [across: string, up: string];
  readonly parameters: readonly string[];
};

export type Classified =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly error: GraphErrorCode };
