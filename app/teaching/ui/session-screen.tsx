import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { LearnerNeedsProvider } from '#app/learners/index.ts';
import type { CardView } from '../model/blocks.ts';
import { mayBeRephrased } from '../domain/turns/revisable.ts';
import type { TurnInput } from '../model/schemas.server.ts';
import type { SessionWithTurns, TurnAnswer } from '../model/views.ts';
import { CardForm } from './card-form.tsx';
import { Turns } from './conversation.tsx';
import { Composer } from './composer.tsx';
import { KeysHelp } from './keys-help.tsx';
import { inputOf } from './offers-block.tsx';
import { NoticeLine } from './notice-line.tsx';
import { isGone, SessionSkeleton, SessionMissing } from './session-missing.tsx';
import { SessionBar } from './session-bar.tsx';
import { SessionDock, WorkWindow } from './session-dock.tsx';
import { SessionEnded } from './session-ended.tsx';
import { useSessionKeys } from './session-keys.ts';
import { SessionPanel } from './session-panel.tsx';
import { SkillCurve, StageCurve } from './stage-curve.tsx';
import { stuckInput } from './stuck.ts';
import { type TurnRevision, useTurnRevision } from './use-turn-revision.ts';
import { useAnswering } from './use-answering.ts';
import { useScrollToNewest } from './use-scroll-to-newest.ts';
import { useSession } from './use-session.ts';
import { VisitorNote } from './visitor-note.tsx';
import { ReaderNote } from './reader-note.tsx';

/** A session: progress curve, conversation with the pending card, and what has been done. */
export function SessionScreen({ id }: { id: string }) {
  const t = useTranslations('teaching.tutor');
  const { query, send, busy, notice, signedOut } = useSession(id);
  if (query.isPending) return <SessionSkeleton />;
  // Keep showing loaded data while the connection is down.
  if (!query.data || isGone(query.error)) {
    const begin = { to: '/ai-tutor', label: t('newProblem') };
    return <SessionMissing failure={query.error} onRetry={() => void query.refetch()} begin={begin} />;
  }
  return (
    <LearnerNeedsProvider profileId={query.data.profileId ?? undefined}>
      <SessionContent session={query.data} send={send} busy={busy} notice={notice} signedOut={signedOut} />
    </LearnerNeedsProvider>
  );
}

type SessionContentProps = {
  session: SessionWithTurns;
  send(input: TurnInput): Promise<TurnAnswer>;
} & Pick<ReturnType<typeof useSession>, 'busy' | 'notice' | 'signedOut'>;

function SessionContent({ session, send, busy, notice, signedOut }: SessionContentProps) {
  const t = useTranslations('teaching.tutor');
  const answering = useAnswering(session, send);
  const revision = useTurnRevision(session);
  const talk = useRef<HTMLInputElement>(null);
  const [working, setWorking] = useState(false);
  const helps = useHelps(session, busy, answering.take);
  const newest = session.turns.at(-1);
  useScrollToNewest({ count: session.turns.length, calmUpTo: 1, ...places });
  useSessionKeys({
    line: () => answering.field.current?.focus(),
    ask: () => talk.current?.focus(),
    work: () => setWorking(true),
    ...helps,
    ...(newest?.speaker === 'tutor' &&
      mayBeRephrased(newest.blocks) && { anew: () => void revision.rephrase(newest.id) }),
  });
  const Curve = session.skill ? SkillCurve : StageCurve;
  return (
    <div className="page t-room">
      <SessionBar session={session} />
      <Curve stage={session.stage} seed={session.id} />
      <div className="t-work">
        <section aria-label={t('conversation')}>
          <Talk session={session} busy={busy} answering={answering} revision={revision} />
          <NoticeLine notice={notice ?? revision.notice} />
          <Composer sessionId={session.id} busy={busy} field={talk} onSend={(text) => send({ text })} />
          {signedOut && <VisitorNote />}
          <KeysHelp />
          <ReaderNote owner={session.owner} />
        </section>
        <SessionPanel session={session} />
      </div>
      <SessionDock
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

/** Scroll targets of a turn: the learner's message, the response, its verdict; of the card below, the whole card or at least its field. */
const places = {
  beginnings: ['.chat > :has(+ :last-child)', '.chat > :last-child', '.chat > :last-child .verdict'],
  endings: ['.t-next', '.t-next .input-math'],
};

type TalkProps = Pick<SessionContentProps, 'session' | 'busy'> & {
  answering: ReturnType<typeof useAnswering>;
  revision: TurnRevision;
};

/** Current turns, and below them the pending card or the end. */
function Talk({ session, busy, answering, revision }: TalkProps) {
  const { draft, setDraft, field, take, use } = answering;
  const [opened] = useState(session.turns.length);
  const ofSkill = session.skill !== null;
  return (
    <>
      <div className="chat" role="log" aria-live="polite" aria-relevant="additions">
        <Turns
          session={session}
          revision={revision}
          onUse={use}
          onOffer={(offer) => {
            const input = inputOf(offer, session.card);
            if (input && !busy) take(input);
          }}
        />
      </div>
      <div className="t-next mt-6">
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
          <SessionEnded
            ofSkill={ofSkill}
            hasOthers={ofSkill || session.problem.solvable}
            busy={busy}
            onAgain={() => take({ action: 'new_problem' })}
          />
        )}
      </div>
    </>
  );
}

/** Stable over repeated attempts, so that the field is preserved. */
const keyOf = ({ id, purpose, question }: CardView): string =>
  purpose === 'line' ? 'line' : (question?.id ?? id);

/** Help always available by button or shortcut; absent if the pending card has none. */
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
