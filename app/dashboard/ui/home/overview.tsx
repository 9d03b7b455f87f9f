import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { bookingsQuery } from '#app/booking/index.ts';
import { shortDayOf, timeInSentence } from '#app/platform/times.ts';
import { todayQuery, weekQuery } from '../../api/dashboard-client.ts';
import { nextSession, sessionsFor } from '../../domain/next-session.ts';
import type { LearnerProfile } from '#app/learners/index.ts';
import { useRegion } from './use-place.ts';
import { practisedIn } from './week-days.ts';

/** An overview of all learners of the account: due items, next session, practice this week. */
export function Overview({ profiles, chosen }: { profiles: readonly LearnerProfile[]; chosen: string }) {
  const t = useTranslations('learnersHome.all');
  return (
    <section className="overview" aria-labelledby="all-learners">
      <h2 id="all-learners">{t('title')}</h2>
      <ul>
        {profiles.map((profile) => (
          <li key={profile.id}>
            <Row profile={profile} chosen={profile.id === chosen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const waiting = '…';

function Row({ profile: { id, name }, chosen }: { profile: LearnerProfile; chosen: boolean }) {
  const t = useTranslations('learnersHome.all');
  const facts = [
    [t('due'), useDue(id)],
    [t('next'), useNext(id)],
    [t('week'), usePractised(id)],
  ] as const;
  return (
    <>
      <Link
        to={`/dashboard?learner=${id}`}
        aria-current={chosen ? 'true' : undefined}
        preventScrollReset
        replace
      >
        {name}
      </Link>
      <dl>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className="small muted">{term}</dt>
            <dd className="num">{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function useDue(id: string): string {
  const t = useTranslations('learnersHome.all');
  const { data, isError } = useQuery(todayQuery(id));
  if (!data) return isError ? '–' : waiting;
  return data.newcomer ? t('newcomer') : t('dueCount', { count: data.reviews.count });
}

function useNext(id: string): string {
  const t = useTranslations('learnersHome.all');
  const { place } = useRegion();
  const { data, isError } = useQuery(bookingsQuery('learner'));
  if (!data) return isError ? '–' : waiting;
  const next = nextSession(sessionsFor(data, id, { named: true }), new Date());
  if (!next) return t('noNext');
  const { start } = next.booking;
  return `${shortDayOf(start, place)}, ${timeInSentence(start, place)}`;
}

function usePractised(id: string): string {
  const t = useTranslations('learnersHome.all');
  const { language, first } = useRegion();
  const { data, isError } = useQuery(weekQuery(id, { language, first }));
  if (!data) return isError ? '–' : waiting;
  const practised = practisedIn(data.days);
  return practised.questions === 0 ? t('notPractised') : t('practised', practised);
}
