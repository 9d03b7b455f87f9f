import { useTranslations } from 'use-intl/react';
import { longDayOf, spanOf, timeInSentence } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import type { ClockChange } from '#app/tutors/index.ts';

/** The next clock changes in the tutor’s zone and their effect on the hours of those days. */
export function HoursClocks({
  changes,
  city,
}: {
  changes: readonly ClockChange[] | undefined;
  city: string;
}) {
  const t = useTranslations('tutorHours');
  return (
    <section className="hours-part" aria-labelledby="clocks">
      <h2 id="clocks">{t('clocks.title')}</h2>
      {!changes && <div className="bone" aria-hidden="true" />}
      {changes?.length === 0 && <p className="muted">{t('clocks.never', { city })}</p>}
      {changes && changes.length > 0 && (
        <>
          <p className="muted">{t('clocks.text', { city })}</p>
          <ul className="clock-changes">
            {changes.map((change) => (
              <Change key={change.at} change={change} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Change({ change }: { change: ClockChange }) {
  const t = useTranslations('tutorHours');
  const { state } = usePreferences();
  const utc = { locale: state.locale, timeZone: 'UTC' };
  const time = (local: string) => timeInSentence(`${local}:00Z`, utc);
  const [low, high] = change.kind === 'gap' ? [change.from, change.to] : [change.to, change.from];
  const span = (start: number, end: number) => spanOf(new Date(start * 60_000), new Date(end * 60_000), utc);
  return (
    <li>
      <h3>
        {t('clocks.when', {
          day: longDayOf(`${low}:00Z`, utc),
          from: time(change.from),
          to: time(change.to),
        })}
      </h3>
      <p>{t(`clocks.${change.kind}`, { from: time(low), to: time(high) })}</p>
      {change.hours.length === 0 && <p className="muted">{t('clocks.none')}</p>}
      {change.hours.map(({ date, start, end, by }) => (
        <p key={`${date}${start}`}>
          <b>
            {t(by > 0 ? 'clocks.longer' : -by === end - start ? 'clocks.gone' : 'clocks.shorter', {
              span: span(start, end),
              minutes: Math.abs(by),
            })}
          </b>
        </p>
      ))}
    </li>
  );
}
