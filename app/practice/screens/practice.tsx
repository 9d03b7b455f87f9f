import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type Course, courses, LessonList, practiceAddress } from '#app/courses/public.ts';
import { pageMeta } from '#app/platform/page-meta.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { practiceTexts } from '../messages/index.ts';
import type { Route } from './+types/practice.ts';
import '../practice.css';

export function loader({ context }: Route.LoaderArgs) {
  const { pageTitle, lead } = practiceTexts[context.get(languageContext)].practice;
  return { title: pageTitle, description: lead };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData ?? { title: '' });

/** A problem of one's own, or one from the courses, with the built-in tutor. */
export default function Practice() {
  const t = useTranslations('practice');
  const courseTitle = useTranslations('courses');
  const [strand, setStrand] = useState<Course>(courses[0]);
  return (
    <div className="page practice">
      <header>
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <OwnProblem />
      <section aria-labelledby="strands">
        <h2 id="strands">{t('strands')}</h2>
        <div className="chips" role="group" aria-labelledby="strands">
          {courses.map((course) => (
            <button
              key={course.id}
              className="chip"
              type="button"
              aria-pressed={course === strand}
              onClick={() => setStrand(course)}
            >
              {courseTitle(`${course.id}.title`)}
            </button>
          ))}
        </div>
        <LessonList course={strand} />
        <Link className="btn btn-quiet" to="/tutors/adhd/start">
          {t('focus')}
        </Link>
      </section>
    </div>
  );
}

function OwnProblem() {
  const t = useTranslations('practice');
  const id = useId();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  return (
    <form
      className="practice-own"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem.trim() !== '') void navigate(practiceAddress(problem.trim()));
      }}
    >
      <div className="field">
        <label className="label" htmlFor={id}>
          {t('own')}
        </label>
        <input
          className="input input-math"
          id={id}
          value={problem}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setProblem(target.value)}
        />
      </div>
      <button className="btn btn-primary" type="submit">
        {t('ownAction')}
      </button>
      <p className="help" id={`${id}-help`}>
        {t('ownHelp', { example: '2x^2 - 5x - 3 = 0' })}
      </p>
    </form>
  );
}
