import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { Window } from '#app/ui/window.tsx';
import { ConfirmIdentity } from '../account-page/confirm-identity.tsx';
import { problemOfCall } from '../../api/account-page-client.ts';
import type { AccountDetails } from '../../model/account-page-schemas.ts';
import { TextField } from '../fields.tsx';
import type { AuthOutcome } from '../../model/errors.ts';
import { normaliseEmail } from '../../model/rules.ts';
import { scheduleErasure } from '../../api/own-data-client.ts';
import type { OwnErasure } from '../../model/own-data-schemas.ts';

type Props = {
  account: AccountDetails;
  /** The day of the deletion. */
  day: string;
  onClose: () => void;
  onScheduled: (answer: OwnErasure) => void;
};

/** Asks to type the address, and to confirm the identity when the sign-in is not fresh. */
export function ErasureWindow({ account, day, onClose, onScheduled }: Props) {
  const t = useTranslations('ownData.erasure');
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const email = account.email ?? '';
  const schedule = useSingleFlight(async () => {
    setBusy(true);
    const answer: unknown = await scheduleErasure(typed.trim()).catch((thrown: unknown) => thrown);
    setBusy(false);
    const failed = answer instanceof Error;
    const stale = answer instanceof ApiFailure && answer.code === 'reauthentication_needed';
    setConfirming(stale);
    setProblem(failed && !stale ? problemOfCall(answer) : null);
    if (!failed) onScheduled(answer as OwnErasure);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (normaliseEmail(typed) !== normaliseEmail(email)) return setProblem({ text: t('typed') });
    return void schedule();
  };
  return (
    <Window title={t('window')} onClose={onClose}>
      <p>{t('windowText', { day, email })}</p>
      {confirming ? (
        <div className="erasure-form">
          <ConfirmIdentity
            email={email}
            password={account.password}
            onConfirmed={() => void schedule()}
            onCancel={onClose}
          />
        </div>
      ) : (
        <form className="erasure-form" onSubmit={submit} noValidate>
          <TextField
            label={t('type')}
            name="confirm-address"
            type="email"
            autoComplete="off"
            placeholder={email}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(null);
            }}
            problem={problem}
          />
          <div className="dialog-actions">
            <button className="btn btn-secondary" type="button" onClick={onClose}>
              {t('keep')}
            </button>
            <button className="btn btn-danger" type="submit" aria-disabled={busy}>
              {busy ? t('busy') : t('confirm', { day })}
            </button>
          </div>
        </form>
      )}
    </Window>
  );
}
