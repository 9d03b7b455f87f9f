import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SignInInvitation, useAuth, useSignedOut } from '#app/accounts/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Loading } from '#app/ui/loading.tsx';
import type { LessonView } from '../../model/lessons/views.ts';
import { lessonQuery } from '../../api/lessons-client.ts';
import { newLesson } from './addresses.ts';
import { LessonPage } from './lesson-page.tsx';
import { LessonStart } from './lesson-start.tsx';
import { LessonProgressPanel } from './lesson-progress.tsx';
import { Remake } from './remake.tsx';
import '#app/practice/ui/figures.css';
import '#app/practice/ui/options.css';
import './lessons.css';

/** `?lesson=new` requests a lesson; any other value is the id of one. */
export function LessonScreen({ id }: { id: string }) {
  return id === 'new' ? <LessonStart /> : <LoadedLesson key={id} id={id} />;
}

function LoadedLesson({ id }: { id: string }) {
  const t = useTranslations('lessons');
  const { user } = useAuth();
  const signedOut = useSignedOut();
  const { language } = usePreferences();
  const query = useQuery({ ...lessonQuery(id, language), enabled: user !== null });
  if (!user && !signedOut) return <Loading />;
  if (!user) return <SignInInvitation title={t('signInTitle')} text={t('signInText')} />;
  if (query.data) return <Standing lesson={query.data} />;
  if (!query.isError) return <Loading />;
  const gone = query.error instanceof ApiFailure;
  return (
    <section className="page plain-page">
      <h1>{t('goneTitle')}</h1>
      <p className="lead">{t(gone ? 'gone' : 'offline')}</p>
      {gone ? (
        <Link className="btn btn-primary btn-lg" to={newLesson()}>
          {t('back')}
        </Link>
      ) : (
        <button type="button" className="btn btn-primary btn-lg" onClick={() => void query.refetch()}>
          {t('again')}
        </button>
      )}
    </section>
  );
}

function Standing({ lesson }: { lesson: LessonView }) {
  const { state, content } = lesson;
  if (state === 'queued' || state === 'running') return <LessonProgressPanel lesson={lesson} />;
  if (content) return <LessonPage lesson={{ ...lesson, content }} />;
  return <NotMade lesson={lesson} />;
}

/** Generation failed or was cancelled: the reason, and a retry. */
function NotMade({ lesson }: { lesson: LessonView }) {
  const t = useTranslations('lessons');
  return (
    <section className="page plain-page">
      <h1>{t('notMade')}</h1>
      <p className="lead">
        {lesson.state === 'cancelled' ? t('cancelled') : t(`why.${lesson.failure ?? 'broken'}`)}
      </p>
      <Remake lesson={lesson} again />
      <Link className="btn btn-quiet" to={newLesson({ skill: lesson.skill.id, learner: lesson.profileId })}>
        {t('back')}
      </Link>
    </section>
  );
}
