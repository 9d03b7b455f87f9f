import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { TextField } from '../fields.tsx';
import { emailProblem, normaliseEmail } from '../../model/rules.ts';
import type { AccountDetails } from '../../model/account-page-schemas.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { PendingEmail } from './pending-email.tsx';
import { StatusLine } from './section.tsx';
import { useEmailChange } from './use-email-change.ts';

const strong = (words: ReactNode) => <b>{words}</b>;

/** The current address and a pending change. */
export function EmailPart({ details }: { details: AccountDetails }) {
  const t = useTranslations('accountPage.email');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const email = details.email ?? '';
  const pending = details.pendingEmail?.email ?? sentTo;
  const finish = (words: string) => {
    setSentTo(null);
    setStatus(words);
  };
  return (
    <>
      <p>{t.rich('current', { email, b: strong })}</p>
      {pending === null ? (
        <NewAddress details={details} onTyping={() => setStatus('')} onSent={setSentTo} />
      ) : (
        <PendingEmail details={details} pending={pending} onFinished={finish} />
      )}
      <StatusLine>{status}</StatusLine>
    </>
  );
}

type NewAddressProps = { details: AccountDetails; onTyping: () => void; onSent: (address: string) => void };

function NewAddress({ details, onTyping, onSent }: NewAddressProps) {
  const t = useTranslations('accountPage.email');
  const [address, setAddress] = useState('');
  const change = useEmailChange(onSent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = emailProblem(address);
    if (wrong) return change.setProblem(wrong);
    if (normaliseEmail(address) === details.email) return change.setProblem({ text: t('same') });
    return change.ask(address);
  };
  return (
    <>
      <form className="account-form" onSubmit={submit} noValidate>
        <TextField
          label={t('label')}
          name="email"
          type="email"
          autoComplete="email"
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
            onTyping();
          }}
          problem={change.problem}
          after={<p className="help">{t('help')}</p>}
        />
        {!change.confirming && (
          <div className="acts">
            <button className="btn btn-secondary" type="submit" aria-disabled={change.busy}>
              {change.busy ? t('busy') : t('submit')}
            </button>
          </div>
        )}
      </form>
      {change.confirming && (
        <ConfirmIdentity
          email={details.email ?? ''}
          password={details.password}
          onConfirmed={() => change.ask(address)}
          onCancel={change.cancel}
        />
      )}
    </>
  );
}
