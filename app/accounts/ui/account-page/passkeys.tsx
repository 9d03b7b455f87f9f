import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '#app/ui/hydrated.ts';
import { LONGEST_DEVICE_NAME } from '../../domain/second-factor.ts';
import type { AccountDetails } from '../../model/account-page-schemas.ts';
import { type Device, removeDevice } from '../factor-calls.ts';
import { Problem, TextField } from '../fields.tsx';
import { addPasskey, hasPasskeys } from '../passkey-calls.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { DeviceItem, useRunning } from './factor-items.tsx';
import { StatusLine } from './section.tsx';

type Props = {
  details: AccountDetails;
  passkeys: readonly Device[];
  onAdded: () => Promise<unknown>;
  onRemoved: () => Promise<unknown>;
};

/** Passkeys of the account: a list, and a form to add one of this device, where the browser has them. */
export function Passkeys({ details, passkeys, onAdded, onRemoved }: Props) {
  const t = useTranslations('accountPage.passkeys');
  const canAdd = useHydrated() && hasPasskeys();
  const [isAdding, setAdding] = useState(false);
  const [status, setStatus] = useState('');
  const { busy, problem, run } = useRunning();
  const remove = ({ id, name }: Device) =>
    run(async () => {
      const outcome = await removeDevice(id);
      if (outcome === null) setStatus(t('removed', { name: name || t('unnamed') }));
      await onRemoved();
      return outcome;
    });
  const added = async (name: string) => {
    setAdding(false);
    setStatus(t('added', { name: name || t('unnamed') }));
    await onAdded();
  };
  if (!canAdd && passkeys.length === 0) return null;
  return (
    <div className="passkeys">
      <p>
        <b>{t('title')}</b>
      </p>
      <p className="muted">{t('text')}</p>
      {passkeys.length > 0 && (
        <ul className="account-list" aria-label={t('title')}>
          {passkeys.map((passkey) => (
            <DeviceItem
              key={passkey.id}
              device={passkey}
              unnamed={t('unnamed')}
              sure={t('removeSure')}
              busy={busy}
              onRemove={() => remove(passkey)}
            />
          ))}
        </ul>
      )}
      <Problem id="passkeys-problem" problem={problem} />
      <StatusLine>{status}</StatusLine>
      {isAdding ? (
        <Adding details={details} onDone={added} onCancel={() => setAdding(false)} />
      ) : (
        canAdd && (
          <div className="acts">
            <button className="btn btn-secondary" type="button" onClick={() => setAdding(true)}>
              {t('add')}
            </button>
          </div>
        )
      )}
    </div>
  );
}

type AddingProps = {
  details: AccountDetails;
  onDone: (name: string) => Promise<void>;
  onCancel: () => void;
};

/** The name first, then the browser asks for finger, face or PIN. */
function Adding({ details, onDone, onCancel }: AddingProps) {
  const t = useTranslations('accountPage.passkeys');
  const [name, setName] = useState(t('usualName'));
  const [isConfirming, setConfirming] = useState(false);
  const { busy, problem, run } = useRunning();
  const begin = () =>
    run(async () => {
      const outcome = await addPasskey(name);
      setConfirming(outcome === 'signInAgain');
      if (outcome === null) await onDone(name.trim());
      if (outcome === 'signInAgain') return null;
      return outcome === 'codeWrong' ? { text: t('failed') } : outcome;
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return begin();
  };
  if (isConfirming)
    return (
      <ConfirmIdentity
        email={details.email ?? ''}
        password={details.password}
        onConfirmed={begin}
        onCancel={onCancel}
      />
    );
  return (
    <form className="account-form" onSubmit={submit} noValidate>
      <TextField
        label={t('name')}
        name="passkey"
        autoComplete="off"
        maxLength={LONGEST_DEVICE_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
        problem={problem}
      />
      <div className="acts">
        <button className="btn btn-primary" type="submit" aria-disabled={busy}>
          {t(busy ? 'waiting' : 'begin')}
        </button>
        <button className="btn btn-quiet" type="button" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
