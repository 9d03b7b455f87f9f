import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { bookingsQuery } from '#app/booking/index.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { shortDayOf, timeInSentence } from '#app/platform/times.ts';
import { CheckIcon, ForwardIcon } from '#app/ui/icons.tsx';
import { mapQuery } from '../api/dashboard-client.ts';
import { nextSession, sessionsFor } from '../domain/next-session.ts';
import { initialOf, type LearnerProfile } from '#app/learners/index.ts';

/** One learner in the row of learners; the selected one is shown below. */
export function ProfileCard({ profile, chosen }: { profile: LearnerProfile; chosen: boolean }) {
  const { id, name } = profile;
  const known = useKnown(profile);
  return (
    <Link
      className={`card kid ${chosen ? 'is-on' : ''}`}
      to={`?learner=${id}`}
      replace
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
    >
      <span className="avatar avatar-letter" aria-hidden="true">
        {initialOf(name)}
      </span>
      <span>
        <b>{name}</b>
        <span className="small muted">{known}</span>
      </span>
      {chosen ? <CheckIcon /> : <ForwardIcon />}
    </Link>
  );
}

/** School year or age, mastered skills and next session, as far as known. */
function useKnown({ id, ageBand, schoolYear }: LearnerProfile): string {
  const t = useTranslations('learners');
  const card = useTranslations('learnerPage.card');
  const { language, state, timeZone } = usePreferences();
  const { data: map } = useQuery(mapQuery(id, language));
  const { data: bookings } = useQuery(bookingsQuery('learner'));
  const next = bookings && nextSession(sessionsFor(bookings, id, { named: true }), new Date());
  const localeAndZone = { locale: state.locale, timeZone };
  const start = next?.booking.start;
  return [
    schoolYear ?? (ageBand && t(`bands.${ageBand}`)),
    map && card('mastered', { count: map.counts.mastered }),
    start &&
      card('next', { day: shortDayOf(start, localeAndZone), time: timeInSentence(start, localeAndZone) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
