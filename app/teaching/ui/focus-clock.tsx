import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { keepInWindow, readInWindow } from '#app/platform/window-store.ts';
import { hand } from '#app/ui/curve.ts';
import { pathOf, pointsOf } from '#app/ui/plot.ts';

const hiddenKey = 'focus_time_hidden';

/** Seconds left now, counted down in the browser between server responses. `answeredAt` in milliseconds. */
export function useSecondsLeft(seconds: number, running: boolean, answeredAt: number): number {
  const [now, setNow] = useState(() => answeredAt);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const gone = running ? Math.max(0, Math.floor((now - answeredAt) / 1000)) : 0;
  return Math.max(0, seconds - gone);
}

/** The time as a hand-drawn ring. It can be hidden, also across reloads, and is never red. */
export function FocusClock({ seconds, total, seed }: { seconds: number; total: number; seed: string }) {
  const t = useTranslations('teaching.focus');
  const [hidden, setHidden] = useState(() => readInWindow<boolean>(hiddenKey) === true);
  const hide = (wanted: boolean) => {
    setHidden(wanted);
    keepInWindow(hiddenKey, wanted);
  };
  const minutes = Math.ceil(seconds / 60);
  const share = total === 0 ? 0 : Math.min(1, seconds / (total * 60));
  return (
    <div className="f-clock">
      {!hidden && (
        <div
          className="f-ring"
          role="timer"
          aria-label={t('timeLabel', { minutes, total: t('minutes', { minutes: total }) })}
        >
          <Ring share={share} seed={seed} />
          <span aria-hidden="true">
            <b>{t('timeLeft', { minutes })}</b>
            <br />
            {t('left')}
          </span>
        </div>
      )}
      {/* One button in both states, so that it keeps focus. */}
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => hide(!hidden)}>
        {t(hidden ? 'showTime' : 'hideTime')}
      </button>
    </div>
  );
}

function Ring({ share, seed }: { share: number; seed: string }) {
  const shake = hand(seed);
  const at = (turn: number) => {
    const radius = 56 + shake(turn);
    const angle = 2 * Math.PI * turn - Math.PI / 2;
    return { x: 66 + radius * Math.cos(angle), y: 66 + radius * Math.sin(angle) };
  };
  const end = at(share);
  return (
    <svg viewBox="0 0 132 132" aria-hidden="true">
      <path className="f-ring-track" d={pathOf(pointsOf(at, 0, 1, 64))} />
      {share > 0 && <path className="f-ring-left" d={pathOf(pointsOf(at, 0, share, 64))} />}
      <circle className="f-ring-end" cx={end.x} cy={end.y} r="6.5" />
    </svg>
  );
}
