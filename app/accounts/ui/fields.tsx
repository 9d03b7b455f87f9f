import { type InputHTMLAttributes, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { AlertIcon, EyeIcon, EyeOffIcon } from '#app/ui/icons.tsx';
import type { AuthOutcome } from '../model/errors.ts';
import { Refusal } from './waiting-time.tsx';

/** The text of a problem; problems without a text of ours show the service's own. */
function ProblemText({ problem }: { problem: NonNullable<AuthOutcome> }) {
  const t = useTranslations('accounts.errors');
  if (typeof problem === 'string') return t(problem);
  return 'until' in problem ? <Refusal until={problem.until} /> : problem.text;
}

/** A live region that is rendered from the start, so that its text is announced when it appears. */
export function Problem({ id, problem }: { id: string; problem: AuthOutcome }) {
  return (
    <div id={id} role="alert">
      {problem !== null && (
        <p className="error">
          <AlertIcon />
          <span>
            <ProblemText problem={problem} />
          </span>
        </p>
      )}
    </div>
  );
}

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
  label: string;
  problem: AuthOutcome;
  name: string;
  /** Shown under the field, after its problem. */
  after?: React.ReactNode;
};

export function TextField({ label, problem, after, ...input }: FieldProps) {
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
        autoCapitalize={input.type === 'email' ? 'none' : undefined}
        spellCheck={input.type === 'email' ? false : undefined}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
      />
      <Problem id={`${id}-problem`} problem={problem} />
      {after}
    </div>
  );
}

/**
 * A password field with a show button. `beside` is right of the label; `help` is under the field and is replaced by a
 * problem.
 */
export function PasswordField({
  label,
  problem,
  beside,
  help,
  after,
  ...input
}: FieldProps & { beside?: React.ReactNode; help?: string }) {
  const t = useTranslations('accounts.fields');
  const id = useId();
  const [shown, setShown] = useState(false);
  const helped = help !== undefined && problem === null;
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
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={helped ? `${id}-help ${id}-problem` : `${id}-problem`}
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
      {helped && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <Problem id={`${id}-problem`} problem={problem} />
      {after}
    </div>
  );
}
