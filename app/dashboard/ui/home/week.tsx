import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { bookingsQuery } from '#app/booking/index.ts';
import { shortDayOf, timeInSentence } from '#app/platform/times.ts';
import type { WeekView } from '#app/practice/index.ts';
import { weekQuery } from '../../api/dashboard-client.ts';
import { sessionsFor } from '../../domain/next-session.ts';
import type { LearnerProfile } from '#app/learners/index.ts';
import { LearnerQueryPart } from '../part.tsx';
import { noonOf } from './days.ts';
import { useRegion } from './use-place.ts';
import { type ShownDay, daysToShow } from './week-days.ts';

/** The week at a glance: practised, booked, due. */
export function Week({ profile }: { profile: LearnerProfile }) {
  const t = useTranslations('learnersHome.week');
  const { language, first } = useRegion();
  return (
    <section className="week" aria-labelledby="week">
      <h2 id="week">{t('title')}</h2>
      <LearnerQueryPart query={useQuery(weekQuery(profile.id, { language, first }))} height={9}>
        {(week) => <Days week={week} profileId={profile.id} />}
      </LearnerQueryPart>
    </section>
  );
}

function Days({ week, profileId }: { week: WeekView; profileId: string }) {
  const { place } = useRegion();
  const bookings = useQuery(bookingsQuery('learner')).data ?? [];
  return (
    <ol>
      {daysToShow(week, sessionsFor(bookings, profileId), place.timeZone).map((day) => (
        <Day key={day.day} day={day} />
      ))}
    </ol>
  );
}

function Day({ day }: { day: ShownDay }) {
  const t = useTranslations('learnersHome.week');
  const { place } = useRegion();
  const { minutes, questions, due, when, sessions } = day;
  const empty = questions === 0 && due === 0 && sessions.length === 0;
  return (
    <li className={`is-${when}`} aria-current={when === 'today' ? 'date' : undefined}>
      <p className="week-day">
        <time dateTime={day.day}>
          {shortDayOf(noonOf(day.day), { locale: place.locale, timeZone: 'UTC' })}
        </time>
        {when === 'today' && <span className="small">{` (${t('today')})`}</span>}
      </p>
      <ul className="small num">
        {questions > 0 && (
          <li className="week-done">{t('practised', { minutes: String(minutes), questions })}</li>
        )}
        {sessions.map(({ id, start }) => (
          <li key={id}>
            <Link to={`/booking/thanks?booking=${id}`}>
              {t('session', { time: timeInSentence(start, place) })}
            </Link>
          </li>
        ))}
        {due > 0 && (
          <li>
            <span className="tag tag-sun">{t('due', { count: due })}</span>
          </li>
        )}
        {empty && <li className="muted">{t(when === 'past' ? 'past' : 'free')}</li>}
      </ul>
    </li>
  );
}
