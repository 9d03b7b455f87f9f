import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { type AuthOutcome, sendMagicLink } from '../auth-calls.ts';
import { PasswordField, Problem } from '../fields.tsx';
import { confirmByCode, confirmByPassword } from './account-calls.ts';
import { CodeField, isCode } from '../code-field.tsx';

type Props = {
  email: string;
  /** Whether the account has a password; without one a code is emailed. */
  password: boolean;
  onConfirmed: () => void;
  onCancel: () => void;
};

/** Asks for the password or a code again, next to the form, whose input is kept. */
export function ConfirmIdentity(props: Props) {
  const t = useTranslations('accountPage.confirm');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="account-confirm">
      <h3 ref={heading} tabIndex={-1}>
        {t('title')}
      </h3>
      <p className="small">{t('text')}</p>
      {props.password ? <ByPassword {...props} /> : <ByMail {...props} />}
    </div>
  );
}

function ByPassword({ email, onConfirmed, onCancel }: Props) {
  const t = useTranslations('accountPage.confirm');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const [busy, setBusy] = useState(false);
  const check = useSingleFlight(async () => {
    setBusy(true);
    const outcome = await confirmByPassword(email, password);
    setBusy(false);
    setProblem(outcome === 'credentials' ? { text: t('wrong') } : outcome);
    if (outcome === null) onConfirmed();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return check();
  };
  return (
    <form className="account-form" onSubmit={submit} noValidate>
      <Username email={email} />
      <PasswordField
        label={t('password')}
        name="current-password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        problem={problem}
      />
      <Actions busy={busy} submit={busy ? t('busy') : t('submit')} onCancel={onCancel} />
    </form>
  );
}

function ByMail({ email, onConfirmed, onCancel }: Props) {
  const t = useTranslations('accountPage.confirm');
  const format = useTranslations('accounts.sent');
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const [busy, setBusy] = useState(false);
  const run = useSingleFlight(async (call: () => Promise<AuthOutcome>, then: () => void) => {
    setBusy(true);
    const outcome = await call();
    setBusy(false);
    setProblem(outcome);
    if (outcome === null) then();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sent)
      return run(
        () => sendMagicLink(email, null),
        () => setSent(true),
      );
    if (!isCode(code)) return setProblem({ text: format('codeFormat') });
    return run(() => confirmByCode(email, code, 'magiclink'), onConfirmed);
  };
  const words = sent ? ([t('busy'), t('submit')] as const) : ([t('sending'), t('send')] as const);
  return (
    <form className="account-form" onSubmit={submit} noValidate>
      <p role="status">{t(sent ? 'sent' : 'byMail', { email })}</p>
      {sent ? (
        <CodeField value={code} onChange={setCode} problem={problem} />
      ) : (
        <Problem id="confirm-problem" problem={problem} />
      )}
      <Actions busy={busy} submit={busy ? words[0] : words[1]} onCancel={onCancel} />
    </form>
  );
}

function Actions({ busy, submit, onCancel }: { busy: boolean; submit: ReactNode; onCancel: () => void }) {
  const t = useTranslations('accountPage.confirm');
  return (
    <div className="acts">
      <button className="btn btn-primary" type="submit" aria-disabled={busy}>
        {submit}
      </button>
      <button className="btn btn-quiet" type="button" onClick={onCancel}>
        {t('cancel')}
      </button>
    </div>
  );
}

/** The username for password managers. */
export const Username = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);
