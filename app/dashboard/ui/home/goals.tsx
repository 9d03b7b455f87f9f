import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { goalsQuery } from '../../api/learner-client.ts';
import type { GoalView } from '#app/learners/index.ts';
import { LearnerQueryPart } from '../part.tsx';
import { dayName } from './days.ts';
import { useRegion } from './use-place.ts';

/** The learner's goals and when they will probably be reached. */
export function HomeGoals({ profileId }: { profileId: string }) {
  const t = useTranslations('learnersHome.goals');
  const { language } = useRegion();
  const to = `/learner-profiles?learner=${profileId}`;
  return (
    <section aria-labelledby="goals">
      <h2 id="goals">{t('title')}</h2>
      <LearnerQueryPart query={useQuery(goalsQuery(profileId, language))} height={8}>
        {(goals) => (
          <>
            {goals.length === 0 ? (
              <p className="muted goals-none">{t('none')}</p>
            ) : (
              <ul className="goals">
                {goals.map((goal) => (
                  <Goal key={goal.id} goal={goal} />
                ))}
              </ul>
            )}
            <Link className="btn btn-quiet btn-sm -ml-4" to={to}>
              {t(goals.length === 0 ? 'set' : 'see')}
            </Link>
          </>
        )}
      </LearnerQueryPart>
    </section>
  );
}

function Goal({ goal: { title, dueOn, skills, forecast } }: { goal: GoalView }) {
  const t = useTranslations('learnersHome.goals');
  const { place } = useRegion();
  const mastered = skills.filter((skill) => skill.mastered).length;
  return (
    <li>
      <h3>{title}</h3>
      <p className="small muted num">
        {t('by', { day: dayName(dueOn, place.locale) })},{' '}
        {t('mastered', { mastered: String(mastered), all: String(skills.length) })}
      </p>
      <p className="num">
        <Forecast forecast={forecast} />
      </p>
    </li>
  );
}

function Forecast({ forecast }: { forecast: GoalView['forecast'] }) {
  const t = useTranslations('learnersHome.goals');
  const { place } = useRegion();
  if (forecast.kind === 'reached') return t('reached');
  if (forecast.kind === 'not_enough_known')
    return t('unknown', { count: Math.max(1, forecast.needed - forecast.attempts) });
  const day = (iso: string) =>
    new Intl.DateTimeFormat(place.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(`${iso}T12:00:00Z`),
    );
  const { earliest, likely, latest, inTime } = forecast;
  const likelyText = t('likely', { likely: day(likely), earliest: day(earliest), latest: day(latest) });
  return `${likelyText} ${t(inTime)}`;
}
