import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { tabStorage } from '#app/platform/browser-storage.ts';
import { EyeIcon, EyeOffIcon } from '#app/ui/icons.tsx';

type Props = {
  endsAt: string;
  minutes: { readonly allowed: number; readonly usual: number } | null;
  /** The server decides whether time is up; called when this clock reaches zero, and again with each tick. */
  onTimeUp(): void;
};

/** Milliseconds between two ticks. */
const beat = 5000;
/** Minutes left that are announced to screen readers. */
const announced = [10, 5, 1];
const habitKey = 'practice_clock_hidden';

/** Time left in an exam, in whole minutes. It can be hidden, and its style does not change towards the end. */
export function ExamClock({ endsAt, minutes, onTimeUp }: Props) {
  const t = useTranslations('practice.clock');
  const left = useMinutesLeft(endsAt, onTimeUp);
  const [hidden, setHidden] = useState(() => tabStorage.getItem(habitKey) === 'yes');
  const toggle = () => {
    tabStorage.setItem(habitKey, hidden ? 'no' : 'yes');
    setHidden(!hidden);
  };
  const extra = minutes !== null && minutes.allowed !== minutes.usual;
  return (
    <div className="p-clock">
      {!hidden && (
        <span className="num">
          {left === 0 ? t('over') : t('left', { minutes: left })}
          {extra && ` · ${t('extra', { allowed: String(minutes.allowed), usual: String(minutes.usual) })}`}
        </span>
      )}
      <button type="button" className="icon-btn" aria-label={t(hidden ? 'show' : 'hide')} onClick={toggle}>
        {hidden ? <EyeIcon /> : <EyeOffIcon />}
      </button>
      <span className="sr" role="status">
        {!hidden && announced.includes(left) ? t('left', { minutes: left }) : ''}
      </span>
    </div>
  );
}

function useMinutesLeft(endsAt: string, onTimeUp: () => void): number {
  const end = new Date(endsAt).getTime();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), beat);
    return () => clearInterval(timer);
  }, []);
  const up = now >= end;
  // Called with each tick, since this clock may be ahead of the server's.
  useEffect(() => {
    if (up) onTimeUp();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [up, now]);
  return Math.max(0, Math.ceil((end - now) / 60_000));
}
