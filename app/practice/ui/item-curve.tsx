import { useTranslations } from 'use-intl/react';
import { progressCurve } from '#app/ui/curve.ts';
import { pathOf, pointsOf, type Point } from '#app/ui/plot.ts';
import type { CurveDot } from '../domain/answering/session-progress.ts';

const edge = 14;

/** The curve of a session's questions: filled where right, hollow where not, a ring around the current one. */
export function ItemCurve({ dots, seed }: { dots: readonly CurveDot[]; seed: string }) {
  const t = useTranslations('practice.curve');
  const count = (kind: CurveDot) => dots.filter((dot) => dot === kind).length;
  const now = dots.indexOf('now');
  const label = [
    now >= 0
      ? t('at', { number: String(now + 1), of: String(dots.length) })
      : t('of', { of: String(dots.length) }),
    ...(count('right') > 0 ? [t('right', { count: count('right') })] : []),
    ...(count('missed') > 0 ? [t('missed', { count: count('missed') })] : []),
    ...(count('skipped') > 0 ? [t('skipped', { count: count('skipped') })] : []),
    ...(count('done') > 0 ? [t('done', { count: count('done') })] : []),
  ].join(', ');
  return (
    <div className="p-curve" role="img" aria-label={label}>
      <Curve dots={dots} seed={seed} width={1200} height={70} radius={5.5} className="p-wide" />
      <Curve dots={dots} seed={seed} width={350} height={56} radius={4} className="p-slim" />
    </div>
  );
}

type CurveProps = {
  dots: readonly CurveDot[];
  seed: string;
  width: number;
  height: number;
  radius: number;
  className: string;
};

function Curve({ dots, seed, width, height, radius, className }: CurveProps) {
  const y = progressCurve({ height, seed });
  const at = (share: number): Point => ({ x: edge + share * (width - 2 * edge), y: y(share) });
  const share = (index: number) => index / Math.max(dots.length - 1, 1);
  const reached = dots.findLastIndex((dot) => dot !== 'ahead');
  const split = share(Math.max(reached, 0));
  // Many questions on a phone: the dots shrink rather than overlap.
  const size = Math.min(radius, (width - 2 * edge) / Math.max(dots.length - 1, 1) / 2.6);
  return (
    <svg className={`pcurve ${className}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {split < 1 && <path className="pc-rest" d={pathOf(pointsOf(at, split, 1))} />}
      {split > 0 && <path className="pc-done" d={pathOf(pointsOf(at, 0, split))} />}
      {dots.map((dot, index) => {
        const { x, y: top } = at(share(index));
        if (dot === 'now')
          return (
            <g key={index}>
              <circle className="pc-halo" cx={x} cy={top} r="14" />
              <circle className="pc-now" cx={x} cy={top} r="7.5" />
            </g>
          );
        return <circle key={index} className={`pc-dot ${dotClass[dot]}`} cx={x} cy={top} r={size} />;
      })}
    </svg>
  );
}

const dotClass = { right: 'done', done: 'done', missed: 'miss', skipped: '', ahead: '' } as const;
