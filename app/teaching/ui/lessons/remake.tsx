import { useTranslations } from 'use-intl/react';
import type { LessonView } from '../../model/lessons/views.ts';
import type { StartLesson } from '../../model/lessons-schemas.server.ts';
import { NotStartedLine } from './not-started.tsx';
import { useStartLesson } from './use-start.ts';

/** The same skill for the same learner with other numbers, or a retry after a failure. */
export function Remake({ lesson, again = false }: { lesson: LessonView; again?: boolean }) {
  const t = useTranslations('lessons');
  const { start, busy, failure } = useStartLesson();
  const request = {
    skill: lesson.skill.id as NonNullable<StartLesson['skill']>,
    variant: lesson.variant + (again ? 0 : 1),
    ...(lesson.profileId === null ? {} : { profileId: lesson.profileId }),
  };
  return (
    <>
      <button
        type="button"
        className={again ? 'btn btn-primary btn-lg' : 'btn btn-quiet btn-sm'}
        aria-disabled={busy}
        onClick={() => void start(request)}
      >
        {busy ? t('asking') : t(again ? 'again' : 'other')}
      </button>
      <NotStartedLine failure={failure} />
    </>
  );
}
