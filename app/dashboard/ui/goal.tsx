import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { showToast } from '#app/ui/toast.ts';
import { Window } from '#app/ui/window.tsx';
import { endGoal, goalsKey } from '../api/learner-client.ts';
import type { GoalView } from '#app/learners/index.ts';
import type { LearnerProfile } from '#app/learners/index.ts';
import { useDayName, useForecastText } from './forecast-text.ts';
import { GoalCurve } from './goal-curve.tsx';

/** A goal: due date, progress, forecast, and its skills. */
export function Goal({ goal, profile }: { goal: GoalView; profile: LearnerProfile }) {
  const t = useTranslations('learnerPage.goals');
  const dayName = useDayName();
  const forecastText = useForecastText();
  const [ending, setEnding] = useState(false);
  const { title, dueOn, skills, forecast } = goal;
  const mastered = skills.filter((skill) => skill.mastered).length;
  return (
    <div className="goal">
      <h3>
        {title}, <span>{t('due', { day: dayName(dueOn) })}</span>
      </h3>
      <p className="small muted">
        {t('mastered', { mastered: String(mastered), count: skills.length })}{' '}
        {forecastText(forecast, profile.pace)}
      </p>
      <GoalCurve goal={goal} />
      <details>
        <summary>{t('skills')}</summary>
        <ul>
          {skills.map((skill) => (
            <li key={skill.id}>
              {skill.name}
              {skill.mastered && <span className="tag tag-success">{t('done')}</span>}
            </li>
          ))}
        </ul>
      </details>
      <button type="button" className="btn btn-quiet btn-sm goal-end" onClick={() => setEnding(true)}>
        {t('end')}
      </button>
      {ending && <EndGoal goal={goal} profileId={profile.id} onClose={() => setEnding(false)} />}
    </div>
  );
}

function EndGoal({ goal, profileId, onClose }: { goal: GoalView; profileId: string; onClose(): void }) {
  const t = useTranslations('learnerPage');
  const cache = useQueryClient();
  const end = useSingleMutation({
    mutationFn: () => endGoal(goal.id),
    onSuccess: async () => {
      showToast({ title: t('goals.ended') });
      onClose();
      await cache.invalidateQueries({ queryKey: goalsKey(profileId) });
    },
  });
  return (
    <Window title={t('goals.endTitle', { title: goal.title })} onClose={onClose}>
      <p>{t('goals.endText')}</p>
      <div role="alert">
        {end.error && (
          <p className="error">{end.error instanceof ApiFailure ? end.error.message : t('failed')}</p>
        )}
      </div>
      <div className="dialog-actions">
        <button type="button" className="btn btn-secondary" onClick={onClose}>
          {t('goals.keep')}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={end.isPending}
          onClick={() => end.mutate()}
        >
          {t(end.isPending ? 'goals.ending' : 'goals.end')}
        </button>
      </div>
    </Window>
  );
}
