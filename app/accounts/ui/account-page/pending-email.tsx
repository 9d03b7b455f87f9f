import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import type { AuthOutcome } from '../auth-calls.ts';
import { problemOfCall, cancelEmailChange } from '../../api/account-page-client.ts';
import { confirmByCode, resendEmailChange } from './account-calls.ts';
import type { AccountDetails } from '../../model/account-page-schemas.ts';
import { CodeField, isCode } from '../code-field.tsx';
import { StatusLine } from './section.tsx';

const strong = (words: ReactNode) => <b>{words}</b>;

type Props = { details: AccountDetails; pending: string; onFinished: (status: string) => void };

/** A new address that is not confirmed yet: enter the code, resend it, or cancel the change. */
export function PendingEmail({ details, pending, onFinished }: Props) {
  const t = useTranslations('accountPage.email');
  const format = useTranslations('accounts.sent');
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const old = details.email ?? '';
  const finish = async (status: string) => {
    await queries.invalidateQueries();
    onFinished(status);
  };
  const check = useSingleFlight(async () => {
    if (!isCode(code)) return setProblem({ text: format('codeFormat') });
    setBusy(true);
    const outcome = await confirmByCode(pending, code, 'email_change');
    setBusy(false);
    setProblem(outcome);
    if (outcome === null) await finish(t('changed', { email: pending }));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return check();
  };
  const drop = useSingleFlight(async () => {
    const outcome = await cancelEmailChange().then(() => null, problemOfCall);
    setProblem(outcome);
    if (outcome === null) await finish(t('cancelled', { email: old }));
  });
  return (
    <div className="account-pending">
      <p role="status">{t.rich('waiting', { email: pending, old, b: strong })}</p>
      <form className="account-form" onSubmit={submit} noValidate>
        <CodeField value={code} onChange={setCode} problem={problem} />
        <div className="acts">
          <button className="btn btn-secondary" type="submit" aria-disabled={busy}>
            {busy ? t('confirming') : t('confirm')}
          </button>
          <button className="btn btn-quiet" type="button" onClick={() => void drop()}>
            {t('cancel')}
          </button>
        </div>
      </form>
      <SendAgain email={old} onProblem={setProblem} />
      <p className="help">{t('fine')}</p>
    </div>
  );
}

type AgainProps = { email: string; onProblem: (problem: AuthOutcome) => void };

function SendAgain({ email, onProblem }: AgainProps) {
  const t = useTranslations('accountPage.email');
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState('');
  const send = useSingleFlight(async () => {
    setBusy(true);
    setStatus('');
    const outcome = await resendEmailChange(email);
    setBusy(false);
    onProblem(outcome);
    if (outcome === null) setStatus(t('sentAgain'));
  });
  return (
    <div className="acts">
      <button
        className="btn btn-quiet btn-sm account-again"
        type="button"
        aria-disabled={busy}
        onClick={send}
      >
        {busy ? t('sending') : t('again')}
      </button>
      <StatusLine>{status}</StatusLine>
    </div>
  );
}
