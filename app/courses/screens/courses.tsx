import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageMeta } from '#app/platform/page-meta.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { courses, type Course } from '../catalogue.ts';
import { CoursePicture } from '../components/course-picture.tsx';
import { coursesTexts } from '../messages/index.ts';
import type { Route } from './+types/courses.ts';
import '../courses.css';

export function loader({ context }: Route.LoaderArgs) {
  const { pageTitle, lead } = coursesTexts[context.get(languageContext)].courses;
  return { title: pageTitle, description: lead };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData ?? { title: '' });

export default function Courses() {
  const t = useTranslations('courses');
  return (
    <div className="page">
      <header className="course-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <div className="course-rows">
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} />
        ))}
      </div>
      <p className="small muted course-honest">{t('honest')}</p>
    </div>
  );
}

function CourseRow({ course: { id, lessons } }: { course: Course }) {
  const t = useTranslations('courses');
  return (
    <article className="course-row">
      <CoursePicture course={id} label={t(`${id}.picture`)} />
      <div>
        <h2>
          <Link to={`/courses/${id}`}>{t(`${id}.title`)}</Link>
        </h2>
        <p>{t(`${id}.text`)}</p>
        <dl className="small">
          <div>
            <dt>{t('length')}</dt>
            <dd>{t('lessons', { count: lessons.length })}</dd>
          </div>
          <div>
            <dt>{t('needs')}</dt>
            <dd>{t(`${id}.needs`)}</dd>
          </div>
        </dl>
      </div>
      <Link
        className="btn btn-secondary btn-sm"
        to={`/courses/${id}`}
        aria-label={`${t('open')}: ${t(`${id}.title`)}`}
      >
        {t('open')}
      </Link>
    </article>
  );
}
