import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { FocusFirst, LearnerNeedsProvider, type LearnerProfile, profilesQuery } from '#app/learners/index.ts';
import { Part } from '#app/ui/part.tsx';
import { useUnsentAttempts } from './answering/use-unsent-attempts.ts';
import { FirstLearner } from './first-learner.tsx';
import { OtherWays } from './other-ways.tsx';
import { TodayCard } from './today-card.tsx';
import { useStart } from './use-start.ts';

const nothing = () => undefined;

/** The learner, today's plan, and the other ways to practise. */
export function Start({ accountId }: { accountId: string }) {
  const t = useTranslations('practice');
  const query = useQuery(profilesQuery);
  // Attempts left unsent by an earlier question are sent from here too.
  useUnsentAttempts(accountId, { onAnswer: nothing, onRefused: nothing });
  const texts = { loading: t('loading'), failed: t('start.failed'), again: t('room.again') };
  return (
    <div className="page p-start">
      {query.data === undefined && (
        <header className="p-head">
          <h1>{t('start.title')}</h1>
        </header>
      )}
      <Part query={query} height={20} texts={texts}>
        {(profiles) => (profiles.length === 0 ? <FirstLearner /> : <Chosen profiles={profiles} />)}
      </Part>
    </div>
  );
}

function Chosen({ profiles }: { profiles: readonly LearnerProfile[] }) {
  const t = useTranslations('practice.start');
  const [parameters] = useSearchParams();
  const chosen = profiles.find(({ id }) => id === parameters.get('learner')) ?? profiles[0];
  if (!chosen) return null;
  return (
    <LearnerNeedsProvider profileId={chosen.id}>
      <header className="p-head">
        <h1>{t('title')}</h1>
        {profiles.length > 1 ? (
          <nav className="chips" aria-label={t('who')}>
            {profiles.map(({ id, name }) => (
              <Link
                key={id}
                className={`chip ${id === chosen.id ? 'is-on' : ''}`}
                aria-current={id === chosen.id ? 'true' : undefined}
                to={`/tutor/practice?learner=${id}`}
                replace
              >
                {name}
              </Link>
            ))}
          </nav>
        ) : (
          <p className="muted">{t('for', { name: chosen.name })}</p>
        )}
      </header>
      <Ways key={chosen.id} profile={chosen} />
    </LearnerNeedsProvider>
  );
}

function Ways({ profile }: { profile: LearnerProfile }) {
  const starting = useStart(profile.id);
  return (
    <>
      <FocusFirst profile={profile} />
      <TodayCard profileId={profile.id} starting={starting} />
      <div role="alert">{starting.failure && <p className="error">{starting.failure}</p>}</div>
      <OtherWays profile={profile} starting={starting} />
    </>
  );
}
