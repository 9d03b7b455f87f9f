import type { Said } from '../said.ts';

/*
 * Drawn figures, as data. Each kind has one function that turns it into shapes (draw-figure.ts); those become one static
 * picture on the server, so a page needs no script for it.
 */

/** A number, formula or measure in English plain notation (`-2.5`, `x^2`, `3 cm`), or words. */
export type Label = string | Said;
/** `given`: what is known or meant first. `second`: what is set against it, or looked for. */
export type Tone = 'given' | 'second' | 'plain';

type Place = readonly [x: number, y: number];

/** Rows of bars on one scale, each of parts side by side: fractions, ratios, boxes and single pieces. */
export type Bars = {
  readonly kind: 'bars';
  readonly rows: readonly {
    readonly name?: Label;
    readonly parts: readonly BarPart[];
    /** Stands under a bracket below the whole row. */
    readonly total?: Label;
  }[];
};
type BarPart = { readonly size?: number; readonly label?: Label; readonly tone?: Tone };

/** One bar with two scales: what stands above belongs to what stands below. `at` from 0 to 1. */
export type Scale = {
  readonly kind: 'scale';
  readonly filled?: number;
  readonly ticks: readonly {
    readonly at: number;
    readonly above: Label;
    readonly below: Label;
    readonly tone?: Tone;
  }[];
};

/** Number lines below each other; the second shows a piece of the first enlarged. */
export type NumberLines = { readonly kind: 'number_lines'; readonly lines: readonly NumberLine[] };
export type NumberLine = {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Every how many steps a number is written; 1 when left out. */
  readonly every?: number;
  readonly marks?: readonly { readonly at: number; readonly label?: Label; readonly tone?: Tone }[];
  /** Walks above the line. */
  readonly jumps?: readonly {
    readonly from: number;
    readonly to: number;
    readonly label: Label;
    readonly tone?: Tone;
  }[];
};

/** A rectangle cut by the parts of its sides. Rows of `cells` run downwards. */
export type Area = {
  readonly kind: 'area';
  readonly across: readonly Strip[];
  readonly down: readonly Strip[];
  readonly cells: readonly (readonly { readonly label?: Label; readonly tone?: Tone }[])[];
  /** Lines at every unit. */
  readonly units?: boolean;
};
type Strip = { readonly size: number; readonly label?: Label };

/** A polygon on paper, y upwards, corners in the order of the way around it, against the clock. */
export type Shape = {
  readonly kind: 'shape';
  readonly corners: readonly Place[];
  /** Side `i` runs from corner `i` to the next one. */
  readonly sides?: readonly (Label | null)[];
  /** Inside each corner. */
  readonly angles?: readonly (Label | null)[];
  /** Corners with a right angle. */
  readonly right?: readonly number[];
  readonly lines?: readonly {
    readonly from: Place;
    readonly to: Place;
    readonly label?: Label;
    readonly dashed?: true;
  }[];
  /** More angles, in degrees from the direction to the right, against the clock. */
  readonly arcs?: readonly {
    readonly at: Place;
    readonly from: number;
    readonly to: number;
    readonly label?: Label;
    readonly tone?: Tone;
  }[];
  /** Lines at every unit inside the bounding rectangle. */
  readonly units?: true;
  /** Labels that are looked for, in the second colour. */
  readonly sought?: readonly Label[];
};

/** A right-angled triangle with the square on each side; the legs run to the left and upwards. */
export type SideSquares = {
  readonly kind: 'side_squares';
  readonly legs: readonly [level: number, upright: number];
  /** Inside the squares: on the level leg, the upright leg and the hypotenuse. */
  readonly labels: readonly [Label, Label, Label];
};

/** Circles cut into sectors, clockwise from the top. */
export type Circles = {
  readonly kind: 'circles';
  readonly circles: readonly {
    readonly name?: Label;
    readonly parts: readonly BarPart[];
  }[];
};

/** A circle with a measure in it, or a sector of it. */
export type Round = {
  readonly kind: 'round';
  readonly radius?: Label;
  readonly diameter?: Label;
  /** Only this sector is meant and looked for, in degrees from the radius to the right, against the clock. */
  readonly sector?: { readonly degrees: number; readonly label: Label };
};

/** Dots laid as rectangles. */
export type Dots = {
  readonly kind: 'dots';
  readonly groups: readonly { readonly rows: number; readonly columns: number; readonly label: Label }[];
};

/** Values as dots on a line. */
export type DotPlot = {
  readonly kind: 'dot_plot';
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly rows: readonly {
    readonly name?: Label;
    readonly values: readonly number[];
    /** A support below the line. */
    readonly balance?: { readonly at: number; readonly label: Label };
    /** Flags that stand above a value. */
    readonly middle?: { readonly at: number; readonly label: Label };
    readonly span?: { readonly from: number; readonly to: number; readonly label: Label };
  }[];
};

/** A tree, from the left to the right. `on` stands on the way to a node. */
export type Tree = { readonly kind: 'tree'; readonly branches: readonly Branch[] };
export type Branch = {
  readonly label: Label;
  readonly on?: Label;
  readonly tone?: Tone;
  readonly branches?: readonly Branch[];
};

/** The circle of radius 1 with angles drawn into it and one height or one distance to the right marked. */
export type UnitCircle = {
  readonly kind: 'unit_circle';
  readonly angles: readonly { readonly degrees: number; readonly label: Label; readonly tone: Tone }[];
  readonly height: { readonly at: number; readonly label: Label };
};

export type Figure =
  | Bars
  | Scale
  | NumberLines
  | Area
  | Shape
  | SideSquares
  | Circles
  | Round
  | Dots
  | DotPlot
  | Tree
  | UnitCircle;

/** For ears: what is to be seen and, on a skill’s page, why it helps. `{names}` as in the other texts beside it. */
export type Described = { readonly description: Said };
