import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { type MailKind, type AuthOutcome, verifyCode } from './auth-calls.ts';
import { CodeField, isCode } from './code-field.tsx';
import { useSecondsUntil } from './waiting-time.tsx';

/** Minimum seconds between two emails, as enforced by the auth service. */
const pauseBetweenMails = 60;

type Props = {
  email: string;
  kind: MailKind;
  /** When the mail was sent, in milliseconds since 1970. */
  at: number;
  /** Resends the same email. */
  again: () => Promise<AuthOutcome>;
  onVerified: () => void;
  onOther: () => void;
  heading: (text: string) => ReactNode;
};

/** Shown after an email was sent: enter the six-digit code or resend. */
export function CheckMail({ email, kind, at, again, onVerified, onOther, heading }: Props) {
  const t = useTranslations('accounts.sent');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const check = useSingleFlight(async () => {
    if (!isCode(code)) return setProblem({ text: t('codeFormat') });
    setBusy(true);
    const outcome = await verifyCode(email, code, kind);
    setBusy(false);
    setProblem(outcome);
    if (outcome === null) onVerified();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return check();
  };
  return (
    <>
      {heading(t('heading'))}
      <p>{t.rich(kind === 'recovery' ? 'maybe' : 'confirm', { email: () => <b>{email}</b> })}</p>
      <form className="auth-form" onSubmit={submit} noValidate>
        <CodeField value={code} onChange={setCode} problem={problem} />
        <div className="go">
          <button className="btn btn-primary btn-lg btn-block" type="submit" aria-disabled={busy}>
            {busy ? t('busy') : t('submit')}
          </button>
          <SendAgain at={at} again={again} onProblem={setProblem} />
        </div>
      </form>
      <p className="fine">
        {t('fine')}{' '}
        <button type="button" className="link" onClick={onOther}>
          {t('other')}
        </button>
      </p>
    </>
  );
}

function SendAgain({
  at,
  again,
  onProblem,
}: Pick<Props, 'at' | 'again'> & { onProblem: (problem: AuthOutcome) => void }) {
  const t = useTranslations('accounts.sent');
  const [last, setLast] = useState({ at, repeated: false });
  const left = useSecondsUntil(last.at + pauseBetweenMails * 1000);
  const send = useSingleFlight(async () => {
    const outcome = await again();
    onProblem(outcome);
    if (outcome === null) setLast({ at: Date.now(), repeated: true });
  });
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      {left === 0 ? (
        <button type="button" className="btn btn-quiet btn-block" onClick={send}>
          {t('again')}
        </button>
      ) : (
        <p className="small muted num send-again">{t('waiting', { time })}</p>
      )}
      <p className="sr" role="status">
        {last.repeated && t('againDone')}
      </p>
    </>
  );
}
