import { useTranslations } from 'use-intl/react';
import { progressCurve } from '#app/ui/curve.ts';
import { pathOf, pointsOf, short } from '#app/ui/plot.ts';

const width = 570;
const height = 340;
/** Position of the gap in the curve, as a share of its length. */
const hole = 0.47;

/** A curve with an open point for the missing page; the missing point lies below it. */
export function HolePlot({ path, target }: { path: string; target: string }) {
  const t = useTranslations('notFound');
  const shape = progressCurve({ height: 250, seed: path });
  const at = (share: number) => ({ x: short(20 + share * 540), y: short(50 + shape(share)) });
  const open = at(hole);
  const label = path.length > 26 ? `${path.slice(0, 25)}…` : path;
  return (
    <figure>
      <svg
        className="graph"
        viewBox={`0 0 ${width} ${height + 40}`}
        role="img"
        aria-label={target ? t('plot', { path, target }) : t('plotEmpty', { path })}
      >
        <Dots />
        <path className="g-axis" d={`M20 ${height}H${width}M20 ${height}V10`} />
        <path className="g-guide" d={`M${open.x} ${open.y + 10}V${height}`} />
        <path className="g-hand" d={pathOf(pointsOf(at, 0, hole - 0.016))} />
        <path className="g-hand" d={pathOf(pointsOf(at, hole + 0.016, 1))} />
        <circle cx={open.x} cy={open.y} r="8" fill="var(--paper)" stroke="var(--curve)" strokeWidth="3" />
        <text className="g-lab on-paper muted" x={open.x - 16} y={open.y - 14} textAnchor="end">
          {t('hole')}
        </text>
        {target && (
          <>
            <circle className="g-pt" cx={open.x} cy={height - 55} r="8" />
            <text className="g-lab on-paper ours b" x={open.x + 16} y={height - 50}>
              {target}
            </text>
          </>
        )}
        <text className="g-tick hole-path" x={open.x} y={height + 26} textAnchor="middle">
          {label}
        </text>
      </svg>
    </figure>
  );
}

function Dots() {
  return (
    <>
      <defs>
        <pattern id="hole-dots" width="26" height="26" patternUnits="userSpaceOnUse">
          <circle className="g-dot" cx="13" cy="13" r="1.2" />
        </pattern>
      </defs>
      <rect x="24" y="14" width={width - 30} height={height - 20} fill="url(#hole-dots)" />
    </>
  );
}
