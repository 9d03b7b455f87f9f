import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import { pageMeta } from '#app/platform/page-meta.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { sessionQuery } from '../../api/client.ts';
import { ReadingScreen } from '../reading-screen.tsx';
import { PastSessions } from '../past-sessions.tsx';
import { SessionScreen } from '../session-screen.tsx';
import { StartForm, useStart } from '../start-form.tsx';
import { LessonLink } from '../lessons/lesson-link.tsx';
import { LessonScreen } from '../lessons/lesson-screen.tsx';
import { teachingTexts } from '../../messages/index.ts';
import { defaultModel, isModelId, type ModelId } from '../../domain/models.ts';
import type { SessionWithTurns } from '../../model/views.ts';
import type { Route } from './+types/ai-tutor.ts';
import '../teaching.css';

export function loader({ context }: Route.LoaderArgs) {
  const { tutor } = teachingTexts[context.get(languageContext)].teaching;
  return { title: tutor.title, description: tutor.description };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', description: loaderData?.description });

/** `?skill=…` starts teaching a skill; `?session=…` opens a session, with `linked=…` that of a minor, for their linked adult to read; `?model=…&problem=…` starts one at once; otherwise the start page. */
export default function AiTutor() {
  const [params, setParams] = useSearchParams();
  const { user } = useAuth();
  const cache = useQueryClient();
  const id = params.get('session');
  const linked = params.get('linked');
  if (id && linked) return <ReadingScreen key={id} linkId={linked} id={id} />;
  if (id) return <SessionScreen key={id} id={id} />;
  // The id of a lesson, or `new`.
  const lesson = params.get('lesson');
  if (lesson) return <LessonScreen id={lesson} />;
  const requestedModel = params.get('model');
  const initial = {
    problem: params.get('problem') ?? '',
    model: isModelId(requestedModel) ? requestedModel : defaultModel,
  };
  const skill = params.get('skill');
  const open = (session: SessionWithTurns) => {
    cache.setQueryData(sessionQuery(session.id, user?.id).queryKey, session);
    setParams({ session: session.id }, { replace: true });
  };
  const straight = skill !== null || (requestedModel !== null && initial.problem !== '');
  return <Start key={skill} initial={initial} skill={skill} straight={straight} onStarted={open} />;
}

type StartProps = {
  initial: { problem: string; model: ModelId };
  /** A skill to start with at once. */
  skill: string | null;
  straight: boolean;
  onStarted(session: SessionWithTurns): void;
};

function Start({ initial, skill, straight, onStarted }: StartProps) {
  const t = useTranslations('teaching.tutor');
  const failure = useStraightStart({ initial, skill, straight, onStarted });
  return (
    <div className="page t-start">
      <header>
        <h1>{t('startTitle')}</h1>
        <p className="lead">{t('startLead')}</p>
      </header>
      <StartForm
        key={`${initial.model} ${initial.problem}`}
        initial={initial}
        beginning={straight && failure.notice === null}
        initialFailure={failure}
        onStarted={onStarted}
      />
      <LessonLink />
      <PastSessions />
    </div>
  );
}

/** Waits until the account is known, so that the session gets the right owner. */
function useStraightStart({ initial, skill, straight, onStarted }: StartProps) {
  const { loading } = useAuth();
  const { state } = usePreferences();
  const { start, notice, readings } = useStart(onStarted);
  const begun = useRef(false);
  useEffect(() => {
    if (!straight || loading || begun.current) return;
    begun.current = true;
    const { model } = initial;
    void start(skill ? { skill, model, locale: state.locale } : { ...initial, locale: state.locale });
  });
  return { notice, readings };
}
