import { pathOf } from './plot.ts';

type Knots = readonly (readonly [x: number, y: number])[];

/**
 * One section's piece of the line that runs through a page; knots in thousandths of the section's width and height. It
 * enters and leaves at the same x with a vertical tangent, so that adjacent pieces join.
 */
export function Line({ knots, className }: { knots: Knots; className: string }) {
  return <Bend d={pathOf(knots.map(([x, y]) => ({ x, y })))} className={className} />;
}

/** The piece in the right margin of narrow windows. */
export const Thread = ({ slim }: { slim: Knots }) => <Line knots={slim} className="slim" />;

/** A piece given as an SVG path, for exact tangents at its ends. */
export function Bend({ d, className }: { d: string; className: string }) {
  return (
    <svg
      className={`thread ${className}`}
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
