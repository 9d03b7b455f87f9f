import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { PlusIcon } from '#app/ui/icons.tsx';
import { goalsQuery } from '../api/learner-client.ts';
import { mostGoals } from '#app/learners/index.ts';
import type { LearnerProfile } from '#app/learners/index.ts';
import { Goal } from './goal.tsx';
import { GoalForm } from './goal-form.tsx';
import { LearnerQueryPart } from './part.tsx';

/** Goals of a learner, each with whether the pace is sufficient. */
export function Goals({ profile }: { profile: LearnerProfile }) {
  const t = useTranslations('learnerPage.goals');
  const { language } = usePreferences();
  const [setting, setSetting] = useState(false);
  const query = useQuery(goalsQuery(profile.id, language));
  return (
    <section aria-labelledby="goals">
      <h2 id="goals">{t('title')}</h2>
      <LearnerQueryPart query={query} height={10}>
        {(goals) => (
          <>
            {goals.length === 0 && <p className="small muted mt-3">{t('none')}</p>}
            {goals.map((goal) => (
              <Goal key={goal.id} goal={goal} profile={profile} />
            ))}
            {goals.length >= mostGoals ? (
              <p className="small muted mt-3">{t('full', { most: String(mostGoals) })}</p>
            ) : (
              <button
                type="button"
                className="btn btn-secondary btn-sm mt-4"
                onClick={() => setSetting(true)}
              >
                <PlusIcon />
                {t('set')}
              </button>
            )}
          </>
        )}
      </LearnerQueryPart>
      {setting && <GoalForm profile={profile} onClose={() => setSetting(false)} />}
    </section>
  );
}
