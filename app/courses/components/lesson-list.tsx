import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type Course, practiceAddress } from '../catalogue.ts';
import '../lesson-list.css';

/** The lessons in order: title, skill, and the way to its problem. */
export function LessonList({ course }: { course: Course }) {
  const t = useTranslations('courses');
  // Each course has lessons of its own, so the keys of one are not known for all of them at once.
  const word = (lesson: string, part: 'title' | 'skill') =>
    t(`${course.id}.lessons.${lesson}.${part}` as 'fractions.lessons.parts.title');
  return (
    <ol className="lessons">
      {course.lessons.map(({ id, problem }, at) => (
        <li key={id}>
          <span className="num muted">{at + 1}</span>
          <span>
            <b>{word(id, 'title')}</b>
            <span className="small muted">
              {t('skill')}: {word(id, 'skill')}
            </span>
          </span>
          <Link
            className="btn btn-quiet btn-sm"
            to={practiceAddress(problem)}
            aria-label={t('practiseLesson', { lesson: word(id, 'title') })}
          >
            {t('practise')}
          </Link>
        </li>
      ))}
    </ol>
  );
}
