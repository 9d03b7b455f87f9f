import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { addressOf } from '../address.ts';
import type { CourseCard, CourseStanding } from '../views.ts';
import '../lesson-list.css';

type Props = {
  course: CourseCard;
  standing: CourseStanding | undefined;
  learner: string | undefined;
  /** The lesson that is open. */
  here?: string;
};

/** The lessons in order, each with how it stands. */
export function LessonList({ course, standing, learner, here }: Props) {
  const t = useTranslations('courses');
  return (
    <ol className="lessons">
      {course.lessons.map(({ id, title, can, minutes, questions }, at) => {
        const own = standing?.lessons.find((one) => one.lesson === id);
        return (
          <li key={id} className={own ? `is-${own.state}` : undefined}>
            <span className="num muted">{at + 1}</span>
            <span>
              <Link
                to={addressOf(course.id, { lesson: id, learner })}
                aria-current={id === here ? 'page' : undefined}
              >
                {title}
              </Link>
              {!here && <span className="small lesson-can">{can}</span>}
              <span className="small muted">
                {t('about', { minutes: String(minutes), questions })}
                {own &&
                  own.state !== 'ahead' &&
                  ` · ${t(`state.${own.state}`, { answered: String(own.answered), questions: String(own.questions) })}`}
                {own?.isNew && own.state !== 'complete' && ` · ${t('isNew')}`}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
