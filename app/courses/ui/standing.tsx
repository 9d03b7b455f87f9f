import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { courseAddress } from '../domain/course-address.ts';
import { CourseCurve } from './course-curve.tsx';
import type { CourseCard, CourseStanding } from '../model/views.ts';

/** Progress in a course, for eyes and screen readers. */
export function CourseStandingBar({ standing }: { standing: CourseStanding }) {
  const t = useTranslations('courses');
  const { completed, of } = standing;
  const text = t('progress', { completed: String(completed), of: String(of) });
  return (
    <div className="co-standing">
      <CourseCurve standing={standing} label={text} />
      <p className="small" aria-hidden="true">
        {text}
      </p>
    </div>
  );
}

/** Reserves the height of the progress bar while it loads. */
export function StandingPlaceholder({ course: { id, lessons } }: { course: CourseCard }) {
  const standing: CourseStanding = {
    course: id,
    completed: 0,
    of: lessons.length,
    percent: 0,
    lessons: [],
    resume: null,
    certificate: null,
    mayCertify: false,
  };
  return (
    <div style={{ visibility: 'hidden' }}>
      <CourseStandingBar standing={standing} />
    </div>
  );
}

/** The link to begin or continue. */
export function ContinueLink({
  course,
  standing,
  learner,
  large = false,
}: {
  course: CourseCard;
  standing: CourseStanding | undefined;
  learner: string | undefined;
  large?: boolean;
}) {
  const t = useTranslations('courses');
  const first = course.lessons[0];
  if (!first || (standing && !standing.resume)) return null;
  const { lesson, place } = standing?.resume ?? { lesson: first.id, place: 0 };
  const hasStarted = standing?.lessons.some(({ state }) => state !== 'ahead') ?? false;
  const title = course.lessons.find(({ id }) => id === lesson)?.title ?? first.title;
  return (
    <Link
      className={large ? 'btn btn-primary btn-lg' : 'btn btn-secondary btn-sm'}
      to={courseAddress(course.id, { lesson, learner, place })}
    >
      {hasStarted ? t('goOn', { lesson: title }) : t('begin')}
    </Link>
  );
}
