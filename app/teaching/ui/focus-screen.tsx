import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import { LearnerNeedsProvider } from '#app/learners/index.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { BrandLink } from '#app/ui/brand-mark.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { changeFocus, sessionQuery } from '../api/client.ts';
import { stepDoneSince, wasAway } from '../domain/focus-reentry.ts';
import type { FocusInput, TurnInput } from '../model/schemas.server.ts';
import type { FocusView, SessionWithTurns } from '../model/views.ts';
import { BreakLengths, FocusAway } from './focus-away.tsx';
import { FocusClock, useSecondsLeft } from './focus-clock.tsx';
import { BreakSuggested, GentleOffer, TimeOver } from './focus-notices.tsx';
import { FocusPlan } from './focus-plan.tsx';
import { FocusStep } from './focus-step.tsx';
import { FocusTrail } from './focus-trail.tsx';
import { PauseIcon } from './icons.tsx';
import { NoticeLine } from './notice-line.tsx';
import { ParkingLot } from './parking-lot.tsx';
import { isGone, SessionMissing } from './session-missing.tsx';
import { useInactivity } from './use-inactivity.ts';
import { useSession } from './use-session.ts';
import { ReaderNote } from './reader-note.tsx';

/** A focus session: one step at a time, a clock that can be hidden, pause and stop with one press. */
export function FocusScreen({ id }: { id: string }) {
  const t = useTranslations('teaching.focus');
  const session = useSession(id);
  const { query } = session;
  if (query.isPending) return <Loading />;
  // Keep showing loaded data while the connection is down.
  if (!query.data?.focus || isGone(query.error)) {
    const begin = { to: '/tutors/adhd/start', label: t('startIt') };
    return (
      <SessionMissing
        failure={query.error}
        onRetry={() => void query.refetch()}
        begin={begin}
        title={t('missingTitle')}
      />
    );
  }
  return (
    <LearnerNeedsProvider profileId={query.data.profileId ?? undefined}>
      <FocusSession
        data={query.data}
        focus={query.data.focus}
        answeredAt={query.dataUpdatedAt}
        session={session}
      />
    </LearnerNeedsProvider>
  );
}

type FocusSessionProps = {
  data: SessionWithTurns;
  focus: FocusView;
  answeredAt: number;
  session: ReturnType<typeof useSession>;
};

function FocusSession({ data, focus, answeredAt, session }: FocusSessionProps) {
  const t = useTranslations('teaching.focus');
  const { change, failed } = useChange(data.id);
  // After a long absence, first show where the learner was.
  const [returning, setReturning] = useState(() => wasAway(data, answeredAt));
  const [back, setBack] = useState(false);
  const away = !focus.running || returning;
  const goOn = () => {
    setReturning(false);
    setBack(true);
    change({ action: focus.running ? 'again' : 'resume' });
  };
  const rest = (minutes: number) => change({ action: 'break', minutes });
  return (
    <div className="f-room">
      <header className="f-top">
        <BrandLink />
        <div className="f-top-side">
          {!away && (
            <button
              type="button"
              className="btn btn-secondary btn-sm"
              onClick={() => change({ action: 'pause' })}
            >
              <PauseIcon />
              {t('pause')}
            </button>
          )}
          {!focus.stopped && (
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => change({ action: 'stop' })}>
              <span className="f-wide">{t('stop')}</span>
              <span className="f-slim">{t('stopShort')}</span>
            </button>
          )}
        </div>
      </header>
      <div className="f-main">
        <NoticeLine notice={failed} />
        {away ? (
          <FocusAway data={data} answeredAt={answeredAt} onGoOn={goOn} onBreak={rest} />
        ) : (
          <Present
            data={data}
            focus={focus}
            answeredAt={answeredAt}
            session={session}
            back={back}
            change={change}
          />
        )}
      </div>
      <footer className="f-foot">
        {!returning && <ParkingLot id={data.id} focus={focus} />}
        <ReaderNote owner={data.owner} />
      </footer>
    </div>
  );
}

type PresentProps = FocusSessionProps & { back: boolean; change(input: FocusInput): void };

/** The current step with clock, plan and time notices. */
function Present({ data, focus, answeredAt, session, back, change }: PresentProps) {
  const seconds = useSecondsLeft(focus.secondsLeft, focus.running, answeredAt);
  const [choosing, setChoosing] = useState(false);
  const over = seconds === 0;
  const done = over && stepDoneSince(data.turns, focus.overSince);
  const [quiet, notNow] = useInactivity(!over, data.card?.id ?? '', '.f-offer, .f-breaks');
  const { card } = data;
  const stop = () => change({ action: 'stop' });
  const rest = (minutes: number) => change({ action: 'break', minutes });
  const send = async (input: TurnInput) => {
    const answer = await session.send(input);
    // "Stop" typed as a message has the same effect as the button.
    if (answer.turn.phase === 'break') stop();
    return answer;
  };
  const smaller =
    card?.purpose === 'line'
      ? () => {
          notNow();
          void send({ action: 'cannot_start', cardId: card.id }).catch(() => undefined);
        }
      : null;
  return (
    <>
      <FocusClock seconds={seconds} total={focus.minutes} seed={data.id} />
      {over && !done && (
        <TimeOver focus={focus} onLonger={() => change({ action: 'longer' })} onStop={stop} />
      )}
      {quiet && !choosing && (
        <GentleOffer
          onSmaller={smaller}
          onBreak={() => setChoosing(true)}
          onStop={stop}
          onThinking={notNow}
        />
      )}
      {choosing && <BreakLengths onBreak={rest} onClose={() => setChoosing(false)} />}
      <FocusPlan data={data} />
      <FocusStep
        session={data}
        busy={session.busy}
        send={send}
        back={back}
        over={
          done ? (
            <BreakSuggested
              focus={focus}
              onBreak={rest}
              onAgain={() => change({ action: 'again' })}
              onStop={stop}
            />
          ) : null
        }
        onBreak={() => setChoosing(true)}
        onStop={stop}
      />
      <NoticeLine notice={session.notice} />
      <FocusTrail data={data} />
    </>
  );
}

/** Changes the clock on the server and replaces the cached session; errors are shown. */
function useChange(id: string) {
  const t = useTranslations('focusRoom');
  const cache = useQueryClient();
  const { user } = useAuth();
  const [failed, setFailed] = useState<{ text: string; signIn: boolean } | null>(null);
  const { queryKey } = sessionQuery(id, user?.id);
  const change = useSingleFlight(
    async (input: FocusInput) => {
      setFailed(null);
      try {
        const focus = await changeFocus(id, input);
        cache.setQueryData(queryKey, (before) => (before ? { ...before, focus } : before));
      } catch {
        setFailed({ text: t('offline'), signIn: false });
        void cache.invalidateQueries({ queryKey });
      }
    },
    // "Stop" does not wait for a pause that is still on its way.
    (input) => JSON.stringify(input),
  );
  return { change: (input: FocusInput) => void change(input), failed };
}
