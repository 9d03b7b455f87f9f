import { type ComponentType, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { MathInputProps } from '#app/maths/public.ts';
import { usePreferences } from '#app/preferences/public.ts';
import { Mark } from '#app/ui/verdict.tsx';
import '../trial.css';
import type { Block } from '../blocks.ts';
import { longestLine } from '../limits.ts';
import type { Trial } from '../views.ts';
import { HintIcon } from './icons.tsx';
import { Lines } from './lines.tsx';
import { Sentence } from './sentence.tsx';
import { isRight } from './use-trial.ts';

/** Left side of a try: the task, the lines with their marks, the verdict. */
export function TrialLines({ trial }: { trial: Trial }) {
  const t = useTranslations('teaching.trial');
  return (
    <div aria-live="polite">
      <p className="t-trial-task">{t(trial.problem.task)}</p>
      <Lines lines={trial.lines} className="mt-2" />
      {trial.blocks.map((block, at) => (
        <TrialBlock key={at} block={block} />
      ))}
      {trial.finished && <p className="mt-2">{t('solved')}</p>}
    </div>
  );
}

function TrialBlock({ block }: { block: Block }) {
  if (block.kind === 'verdict') {
    return (
      <p className={`verdict mt-3 ${block.verdict}`}>
        <Mark kind={block.verdict} />
        <span>
          <Sentence text={block.text} />
        </span>
      </p>
    );
  }
  if (block.kind === 'hint') {
    return (
      <div className="hint mt-4">
        <div className="hint-head">
          <HintIcon />
          {block.title}
        </div>
        <p>
          <Sentence text={block.text} />
        </p>
      </div>
    );
  }
  if (
    block.kind === 'evidence' ||
    block.kind === 'say' ||
    block.kind === 'question' ||
    block.kind === 'unread'
  ) {
    return (
      <p className={block.kind === 'evidence' ? 'small mt-1' : 'mt-2'}>
        <Sentence text={block.text} />
      </p>
    );
  }
  return null;
}

/** The answer field of a try. It empties itself when the line was right. */
export function TrialAnswer(props: {
  line: number;
  busy: boolean;
  done: boolean;
  failure: string | null;
  onCheck(line: string): Promise<Trial | null>;
  onFirstKey?: () => void;
  /** What the line is typed in; a plain field without it, as on the home page, where every kilobyte counts. */
  Field?: ComponentType<MathInputProps>;
}) {
  const { line, busy, done, failure, onCheck, onFirstKey, Field = PlainLine } = props;
  const t = useTranslations('teaching');
  const { state } = usePreferences();
  const [text, setText] = useState('');
  if (done) return null;
  return (
    <form
      className="t-trial-answer"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '' || busy) return;
        void onCheck(text).then((answer) => answer && isRight(answer) && setText(''));
      }}
    >
      <Field
        label={t('trial.yourLine', { line: String(line) })}
        value={text}
        locale={state.locale}
        longest={longestLine}
        onChange={(next) => {
          onFirstKey?.();
          setText(next);
        }}
      />
      <button type="submit" className="btn btn-primary" aria-disabled={busy || text.trim() === ''}>
        {busy ? t('tutor.checking') : t('tutor.check')}
      </button>
      {failure && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}

function PlainLine({ label, value, longest, onChange }: MathInputProps) {
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
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
