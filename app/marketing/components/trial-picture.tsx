import { useTranslations } from 'use-intl/react';
import { pathOf, type Point, pointsOf } from '#app/ui/plot.ts';
import type { TrialProblem } from '../trial-problems.ts';

/** What the given line looks like: a parabola, two bars of sixths, a square with its sides. */
export function TrialPicture({ problem }: { problem: TrialProblem }) {
  if (problem === 'fractions') return <Bars />;
  if (problem === 'brackets') return <Square />;
  return <Parabola />;
}

/** y = x² − 5x + 6 on a grid of 30 by 30 px to the unit. */
function Parabola() {
  const t = useTranslations('home.try');
  const at = (x: number): Point => ({ x: 60 + 38 * x, y: 210 - 30 * (x * x - 5 * x + 6) });
  const ticks = [1, 2, 3, 4, 5];
  return (
    <svg className="graph" viewBox="0 0 280 260" role="img" aria-label={t('graph')}>
      <defs>
        <pattern id="trial-dots" x="41" y="15" width="38" height="30" patternUnits="userSpaceOnUse">
          <circle className="g-dot" cx="19" cy="15" r="1.3" />
        </pattern>
      </defs>
      <rect x="8" y="12" width="262" height="240" fill="url(#trial-dots)" />
      <path className="g-axis" d="M12 210H268M60 250V14" />
      <path className="g-arrow" d="M274 210l-9-4.5v9z" />
      <path className="g-arrow" d="M60 8l-4.5 9h9z" />
      {ticks.map((x) => (
        <text key={x} className="g-tick" x={at(x).x} y="230" textAnchor="middle">
          {x}
        </text>
      ))}
      {[2, 4, 6].map((y) => (
        <text key={y} className="g-tick" x="48" y={215 - 30 * y} textAnchor="end">
          {y}
        </text>
      ))}
      <path className="g-fn" d={pathOf(pointsOf(at, -0.15, 5.15, 40))} />
      <circle className="g-pt" cx={at(2).x} cy="210" r="6" />
      <circle className="g-pt" cx={at(3).x} cy="210" r="6" />
    </svg>
  );
}

/** One half and one third, on the same bar of sixths. */
function Bars() {
  const bar = (y: number, pieces: number) => (
    <g key={y}>
      <rect x="20" y={y} width={240 / pieces} height="52" fill="var(--primary-soft)" />
      <rect className="g-ink" x="20" y={y} width="240" height="52" />
      {Array.from({ length: pieces - 1 }, (_, at) => (
        <path key={at} className="g-ink" d={`M${20 + (240 / pieces) * (at + 1)} ${y}v52`} />
      ))}
    </g>
  );
  return (
    <svg className="graph" viewBox="0 0 280 230" aria-hidden="true">
      {bar(20, 2)}
      {bar(132, 3)}
      {[1, 2, 3, 4, 5].map((sixth) => (
        <path key={sixth} className="g-guide" d={`M${20 + 40 * sixth} 10V206`} />
      ))}
    </svg>
  );
}

/** A square of side x, from which 3 is taken on both sides. */
function Square() {
  return (
    <svg className="graph" viewBox="0 0 280 250" aria-hidden="true">
      <rect x="50" y="16" width="200" height="200" fill="var(--primary-soft)" />
      <rect className="g-ink" x="50" y="16" width="200" height="200" />
      <path className="g-guide" d="M178 16V216M50 144H250" />
      <rect className="g-fn" x="50" y="16" width="128" height="128" />
      <text className="g-name" x="36" y="124" textAnchor="end">
        x
      </text>
      <text className="g-tick" x="214" y="238" textAnchor="middle">
        3
      </text>
      <text className="g-tick" x="264" y="186">
        3
      </text>
      <text className="g-name" x="114" y="88" textAnchor="middle">
        x − 3
      </text>
    </svg>
  );
}
