import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageMeta } from '#app/platform/page-meta.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { courseAddress } from '../../domain/course-address.ts';
import { standingQuery } from '../../api/client.ts';
import { CheckCode } from '../check-code.tsx';
import { CoursePicture } from '../course-picture.tsx';
import { CourseFacts } from '../course-facts.tsx';
import { ContinueLink, CourseStandingBar, StandingPlaceholder } from '../standing.tsx';
import { useLearner, LearnerChooser } from '../use-learner.tsx';
import { coursePagesContext } from '../../model/course-pages.ts';
import { coursesTexts } from '../../messages/index.ts';
import type { CourseCard, CourseStanding } from '../../model/views.ts';
import type { Route } from './+types/courses.ts';
import '../courses.css';

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { pageTitle, lead } = coursesTexts[language].courses;
  return { title: pageTitle, description: lead, courses: context.get(coursePagesContext).list(language) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData ?? { title: '' });

export default function Courses({ loaderData: { courses } }: Route.ComponentProps) {
  const t = useTranslations('courses');
  const { language } = usePreferences();
  const { learner, expected } = useLearner();
  const { data } = useQuery(standingQuery(learner?.id, language));
  return (
    <div className="page">
      <header className="course-head">
        <div className="course-title">
          <h1>{t('title')}</h1>
          <LearnerChooser />
        </div>
        <p className="lead">{t('lead')}</p>
      </header>
      <div className="course-rows">
        {courses.map((course) => (
          <CourseRow
            key={course.id}
            course={course}
            learner={learner?.id}
            expected={expected}
            standing={data?.find((one) => one.course === course.id)}
          />
        ))}
      </div>
      <p className="small muted course-honest">{t('rule.course')}</p>
      <CheckCode />
    </div>
  );
}

type RowProps = {
  course: CourseCard;
  learner: string | undefined;
  expected: boolean;
  standing: CourseStanding | undefined;
};

function CourseRow({ course, learner, expected, standing }: RowProps) {
  const t = useTranslations('courses');
  const { id, title, lead } = course;
  return (
    <article className="course-row">
      <CoursePicture course={id} />
      <div>
        <h2>
          <Link to={courseAddress(id, { learner })}>{title}</Link>
        </h2>
        <p>{lead}</p>
        {standing ? (
          <CourseStandingBar standing={standing} />
        ) : (
          expected && <StandingPlaceholder course={course} />
        )}
        <CourseFacts course={course} />
      </div>
      <div className="course-acts">
        <Link
          className="btn btn-secondary btn-sm"
          to={courseAddress(id, { learner })}
          aria-label={`${t('open')}: ${title}`}
        >
          {t('open')}
        </Link>
        {hasBegun(standing) && <ContinueLink course={course} standing={standing} learner={learner} />}
      </div>
    </article>
  );
}

const hasBegun = (standing: CourseStanding | undefined): boolean =>
  standing?.lessons.some(({ state }) => state !== 'ahead') ?? false;
