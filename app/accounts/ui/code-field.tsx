import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { AuthOutcome } from './auth-calls.ts';
import { Problem } from './fields.tsx';

export const isCode = (text: string): boolean => /^\d{6}$/.test(text);

type Props = {
  value: string;
  onChange: (digits: string) => void;
  problem: AuthOutcome;
  /** How long the code works; by default that of an emailed one. */
  help?: string;
};

/** Input for a six-digit code. */
export function CodeField({ value, onChange, problem, help }: Props) {
  const t = useTranslations('accounts.sent');
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t('code')}
      </label>
      <input
        id={id}
        className="input-code num"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        value={value}
        // A pasted code with a space has seven characters, so there is no maxLength of six.
        onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, 6))}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-help ${id}-problem`}
      />
      <span className="help" id={`${id}-help`}>
        {help ?? t('codeHelp')}
      </span>
      <Problem id={`${id}-problem`} problem={problem} />
    </div>
  );
}
