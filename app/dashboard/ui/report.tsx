import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { BackIcon } from '#app/ui/icons.tsx';
import { reportQuery } from '../api/learner-client.ts';
import type { ReportView } from '../model/report.server.ts';
import { useForecastText, useDayName } from './forecast-text.ts';
import { PartSkeleton } from './part.tsx';
import { ReportClaims, ReportStrands } from './report-parts.tsx';

/** The learner report on one page, to read and to print; for the account and for tutors with consent. */
export function Report({ learner }: { learner: string }) {
  const { language } = usePreferences();
  const query = useQuery(reportQuery(learner, language));
  if (query.data) return <Paper report={query.data} learner={learner} />;
  if (query.error) return <Missing failure={query.error} onRetry={() => void query.refetch()} />;
  return <PartSkeleton height={40} />;
}

function Paper({ report, learner }: { report: ReportView; learner: string }) {
  const t = useTranslations('learnerPage.report');
  const dayOf = useDayOf();
  const { reader, madeAt, period, strands, claims, goals, pace } = report;
  const { name, schoolYear } = report.learner;
  return (
    <article className="paper">
      <header>
        <Link className="btn btn-quiet btn-sm paper-back" to={backTo[reader](learner)}>
          <BackIcon />
          {reader === 'account' ? t('back', { name }) : t(reader === 'tutor' ? 'backTutor' : 'backLearners')}
        </Link>
        <h1>{t('title', { name })}</h1>
        <p className="muted">
          {[schoolYear, t('made', { day: dayOf(madeAt) }), brand].filter(Boolean).join(' · ')}
        </p>
        <p>
          {period
            ? t('period', { from: dayOf(period.from), to: dayOf(period.to), count: period.questions })
            : t('empty')}
        </p>
        <button type="button" className="btn btn-primary paper-print" onClick={() => window.print()}>
          {t('print')}
        </button>
      </header>
      {strands.length > 0 && <ReportStrands strands={strands} />}
      {claims.length > 0 && <ReportClaims claims={claims} dayOf={dayOf} />}
      <Goals goals={goals} pace={pace} />
    </article>
  );
}

/** The page from which each reader came. */
const backTo: Record<ReportView['reader'], (learner: string) => string> = {
  account: (learner) => `?learner=${learner}`,
  'linked adult': () => '/learner-profiles',
  tutor: () => '/tutor-dashboard',
};

/** The date of an instant with its year, for print. */
function useDayOf(): (instant: string) => string {
  const { state, timeZone } = usePreferences();
  const format = new Intl.DateTimeFormat(state.locale, { dateStyle: 'long', timeZone });
  return (instant) => format.format(new Date(instant));
}

function Goals({ goals, pace }: Pick<ReportView, 'goals' | 'pace'>) {
  const t = useTranslations('learnerPage');
  const dayName = useDayName();
  const forecastText = useForecastText();
  return (
    <section aria-labelledby="paper-goals">
      <h2 id="paper-goals">{t('report.goals')}</h2>
      {goals.length === 0 && <p className="muted">{t('report.noGoals')}</p>}
      <ul className="paper-rows">
        {goals.map(({ id, title, dueOn, skills, forecast }) => (
          <li key={id}>
            <b>{title}</b>, {t('goals.due', { day: dayName(dueOn) })}.{' '}
            {t('goals.mastered', {
              mastered: String(skills.filter(({ mastered }) => mastered).length),
              count: skills.length,
            })}{' '}
            {forecastText(forecast, pace)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Missing({ failure, onRetry }: { failure: Error; onRetry(): void }) {
  const t = useTranslations('learnerPage.report');
  const again = useTranslations('learners')('again');
  const isGone = failure instanceof ApiFailure && failure.status < 500;
  return (
    <div className="paper">
      <h1>{t(isGone ? 'gone' : 'failed')}</h1>
      {isGone ? (
        <p>{t('goneText')}</p>
      ) : (
        <button type="button" className="btn btn-secondary" onClick={onRetry}>
          {again}
        </button>
      )}
    </div>
  );
}
