import { useTranslations } from 'use-intl/react';
import { progressCurve } from '#app/ui/curve.ts';
import { pathOf, pointsOf, type Point } from '#app/ui/plot.ts';

const stages = ['read', 'try', 'slip', 'fix', 'own', 'back'] as const;

/** The curve above a conversation: six stations, the present one open. `stage` 6: all done. */
export function StageCurve({ stage, seed }: { stage: number; seed: string }) {
  const t = useTranslations('teaching.tutor');
  const name = stages[stage];
  const label = name
    ? t('stageNow', { step: String(stage + 1), name: t(`stages.${name}`) })
    : t('stagesDone');
  return (
    <div className="t-stage">
      <p className="sr">{label}</p>
      <Curve count={stages.length} now={stage} width={736} height={52} seed={seed} className="t-wide" />
      <Curve count={stages.length} now={stage} width={350} height={52} seed={seed} className="t-slim" />
      <div className="pc-labels t-wide" aria-hidden="true">
        {stages.map((key, at) => (
          <span
            key={key}
            className={[
              at === stage ? 'now' : '',
              at === 0 ? 'first' : '',
              at === stages.length - 1 ? 'last' : '',
            ].join(' ')}
            style={{ left: `${shareOf(at, stages.length, 736) * 100}%` }}
          >
            {t(`stages.${key}`)}
          </span>
        ))}
      </div>
      {name && (
        <div className="pc-labels t-slim" aria-hidden="true">
          <span
            className={`now ${stage === 0 ? 'first' : ''} ${stage === stages.length - 1 ? 'last' : ''}`}
            style={{ left: `${shareOf(stage, stages.length, 350) * 100}%` }}
          >
            {t(`stages.${name}`)}
          </span>
        </div>
      )}
    </div>
  );
}

const edge = 14;
const shareOf = (at: number, count: number, width: number) =>
  (edge + ((width - 2 * edge) * at) / Math.max(count - 1, 1)) / width;

/** The hand-drawn curve with `count` stations, done up to `now`. */
export function Curve(props: {
  count: number;
  now: number;
  width: number;
  height: number;
  seed: string;
  className?: string;
}) {
  const { count, now, width, height, seed, className = '' } = props;
  const y = progressCurve({ height, seed });
  const at = (share: number): Point => ({ x: edge + share * (width - 2 * edge), y: y(share) });
  const split = Math.min(now, count - 1) / Math.max(count - 1, 1);
  return (
    <svg className={`pcurve ${className}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {split < 1 && <path className="pc-rest" d={pathOf(pointsOf(at, split, 1))} />}
      {split > 0 && <path className="pc-done" d={pathOf(pointsOf(at, 0, split))} />}
      {Array.from({ length: count }, (_, index) => {
        const { x, y: top } = at(index / Math.max(count - 1, 1));
        if (index === now) {
          return (
            <g key={index}>
              <circle className="pc-halo" cx={x} cy={top} r="14" />
              <circle className="pc-now" cx={x} cy={top} r="7.5" />
            </g>
          );
        }
        return (
          <circle
            key={index}
            className={`pc-dot ${index < now ? 'done' : ''}`}
            cx={x}
            cy={top}
            r={index < now ? 5.5 : 4.5}
          />
        );
      })}
    </svg>
  );
}
