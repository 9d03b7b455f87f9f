import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type Booking, bookingsQuery, CancelDialog, JoinSession } from '#app/booking/index.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { cityName, sameClock, shortDayOf, spanOf, timeInSentence } from '#app/platform/times.ts';
import { Avatar, type Portrait } from '#app/tutors/index.ts';
import { useState } from 'react';
import { nextSession, sessionsFor } from '../domain/next-session.ts';
import type { LearnerProfile } from '#app/learners/index.ts';
import { LearnerQueryPart } from './part.tsx';

/** The next booked session (of a learner, if given), in the visitor's time zone and the tutor's. */
export function NextSession({ profile }: { profile?: Pick<LearnerProfile, 'id' | 'name'> }) {
  const t = useTranslations('learners.dashboard.next');
  return (
    <section aria-labelledby="next">
      <h2 id="next">{t('title')}</h2>
      <div className="side-body">
        <LearnerQueryPart query={useQuery(bookingsQuery('learner'))} height={8.5}>
          {(bookings) => (
            <Next
              next={nextSession(profile ? sessionsFor(bookings, profile.id) : bookings, new Date())}
              {...(profile ? { name: profile.name } : {})}
            />
          )}
        </LearnerQueryPart>
      </div>
    </section>
  );
}

function Next({ next, name }: { next: ReturnType<typeof nextSession>; name?: string }) {
  const t = useTranslations('learners.dashboard.next');
  const none = useTranslations('learnersHome.next');
  if (next) return <Booked {...next} />;
  return (
    <>
      <p className="muted">{name === undefined ? t('none') : none('noneFor', { name })}</p>
      <Link className="btn btn-secondary" to="/tutor">
        {t('find')}
      </Link>
    </>
  );
}

function Booked({ booking, after }: { booking: Booking; after: number }) {
  const t = useTranslations('learners.dashboard.next');
  const pages = useTranslations('bookPages');
  const [cancelling, setCancelling] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const { state, timeZone } = usePreferences();
  const localeAndZone = { locale: state.locale, timeZone };
  const { tutor, start, end, learner } = booking;
  const there = timeInSentence(start, { ...localeAndZone, timeZone: tutor.zone });
  const also = [
    t('with', { tutor: tutor.name }),
    ...(learner ? [t('learner', { name: learner })] : []),
    ...(sameClock(start, timeZone, tutor.zone)
      ? []
      : [t('there', { time: there, city: cityName(tutor.city, state.locale) })]),
  ];
  return (
    <>
      <div className="sess">
        <Avatar portrait={tutor.avatar as Portrait} size={68} />
        <p className="num">
          <b>{`${shortDayOf(start, localeAndZone)}, ${spanOf(start, end, localeAndZone)}`}</b>
          <br />
          <span className="small muted">{also.join(', ')}</span>
        </p>
      </div>
      <JoinSession booking={booking} />
      <div className="acts">
        <Link className="btn btn-secondary btn-sm" to={`/booking/thanks?booking=${booking.id}`}>
          {t('see')}
        </Link>
        {Date.parse(start) > openedAt && (
          <Link className="btn btn-quiet btn-sm" to={`/booking/thanks?booking=${booking.id}&do=move`}>
            {pages('thanks.move')}
          </Link>
        )}
        <button className="btn btn-quiet btn-sm" type="button" onClick={() => setCancelling(true)}>
          {t('cancel')}
        </button>
        <Link className="btn btn-quiet btn-sm" to="/tutor">
          {t('another')}
        </Link>
      </div>
      {after > 0 && (
        <p className="small muted">
          <Link to="/booking/thanks">{t('more', { count: after })}</Link>
        </p>
      )}
      {cancelling && <CancelDialog booking={booking} onClose={() => setCancelling(false)} />}
    </>
  );
}
