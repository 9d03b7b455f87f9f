import { useState } from 'react';
import { Link, useNavigationType } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { LearnerNeedsProvider } from '#app/learners/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { Window } from '#app/ui/window.tsx';
import { dotsOf, minutesLeft, questionNumberOf } from '../domain/answering/session-progress.ts';
import { type PracticeController, usePractice } from './answering/use-practice.ts';
import type { PracticeSessionView } from '../model/views.ts';
import { PracticeQuestionCard } from './question-card.tsx';
import { ExamClock } from './exam-clock.tsx';
import { ItemCurve } from './item-curve.tsx';
import { Summary } from './summary.tsx';

/** A practice session: the curve of its questions, the current one, and in the end what changed. */
export function PracticeSession({ id, accountId }: { id: string; accountId: string }) {
  const practice = usePractice(id, accountId);
  const { session, query, item } = practice;
  const arrived = useArrived(item?.id ?? null);
  if (!session)
    return query.isError ? (
      <Missing failure={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <PracticeSkeleton />
    );
  if (session.state === 'finished' && !practice.over)
    return (
      <LearnerNeedsProvider profileId={session.profileId}>
        <Summary session={session} />
      </LearnerNeedsProvider>
    );
  return (
    <LearnerNeedsProvider profileId={session.profileId}>
      <div className="page p-room">
        <Head practice={practice} session={session} />
        <div role="alert">
          {practice.notice && !practice.notice.unread && (
            <p className={practice.notice.again ? 'error' : 'p-notice'}>
              {practice.notice.text}
              {practice.notice.again && (
                <button type="button" className="btn btn-secondary btn-sm" onClick={practice.again}>
                  <Again />
                </button>
              )}
            </p>
          )}
        </div>
        {item ? (
          <PracticeQuestionCard
            key={item.id}
            practice={practice}
            session={session}
            item={item}
            arrived={arrived}
          />
        ) : (
          <div className="bone p-item-bone" />
        )}
      </div>
    </LearnerNeedsProvider>
  );
}

/** Whether the question came by a press, here or on the previous page, rather than by opening the page. */
function useArrived(itemId: string | null): boolean {
  const byPress = useNavigationType() !== 'POP';
  const [first, setFirst] = useState(itemId);
  if (first === null && itemId !== null) setFirst(itemId);
  return byPress || (first !== null && first !== itemId);
}

const Again = () => useTranslations('practice.room')('again');

function Head({ practice, session }: { practice: PracticeController; session: PracticeSessionView }) {
  const t = useTranslations('practice.room');
  const { item } = practice;
  const dots = dotsOf(session, practice.over ? null : (item?.id ?? null));
  const number = item ? questionNumberOf(session, item.id) : Math.max(1, session.marks.length);
  const left = minutesLeft(session, { number, of: dots.length, over: practice.over });
  return (
    <header className="p-head">
      <div className="p-head-row">
        <h1>{t(`title.${session.mode}`)}</h1>
        <div className="p-legend">
          <span className="num">
            {session.mode === 'diagnostic'
              ? t('atMost', { number: String(number), of: String(dots.length) })
              : t('number', { number: String(number), of: String(dots.length) })}
          </span>
          {session.endsAt === null ? (
            session.mode !== 'exam' && <span>{t('minutesLeft', { minutes: left })}</span>
          ) : (
            <ExamClock
              endsAt={session.endsAt}
              minutes={session.minutes}
              onTimeUp={() => void practice.next()}
            />
          )}
          <Stop practice={practice} session={session} />
        </div>
      </div>
      <ItemCurve dots={dots} seed={session.id} />
    </header>
  );
}

/** Ends practice now. An exam asks for confirmation, since it cannot be resumed. */
function Stop({ practice, session }: { practice: PracticeController; session: PracticeSessionView }) {
  const t = useTranslations('practice.room');
  const [asking, setAsking] = useState(false);
  const exam = session.mode === 'exam';
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        onClick={() => (exam ? setAsking(true) : void practice.finish())}
      >
        {t(exam ? 'handIn' : 'stop')}
      </button>
      {asking && (
        <Window title={t('handInTitle')} onClose={() => setAsking(false)}>
          <p>{t('handInText')}</p>
          <div className="dialog-actions">
            <button type="button" className="btn btn-secondary" onClick={() => setAsking(false)}>
              {t('goOn')}
            </button>
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => {
                setAsking(false);
                void practice.finish();
              }}
            >
              {t('handIn')}
            </button>
          </div>
        </Window>
      )}
    </>
  );
}

function Missing({ failure, onRetry }: { failure: Error; onRetry(): void }) {
  const t = useTranslations('practice.room');
  const isGone = failure instanceof ApiFailure && (failure.status === 404 || failure.status === 400);
  return (
    <div className="page plain-page">
      <h1>{t(isGone ? 'goneTitle' : 'awayTitle')}</h1>
      <p className="lead">{t(isGone ? 'gone' : 'offline')}</p>
      {isGone ? (
        <Link className="btn btn-primary btn-lg" to="/tutor/practice">
          {t('start')}
        </Link>
      ) : (
        <button type="button" className="btn btn-primary btn-lg" onClick={onRetry}>
          {t('again')}
        </button>
      )}
    </div>
  );
}

/** Loading placeholder. */
export function PracticeSkeleton() {
  const t = useTranslations('practice');
  return (
    <div className="page p-room" aria-busy="true">
      <header className="p-head">
        <h1>{t('title')}</h1>
        <div className="bone p-curve-bone" />
      </header>
      <div className="bone p-item-bone" role="status" aria-label={t('loading')} />
    </div>
  );
}
