import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { cityName, clearTimeOf, sameClock, shortDayOf } from '#app/platform/times.ts';

type LostNoticeProps = {
  /** The server’s message, localized. */
  message: string;
  alternatives: readonly { start: string }[];
  tutor: { city: string; zone: string };
  busy: boolean;
  onChoose: (start: string) => void;
};

/** The time was taken or the hold expired: offers the nearest free times. */
export function LostNotice({ message, alternatives, tutor, busy, onChoose }: LostNoticeProps) {
  const t = useTranslations('bookPages');
  const { state, timeZone } = usePreferences();
  const place = { locale: state.locale, timeZone };
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Do not steal the focus from a text field: the alert is announced anyway.
    if (message && !document.activeElement?.matches('input, textarea')) box.current?.focus();
  }, [message]);
  return (
    <div className="lost" role="alert" tabIndex={-1} ref={box}>
      <p>
        <b>{message}</b>
      </p>
      {alternatives.length > 0 && (
        <div className="slots" role="group" aria-label={t('lost.nearest')}>
          {alternatives.map(({ start }) => (
            <button
              key={start}
              type="button"
              className="slot"
              aria-disabled={busy || undefined}
              onClick={() => !busy && onChoose(start)}
            >
              <span>{shortDayOf(start, place)}</span>
              <b>{clearTimeOf(start, place)}</b>
              {!sameClock(start, timeZone, tutor.zone) && (
                <span>
                  {clearTimeOf(start, { ...place, timeZone: tutor.zone })}{' '}
                  {cityName(tutor.city, state.locale)}
                </span>
              )}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
