import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import type { AuthOutcome } from '../model/errors.ts';
import { CodeField, isCode } from './code-field.tsx';
import { type Device, loadSecondFactor, verifyDevice, verifyRecoveryCode } from './factor-calls.ts';
import { TextField } from './fields.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { hasPasskeys } from './passkey-calls.ts';

type Props = { heading: (text: string) => ReactNode; onDone: () => void };

/** The step after the first factor: a code of an authenticator app, or a recovery code. */
export function CodeStep({ heading, onDone }: Props) {
  const t = useTranslations('accounts.secondFactor');
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      {heading(t(isRecovery ? 'recoveryHeading' : 'heading'))}
      <p>{isRecovery ? t('recoveryLead') : t('lead', { brand })}</p>
      {isRecovery ? <RecoveryCode onDone={onDone} /> : <DeviceCode onDone={onDone} />}
      <p className="fine">
        <button type="button" className="link" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'useDevice' : 'useRecovery')}
        </button>
      </p>
    </>
  );
}

function DeviceCode({ onDone }: Pick<Props, 'onDone'>) {
  const t = useTranslations('accounts.secondFactor');
  const noPasskeys = useTranslations('accounts.passkey');
  const { devices, passkeys, problem: loading } = useDevices();
  const [chosen, setChosen] = useState('');
  const [code, setCode] = useState('');
  const form = useProof(onDone, t('wrong'));
  const factorId = chosen || (devices[0]?.id ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isCode(code)) return form.refuse(t('codeFormat'));
    return form.prove(() => verifyDevice(factorId, code));
  };
  // A passkey signs in again, with both factors.
  const passkey = passkeys.length > 0 && <PasskeyButton onDone={onDone} />;
  if (passkey && devices.length === 0) return hasPasskeys() ? passkey : <p>{noPasskeys('none')}</p>;
  return (
    <form className="auth-form" onSubmit={submit} noValidate>
      {devices.length > 1 && <DeviceChoice devices={devices} value={factorId} onChange={setChosen} />}
      <CodeField value={code} onChange={setCode} problem={form.problem ?? loading} help={t('codeHelp')} />
      <Submit busy={form.busy} />
      {passkey}
    </form>
  );
}

function useDevices() {
  const [found, setFound] = useState<{
    devices: Device[];
    passkeys: Device[];
    problem: AuthOutcome;
  }>({
    devices: [],
    passkeys: [],
    problem: null,
  });
  useEffect(() => {
    let isCurrent = true;
    void loadSecondFactor().then(({ data, problem }) => {
      if (isCurrent) setFound({ devices: data?.devices ?? [], passkeys: data?.passkeys ?? [], problem });
    });
    return () => void (isCurrent = false);
  }, []);
  return found;
}

type ChoiceProps = { devices: readonly Device[]; value: string; onChange: (id: string) => void };

function DeviceChoice({ devices, value, onChange }: ChoiceProps) {
  const t = useTranslations('accounts.secondFactor');
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t('device')}
      </label>
      <select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        {devices.map((device) => (
          <option key={device.id} value={device.id}>
            {device.name || t('unnamed')}
          </option>
        ))}
      </select>
    </div>
  );
}

function RecoveryCode({ onDone }: Pick<Props, 'onDone'>) {
  const t = useTranslations('accounts.secondFactor');
  const [code, setCode] = useState('');
  const form = useProof(onDone, t('recoveryWrong'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return form.refuse(t('recoveryMissing'));
    return form.prove(() => verifyRecoveryCode(code));
  };
  return (
    <form className="auth-form" onSubmit={submit} noValidate>
      <TextField
        label={t('recoveryCode')}
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        problem={form.problem}
      />
      <Submit busy={form.busy} />
    </form>
  );
}

/** Sends a proof, and shows why it was refused. `wrong`: the text for a wrong code. */
function useProof(onDone: () => void, wrong: string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const prove = useSingleFlight(async (call: () => Promise<AuthOutcome>) => {
    setBusy(true);
    const outcome = await call();
    setBusy(false);
    setProblem(outcome === 'codeWrong' ? { text: wrong } : outcome);
    if (outcome === null) onDone();
  });
  return { busy, problem, prove, refuse: (text: string) => setProblem({ text }) };
}

function Submit({ busy }: { busy: boolean }) {
  const t = useTranslations('accounts.secondFactor');
  return (
    <div className="go">
      <button className="btn btn-primary btn-lg btn-block" type="submit" aria-disabled={busy}>
        {t(busy ? 'busy' : 'submit')}
      </button>
    </div>
  );
}
