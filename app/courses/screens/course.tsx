import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageMeta } from '#app/platform/page-meta.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { courseOf, practiceAddress } from '../catalogue.ts';
import { pageMissing } from '#app/shell/public.ts';
import { CoursePicture } from '../components/course-picture.tsx';
import { LessonList } from '../components/lesson-list.tsx';
import { coursesTexts } from '../messages/index.ts';
import type { Route } from './+types/course.ts';
import '../courses.css';

/** An unknown course is a page that does not exist, with its status. */
export function loader({ params, context }: Route.LoaderArgs) {
  const course = courseOf(params.id);
  if (!course) throw pageMissing(context);
  const { title, text } = coursesTexts[context.get(languageContext)].courses[course.id];
  return { id: course.id, title, description: text };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData ?? { title: '' });

export default function CoursePage({ loaderData: { id } }: Route.ComponentProps) {
  const t = useTranslations('courses');
  const course = courseOf(id);
  if (!course) return null;
  return (
    <div className="page">
      <header className="course-head course-open">
        <div>
          <h1>{t(`${id}.title`)}</h1>
          <p className="lead">{t(`${id}.text`)}</p>
          <div className="cta">
            <Link className="btn btn-primary btn-lg" to={practiceAddress(course.lessons[0].problem)}>
              {t('begin')}
            </Link>
            <Link className="btn btn-quiet btn-lg" to="/tutor">
              {t('tutor')}
            </Link>
          </div>
        </div>
        <CoursePicture course={id} label={t(`${id}.picture`)} />
      </header>
      <section className="course-plan" aria-labelledby="plan">
        <h2 id="plan">{t('plan')}</h2>
        <LessonList course={course} />
        <p className="small muted course-honest">{t('honest')}</p>
        <Link className="btn btn-quiet course-all" to="/courses">
          {t('all')}
        </Link>
      </section>
    </div>
  );
}
