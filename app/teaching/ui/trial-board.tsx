import { type ComponentType, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { MathInputProps } from '@curvela/maths-react/input';
import { usePreferences } from '#app/preferences/index.ts';
import './trial.css';
import { longestLine } from '../model/limits.ts';
import type { Trial } from '../model/views.ts';
import { Lines } from './lines.tsx';
import type { TrialTurn } from './use-trial.ts';

type Send = (turn: TrialTurn) => Promise<Trial | null>;

/** Not needed before the first response: loaded at the first key press, not with the page. */
const loadWords = () => import('./trial-words.tsx').catch(() => ({ default: (): ReactNode => null }));
const TrialWords = lazy(loadWords);

/** Left side of a trial: the task, the lines with their marks, the verdict and the response. */
export function TrialLines({ trial, send }: { trial: Trial; send: Send }) {
  const t = useTranslations('teaching.trial');
  return (
    <div aria-live="polite">
      {trial.problem && <p className="t-trial-task">{t(trial.problem.task)}</p>}
      <Lines lines={trial.lines} className="mt-2" />
      {trial.blocks.length > 0 && (
        <Suspense>
          <TrialWords blocks={trial.blocks} send={send} />
        </Suspense>
      )}
    </div>
  );
}

/** The answer field of a trial. Clears itself when the input was accepted. */
export function TrialAnswer(props: {
  trial: Trial | null;
  busy: boolean;
  failure: string | null;
  send: Send;
  onFirstKey?: () => void;
  /** Input component; a plain field by default, to save script weight on the home page. */
  Field?: ComponentType<MathInputProps>;
}) {
  const { trial, busy, failure, send, onFirstKey, Field = PlainLine } = props;
  const t = useTranslations('teaching');
  const { state } = usePreferences();
  const [text, setText] = useState('');
  const error = failure && (
    <p className="error" role="alert">
      {failure}
    </p>
  );
  if (!trial || trial.finished) return error;
  return (
    <form
      className="t-trial-answer"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        void send({ line: text }).then((answer) => answer?.clears && setText(''));
      }}
    >
      <Field
        label={t('trial.yourLine', { line: String((trial.stands?.lines.length ?? 0) + 2) })}
        value={text}
        locale={state.locale}
        // Explains why Check is disabled, in the space of the reading.
        {...(text.trim() === '' && { help: t('tutor.lineFirst') })}
        longest={longestLine}
        onChange={(next) => {
          void loadWords();
          onFirstKey?.();
          setText(next);
        }}
      />
      <button type="submit" className="btn btn-primary" aria-disabled={busy || text.trim() === ''}>
        {busy ? t('tutor.checking') : t('tutor.check')}
      </button>
      {error}
    </form>
  );
}

function PlainLine({ label, value, help, longest, onChange }: MathInputProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input input-math"
        value={value}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="help" id={`${id}-help`}>
        {help ?? '\u00A0'}
      </p>
    </div>
  );
}
