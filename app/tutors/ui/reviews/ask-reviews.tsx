import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { shortDayOf } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { waitingReviewsQuery } from '../../api/reviews-client.ts';
import { RateSession } from './rate-session.tsx';
import './reviews.css';

/** Recent sessions awaiting a review; renders nothing without any. Needs the texts `reviewPages`. */
export function AskReviews({ most = 2 }: { most?: number }) {
  const t = useTranslations('reviewPages.ask');
  const { state, timeZone } = usePreferences();
  const { data: sessions } = useQuery(waitingReviewsQuery);
  if (!sessions || sessions.length === 0) return null;
  return (
    <section className="ask-reviews" aria-labelledby="ask-reviews">
      <h2 id="ask-reviews">{t('title')}</h2>
      <ul>
        {sessions.slice(0, most).map(({ bookingId, tutor, start }) => {
          const session = t('session', { tutor, day: shortDayOf(start, { locale: state.locale, timeZone }) });
          return (
            <li key={bookingId}>
              <span>{session}</span>
              <RateSession bookingId={bookingId} session={session} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
