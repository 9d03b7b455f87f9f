import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { type MailKind, type Outcome, verifyCode } from '../auth-calls.ts';
import { Problem } from './fields.tsx';

/** Seconds between two mails, as the auth service counts them. */
const pauseBetweenMails = 60;

type Props = {
  email: string;
  kind: MailKind;
  /** Sends the same mail again. */
  again: () => Promise<Outcome>;
  onVerified: () => void;
  onOther: () => void;
};

/** After a mail was sent: its six digits can be typed here, or it can be sent again. */
export function CheckMail({ email, kind, again, onVerified, onOther }: Props) {
  const t = useTranslations('accounts.sent');
  const id = useId();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Outcome>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!/^\d{6}$/.test(code)) return setProblem({ text: t('codeFormat') });
    setBusy(true);
    const outcome = await verifyCode(email, code, kind);
    setBusy(false);
    setProblem(outcome);
    if (outcome === null) onVerified();
  };
  return (
    <>
      <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t('heading')}
      </h1>
      <p>{kind === 'signup' ? t('confirm', { email }) : t('maybe', { email })}</p>
      <form className="auth-form" onSubmit={submit} noValidate>
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
            maxLength={6}
            value={code}
            onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-help ${id}-problem`}
          />
          <span className="help" id={`${id}-help`}>
            {t('codeHelp')}
          </span>
          <Problem id={`${id}-problem`} problem={problem} />
        </div>
        <div className="go">
          <button className="btn btn-primary btn-lg btn-block" type="submit" aria-disabled={busy}>
            {busy ? t('busy') : t('submit')}
          </button>
          <SendAgain again={again} onProblem={setProblem} />
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

function SendAgain({ again, onProblem }: Pick<Props, 'again'> & { onProblem: (problem: Outcome) => void }) {
  const t = useTranslations('accounts.sent');
  const [left, setLeft] = useState(pauseBetweenMails);
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const send = async () => {
    const outcome = await again();
    onProblem(outcome);
    if (outcome !== null) return;
    setSent(true);
    setLeft(pauseBetweenMails);
  };
  if (left === 0) {
    return (
      <button type="button" className="btn btn-quiet btn-block" onClick={send}>
        {t('again')}
      </button>
    );
  }
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className="small muted num send-again">
      {sent && `${t('againDone')} `}
      {t('waiting', { time })}
    </p>
  );
}
