import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { latestSessionQuery } from '#app/learners/index.ts';
import { LatestSession, continueLearningHeight } from '../continue-learning.tsx';
import { NextSession } from '../next-session.tsx';
import { LearnerQueryPart } from '../part.tsx';

/** An account without learners: how to begin, and teaching sessions started without a profile. */
export function FirstSteps() {
  return (
    <div className="top">
      <LearnerQueryPart query={useQuery(latestSessionQuery)} height={continueLearningHeight}>
        {(session) => (session ? <LatestSession session={session} /> : <Steps />)}
      </LearnerQueryPart>
      <div className="side">
        <NextSession />
        <LearnerQueryPart query={useQuery(latestSessionQuery)} height={0}>
          {(session) => session && <AddFirst />}
        </LearnerQueryPart>
      </div>
    </div>
  );
}

const steps = ['learner', 'where', 'tutor'] as const;

function Steps() {
  const t = useTranslations('learnersHome.steps');
  return (
    <section className="card go-on on-card" aria-labelledby="go-on">
      <div>
        <h2 id="go-on">{t('title')}</h2>
        <ol className="first-steps">
          {steps.map((step, at) => (
            <li key={step}>
              <span className="num" aria-hidden="true">
                {at + 1}
              </span>
              <p>
                <b>{t(step)}</b>
                <br />
                <span className="muted">{t(`${step}Text`)}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <div className="acts">
        <Link className="btn btn-primary btn-lg" to="/learner-profiles?add">
          {t('add')}
        </Link>
        <Link className="btn btn-quiet btn-lg" to="/tutor">
          {t('find')}
        </Link>
      </div>
    </section>
  );
}

function AddFirst() {
  const t = useTranslations('learnersHome.steps');
  return (
    <section aria-labelledby="add-first">
      <h2 id="add-first">{t('learner')}</h2>
      <div className="side-body">
        <p className="muted">{t('learnerText')}</p>
        <Link className="btn btn-secondary" to="/learner-profiles?add">
          {t('learner')}
        </Link>
      </div>
    </section>
  );
}
