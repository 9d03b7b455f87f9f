import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { quotedNames } from '#app/platform/quoted-names.ts';
import type { TodayView } from '#app/practice/index.ts';
import { latestSessionQuery } from '#app/learners/index.ts';
import { todayQuery } from '../../api/dashboard-client.ts';
import { LearnerQueryPart } from '../part.tsx';
import { BeginButton } from './begin-button.tsx';
import { whenNext } from './days.ts';
import { useRegion } from './use-place.ts';

/** Contents of today’s practice, with a button to start it. */
export function DueToday({ profileId }: { profileId: string }) {
  const t = useTranslations('learnersHome.due');
  return (
    <section aria-labelledby="due">
      <h2 id="due">{t('title')}</h2>
      <div className="side-body">
        <LearnerQueryPart query={useQuery(todayQuery(profileId))} height={9.5}>
          {(today) => (
            <>
              <Due today={today} />
              <BeginBeside today={today} profileId={profileId} />
            </>
          )}
        </LearnerQueryPart>
      </div>
    </section>
  );
}

function Due({ today }: { today: TodayView }) {
  const t = useTranslations('learnersHome.due');
  const { place } = useRegion();
  const { newcomer, reviews, doneToday, nextReviewAt } = today;
  const next = nextReviewAt && t('next', { day: whenNext(nextReviewAt, new Date(), place) });
  if (newcomer) return <p className="muted">{t('newcomer')}</p>;
  const nothing = isNothing(today);
  return (
    <>
      {doneToday > 0 && <p className="small muted">{t('done', { count: doneToday })}</p>}
      {nothing ? (
        <p>
          {t('none')} {next}
        </p>
      ) : (
        <Mix today={today} />
      )}
      {!nothing && reviews.count === 0 && next && <p className="small muted">{next}</p>}
    </>
  );
}

const isNothing = ({ reviews, current, stretch }: TodayView) => reviews.count === 0 && !current && !stretch;

/** Shown where the first card is an open tutor problem; otherwise the first card starts today’s practice. */
function BeginBeside({ today, profileId }: { today: TodayView; profileId: string }) {
  const t = useTranslations('learnersHome.due');
  const { data: latest } = useQuery(latestSessionQuery);
  const { newcomer, open, minutes } = today;
  if (newcomer || open !== null || isNothing(today) || !latest?.open) return null;
  return (
    <BeginButton profileId={profileId} wanted={{ mode: 'mix' }} className="btn-secondary">
      {t('practise', { minutes: Math.max(1, minutes) })}
    </BeginButton>
  );
}

function Mix({ today: { reviews, current, stretch } }: { today: TodayView }) {
  const t = useTranslations('learnersHome.due');
  const { place } = useRegion();
  const names = quotedNames(
    reviews.skills.map(({ name }) => name),
    place.locale,
  );
  const rows = [
    ...(reviews.count > 0
      ? [{ count: reviews.count, text: t('reviews', { count: reviews.count, names }) }]
      : []),
    ...(current
      ? [{ count: current.count, text: t('current', { count: current.count, name: current.name }) }]
      : []),
    ...(stretch ? [{ count: 1, text: t('stretch', { name: stretch.name }) }] : []),
  ];
  return (
    <ul className="mix">
      {rows.map(({ count, text }) => (
        <li key={text}>
          <b className="num">{count}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
