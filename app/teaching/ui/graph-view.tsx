import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { lineOf, type Point } from '#app/ui/plot.ts';
import { axisTexts, height, ticksOf, width } from './axis-texts.ts';
import type { Graph } from '../model/blocks.ts';
import './graph-view.css';

const pad = 22;

/** The given line solid in teal, the learner's dashed in clay; where they differ, both values. */
export function GraphView({ graph }: { graph: Graph }) {
  const t = useTranslations('teaching.tutor');
  const clip = useId();
  const locale = useLocale();
  const signed = (value: number) => value.toLocaleString(locale).replace('-', '−');
  const [left, right] = graph.x;
  const [low, high] = graph.y;
  const place = ({ x, y }: Point): Point => ({
    x: pad + ((x - left) / (right - left)) * (width - 2 * pad),
    y: height - pad - ((y - low) / (high - low)) * (height - 2 * pad),
  });
  const origin = place({ x: 0, y: 0 });
  const label = [
    t('graphLabel', { mine: graph.mine ? 'yes' : 'no', from: signed(left), to: signed(right) }),
    graph.mark
      ? t('graphMark', {
          x: signed(graph.mark.x),
          given: signed(graph.mark.given),
          mine: signed(graph.mark.mine),
        })
      : '',
  ];
  return (
    <svg
      className="graph t-figure"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label.join(' ').trim()}
    >
      <clipPath id={clip}>
        <rect x={pad - 6} y={pad - 6} width={width - 2 * pad + 12} height={height - 2 * pad + 12} />
      </clipPath>
      <Dots xs={ticksOf(graph.x)} ys={ticksOf(graph.y)} place={place} />
      <path
        className="g-axis"
        d={`M${pad - 10} ${origin.y}H${width - 12}M${origin.x} ${height - pad + 10}V12`}
      />
      <path className="g-arrow" d={`M${width - 4} ${origin.y}l-9-4.5v9z`} />
      <path className="g-arrow" d={`M${origin.x} 4l-4.5 9h9z`} />
      {axisTexts(graph, place, signed).map(({ key, x, y, anchor, text, letter }) => (
        <text key={key} className={letter ? 'g-name' : 'g-tick'} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
      <g clipPath={`url(#${clip})`}>
        <Pieces pieces={graph.given} place={place} className="g-fn" />
        {graph.mine && <Pieces pieces={graph.mine} place={place} className="g-fn mine dash" />}
      </g>
      {graph.mark && <Difference mark={graph.mark} place={place} signed={signed} />}
    </svg>
  );
}

type Place = (point: Point) => Point;

function Pieces({ pieces, place, className }: { pieces: Point[][]; place: Place; className: string }) {
  return pieces.map((points) => (
    <path key={points[0]?.x} className={className} d={lineOf(points.map(place))} />
  ));
}

function Dots({ xs, ys, place }: { xs: number[]; ys: number[]; place: Place }) {
  return xs.flatMap((x) =>
    ys.map((y) => {
      const at = place({ x, y });
      return <circle key={`${x} ${y}`} className="g-dot" cx={at.x} cy={at.y} r="1.2" />;
    }),
  );
}

type DifferenceProps = {
  mark: NonNullable<Graph['mark']>;
  place: Place;
  signed(value: number): string;
};

/** Both values at one x, joined by a thin line. */
function Difference({ mark, place, signed }: DifferenceProps) {
  const given = place({ x: mark.x, y: mark.given });
  const mine = place({ x: mark.x, y: mark.mine });
  // Slightly left of the axis, the values would overlap its labels.
  const toAxis = place({ x: 0, y: 0 }).x - given.x;
  const side = given.x > width * 0.7 || (toAxis > 0 && toAxis < 40) ? -9 : 9;
  const anchor = side < 0 ? 'end' : 'start';
  return (
    <g>
      <path className="g-guide" d={`M${given.x} ${given.y}V${mine.y}`} />
      <circle className="g-pt" cx={given.x} cy={given.y} r="5" />
      <circle className="g-pt mine" cx={mine.x} cy={mine.y} r="5" />
      <text className="g-lab ours b" x={given.x + side} y={given.y + 5} textAnchor={anchor}>
        {signed(mark.given)}
      </text>
      <text className="g-lab mine b" x={mine.x + side} y={mine.y + 5} textAnchor={anchor}>
        {signed(mark.mine)}
      </text>
    </g>
  );
}
