import { useTranslations } from 'use-intl/react';
import { progressCurve } from '#app/ui/curve.ts';
import { pathOf, pointsOf, type Point } from '#app/ui/plot.ts';

const stages = ['read', 'try', 'slip', 'fix', 'own', 'back'] as const;
const ofSkill = ['idea', 'example', 'guided', 'alone', 'back'] as const;

/** The progress curve of a skill. */
export function SkillCurve({ stage, seed }: { stage: number; seed: string }) {
  const t = useTranslations('tutorSkill');
  const names = ofSkill.map((key) => t(`stages.${key}`));
  const name = names[stage];
  const label = name ? t('stageNow', { step: String(stage + 1), name }) : t('stagesDone');
  return <Stations names={names} stage={stage} seed={seed} label={label} />;
}

/** The progress curve of a conversation: six stations, the current one open. `stage` 6: all done. */
export function StageCurve({ stage, seed }: { stage: number; seed: string }) {
  const t = useTranslations('teaching.tutor');
  const names = stages.map((key) => t(`stages.${key}`));
  const name = names[stage];
  const label = name ? t('stageNow', { step: String(stage + 1), name }) : t('stagesDone');
  return <Stations names={names} stage={stage} seed={seed} label={label} />;
}

type StationsProps = { names: readonly string[]; stage: number; seed: string; label: string };

function Stations({ names, stage, seed, label }: StationsProps) {
  const name = names[stage];
  const count = names.length;
  return (
    <div className="t-stage">
      <p className="sr">{label}</p>
      <Curve count={count} now={stage} width={736} height={52} seed={seed} className="t-wide" />
      <Curve count={count} now={stage} width={350} height={52} seed={seed} className="t-slim" />
      <div className="pc-labels t-wide" aria-hidden="true">
        {names.map((key, at) => (
          <span
            key={key}
            className={[
              at === stage ? 'now' : '',
              at === 0 ? 'first' : '',
              at === count - 1 ? 'last' : '',
            ].join(' ')}
            style={{ left: `${shareOf(at, count, 736) * 100}%` }}
          >
            {key}
          </span>
        ))}
      </div>
      {name && (
        <div className="pc-labels t-slim" aria-hidden="true">
          <span
            className={`now ${stage === 0 ? 'first' : ''} ${stage === count - 1 ? 'last' : ''}`}
            style={{ left: `${shareOf(stage, count, 350) * 100}%` }}
          >
            {name}
          </span>
        </div>
      )}
    </div>
  );
}

const edge = 14;
const shareOf = (at: number, count: number, width: number) =>
  (edge + ((width - 2 * edge) * at) / Math.max(count - 1, 1)) / width;

/** The hand-drawn curve with `count` stations, those before `now` done. */
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
