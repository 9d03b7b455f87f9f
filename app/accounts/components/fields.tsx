import { type InputHTMLAttributes, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { AlertIcon, EyeIcon, EyeOffIcon } from '#app/ui/icons.tsx';
import type { Outcome } from '../auth-calls.ts';

/** The text of a problem; problems without a text of ours show the service's own. */
export function useProblemText() {
  const t = useTranslations('accounts.errors');
  return (problem: Outcome) =>
    problem === null ? '' : typeof problem === 'string' ? t(problem) : problem.text;
}

/** Announced when it appears, since it is a live region from the start. */
export function Problem({ id, problem }: { id: string; problem: Outcome }) {
  const say = useProblemText();
  return (
    <div id={id} role="alert">
      {problem !== null && (
        <p className="error">
          <AlertIcon />
          {say(problem)}
        </p>
      )}
    </div>
  );
}

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
  label: string;
  problem: Outcome;
  name: string;
};

export function TextField({ label, problem, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="input"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
      />
      <Problem id={`${id}-problem`} problem={problem} />
    </div>
  );
}

/** A password that can be shown. `beside` stands at the right of the label. */
export function PasswordField({
  label,
  problem,
  beside,
  ...input
}: FieldProps & { beside?: React.ReactNode }) {
  const t = useTranslations('accounts.fields');
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <div className="label-row">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {beside}
      </div>
      <div className="with-eye">
        <input
          {...input}
          id={id}
          className="input"
          type={shown ? 'text' : 'password'}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
        />
        <button
          type="button"
          className="icon-btn"
          aria-label={shown ? t('hide') : t('show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
      <Problem id={`${id}-problem`} problem={problem} />
    </div>
  );
}
