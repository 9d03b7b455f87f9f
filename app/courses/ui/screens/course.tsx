import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageMeta } from '#app/platform/page-meta.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { pageMissing } from '#app/platform/page-missing.ts';
import { standingQuery } from '../../api/client.ts';
import { Certificate } from '../certificate.tsx';
import { CoursePicture } from '../course-picture.tsx';
import { CourseFacts } from '../course-facts.tsx';
import { LessonList } from '../lesson-list.tsx';
import { LessonPage } from '../lesson-page.tsx';
import { ContinueLink, CourseStandingBar, StandingPlaceholder } from '../standing.tsx';
import { SavingNotice, useLearner, LearnerChooser } from '../use-learner.tsx';
import { coursePagesContext } from '../../model/course-pages.ts';
import { courseStructured } from '../../domain/structured-data.ts';
import type { CourseCard } from '../../model/views.ts';
import type { Route } from './+types/course.ts';
import '../courses.css';

/** A course, or with `?lesson=` one of its lessons. 404 for an unknown course or lesson. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const pages = context.get(coursePagesContext);
  const course = pages.course(params.id, language);
  if (!course) throw pageMissing(context);
  const wanted = new URL(request.url).searchParams.get('lesson');
  const lesson = wanted === null ? null : pages.lesson(course.id, wanted, language);
  if (wanted !== null && !lesson) throw pageMissing(context);
  return lesson
    ? {
        title: `${lesson.title} · ${course.title}`,
        description: lesson.can,
        course,
        lesson,
        structured: undefined,
      }
    : {
        title: course.title,
        description: course.lead,
        course,
        lesson,
        structured: courseStructured(course, language),
      };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData ?? { title: '' });

export default function CoursePage({ loaderData: { course, lesson } }: Route.ComponentProps) {
  // A new lesson starts with new state.
  return lesson ? (
    <LessonPage key={lesson.id} course={course} lesson={lesson} />
  ) : (
    <Overview course={course} />
  );
}

function Overview({ course }: { course: CourseCard }) {
  const t = useTranslations('courses');
  const { language } = usePreferences();
  const { learner, expected } = useLearner();
  const { data } = useQuery(standingQuery(learner?.id, language));
  const standing = data?.find((one) => one.course === course.id);
  return (
    <div className="page">
      <header className="course-head course-open">
        <div>
          <h1>{course.title}</h1>
          <p className="lead">{course.lead}</p>
          <LearnerChooser />
          {standing ? (
            <CourseStandingBar standing={standing} />
          ) : (
            expected && <StandingPlaceholder course={course} />
          )}
          <div className="cta">
            <ContinueLink course={course} standing={standing} learner={learner?.id} large />
          </div>
          <SavingNotice />
        </div>
        <CoursePicture course={course.id} />
      </header>
      {standing && learner && <Certificate standing={standing} learner={learner.id} />}
      <section className="course-plan" aria-labelledby="plan">
        <h2 id="plan">{t('plan')}</h2>
        <LessonList course={course} standing={standing} learner={learner?.id} />
      </section>
      <section className="course-rule" aria-labelledby="rule">
        <h2 id="rule">{t('rule.title')}</h2>
        <p>{t('rule.text')}</p>
        <p>{t('rule.course')}</p>
      </section>
      <CourseFacts course={course} />
      <Link className="btn btn-quiet course-all" to="/courses">
        {t('all')}
      </Link>
    </div>
  );
}
