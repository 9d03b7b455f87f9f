import { useSyncExternalStore } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';

/** Above this many seconds the text uses minutes, above this many minutes hours. */
const [fewSeconds, fewMinutes] = [90, 90];

/** "in 2 minutes", "dentro de 40 segundos", "dans 2 heures": rounded up, so that it is never too early. */
export function formatWait(seconds: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  if (seconds <= fewSeconds) return format.format(Math.ceil(seconds), 'second');
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= fewMinutes) return format.format(minutes, 'minute');
  return format.format(Math.ceil(minutes / 60), 'hour');
}

/**
 * Counts down how long the server refuses. Announced once with the initial time and once at the end; the ticks are
 * silent.
 */
export function Refusal({ until }: { until: number }) {
  const t = useTranslations('accounts.errors');
  const locale = useLocale();
  const left = useSecondsUntil(until);
  if (left <= 0) return t('tooManyOver');
  return t.rich('tooManyUntil', {
    wait: () => (
      <span className="num" role="timer" aria-live="off">
        {formatWait(left, locale)}
      </span>
    ),
  });
}

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
};

/** Seconds left until a time in milliseconds; 0 once it has passed. */
export function useSecondsUntil(until: number): number {
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  return useSyncExternalStore(everySecond, left, left);
}
