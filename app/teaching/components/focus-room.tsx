import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/public.ts';
import { BrandLink } from '#app/ui/brand-mark.tsx';
import { DownIcon } from '#app/ui/icons.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { changeFocus, sessionQuery } from '../client.ts';
import type { FocusAction } from '../schemas.ts';
import type { FocusView, SessionWithTurns } from '../views.ts';
import { FocusClock, useSecondsLeft } from './focus-clock.tsx';
import { FocusStep } from './focus-step.tsx';
import { PauseIcon } from './icons.tsx';
import { Lines } from './lines.tsx';
import { NoticeLine } from './notice-line.tsx';
import { ParkingLot } from './parking-lot.tsx';
import { Maths } from './sentence.tsx';
import { Curve } from './stage-curve.tsx';
import { useSession } from './use-session.ts';

/** Milliseconds without a key or a press after which one gentle offer is made. */
const quietFor = 90_000;

/** A focus session: one step, time that can be hidden, a pause at any moment, stopping in one press. */
export function FocusRoom({ id }: { id: string }) {
  const t = useTranslations('teaching');
  const session = useSession(id);
  const { query } = session;
  if (query.isPending) return <Loading />;
  if (query.isError || !query.data.focus) {
    return (
      <div className="page plain-page">
        <h1>{t('tutor.stuckTitle')}</h1>
        <p className="lead">{t('tutor.missing')}</p>
        <Link className="btn btn-primary btn-lg" to="/tutors/adhd/start">
          {t('focus.startIt')}
        </Link>
      </div>
    );
  }
  return (
    <Room data={query.data} focus={query.data.focus} answeredAt={query.dataUpdatedAt} session={session} />
  );
}

type RoomProps = {
  data: SessionWithTurns;
  focus: FocusView;
  answeredAt: number;
  session: ReturnType<typeof useSession>;
};

function Room({ data, focus, answeredAt, session }: RoomProps) {
  const t = useTranslations('teaching.focus');
  const change = useChange(data.id);
  const seconds = useSecondsLeft(focus, answeredAt);
  const quiet = useQuiet(focus.running);
  const away = !focus.running;
  return (
    <div className="f-room">
      <header className="f-top">
        <BrandLink />
        <div className="f-top-side">
          {!away && (
            <button type="button" className="btn btn-secondary btn-sm" onClick={() => change('pause')}>
              <PauseIcon />
              {t('pause')}
            </button>
          )}
          {!focus.stopped && (
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => change('stop')}>
              <span className="f-wide">{t('stop')}</span>
              <span className="f-slim">{t('stopShort')}</span>
            </button>
          )}
        </div>
      </header>
      <div className="f-main">
        {away ? (
          <ReEntry data={data} stopped={focus.stopped} onGoOn={() => change('resume')} />
        ) : (
          <>
            <FocusClock seconds={seconds} total={focus.minutes} seed={data.id} />
            {seconds === 0 && <TimeOver onLonger={() => change('longer')} onStop={() => change('stop')} />}
            {quiet && seconds > 0 && (
              <Offer
                onSmaller={() => {
                  const cardId = data.card?.id;
                  if (cardId) void session.send({ action: 'cannot_start', cardId }).catch(() => undefined);
                }}
                onBreak={() => change('pause')}
                onStop={() => change('stop')}
              />
            )}
            <Plan data={data} />
            <FocusStep
              session={data}
              busy={session.busy}
              send={session.send}
              onBreak={() => change('pause')}
            />
            <NoticeLine notice={session.notice} />
            <Trail data={data} />
          </>
        )}
      </div>
      {!away && <ParkingLot id={data.id} focus={focus} />}
    </div>
  );
}

/** Changes the time on the server; the answer replaces what is known here. */
function useChange(id: string) {
  const cache = useQueryClient();
  const { user } = useAuth();
  const { queryKey } = sessionQuery(id, user?.id);
  return (action: FocusAction) => {
    changeFocus(id, action).then(
      (focus) => cache.setQueryData(queryKey, (before) => (before ? { ...before, focus } : before)),
      () => void cache.invalidateQueries({ queryKey }),
    );
  };
}

/** True after a long time without a key or a press, until the next one. */
function useQuiet(watching: boolean) {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!watching) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setQuiet(true), quietFor);
    };
    const wake = () => {
      setQuiet(false);
      wait();
    };
    wait();
    // Not pointerdown and keydown: the offer's own buttons must still be there when they are released.
    window.addEventListener('click', wake);
    window.addEventListener('keyup', wake);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', wake);
      window.removeEventListener('keyup', wake);
    };
  }, [watching]);
  return quiet;
}

/** The way back in: what had just been written. */
function ReEntry({ data, stopped, onGoOn }: { data: SessionWithTurns; stopped: boolean; onGoOn(): void }) {
  const t = useTranslations('teaching.focus');
  const last = data.lines.at(-1);
  return (
    <>
      <h1>{t(stopped ? 'stopped' : 'paused')}</h1>
      {stopped && <p className="lead">{t('stoppedText')}</p>}
      {last && (
        <p className="f-thing">
          {last.by === 'learner'
            ? t.rich('pausedJust', { line: () => <Maths formula={last.formula} /> })
            : t('pausedAt', { line: String(last.n) })}
        </p>
      )}
      <div className="cta">
        <button type="button" className="btn btn-primary btn-lg" onClick={onGoOn}>
          {t('goOn')}
        </button>
        {stopped && (
          <Link className="btn btn-quiet btn-lg" to="/tutors/adhd/start">
            {t('startIt')}
          </Link>
        )}
      </div>
    </>
  );
}

function TimeOver({ onLonger, onStop }: { onLonger(): void; onStop(): void }) {
  const t = useTranslations('teaching.focus');
  return (
    <div className="t-notice f-notice" role="status">
      <span>{t('timeOver')}</span>
      <button type="button" className="btn btn-secondary btn-sm" onClick={onLonger}>
        {t('longer')}
      </button>
      <button type="button" className="btn btn-quiet btn-sm" onClick={onStop}>
        {t('stopShort')}
      </button>
    </div>
  );
}

function Offer({ onSmaller, onBreak, onStop }: Record<'onSmaller' | 'onBreak' | 'onStop', () => void>) {
  const t = useTranslations('teaching.focus');
  return (
    <div className="t-notice f-notice" role="status">
      <span>{t('gentle')}</span>
      <button type="button" className="btn btn-quiet btn-sm" onClick={onSmaller}>
        {t('smaller')}
      </button>
      <button type="button" className="btn btn-quiet btn-sm" onClick={onBreak}>
        {t('break')}
      </button>
      <button type="button" className="btn btn-quiet btn-sm" onClick={onStop}>
        {t('stopShort')}
      </button>
    </div>
  );
}

/** The way so far, folded. */
function Plan({ data }: { data: SessionWithTurns }) {
  const t = useTranslations('teaching.focus');
  return (
    <details className="f-plan">
      <summary>
        {t('plan', { count: data.lines.length + 1 })} <DownIcon />
      </summary>
      <Lines
        lines={data.lines.map(({ n, formula, by }) => ({
          n,
          formula,
          mark: by === 'given' ? 'given' : by === 'tutor' ? 'shown' : 'equal',
        }))}
      />
    </details>
  );
}

/** Small marks of progress: a station per line, nothing that can be lost. */
function Trail({ data }: { data: SessionWithTurns }) {
  const t = useTranslations('teaching.focus');
  const done = data.lines.length - 1;
  const count = Math.max(5, done + 2);
  return (
    <div className="f-trail">
      <p className="sr">{t('stepsLabel', { count: done })}</p>
      <Curve count={count} now={done} width={700} height={64} seed={data.id} className="t-wide" />
      <Curve count={count} now={done} width={350} height={52} seed={data.id} className="t-slim" />
      <p className="small muted">{t('steps', { count: done })}</p>
    </div>
  );
}
