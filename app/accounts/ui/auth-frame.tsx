import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { progressCurve } from '#app/ui/curve.ts';
import { lineOf } from '#app/ui/plot.ts';
import { NeedsJavaScript } from './needs-javascript.tsx';

const width = 600;
const height = 420;

/** A form next to the curve: complete for sign-in, still to be drawn for sign-up. */
export function AuthFrame({ beginning = false, children }: { beginning?: boolean; children: ReactNode }) {
  const t = useTranslations('accounts.see');
  return (
    <div className="page auth account-ways">
      <section className="auth-side">
        <NeedsJavaScript />
        {children}
      </section>
      <figure className="see">
        <figcaption>
          <b>{beginning ? t('begin') : t('back')}</b>
          <span className="muted">{beginning ? t('beginBody') : t('backBody')}</span>
        </figcaption>
        <AuthCurve beginning={beginning} />
      </figure>
    </div>
  );
}

function AuthCurve({ beginning }: { beginning: boolean }) {
  const y = progressCurve({ height, seed: 'auth' });
  const at = (share: number) => ({ x: 20 + share * (width - 40), y: 60 + y(share) });
  const line = (from: number, to: number) =>
    lineOf(Array.from({ length: 80 }, (_, index) => at(from + ((to - from) * index) / 79)));
  const reached = beginning ? 0 : 0.62;
  const stops = [0, 0.14, 0.32, 0.5, 0.62, 0.8, 1];
  const here = at(reached);
  return (
    <svg viewBox={`0 0 ${width} ${height + 80}`} aria-hidden="true">
      {reached > 0 && <path className="g-hand" d={line(0, reached)} />}
      <path className="pc-rest" d={line(reached, 1)} />
      {stops.map((share) => {
        const point = at(share);
        const done = share < reached;
        return (
          <circle
            key={share}
            className={`pc-dot ${done ? 'done' : ''}`}
            cx={point.x}
            cy={point.y}
            r={done ? 6 : 7}
          />
        );
      })}
      <circle className="pc-halo" cx={here.x} cy={here.y} r="16" />
      <circle className="pc-now" cx={here.x} cy={here.y} r="9" />
    </svg>
  );
}
