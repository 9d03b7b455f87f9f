import { useTranslations } from 'use-intl/react';
import { cityName, clearTimeOf, longDayOf, sameClock, shortDayOf, spanOf } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import type { Occurrence } from '../model/schemas.ts';
import { clocksChange } from '../domain/clock-change.ts';
import type { SeriesState } from './series/use-series.ts';

type OccurrencesProps = { series: SeriesState; tutor: { name: string; city: string; zone: string } };

/** Times of a repeating session: free, or with nearby alternatives. Clock changes in between are pointed out. */
export function Occurrences({ series, tutor }: OccurrencesProps) {
  const t = useTranslations('bookChanges.repeat');
  const pages = useTranslations('bookPages');
  const { timeZone } = usePreferences();
  const { occurrences, problem } = series;
  return (
    <section className="block" aria-labelledby="occurrences">
      <h2 id="occurrences">{t('list')}</h2>
      {problem && (
        <p className="error" role="alert">
          {problem}{' '}
          {!occurrences && (
            <button type="button" className="btn btn-secondary btn-sm" onClick={series.again}>
              {pages('again')}
            </button>
          )}
        </p>
      )}
      {!occurrences && !problem && <p className="bone">&nbsp;</p>}
      <ol className="occurrences" aria-live="polite">
        {occurrences?.map((occurrence, index) => {
          const before = occurrences[index - 1];
          return (
            <Time
              key={occurrence.start}
              occurrence={occurrence}
              tutor={tutor}
              series={series}
              clocks={
                before !== undefined && clocksChange(before.start, occurrence.start, [timeZone, tutor.zone])
              }
            />
          );
        })}
      </ol>
      {occurrences && <p className="small muted">{t('wall', { count: series.starts.length })}</p>}
    </section>
  );
}

type TimeProps = OccurrencesProps & { occurrence: Occurrence; clocks: boolean };

function Time({ occurrence, tutor, series, clocks }: TimeProps) {
  const t = useTranslations('bookChanges.repeat');
  const { state, timeZone } = usePreferences();
  const place = { locale: state.locale, timeZone };
  const there = { locale: state.locale, timeZone: tutor.zone };
  const { start, end, free, reason, opensAt, alternatives } = occurrence;
  const other = series.changes[start];
  const shown = other ?? start;
  const length = Date.parse(end) - Date.parse(start);
  const shownEnd = new Date(Date.parse(shown) + length).toISOString();
  const held = other !== null && (other !== undefined || free);
  return (
    <li className={held ? '' : 'is-out'}>
      <div className="occurrence">
        <span className="num">
          <b>
            {shortDayOf(shown, place)}, {spanOf(shown, shownEnd, place)}
          </b>
          {!sameClock(shown, timeZone, tutor.zone) && (
            <span className="small muted">{` · ${clearTimeOf(shown, there)} ${cityName(tutor.city, state.locale)}`}</span>
          )}
        </span>
        <span className={`tag ${held ? 'tag-success' : 'tag-warning'}`}>
          {other === null
            ? t('leftOut')
            : other
              ? t('instead')
              : free
                ? t('free')
                : t('notFree', { reason: reason ?? 'taken' })}
        </span>
      </div>
      {clocks && (
        <p className="small">
          {t('clocks', {
            mine: clearTimeOf(start, place),
            theirs: clearTimeOf(start, there),
            city: cityName(tutor.city, state.locale),
          })}
        </p>
      )}
      {opensAt && other === undefined && (
        <p className="small">
          {t('opens', { name: tutor.name.split(' ')[0] ?? tutor.name, day: longDayOf(opensAt, place) })}
        </p>
      )}
      {!free && other === undefined && alternatives.length > 0 && (
        <div className="slots" role="group" aria-label={t('near', { day: shortDayOf(start, place) })}>
          {alternatives.map((each) => (
            <button
              key={each.start}
              type="button"
              className="slot"
              onClick={() => series.change(start, each.start)}
            >
              <span>{shortDayOf(each.start, place)}</span>
              <b>{clearTimeOf(each.start, place)}</b>
            </button>
          ))}
        </div>
      )}
      <button
        type="button"
        className="link-btn small"
        aria-label={`${t(other === undefined ? 'leaveOut' : 'takeBack')}: ${shortDayOf(start, place)}`}
        onClick={() => series.change(start, other === undefined ? null : undefined)}
      >
        {t(other === undefined ? 'leaveOut' : 'takeBack')}
      </button>
    </li>
  );
}
