import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { LearnerNeedsProvider, profilesQuery, ReadAloud } from '#app/learners/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { BackIcon } from '#app/ui/icons.tsx';
import { skillQuery } from '../api/client.ts';
import type { SkillView } from '../model/views.ts';
import { learnAddress } from './learn-address.ts';
import { Sentence, Steps, stepsOf } from './parts.tsx';
import { Picture } from './prompt.tsx';
import { skillAddress } from './skill-list.tsx';
import { useStart } from './use-start.ts';
import { PracticeSkeleton } from './practice-session.tsx';

/** A skill: explanation, picture, worked example, common mistakes, and how to practise it. */
export function SkillPage({ id, signedIn }: { id: string; signedIn: boolean }) {
  const { language } = usePreferences();
  const query = useQuery(skillQuery(id, language));
  const { data: profiles } = useQuery({ ...profilesQuery, enabled: signedIn });
  const [parameters] = useSearchParams();
  const learner = profiles?.find((one) => one.id === parameters.get('learner')) ?? profiles?.[0];
  if (query.data)
    return (
      <LearnerNeedsProvider profileId={learner?.id}>
        <Skill skill={query.data} signedIn={signedIn} />
      </LearnerNeedsProvider>
    );
  if (query.isError)
    return <Unknown gone={query.error instanceof ApiFailure} onRetry={() => void query.refetch()} />;
  return <PracticeSkeleton />;
}

function Skill({ skill, signedIn }: { skill: SkillView; signedIn: boolean }) {
  const t = useTranslations('practice.skill');
  const [parameters] = useSearchParams();
  const learner = parameters.get('learner');
  return (
    <article className="page p-skill">
      <header className="p-head">
        <Link className="btn btn-quiet btn-sm p-back" to={backAddress(learner)}>
          <BackIcon />
          {t('all')}
        </Link>
        <h1>{skill.name}</h1>
        <p className="lead">{skill.can}</p>
        {signedIn ? <PractiseThis skill={skill.id} learner={learner} /> : <TryThis skill={skill.id} />}
        <p>
          <Link className="btn btn-secondary btn-lg" to={learnAddress(skill.id, learner)}>
            {t('learn')}
          </Link>
        </p>
        <Link className="link" to={lessonAddress(skill.id, learner)}>
          {t('lesson')}
        </Link>
      </header>
      <div className={skill.picture || skill.figure ? 'p-skill-what' : ''}>
        <div>
          <ReadAloud texts={skill.what} />
          {skill.what.map((parts, at) => (
            // Paragraphs never change order.
            <p key={at}>
              <Sentence parts={parts} />
            </p>
          ))}
        </div>
        {skill.picture && <Picture picture={skill.picture} caption={skill.picture.caption} />}
        {skill.figure && <Picture picture={skill.figure} caption={skill.figure.caption} />}
      </div>
      <section aria-labelledby="p-example">
        <h2 id="p-example">{t('example')}</h2>
        <p>
          <Sentence parts={skill.example.prompt} />
        </p>
        <Steps worked={skill.example.worked} />
        <ReadAloud texts={[skill.example.prompt, ...stepsOf(skill.example.worked)]} />
      </section>
      {skill.mistakes.length > 0 && (
        <section aria-labelledby="p-errors">
          <h2 id="p-errors">{t('mistakes')}</h2>
          <ul className="p-plain">
            {skill.mistakes.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <Neighbours title={t('after')} skills={skill.after} learner={learner} />
      <Neighbours title={t('leadsTo')} skills={skill.leadsTo} learner={learner} />
    </article>
  );
}

const backAddress = (learner: string | null): string =>
  `/tutor/practice?${new URLSearchParams({ ...(learner === null ? {} : { learner }), way: 'skill' })}`;

function PractiseThis({ skill, learner }: { skill: SkillView['id']; learner: string | null }) {
  const t = useTranslations('practice.skill');
  const { data: profiles } = useQuery(profilesQuery);
  const chosen = profiles?.find(({ id }) => id === learner) ?? profiles?.[0];
  const { start, busy, failure } = useStart(chosen?.id);
  if (profiles?.length === 0)
    return (
      <Link className="btn btn-primary btn-lg" to="/tutor/practice">
        {t('practise')}
      </Link>
    );
  return (
    <>
      <button
        type="button"
        className="btn btn-primary btn-lg"
        aria-disabled={!chosen || busy !== null}
        onClick={() => start({ mode: 'skill', skills: [skill] })}
      >
        {busy ? t('starting') : t('practise')}
      </button>
      {profiles && profiles.length > 1 && chosen && (
        <p className="small muted">{t('for', { name: chosen.name })}</p>
      )}
      <div role="alert">{failure && <p className="error">{failure}</p>}</div>
    </>
  );
}

/** The tutor's lesson about the skill. */
const lessonAddress = (skill: string, learner: string | null): string =>
  `/ai-tutor?${new URLSearchParams({ lesson: 'new', skill, ...(learner === null ? {} : { learner }) })}`;

function TryThis({ skill }: { skill: string }) {
  const t = useTranslations('practice.skill');
  return (
    <>
      <Link className="btn btn-primary btn-lg" to={tryAddress(skill, 1)}>
        {t('try')}
      </Link>
      <p className="small muted">{t('tryNote')}</p>
    </>
  );
}

/** A question of a skill without an account; the address holds its seed, so that a reload shows the same one. */
export const tryAddress = (skill: string, seed: number): string =>
  `/tutor/practice?${new URLSearchParams({ skill, try: String(seed) })}`;

type NeighboursProps = { title: string; skills: SkillView['after']; learner: string | null };

function Neighbours({ title, skills, learner }: NeighboursProps) {
  if (skills.length === 0) return null;
  return (
    <nav aria-label={title} className="p-neighbours">
      <h2>{title}</h2>
      <ul className="chips">
        {skills.map(({ id, name }) => (
          <li key={id}>
            <Link className="chip" to={skillAddress(id, learner)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Unknown({ gone, onRetry }: { gone: boolean; onRetry(): void }) {
  const t = useTranslations('practice');
  return (
    <div className="page plain-page">
      <h1>{t(gone ? 'skill.goneTitle' : 'room.awayTitle')}</h1>
      <p className="lead">{t(gone ? 'skill.gone' : 'room.offline')}</p>
      {gone ? (
        <Link className="btn btn-primary btn-lg" to={backAddress(null)}>
          {t('skill.all')}
        </Link>
      ) : (
        <button type="button" className="btn btn-primary btn-lg" onClick={onRetry}>
          {t('room.again')}
        </button>
      )}
    </div>
  );
}
