import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { SessionWithTurns } from '../model/views.ts';
import { PlusIcon } from '#app/ui/icons.tsx';
import { HistoryIcon, PrintIcon } from './icons.tsx';
import { PastSessions } from './past-sessions.tsx';
import { Maths } from './sentence.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';

/** Title of the session, and links out of it. */
export function SessionBar({ session }: { session: SessionWithTurns }) {
  const t = useTranslations('teaching');
  const words = useTranslations('tutorWords');
  const [past, setPast] = useState(false);
  const heading = useArrivalFocus();
  const name = session.title ?? session.skill?.name;
  return (
    <>
      <div className="t-bar">
        <div>
          <h1
            ref={heading}
            tabIndex={-1}
            aria-label={
              name ?? (session.problem.asksForModel ? words('story.problem') : session.problem.formula.speech)
            }
          >
            {name ??
              (session.problem.asksForModel ? (
                words('story.problem')
              ) : (
                <Maths formula={session.problem.formula} />
              ))}
          </h1>
          <p className="small muted">
            {t(`models.${session.model}.name`)}
            {!session.skill && (
              <span className="t-screen">
                {' · '}
                <Link to={`/tutor-models?${new URLSearchParams({ problem: session.problem.typed })}`}>
                  {t('tutor.changeModel')}
                </Link>
              </span>
            )}
          </p>
        </div>
        <div className="t-bar-side">
          <button
            type="button"
            className="btn btn-secondary btn-sm"
            aria-expanded={past}
            onClick={() => setPast(!past)}
          >
            <HistoryIcon />
            {t('tutor.conversations')}
          </button>
          <button
            type="button"
            className="btn btn-secondary btn-sm"
            aria-label={t('tutor.printLabel')}
            onClick={() => window.print()}
          >
            <PrintIcon />
            {t('tutor.print')}
          </button>
          <Link
            className="btn btn-secondary btn-sm"
            aria-label={t('tutor.newProblem')}
            to={`/ai-tutor?model=${session.model}`}
          >
            <PlusIcon />
            <span className="t-wide">{t('tutor.newProblem')}</span>
            <span className="t-slim">{words('newShort')}</span>
          </Link>
        </div>
      </div>
      {past && <PastSessions current={session.id} />}
    </>
  );
}
