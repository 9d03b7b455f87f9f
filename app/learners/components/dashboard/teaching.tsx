import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { bookingsQuery } from '#app/booking/public.ts';
import { shortDayOf, spanOf } from '#app/platform/times.ts';
import { comingSessions } from '../../next-session.ts';
import { Part } from '../part.tsx';
import { usePlace } from './use-place.ts';

const mostShown = 3;

/** For those who teach here: the next sessions that others booked with them, and the way to their own room. */
export function Teaching() {
  const t = useTranslations('learnersHome.teaching');
  const { place } = usePlace();
  return (
    <section className="teaching" aria-labelledby="teaching">
      <h2 id="teaching">{t('title')}</h2>
      <Part query={useQuery(bookingsQuery('tutor'))} height={8}>
        {(bookings) => {
          const ahead = comingSessions(bookings, new Date()).slice(0, mostShown);
          if (ahead.length === 0) return <p className="muted">{t('none')}</p>;
          return (
            <ul>
              {ahead.map(({ id, start, end, learner }) => (
                <li key={id} className="num">
                  <b>{`${shortDayOf(start, place)}, ${spanOf(start, end, place)}`}</b>{' '}
                  <span className="muted">{learner ? t('with', { name: learner }) : t('account')}</span>
                </li>
              ))}
            </ul>
          );
        }}
      </Part>
      <Link className="btn btn-secondary" to="/tutor-dashboard">
        {t('open')}
      </Link>
    </section>
  );
}
