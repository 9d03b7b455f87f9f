import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { courseAddress } from '../domain/course-address.ts';
import type { CourseCard, CourseStanding } from '../model/views.ts';
import './lesson-list.css';

type Props = {
  course: CourseCard;
  standing: CourseStanding | undefined;
  learner: string | undefined;
  /** The lesson that is open. */
  here?: string;
};

/** The lessons in order, with the learner’s state. */
export function LessonList({ course, standing, learner, here }: Props) {
  return (
    <ol className="lessons">
      {course.lessons.map((lesson, at) => {
        const { id, title, can } = lesson;
        const own = standing?.lessons.find((one) => one.lesson === id);
        return (
          <li key={id} className={own ? `is-${own.state}` : undefined}>
            <span className="num muted">{at + 1}</span>
            <span>
              <Link
                to={courseAddress(course.id, { lesson: id, learner })}
                aria-current={id === here ? 'page' : undefined}
              >
                {title}
              </Link>
              {!here && <span className="small lesson-can">{can}</span>}
              <Marks lesson={lesson} own={own} narrow={here !== undefined} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

type MarksProps = {
  lesson: CourseCard['lessons'][number];
  own: CourseStanding['lessons'][number] | undefined;
  /** Beside an open lesson, where only the state fits. */
  narrow: boolean;
};

function Marks({ lesson: { minutes, questions }, own, narrow }: MarksProps) {
  const t = useTranslations('courses');
  const labels: string[] = narrow ? [] : [t('about', { minutes: String(minutes), questions })];
  if (own && own.state !== 'ahead') {
    const count = { answered: String(own.answered), questions: String(own.questions) };
    labels.push(t(`state.${own.state}`, count));
  }
  if (own?.isNew && own.state !== 'complete') labels.push(t('isNew'));
  return labels.length > 0 && <span className="small muted">{labels.join(' · ')}</span>;
}
