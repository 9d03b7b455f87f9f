import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import type { AuthOutcome } from '../auth-calls.ts';
import { PasswordField, Problem } from '../fields.tsx';
import { PasswordAdvice } from '../passwords/password-advice.tsx';
import { passwordProblem, shortestPassword } from '../../model/rules.ts';
import { confirmByPassword, savePassword } from './account-calls.ts';
import type { AccountDetails } from '../../model/account-page-schemas.ts';
import { ConfirmIdentity, Username } from './confirm-identity.tsx';
import { StatusLine } from './section.tsx';

type Problems = { current: AuthOutcome; next: AuthOutcome; form: AuthOutcome };
const none: Problems = { current: null, next: null, form: null };

/** Changes the password, or sets the first one of an account created by link or Google. */
export function PasswordPart({ details }: { details: AccountDetails }) {
  const t = useTranslations('accountPage.password');
  const form = usePasswordForm(details);
  const { current, next, problems, busy } = form;
  const words = details.password ? t('submitChange') : t('submitSet');
  return (
    <>
      <p className="muted">{t(details.password ? 'change' : 'set', { least: shortestPassword })}</p>
      <form className="account-form" onSubmit={form.submit} noValidate>
        <Username email={details.email ?? ''} />
        {details.password && (
          <PasswordField
            label={t('current')}
            name="current-password"
            autoComplete="current-password"
            value={current}
            onChange={({ target }) => form.type({ current: target.value })}
            problem={problems.current}
            beside={<Link to="/auth?mode=forgot">{t('forgot')}</Link>}
          />
        )}
        <PasswordField
          label={t('next')}
          name="new-password"
          autoComplete="new-password"
          value={next}
          onChange={({ target }) => form.type({ next: target.value })}
          problem={problems.next}
          after={<PasswordAdvice password={next} chooser={{ email: details.email ?? '' }} />}
        />
        <Problem id="password-problem" problem={problems.form} />
        {!form.confirming && (
          <div className="acts">
            <button className="btn btn-secondary" type="submit" aria-disabled={busy}>
              {busy ? t('busy') : words}
            </button>
          </div>
        )}
      </form>
      {form.confirming && (
        <ConfirmIdentity
          email={details.email ?? ''}
          password={details.password}
          onConfirmed={form.save}
          onCancel={form.cancel}
        />
      )}
      <StatusLine>{form.saved ? t('saved') : ''}</StatusLine>
    </>
  );
}

/** The current password is verified by signing in with it; only then the new one is saved. */
function usePasswordForm({ email, password: has }: AccountDetails) {
  const t = useTranslations('accountPage.password');
  const queries = useQueryClient();
  const [typed, setTyped] = useState({ current: '', next: '' });
  const [problems, setProblems] = useState(none);
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [saved, setSaved] = useState(false);
  const save = useSingleFlight(async () => {
    setBusy(true);
    const outcome = await savePassword(typed.next);
    setBusy(false);
    setConfirming(outcome === 'signInAgain');
    if (outcome === 'signInAgain') return;
    const same = outcome === 'samePassword' ? { text: t('same') } : null;
    const ofField = outcome === 'password' || outcome === 'weakPassword' ? outcome : same;
    setProblems({ ...none, next: ofField, form: ofField ? null : outcome });
    if (outcome !== null) return;
    setTyped({ current: '', next: '' });
    setSaved(true);
    await queries.invalidateQueries();
  });
  const check = useSingleFlight(async () => {
    setSaved(false);
    const missing = has && typed.current === '' ? { text: t('currentMissing') } : null;
    const short = passwordProblem(typed.next);
    setProblems({ ...none, current: missing, next: short });
    if (missing || short) return;
    if (!has) return save();
    setBusy(true);
    const outcome = await confirmByPassword(email ?? '', typed.current);
    setBusy(false);
    if (outcome === 'credentials') return setProblems({ ...none, current: { text: t('currentWrong') } });
    if (outcome !== null) return setProblems({ ...none, form: outcome });
    await save();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return busy ? undefined : check();
  };
  const type = (change: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...change }));
    setSaved(false);
  };
  return {
    ...typed,
    problems,
    busy,
    confirming,
    saved,
    save,
    submit,
    type,
    cancel: () => setConfirming(false),
  };
}
