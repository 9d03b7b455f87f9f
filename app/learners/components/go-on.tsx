import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/public.ts';
import { shortDayOf, timeInSentence } from '#app/platform/times.ts';
import { DrawnFormula } from '#app/ui/drawn-formula.tsx';
import { EmptyGraph } from '#app/ui/empty-graph.tsx';
import { type BegunSession, latestSessionQuery } from '../client.ts';
import { Part } from './part.tsx';

/** The problem that was worked on last, or the way to a first one. */
export function GoOn() {
  return (
    <Part query={useQuery(latestSessionQuery)} height={21}>
      {(session) => (session ? <Begun session={session} /> : <NothingBegun />)}
    </Part>
  );
}

const addressOf = ({ id, focus }: BegunSession) =>
  focus ? `/tutors/adhd/session/${id}` : `/ai-tutor?session=${id}`;

function Begun({ session }: { session: BegunSession }) {
  const t = useTranslations('learners');
  const { state, timeZone } = usePreferences();
  const place = { locale: state.locale, timeZone };
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
            day: shortDayOf(updatedAt, place),
            time: timeInSentence(updatedAt, place),
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

function NothingBegun() {
  const t = useTranslations('learners.dashboard.goOn');
  return (
    <section className="card go-on is-empty empty on-card" aria-labelledby="go-on">
      <EmptyGraph />
      <h2 className="text-lg" id="go-on">
        {t('empty')}
      </h2>
      <Link className="btn btn-primary" to="/tutor-models">
        {t('emptyAction')}
      </Link>
    </section>
  );
}
