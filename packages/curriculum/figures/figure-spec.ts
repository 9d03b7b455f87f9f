import type { LocalizedText } from '../localized-text.ts';

/*
 * Figures as data. Each kind has one function that turns it into shapes (draw-figure.ts); those become one static SVG on the server, so a
 * page needs no script for it.
 */

/** A number, formula or measure in English plain notation (`-2.5`, `x^2`, `3 cm`), or words. */
export type FigureLabel = string | LocalizedText;
/** `given`: known, or shown first. `second`: compared with it, or sought. */
export type FigureTone = 'given' | 'second' | 'plain';

type FigurePoint = readonly [x: number, y: number];

/** Rows of bars on one scale, each divided into parts side by side: fractions, ratios, boxes and single pieces. */
export type BarsFigure = {
  readonly kind: 'bars';
  readonly rows: readonly {
    readonly name?: FigureLabel;
    readonly parts: readonly BarPart[];
    /** Label of a bracket below the whole row. */
    readonly total?: FigureLabel;
  }[];
};
type BarPart = { readonly size?: number; readonly label?: FigureLabel; readonly tone?: FigureTone };

/** One bar with two scales: values above correspond to those below. `at` from 0 to 1. */
export type ScaleFigure = {
  readonly kind: 'scale';
  readonly filled?: number;
  readonly ticks: readonly {
    readonly at: number;
    readonly above: FigureLabel;
    readonly below: FigureLabel;
    readonly tone?: FigureTone;
  }[];
};

/** Number lines below each other; the second shows a part of the first enlarged. */
export type NumberLinesFigure = { readonly kind: 'number_lines'; readonly lines: readonly NumberLine[] };
export type NumberLine = {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Number of ticks per labelled one; 1 by default. */
  readonly every?: number;
  readonly marks?: readonly {
    readonly at: number;
    readonly label?: FigureLabel;
    readonly tone?: FigureTone;
  }[];
  /** Arrows above the line. */
  readonly jumps?: readonly {
    readonly from: number;
    readonly to: number;
    readonly label: FigureLabel;
    readonly tone?: FigureTone;
  }[];
};

/** A rectangle divided by the parts of its sides. Rows of `cells` run downwards. */
export type AreaFigure = {
  readonly kind: 'area';
  readonly across: readonly Strip[];
  readonly down: readonly Strip[];
  readonly cells: readonly (readonly { readonly label?: FigureLabel; readonly tone?: FigureTone }[])[];
  /** Grid lines at every unit. */
  readonly units?: boolean;
};
type Strip = { readonly size: number; readonly label?: FigureLabel };

/** A polygon, y upwards, with its corners in anticlockwise order. */
export type ShapeFigure = {
  readonly kind: 'shape';
  readonly corners: readonly FigurePoint[];
  /** Side `i` runs from corner `i` to the next one. */
  readonly sides?: readonly (FigureLabel | null)[];
  /** Inside each corner. */
  readonly angles?: readonly (FigureLabel | null)[];
  /** Corners with a right angle. */
  readonly right?: readonly number[];
  readonly lines?: readonly {
    readonly from: FigurePoint;
    readonly to: FigurePoint;
    readonly label?: FigureLabel;
    readonly dashed?: true;
  }[];
  /** More angles, in degrees anticlockwise from the direction to the right. */
  readonly arcs?: readonly {
    readonly at: FigurePoint;
    readonly from: number;
    readonly to: number;
    readonly label?: FigureLabel;
    readonly tone?: FigureTone;
  }[];
  /** Grid lines at every unit inside the bounding rectangle. */
  readonly units?: true;
  /** Labels of unknown values, in the second colour. */
  readonly sought?: readonly FigureLabel[];
};

/** A right-angled triangle with the square on each side; the legs run to the left and upwards. */
export type SideSquaresFigure = {
  readonly kind: 'side_squares';
  readonly legs: readonly [level: number, upright: number];
  /** Inside the squares: on the horizontal leg, the vertical leg and the hypotenuse. */
  readonly labels: readonly [FigureLabel, FigureLabel, FigureLabel];
};

/** Circles divided into sectors, clockwise from the top. */
export type CirclesFigure = {
  readonly kind: 'circles';
  readonly circles: readonly {
    readonly name?: FigureLabel;
    readonly parts: readonly BarPart[];
  }[];
};

/** A circle with a measure, or a sector of it. */
export type CircleFigure = {
  readonly kind: 'round';
  readonly radius?: FigureLabel;
  readonly diameter?: FigureLabel;
  /** Only this sector is marked, in degrees anticlockwise from the radius to the right. */
  readonly sector?: { readonly degrees: number; readonly label: FigureLabel };
};

/** Dots arranged as rectangles. */
export type DotsFigure = {
  readonly kind: 'dots';
  readonly groups: readonly {
    readonly rows: number;
    readonly columns: number;
    readonly label: FigureLabel;
  }[];
};

/** Values as dots on a line. */
export type DotPlotFigure = {
  readonly kind: 'dot_plot';
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly rows: readonly {
    readonly name?: FigureLabel;
    readonly values: readonly number[];
    /** A balance point below the line. */
    readonly balance?: { readonly at: number; readonly label: FigureLabel };
    /** Markers above a value. */
    readonly middle?: { readonly at: number; readonly label: FigureLabel };
    readonly span?: { readonly from: number; readonly to: number; readonly label: FigureLabel };
  }[];
};

/** A probability tree, from left to right. `on` labels the branch to a node. */
export type TreeFigure = { readonly kind: 'tree'; readonly branches: readonly TreeBranch[] };
export type TreeBranch = {
  readonly label: FigureLabel;
  readonly on?: FigureLabel;
  readonly tone?: FigureTone;
  readonly branches?: readonly TreeBranch[];
};

/** The unit circle with angles and one marked height or horizontal distance. */
export type UnitCircleFigure = {
  readonly kind: 'unit_circle';
  readonly angles: readonly {
    readonly degrees: number;
    readonly label: FigureLabel;
    readonly tone: FigureTone;
  }[];
  readonly height: { readonly at: number; readonly label: FigureLabel };
};

export type FigureSpec =
  | BarsFigure
  | ScaleFigure
  | NumberLinesFigure
  | AreaFigure
  | ShapeFigure
  | SideSquaresFigure
  | CirclesFigure
  | CircleFigure
  | DotsFigure
  | DotPlotFigure
  | TreeFigure
  | UnitCircleFigure;

/** Text alternative: what can be seen and, on a skill's page, why it helps. `{names}` as in the texts beside it. */
export type WithDescription = { readonly description: LocalizedText };
