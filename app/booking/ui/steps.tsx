import { useTranslations } from 'use-intl/react';
import { progressCurve } from '#app/ui/curve.ts';
import { pathOf, pointsOf } from '#app/ui/plot.ts';

const names = ['tutor', 'time', 'confirm', 'booked'] as const;
const WIDTH = 452;
const LEFT = 14;
const curve = progressCurve({ height: 44, seed: 'booking' });
const at = (share: number) => ({ x: LEFT + WIDTH * share, y: curve(share) });

/** Progress of a booking, drawn as a curve up to the current step. */
export function Steps({ now }: { now: (typeof names)[number] }) {
  const t = useTranslations('bookPages');
  const index = names.indexOf(now);
  const share = index / (names.length - 1);
  const done = share > 0 ? pathOf(pointsOf(at, 0, share)) : '';
  const rest = share < 1 ? pathOf(pointsOf(at, share, 1)) : '';
  return (
    <div className="pc-wrap">
      <svg
        className="pcurve"
        viewBox="0 0 480 52"
        role="img"
        aria-label={t('steps.label', { number: index + 1, name: t(`steps.${now}`) })}
      >
        <path className="pc-rest" d={rest} />
        <path className="pc-done" d={done} />
        {names.map((name, step) => {
          const { x, y } = at(step / (names.length - 1));
          if (step !== index)
            return (
              <circle
                key={name}
                className={`pc-dot ${step < index ? 'done' : ''}`}
                cx={x}
                cy={y}
                r={step < index ? 5.5 : 4.5}
              />
            );
          return (
            <g key={name}>
              <circle className="pc-halo" cx={x} cy={y} r="14" />
              <circle className="pc-now" cx={x} cy={y} r="7.5" />
            </g>
          );
        })}
      </svg>
      <div className="pc-labels" aria-hidden="true">
        {names.map((name, step) => (
          <span
            key={name}
            className={[step === index && 'now', step === 0 && 'first', step === 3 && 'last']
              .filter(Boolean)
              .join(' ')}
            style={{ left: `${((LEFT + (WIDTH * step) / 3) / 480) * 100}%` }}
          >
            {t(`steps.${name}`)}
          </span>
        ))}
      </div>
    </div>
  );
}
