import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import './trial.css';
import { submitOnEnter } from '@curvela/maths-react/input';
import { longestProblem } from '../model/limits.ts';

/** A field for the visitor's own problem in a trial. Needs `trialTexts`. */
export function OwnProblem({ onProblem }: { onProblem(problem: string): void }) {
  const t = useTranslations('teaching.trial');
  const id = useId();
  const [text, setText] = useState('');
  return (
    <form
      className="t-own"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onProblem(text.trim());
      }}
    >
      <div className="field">
        <label className="label" htmlFor={id}>
          {t('own')}
        </label>
        <textarea
          id={id}
          className="input input-lines"
          rows={1}
          value={text}
          maxLength={longestProblem}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="3(x-2)=9"
          enterKeyHint="go"
          onKeyDown={submitOnEnter}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <button type="submit" className="btn btn-secondary">
        {t('take')}
      </button>
    </form>
  );
}
