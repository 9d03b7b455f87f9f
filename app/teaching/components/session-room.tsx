import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { LearnerNeeds } from '#app/learners/public.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { longestTalk } from '../limits.ts';
import type { TurnInput } from '../schemas.ts';
import type { SessionWithTurns, TurnAnswer } from '../views.ts';
import { CardForm } from './card-form.tsx';
import { Turns } from './conversation.tsx';
import { HistoryIcon, PlusIcon, PrintIcon, SendIcon } from './icons.tsx';
import { inputOf } from './offers-block.tsx';
import { useKeptDraft } from './kept-drafts.ts';
import { NoticeLine } from './notice-line.tsx';
import { PastSessions } from './past-sessions.tsx';
import { Maths } from './sentence.tsx';
import { SessionPanel } from './session-panel.tsx';
import { StageCurve } from './stage-curve.tsx';
import { useAnswering } from './use-answering.ts';
import { useSession } from './use-session.ts';

/** A session: curve of phases, conversation with its open card, and what has been done. */
export function SessionRoom({ id }: { id: string }) {
  const { query, send, busy, notice, signedOut } = useSession(id);
  if (query.isPending) return <Bones />;
  if (query.isError) return <Missing failure={query.error} onRetry={() => void query.refetch()} />;
  return (
    <LearnerNeeds profileId={query.data.profileId ?? undefined}>
      <Room session={query.data} send={send} busy={busy} notice={notice} signedOut={signedOut} />
    </LearnerNeeds>
  );
}

type RoomProps = {
  session: SessionWithTurns;
  send(input: TurnInput): Promise<TurnAnswer>;
} & Pick<ReturnType<typeof useSession>, 'busy' | 'notice' | 'signedOut'>;

function Room({ session, send, busy, notice, signedOut }: RoomProps) {
  const t = useTranslations('teaching.tutor');
  const { draft, setDraft, field, take, use } = useAnswering(session, send);
  const latest = useLatestTurn(session);
  return (
    <div className="page">
      <Bar session={session} />
      <StageCurve stage={session.stage} seed={session.id} />
      <div className="t-work">
        <section aria-label={t('conversation')}>
          <div className="chat" role="log" aria-live="polite" aria-relevant="additions">
            <Turns
              session={session}
              onUse={use}
              onOffer={(offer) => {
                const input = inputOf(offer, session.card);
                if (input && !busy) take(input);
              }}
            />
          </div>
          <div className="mt-6" ref={latest}>
            {session.card ? (
              <CardForm
                key={session.card.purpose === 'line' ? 'line' : session.card.id}
                card={session.card}
                locale={session.locale}
                busy={busy}
                draft={draft}
                onDraft={setDraft}
                onSend={take}
                field={field}
              />
            ) : (
              <Ended busy={busy} onAgain={() => take({ action: 'new_problem' })} />
            )}
          </div>
          <NoticeLine notice={notice} />
          <Composer sessionId={session.id} busy={busy} onSend={(text) => send({ text })} />
          {signedOut && <VisitorNote />}
        </section>
        <SessionPanel session={session} />
      </div>
    </div>
  );
}

/**
 * Keeps the newest turn in sight, without taking a reader away from the first one. A session that is opened again, or
 * reloaded, begins at the step that waits: what comes in above would else leave the reader at the foot of the page.
 */
function useLatestTurn(session: SessionWithTurns) {
  const ref = useRef<HTMLDivElement>(null);
  const count = session.turns.length;
  const seen = useRef(1);
  const opened = useRef(false);
  useEffect(() => {
    const again = !opened.current;
    opened.current = true;
    if (count <= seen.current) return;
    seen.current = count;
    const calm = again || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    ref.current?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  }, [count]);
  return ref;
}

function Bar({ session }: { session: SessionWithTurns }) {
  const t = useTranslations('teaching');
  const [past, setPast] = useState(false);
  return (
    <>
      <div className="t-bar">
        <div>
          <h1 aria-label={session.title ?? session.problem.formula.speech}>
            {session.title ?? <Maths formula={session.problem.formula} />}
          </h1>
          <p className="small muted">
            {t(`models.${session.model}.name`)}
            <span className="t-screen">
              {' · '}
              <Link to={`/tutor-models?${new URLSearchParams({ problem: session.problem.typed })}`}>
                {t('tutor.changeModel')}
              </Link>
            </span>
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
          <Link className="btn btn-secondary btn-sm" to={`/ai-tutor?model=${session.model}`}>
            <PlusIcon />
            {t('tutor.newProblem')}
          </Link>
        </div>
      </div>
      {past && <PastSessions current={session.id} />}
    </>
  );
}

function Ended({ busy, onAgain }: { busy: boolean; onAgain(): void }) {
  const t = useTranslations('teaching.tutor');
  return (
    <div className="t-choices">
      <p className="w-full">{t('end')}</p>
      <button
        type="button"
        className="btn btn-primary"
        aria-disabled={busy}
        onClick={() => {
          if (!busy) onAgain();
        }}
      >
        {t('again')}
      </button>
      <Link className="btn btn-secondary" to="/ai-tutor">
        {t('newProblem')}
      </Link>
    </div>
  );
}

type ComposerProps = { sessionId: string; busy: boolean; onSend(text: string): Promise<unknown> };

/** Talk beside the card. It answers nothing and opens no hint. */
function Composer({ sessionId, busy, onSend }: ComposerProps) {
  const t = useTranslations('teaching.tutor');
  const [text, setText] = useKeptDraft({ talk: sessionId });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || busy) return;
    onSend(text).then(
      () => setText(''),
      () => undefined,
    );
  };
  return (
    <form className="t-composer" onSubmit={submit}>
      <div className="t-composer-box">
        <input
          aria-label={t('ask')}
          placeholder={t('ask')}
          value={text}
          maxLength={longestTalk}
          onChange={({ target }) => setText(target.value)}
        />
        <button className="icon-btn t-send" type="submit" aria-label={t('send')}>
          <SendIcon />
        </button>
      </div>
      <p className="small muted">{t('onlyCheck')}</p>
    </form>
  );
}

function VisitorNote() {
  const t = useTranslations('teaching.tutor');
  const { pathname, search } = useLocation();
  const way = `/auth?${new URLSearchParams({ next: pathname + search })}`;
  return (
    <p className="small muted t-screen">
      {t.rich('visitor', { link: (chunks) => <Link to={way}>{chunks}</Link> })}
    </p>
  );
}

/** The shape of what comes. */
function Bones() {
  return (
    <div className="page" aria-busy="true">
      <div className="t-bar">
        <div className="bone" style={{ width: '14rem', height: '2.4rem' }} />
      </div>
      <div className="t-stage" style={{ minHeight: '5.4rem' }} />
      <div className="t-bones">
        <div className="bone" style={{ height: '4rem' }} />
        <div className="bone" style={{ height: '14rem' }} />
      </div>
    </div>
  );
}

function Missing({ failure, onRetry }: { failure: Error; onRetry(): void }) {
  const t = useTranslations('teaching.tutor');
  const gone = failure instanceof ApiFailure && (failure.status === 404 || failure.status === 400);
  return (
    <div className="page plain-page">
      <h1>{t('stuckTitle')}</h1>
      <p className="lead">{gone ? t('missing') : t('offline')}</p>
      {gone ? (
        <Link className="btn btn-primary btn-lg" to="/ai-tutor">
          {t('newProblem')}
        </Link>
      ) : (
        <button type="button" className="btn btn-primary btn-lg" onClick={onRetry}>
          {t('reload')}
        </button>
      )}
    </div>
  );
}
