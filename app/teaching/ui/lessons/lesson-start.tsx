import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SignInInvitation, useAuth, useSignedOut } from '#app/accounts/index.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Loading } from '#app/ui/loading.tsx';
import { Part } from '#app/ui/part.tsx';
import { useLearners } from '../use-learner.ts';
import { LearnerChoice } from '../learner-choice.tsx';
import { longestTopic } from '../../model/limits.ts';
import { type LessonTopics, topicsQuery } from '../../api/lessons-client.ts';
import { LessonList } from './lesson-list.tsx';
import { NotStartedLine } from './not-started.tsx';
import { type Nearest, useStartLesson } from './use-start.ts';

/** Topic, learner and the button to generate a lesson; below, existing lessons. */
export function LessonStart() {
  const t = useTranslations('lessons');
  const { user } = useAuth();
  const signedOut = useSignedOut();
  if (!user && !signedOut) return <Loading />;
  if (!user) return <SignInInvitation title={t('signInTitle')} text={t('signInText')} />;
  return (
    <div className="page t-start ls-start">
      <header>
        <h1>{t('startTitle')}</h1>
        <p className="lead">{t('startLead')}</p>
      </header>
      <LessonForm />
    </div>
  );
}

function LessonForm() {
  const t = useTranslations('lessons');
  const { language } = usePreferences();
  const [parameters] = useSearchParams();
  const { profiles, chosen } = useLearners();
  const [learner, setLearner] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const { start, busy, failure } = useStartLesson();
  const { data: topics } = useQuery(topicsQuery(language));
  const named = nameOf(topics, parameters.get('skill'));
  const topic = typed ?? named?.name ?? '';
  const profileId = learner ?? chosen?.id;
  const begin = (request: { skill: Nearest[number]['id'] } | { topic: string }) =>
    void start({ ...request, ...(profileId && { profileId }) });
  const send = () => {
    if (topic.trim() === '') return;
    begin(
      named && topic === named.name ? { skill: named.id as Nearest[number]['id'] } : { topic: topic.trim() },
    );
  };
  return (
    <>
      <form
        className="t-start-form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <label className="field">
          <span className="label">{t('topic')}</span>
          <input
            className="input"
            value={topic}
            maxLength={longestTopic}
            aria-describedby="ls-topic-help"
            onChange={({ target }) => setTyped(target.value)}
          />
          <span className="help" id="ls-topic-help">
            {t('topicHelp')}
          </span>
        </label>
        <LearnerChoice profiles={profiles} chosen={profileId} onChoose={setLearner} />
        <NotStartedLine
          failure={failure}
          onChoose={({ id, name }) => {
            setTyped(name);
            begin({ skill: id });
          }}
        />
        <div>
          <button
            type="submit"
            className="btn btn-primary btn-lg"
            aria-disabled={busy || topic.trim() === ''}
          >
            {busy ? t('asking') : t('make')}
          </button>
        </div>
      </form>
      <LessonList profileId={profileId} />
      <AllTopics onChoose={setTyped} />
    </>
  );
}

const nameOf = (topics: LessonTopics | undefined, id: string | null) =>
  topics?.strands.flatMap(({ skills }) => skills).find((skill) => skill.id === id);

/** Every available topic; pressing one fills the field. */
function AllTopics({ onChoose }: { onChoose(name: string): void }) {
  const t = useTranslations('lessons');
  const { language } = usePreferences();
  const query = useQuery(topicsQuery(language));
  const texts = { loading: t('loading'), failed: t('allFailed'), again: t('again') };
  return (
    <details className="ls-all">
      <summary>{t('all')}</summary>
      <Part query={query} height={16} texts={texts}>
        {({ strands }) =>
          strands.map(({ id, name, skills }) => (
            <section key={id} aria-labelledby={`ls-strand-${id}`}>
              <h3 id={`ls-strand-${id}`}>{name}</h3>
              <ul className="chips">
                {skills.map((skill) => (
                  <li key={skill.id}>
                    <button
                      type="button"
                      className="chip"
                      onClick={() => {
                        onChoose(skill.name);
                        window.scrollTo({ top: 0 });
                      }}
                    >
                      {skill.name}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </Part>
    </details>
  );
}
