import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { LearnerNeeds } from '#app/learners/public.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import type { CardView } from '../blocks.ts';
import type { TurnInput } from '../schemas.ts';
import type { SessionWithTurns, TurnAnswer } from '../views.ts';
import { CardForm } from './card-form.tsx';
import { Turns } from './conversation.tsx';
import { Composer } from './composer.tsx';
import { KeysHelp } from './keys-help.tsx';
import { inputOf } from './offers-block.tsx';
import { NoticeLine } from './notice-line.tsx';
import { RoomBar } from './room-bar.tsx';
import { RoomDock, WorkWindow } from './room-dock.tsx';
import { useRoomKeys } from './room-keys.ts';
import { SessionPanel } from './session-panel.tsx';
import { SkillCurve, StageCurve } from './stage-curve.tsx';
import { stuckInput } from './stuck.ts';
import { useAnew } from './use-anew.ts';
import { useAnswering } from './use-answering.ts';
import { useSession } from './use-session.ts';
import { WhoReads } from './who-reads.tsx';

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
  const [opened] = useState(session.turns.length);
  const anew = useAnew(session);
  const latest = useLatestTurn(session);
  const talk = useRef<HTMLInputElement>(null);
  const [working, setWorking] = useState(false);
  const helps = useHelps(session, busy, take);
  const newest = session.turns.at(-1);
  useRoomKeys({
    line: () => field.current?.focus(),
    ask: () => talk.current?.focus(),
    work: () => setWorking(true),
    ...helps,
    ...(newest?.speaker === 'tutor' && { anew: () => void anew.sayAnew(newest.id) }),
  });
  return (
    <div className="page t-room">
      <RoomBar session={session} />
      {session.skill ? (
        <SkillCurve stage={session.stage} seed={session.id} />
      ) : (
        <StageCurve stage={session.stage} seed={session.id} />
      )}
      <div className="t-work">
        <section aria-label={t('conversation')}>
          <div className="chat" role="log" aria-live="polite" aria-relevant="additions">
            <Turns
              session={session}
              anew={anew}
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
                key={keyOf(session.card)}
                card={session.card}
                locale={session.locale}
                busy={busy}
                draft={draft}
                onDraft={setDraft}
                onSend={take}
                field={field}
                arrived={session.turns.length > opened}
              />
            ) : (
              <Ended
                ofSkill={session.skill !== null}
                hasOthers={session.skill !== null || session.problem.solvable}
                busy={busy}
                onAgain={() => take({ action: 'new_problem' })}
              />
            )}
          </div>
          <NoticeLine notice={notice ?? anew.notice} />
          <Composer sessionId={session.id} busy={busy} field={talk} onSend={(text) => send({ text })} />
          {signedOut && <VisitorNote />}
          <KeysHelp />
          <WhoReads owner={session.owner} />
        </section>
        <SessionPanel session={session} />
      </div>
      <RoomDock
        session={session}
        busy={busy}
        onHint={helps.hint}
        onStuck={helps.stuck}
        onWork={() => setWorking(true)}
      />
      {working && <WorkWindow session={session} onClose={() => setWorking(false)} />}
    </div>
  );
}

/** A field stays through its tries. */
const keyOf = ({ id, purpose, question }: CardView): string =>
  purpose === 'line' ? 'line' : (question?.id ?? id);

/** The helps that are always one tap or one key away; absent where the open card has none. */
function useHelps(session: SessionWithTurns, busy: boolean, take: (input: TurnInput) => void) {
  const t = useTranslations('tutorWords.dock');
  const { card } = session;
  const send = (input: TurnInput | null) => {
    if (input && !busy) take(input);
  };
  return {
    ...(card?.helps.includes('hint') && { hint: () => send({ action: 'hint', cardId: card.id }) }),
    ...(card && { stuck: () => send(stuckInput(card, t('stuck'))) }),
  };
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

type EndedProps = { ofSkill: boolean; hasOthers: boolean; busy: boolean; onAgain(): void };

/** Another of the kind is offered only where there are others. */
function Ended({ ofSkill, hasOthers, busy, onAgain }: EndedProps) {
  const t = useTranslations('teaching.tutor');
  const skill = useTranslations('tutorSkill');
  return (
    <div className="t-choices">
      <p className="w-full">{ofSkill ? skill('end') : t('end')}</p>
      {hasOthers && (
        <button
          type="button"
          className={`btn ${ofSkill ? 'btn-secondary' : 'btn-primary'}`}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onAgain();
          }}
        >
          {ofSkill ? skill('again') : t('again')}
        </button>
      )}
      <Link className={`btn ${hasOthers ? 'btn-secondary' : 'btn-primary'}`} to="/ai-tutor">
        {ofSkill ? skill('other') : t('newProblem')}
      </Link>
    </div>
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
