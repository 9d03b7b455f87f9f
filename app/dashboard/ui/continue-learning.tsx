import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { shortDayOf, timeInSentence } from '#app/platform/times.ts';
import type { TodayView } from '#app/practice/index.ts';
import { DrawnFormula } from '#app/ui/drawn-formula.tsx';
import { type BegunSession, latestSessionQuery } from '#app/learners/index.ts';
import { todayQuery } from '../api/dashboard-client.ts';
import type { LearnerProfile } from '#app/learners/index.ts';
import { BeginButton } from './home/begin-button.tsx';
import { Sentence } from '#app/practice/index.ts';
import { SessionCurve } from './home/session-curve.tsx';
import { LearnerQueryPart } from './part.tsx';

/** The selected learner; `own`: the account’s owner is the learner and is addressed directly. */
type About = { profile: LearnerProfile; own: boolean };

export const continueLearningHeight = 21;

/** The next step: the open practice, else the latest problem with the tutor, else a first or next practice. */
export function ContinueLearning({ profile, own }: About) {
  const today = useQuery(todayQuery(profile.id));
  const latest = useQuery(latestSessionQuery);
  return (
    <LearnerQueryPart query={today} height={continueLearningHeight}>
      {(plan) =>
        plan.open ? (
          <Open open={plan.open} profile={profile} own={own} />
        ) : plan.newcomer && !own ? (
          <First profile={profile} own={own} />
        ) : (
          <LearnerQueryPart query={latest} height={continueLearningHeight}>
            {(session) =>
              session?.open ? (
                <LatestSession session={session} />
              ) : plan.newcomer ? (
                <First profile={profile} own={own} />
              ) : (
                <Next today={plan} profile={profile} />
              )
            }
          </LearnerQueryPart>
        )
      }
    </LearnerQueryPart>
  );
}

type OpenProps = About & { open: NonNullable<TodayView['open']> };

function Open({ open, profile, own }: OpenProps) {
  const t = useTranslations('learnersHome.open');
  const { id, mode, position, size, pending } = open;
  const at = { number: String(position), of: String(Math.max(size, position)) };
  return (
    <section className="card go-on on-card" aria-labelledby="go-on">
      <div>
        <p className="label-s">{t('label', { own: own ? 'yes' : 'no', name: profile.name })}</p>
        <h2 id="go-on">{t(`mode.${mode}`)}</h2>
        {pending && (
          <p className="was">
            <Sentence parts={pending} />
          </p>
        )}
        <div className="reached">
          <SessionCurve seed={id} position={position} size={size} />
          <p className="small num">{t('at', at)}</p>
        </div>
      </div>
      <div className="acts">
        <Link className="btn btn-primary btn-lg" to={`/tutor/practice?session=${id}`}>
          {t('go')}
        </Link>
        {profile.needs.shortSteps && <Focus />}
      </div>
    </section>
  );
}

/** Shown first to learners who work best in short steps. */
function Focus() {
  const t = useTranslations('learnersHome.open');
  return (
    <Link className="btn btn-quiet btn-lg" to="/tutors/adhd/start">
      {t('focus')}
    </Link>
  );
}

function First({ profile, own }: About) {
  const t = useTranslations('learnersHome.start');
  return (
    <section className="card go-on on-card" aria-labelledby="go-on">
      <div>
        <p className="label-s">{t('label')}</p>
        <h2 id="go-on">{t('where', { own: own ? 'yes' : 'no', name: profile.name })}</h2>
        <p className="was">{t('whereText')}</p>
      </div>
      <div className="acts">
        <BeginButton profileId={profile.id} wanted={{ mode: 'diagnostic' }} className="btn-primary btn-lg">
          {t('whereGo')}
        </BeginButton>
        {profile.needs.shortSteps && <Focus />}
      </div>
    </section>
  );
}

function Next({ today, profile }: { today: TodayView; profile: LearnerProfile }) {
  const t = useTranslations('learnersHome.start');
  const { current, minutes, reviews, stretch } = today;
  const nothing = reviews.count === 0 && !current && !stretch;
  return (
    <section className="card go-on on-card" aria-labelledby="go-on">
      <div>
        <p className="label-s">{t('label')}</p>
        <h2 id="go-on">{nothing ? t('nothing') : (current?.name ?? t('today'))}</h2>
        <p className="was">
          {nothing ? t('nothingText') : t('todayText', { minutes: Math.max(1, minutes) })}
        </p>
      </div>
      <div className="acts">
        <BeginButton profileId={profile.id} wanted={{ mode: 'mix' }} className="btn-primary btn-lg">
          {t('go')}
        </BeginButton>
        {profile.needs.shortSteps && <Focus />}
      </div>
    </section>
  );
}

const addressOf = ({ id, focus }: BegunSession) =>
  focus ? `/tutors/adhd/session/${id}` : `/ai-tutor?session=${id}`;

/** The account’s latest teaching session. */
export function LatestSession({ session }: { session: BegunSession }) {
  const t = useTranslations('learners');
  const { state, timeZone } = usePreferences();
  const localeAndZone = { locale: state.locale, timeZone };
  const { open, formula, model, updatedAt } = session;
  return (
    <section className="card go-on on-card" aria-labelledby="go-on">
      <div>
        <h2 className="label-s" id="go-on">
          {t(open ? 'dashboard.goOn.label' : 'dashboard.goOn.solved')}
        </h2>
        <p className="what">
          <DrawnFormula html={formula.html} />
        </p>
        <p className="small muted">
          {t('dashboard.goOn.with', {
            model: t(`models.${model}`),
            day: shortDayOf(updatedAt, localeAndZone),
            time: timeInSentence(updatedAt, localeAndZone),
          })}
        </p>
      </div>
      <div className="acts">
        <Link className="btn btn-primary btn-lg" to={addressOf(session)}>
          {t(open ? 'dashboard.goOn.action' : 'dashboard.goOn.solvedAction')}
        </Link>
        <Link className="btn btn-quiet btn-lg" to="/tutor-models">
          {t('dashboard.goOn.other')}
        </Link>
      </div>
    </section>
  );
}
