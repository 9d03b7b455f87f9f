import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { PasswordAdvice } from './passwords/password-advice.tsx';
import type { AuthOutcome } from '../model/errors.ts';
import { passwordProblem, shortestPassword } from '../model/rules.ts';
import { PasswordField, Problem } from './fields.tsx';

const ofTheField: readonly AuthOutcome[] = ['password', 'passwordLong', 'samePassword', 'weakPassword'];

type Props = {
  /** The username for password managers; null while only the emailed link identifies the account. */
  email: string | null;
  save: (password: string) => Promise<AuthOutcome>;
};

export function NewPasswordForm({ email, save }: Props) {
  const t = useTranslations('accounts');
  const hydrated = useHydrated();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const send = useSingleFlight(async (form: HTMLFormElement) => {
    setBusy(true);
    const outcome = passwordProblem(password) ?? (await save(password));
    setBusy(false);
    setProblem(outcome);
    if (ofTheField.includes(outcome) && outcome)
      form.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return send(event.currentTarget);
  };
  const inField = ofTheField.includes(problem);
  return (
    <form className="auth-form" method="post" onSubmit={submit} noValidate>
      <p className="lead">{t('reset.lead')}</p>
      {email && <input type="hidden" name="email" autoComplete="username" value={email} readOnly />}
      <PasswordField
        label={t('fields.newPassword')}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        problem={inField ? problem : null}
        help={t('fields.passwordHelp', { least: shortestPassword })}
        after={<PasswordAdvice password={password} chooser={{ email: email ?? '' }} />}
      />
      <Problem id="reset-problem" problem={inField ? null : problem} />
      <button
        className="btn btn-primary btn-lg btn-block"
        type="submit"
        disabled={!hydrated}
        aria-disabled={busy}
      >
        {busy ? t('reset.busy') : t('reset.submit')}
      </button>
    </form>
  );
}
