import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import { type ReentryPoint, reentryPointOf } from '../domain/focus-reentry.ts';
import { breaks } from '../domain/sprint.ts';
import type { SessionWithTurns } from '../model/views.ts';
import { useSecondsLeft } from './focus-clock.tsx';
import { loadDraft } from './drafts.ts';
import { Maths, Sentence } from './sentence.tsx';

type AwayProps = {
  data: SessionWithTurns;
  answeredAt: number;
  onGoOn(): void;
  onBreak(minutes: number): void;
};

/** Shown on return: why the step is hidden, what was done last, and what comes next. */
export function FocusAway({ data, answeredAt, onGoOn, onBreak }: AwayProps) {
  const t = useTranslations('focusRoom');
  const s = useTranslations('teaching.focus');
  const { focus } = data;
  const { rest, stopped, running } = focus ?? { rest: null, stopped: false, running: false };
  const title = stopped ? s('stopped') : rest ? t('onBreak') : running ? t('welcomeBack') : s('paused');
  return (
    <>
      <AwayTitle key={title}>{title}</AwayTitle>
      {stopped && <p className="lead">{s('stoppedText')}</p>}
      {rest && <BreakLeft rest={rest} answeredAt={answeredAt} />}
      {data.card && <ReEntry data={data} />}
      <div className="cta">
        <button type="button" className="btn btn-primary btn-lg" onClick={onGoOn}>
          {s('goOn')}
        </button>
        {stopped && (
          <Link className="btn btn-quiet btn-lg" to="/tutors/adhd/start">
            {s('startIt')}
          </Link>
        )}
      </div>
      {!stopped && !rest && <BreakLengths onBreak={onBreak} />}
    </>
  );
}

/** Receives focus when the view was opened by a button, for screen readers. */
function AwayTitle({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
  );
}

function BreakLeft({ rest, answeredAt }: { rest: { secondsLeft: number }; answeredAt: number }) {
  const t = useTranslations('focusRoom');
  const seconds = useSecondsLeft(rest.secondsLeft, true, answeredAt);
  return (
    <p className="lead" role="status">
      {seconds === 0 ? t('breakOver') : t('breakLeft', { minutes: Math.ceil(seconds / 60) })}
    </p>
  );
}

function ReEntry({ data }: { data: SessionWithTurns }) {
  const t = useTranslations('focusRoom');
  const { user } = useAuth();
  const left = reentryPointOf(data);
  const begun = loadDraft(user?.id, { line: data.id }) !== '';
  return (
    <section className="f-back">
      <p>
        <WhatWas left={left} />
      </p>
      {data.card && (
        <p>
          {t('nextUp')} <Sentence text={data.card.prompt} />
        </p>
      )}
      {begun && <p className="small muted">{t('kept')}</p>}
    </section>
  );
}

function WhatWas({ left }: { left: ReentryPoint }) {
  const t = useTranslations('focusRoom');
  if (left.was === 'justHelp') return t('justHelp', { line: String(left.line) });
  const line = () => <Maths formula={left.formula} />;
  if (left.was === 'justTried') return t.rich('justTried', { line, before: String(left.before) });
  return t.rich(left.was, { line });
}

/** Break lengths to choose from. If the learner opened them (and may close them), focus moves in and back again. */
export function BreakLengths({ onBreak, onClose }: { onBreak(minutes: number): void; onClose?: () => void }) {
  const t = useTranslations('focusRoom');
  const ref = useRef<HTMLFieldSetElement>(null);
  const isDialog = onClose !== undefined;
  useEffect(() => {
    if (!isDialog) return;
    const before = document.activeElement;
    ref.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isDialog]);
  return (
    <fieldset className="f-breaks" ref={ref} tabIndex={-1}>
      <legend className="label">{t('breakTitle')}</legend>
      <div className="chips">
        {breaks.map((minutes) => (
          <button key={minutes} type="button" className="chip" onClick={() => onBreak(minutes)}>
            {t('breakFor', { minutes })}
          </button>
        ))}
        {onClose && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={onClose}>
            {t('noBreak')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
