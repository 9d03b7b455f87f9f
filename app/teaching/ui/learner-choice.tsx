import { useTranslations } from 'use-intl/react';
import type { LearnerProfile } from '#app/learners/index.ts';

/** Which learner a session is for, on an account with several. */
export function LearnerChoice({
  profiles,
  chosen,
  onChoose,
}: {
  profiles: readonly LearnerProfile[];
  chosen: string | undefined;
  onChoose(id: string): void;
}) {
  const t = useTranslations('teaching.tutor');
  if (profiles.length < 2) return null;
  return (
    <fieldset>
      <legend className="label">{t('who')}</legend>
      <div className="chips" role="group">
        {profiles.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
