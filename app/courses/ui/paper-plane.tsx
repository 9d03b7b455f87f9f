import type { QuestionView } from '../model/views.ts';
import { DrawnFigure } from './lesson-text.tsx';

/** Print only: the plane on which a point or line is drawn by hand, with the question’s picture or empty. */
export function PaperPlane({
  question: { ask, picture },
}: {
  question: Pick<QuestionView, 'ask' | 'picture'>;
}) {
  if (ask.kind !== 'point' && ask.kind !== 'line') return null;
  return (
    <div className="co-print-plane" aria-hidden="true">
      {picture?.svg ? <DrawnFigure svg={picture.svg} /> : <EmptyPlane x={ask.view.x} y={ask.view.y} />}
    </div>
  );
}

type Span = readonly [from: number, to: number];

/** A grid with axes, numbered at every fifth line. */
function EmptyPlane({ x, y }: { x: Span; y: Span }) {
  const ends = { left: x[0], right: x[1], top: -y[1], bottom: -y[0] };
  const grid =
    between(x)
      .map((at) => `M${at} ${ends.top}V${ends.bottom}`)
      .join('') +
    between(y)
      .map((at) => `M${ends.left} ${-at}H${ends.right}`)
      .join('');
  const numbered = (span: Span) => between(span).filter((at) => at % 5 === 0 && at !== 0);
  return (
    <svg viewBox={`${x[0] - 1} ${-y[1] - 1} ${x[1] - x[0] + 2} ${y[1] - y[0] + 2}`}>
      <path className="co-plane-grid" d={grid} />
      <path className="co-plane-axes" d={`M${ends.left} 0H${ends.right}M0 ${ends.top}V${ends.bottom}`} />
      {numbered(x).map((at) => (
        <text key={`x${at}`} x={at} y={0.9} textAnchor="middle">
          {minus(at)}
        </text>
      ))}
      {numbered(y).map((at) => (
        <text key={`y${at}`} x={-0.25} y={-at + 0.25} textAnchor="end">
          {minus(at)}
        </text>
      ))}
    </svg>
  );
}

const between = ([from, to]: Span): number[] =>
  Array.from({ length: Math.floor(to) - Math.ceil(from) + 1 }, (_, index) => Math.ceil(from) + index);

const minus = (value: number): string => String(value).replace('-', '−');
