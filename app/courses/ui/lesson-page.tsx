import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { LearnerNeedsProvider } from '#app/learners/index.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { courseAddress } from '../domain/course-address.ts';
import { standingKey, standingQuery, workQuery } from '../api/client.ts';
import type { AnsweredView, CourseCard, LessonPageView, LessonStanding, WorkView } from '../model/views.ts';
import { LessonBlock } from './lesson-block.tsx';
import { LessonList } from './lesson-list.tsx';
import { LessonNote } from './lesson-note.tsx';
import { CourseStandingBar, StandingPlaceholder } from './standing.tsx';
import { SavingNotice, useLearner, LearnerChooser } from './use-learner.tsx';
import { useReadingPosition } from './use-reading-position.ts';
import '#app/practice/ui/figures.css';
import './lesson-page.css';
import './lesson-paper.css';

/** One lesson: its blocks, the rule that completes it, the neighbouring lessons, and notes. */
export function LessonPage({ course, lesson }: { course: CourseCard; lesson: LessonPageView }) {
  const t = useTranslations('courses');
  const { learner } = useLearner();
  const nowOf = useNow(lesson);
  const { work, standing, onAnswered } = useWork(course.id, lesson, learner?.id);
  useReadingPosition({ course: course.id, lesson: lesson.id }, learner?.id, lesson.blocks.length);
  const answering = { course: course.id, lesson, learner: learner?.id, work, onAnswered };
  return (
    <LearnerNeedsProvider profileId={learner?.id}>
      <div className="page co-lay">
        <article className="co-read">
          <header className="co-head">
            <p className="co-crumb">
              <Link to={courseAddress(course.id, { learner: learner?.id })}>{course.title}</Link>
            </p>
            <h1>{lesson.title}</h1>
            <p className="lead">{lesson.can}</p>
            <p className="small muted">
              {t('lessonOf', { number: String(lesson.number), of: String(course.lessons.length) })} ·{' '}
              {t('about', { minutes: String(lesson.minutes), questions: lesson.questions })}
            </p>
            <SavingNotice status={{ text: nowOf(standing), known: standing !== undefined }} />
          </header>
          {lesson.blocks.map((block, at) => (
            // Blocks of a lesson never change order.
            <section key={at} id={`b${at}`} className={`co-block co-${block.kind}`}>
              <LessonBlock block={block} before={questionsBefore(lesson, at)} answering={answering} />
            </section>
          ))}
          <p role="status" className="co-done">
            {standing?.state === 'complete' && t('done')}
          </p>
          <Ways course={course} lesson={lesson} learner={learner?.id} />
          <LessonNote place={{ course: course.id, lesson: lesson.id }} learner={learner?.id} work={work} />
        </article>
        <Side course={course} lesson={lesson} standing={standing} learner={learner?.id} />
      </div>
    </LearnerNeedsProvider>
  );
}

const questionsBefore = ({ blocks }: LessonPageView, at: number): number =>
  blocks.slice(0, at).reduce((sum, block) => sum + (block.kind === 'items' ? block.items.length : 0), 0);

/** The stored work of a learner, and its update after an answer. */
function useWork(course: string, lesson: LessonPageView, learner: string | undefined) {
  const { language } = usePreferences();
  const cache = useQueryClient();
  const query = workQuery({ course, lesson: lesson.id }, learner, language);
  const { data: work } = useQuery(query);
  const onAnswered = ({ standing }: AnsweredView) => {
    if (!standing) return;
    cache.setQueryData<WorkView>(query.queryKey, (before) => before && { ...before, standing });
    void cache.invalidateQueries({ queryKey: standingKey });
  };
  return { work, standing: work?.standing, onAnswered };
}

type SideProps = {
  course: CourseCard;
  lesson: LessonPageView;
  standing: LessonStanding | undefined;
  learner: string | undefined;
};

/** The learner’s state in a lesson, in words; while it is unknown, as if nothing was done. */
function useNow({ questions }: LessonPageView) {
  const t = useTranslations('courses.rule');
  return ({ answered, right }: Pick<LessonStanding, 'answered' | 'right'> = { answered: 0, right: 0 }) =>
    t('now', { answered: String(answered), questions: String(questions), right: String(right) });
}

const hidden = { visibility: 'hidden' } as const;

/** The completion rule, the learner's progress, and the other lessons. */
function Side({ course, lesson, standing, learner }: SideProps) {
  const t = useTranslations('courses');
  const { language } = usePreferences();
  const { expected } = useLearner();
  const { data } = useQuery(standingQuery(learner, language));
  const nowOf = useNow(lesson);
  const own = data?.find((one) => one.course === course.id);
  return (
    <aside className="card co-side" aria-label={t('rule.title')}>
      <h2>{t('rule.title')}</h2>
      <p>{t('rule.here', { questions: String(lesson.questions), needed: String(lesson.needed) })}</p>
      {(standing || expected) && (
        <p className="co-now" style={standing ? undefined : hidden}>
          {nowOf(standing)}
        </p>
      )}
      <p className="small muted">{t('rule.text')}</p>
      <div className="co-screen">
        <LearnerChooser />
        {own ? <CourseStandingBar standing={own} /> : expected && <StandingPlaceholder course={course} />}
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => window.print()}>
          {t('print')}
        </button>
        <LessonList course={course} standing={own} learner={learner} here={lesson.id} />
      </div>
    </aside>
  );
}

function Ways({ course, lesson, learner }: Omit<SideProps, 'standing'>) {
  const t = useTranslations('courses');
  const at = course.lessons.findIndex(({ id }) => id === lesson.id);
  const [before, after] = [course.lessons[at - 1], course.lessons[at + 1]];
  const to = (id: string) => courseAddress(course.id, { lesson: id, learner });
  return (
    <nav className="co-ways" aria-label={t('plan')}>
      {before && (
        <Link className="btn btn-quiet" to={to(before.id)}>
          {t('previous', { lesson: before.title })}
        </Link>
      )}
      <Link className="btn btn-primary" to={after ? to(after.id) : courseAddress(course.id, { learner })}>
        {after ? t('next', { lesson: after.title }) : t('last')}
      </Link>
    </nav>
  );
}
