import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { extendHold, holdQuery } from '../api/client.ts';
import { HOLD_EXTENSIONS, HOLD_MINUTES } from '../domain/hold.ts';
import type { Hold } from '../model/schemas.ts';

const RADIUS = 25;
const LENGTH = 2 * Math.PI * RADIUS;

/** Milliseconds until an instant, updated each second; every 15 seconds with reduced motion. */
export function useTimeLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setInterval(() => setNow(Date.now()), calm ? 15_000 : 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, new Date(until).getTime() - now);
}

export type HeldUntil = Pick<Hold, 'expiresAt' | 'canExtend'>;

/** Milliseconds left of a hold, capped at its maximum in case the browser clock is slow. */
export function useHoldLeft({ expiresAt, canExtend }: HeldUntil): number {
  const longest = HOLD_MINUTES * 60_000 * (canExtend ? 1 : 1 + HOLD_EXTENSIONS);
  return Math.min(longest, useTimeLeft(expiresAt));
}

/** `7:40`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

type HoldClockProps = {
  hold: HeldUntil & Pick<Hold, 'id'>;
  onOver: () => void;
  /** Replaces the default extension of a single hold. */
  onExtend?: () => void;
};

/** Countdown ring of a hold with a button to extend it by ten minutes. Deliberately never red. */
export function HoldClock({ hold, onOver, onExtend }: HoldClockProps) {
  const t = useTranslations('bookPages');
  const left = useHoldLeft(hold);
  const over = left === 0;
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  const share = Math.min(1, left / (HOLD_MINUTES * 60_000));
  return (
    <div className="hold">
      <div className="ring" role="timer" aria-label={t('hold.label', { minutes: Math.ceil(left / 60_000) })}>
        <svg viewBox="0 0 60 60" aria-hidden="true">
          <circle className="ring-track" cx="30" cy="30" r={RADIUS} strokeWidth="3" />
          <circle
            className="ring-left"
            cx="30"
            cy="30"
            r={RADIUS}
            strokeWidth="4.5"
            strokeDasharray={`${LENGTH * share} ${LENGTH}`}
            transform="rotate(-90 30 30)"
          />
        </svg>
      </div>
      <div>
        <b className="num">{over ? t('hold.over') : t('hold.heldFor', { time: clockText(left) })}</b>
        {!over && <p className="small">{t('hold.nobodyElse')}</p>}
        {!over && hold.canExtend && <Extend id={hold.id} instead={onExtend} />}
      </div>
    </div>
  );
}

function Extend({ id, instead }: { id: string; instead: (() => void) | undefined }) {
  const t = useTranslations('bookPages');
  const queries = useQueryClient();
  const extend = useSingleMutation({
    networkMode: 'always',
    mutationFn: () => extendHold(id),
    onSuccess: (answer) => queries.setQueryData(holdQuery(id).queryKey, answer),
    onError: () => void queries.invalidateQueries({ queryKey: holdQuery(id).queryKey }),
  });
  return (
    <button
      type="button"
      className="link-btn small"
      disabled={extend.isPending}
      onClick={() => (instead ?? extend.mutate)()}
    >
      {t('hold.more', { minutes: HOLD_MINUTES })}
    </button>
  );
}
