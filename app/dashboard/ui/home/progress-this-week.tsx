import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { dayKeyOf } from '#app/platform/times.ts';
import type { WeekView } from '#app/practice/index.ts';
import { Mark } from '@curvela/maths-react/verdict';
import { weekQuery } from '../../api/dashboard-client.ts';
import { LearnerQueryPart } from '../part.tsx';
import { dayName, weekdayOf } from './days.ts';
import { useRegion } from './use-place.ts';

/** Progress made since the start of the week. */
export function ProgressThisWeek({ profileId }: { profileId: string }) {
  const t = useTranslations('learnersHome.since');
  const { place, language, first } = useRegion();
  const query = useQuery(weekQuery(profileId, { language, first }));
  // 23 November 2026 is a Monday, the day before it a Sunday.
  const begins = query.data?.days[0]?.day ?? (first === 7 ? '2026-11-22' : '2026-11-23');
  return (
    <section aria-labelledby="since">
      <h2 id="since">{t('title', { day: weekdayOf(begins, place.locale) })}</h2>
      <LearnerQueryPart query={query} height={8}>
        {(week) => <News week={week} />}
      </LearnerQueryPart>
    </section>
  );
}

/** Maximum number of entries; more would look like a to-do list. */
const mostNews = 5;

function News({ week }: { week: WeekView }) {
  const t = useTranslations('learnersHome.since');
  const { undecided } = week;
  const news = useNews(week);
  if (news.length === 0 && !undecided) return <p className="muted">{t('none')}</p>;
  const left = news.length - mostNews;
  return (
    <ul className="news">
      {news.slice(0, mostNews).map((text) => (
        <li key={text}>
          <Mark kind="equal" />
          <span>{text}</span>
        </li>
      ))}
      {left > 0 && (
        <li className="news-more muted">
          <span>{t('more', { count: left })}</span>
        </li>
      )}
      {undecided && (
        <li>
          <Mark kind="unknown" />
          <span>
            {t('undecided', { count: undecided.count })}{' '}
            <Link to={`/tutor/practice?session=${undecided.sessionId}`}>{t('see')}</Link>
          </span>
        </li>
      )}
    </ul>
  );
}

function useNews({ mastered, kept }: WeekView): string[] {
  const t = useTranslations('learnersHome.since');
  const { place } = useRegion();
  return [
    ...mastered.map(({ skill, at, answers }) => {
      const day = weekdayOf(dayKeyOf(at, place.timeZone), place.locale);
      return t('mastered', { skill: skill.name, answers, day });
    }),
    // Skills mastered this week are already listed.
    ...kept
      .filter(({ skill }) => mastered.every((one) => one.skill.id !== skill.id))
      .map(({ skill, days, nextAt }) =>
        nextAt === null
          ? t('kept', { skill: skill.name, days })
          : t('keptNext', {
              skill: skill.name,
              days,
              day: dayName(dayKeyOf(nextAt, place.timeZone), place.locale),
            }),
      ),
  ];
}
