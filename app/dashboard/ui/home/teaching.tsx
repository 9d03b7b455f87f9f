import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type Booking, bookingsQuery } from '#app/booking/index.ts';
import { cityName, cityOfZone, sameClock, shortDayOf, spanOf, timeInSentence } from '#app/platform/times.ts';
import { comingSessions } from '../../domain/next-session.ts';
import type { Dashboard } from '#app/learners/index.ts';
import { LearnerQueryPart } from '../part.tsx';
import { useRegion } from './use-place.ts';

const mostShown = 3;

type Tutor = NonNullable<Dashboard['tutor']>;

/** For tutors: the next sessions booked with them, the reports they may read, and a link to the tutor dashboard. */
export function Teaching({ tutor: { shared } }: { tutor: Tutor }) {
  const t = useTranslations('learnersHome.teaching');
  return (
    <section className="teaching" aria-labelledby="teaching">
      <h2 id="teaching">{t('title')}</h2>
      <LearnerQueryPart query={useQuery(bookingsQuery('tutor'))} height={8}>
        {(bookings) => {
          const ahead = comingSessions(bookings, new Date()).slice(0, mostShown);
          return ahead.length === 0 ? <p className="muted">{t('none')}</p> : <Ahead sessions={ahead} />;
        }}
      </LearnerQueryPart>
      {shared.length > 0 && <Reports learners={shared} />}
      <Link className="btn btn-secondary" to="/tutor-dashboard">
        {t('open')}
      </Link>
    </section>
  );
}

function Ahead({ sessions }: { sessions: readonly Booking[] }) {
  const t = useTranslations('learnersHome.teaching');
  const { place } = useRegion();
  return (
    <ul>
      {sessions.map((session) => (
        <li key={session.id} className="num">
          <b>{`${shortDayOf(session.start, place)}, ${spanOf(session.start, session.end, place)}`}</b>
          <Clocks session={session} />{' '}
          <span className="muted">
            {session.learner ? t('with', { name: session.learner }) : t('account')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The time in the visitor's and the tutor’s zone, if different: ` in London, 13:00 in Bogotá`. */
function Clocks({ session: { start, tutor } }: { session: Booking }) {
  const t = useTranslations('learnersHome.teaching');
  const { place } = useRegion();
  if (sameClock(start, place.timeZone, tutor.zone)) return null;
  const here = cityOfZone(place.timeZone, place.locale);
  const time = timeInSentence(start, { ...place, timeZone: tutor.zone });
  return ` ${t('clocks', { here, time, city: cityName(tutor.city, place.locale) })}`;
}

/** Learners who share their report with this tutor. */
function Reports({ learners }: { learners: Tutor['shared'] }) {
  const t = useTranslations('learnersHome.teaching');
  return (
    <div className="teaching-reports">
      <h3>{t('reports')}</h3>
      <ul>
        {learners.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/learner-profiles?report=1&learner=${id}`}>{t('report', { name })}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
