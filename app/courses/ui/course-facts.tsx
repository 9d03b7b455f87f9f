import { useTranslations } from 'use-intl/react';
import type { CourseCard } from '../model/views.ts';
import { useLength } from './format.ts';

/** Length, requirements and results of a course. */
export function CourseFacts({ course: { lessons, minutes, needs, can } }: { course: CourseCard }) {
  const t = useTranslations('courses');
  const length = useLength();
  return (
    <dl className="co-facts">
      <div>
        <dt>{t('length')}</dt>
        <dd>{t('lengthText', { count: lessons.length, time: length(minutes) })}</dd>
      </div>
      <div>
        <dt>{t('needs')}</dt>
        <dd>{needs}</dd>
      </div>
      <div>
        <dt>{t('after')}</dt>
        <dd>
          <ul>
            {can.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}
