import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { formatRecoveryCode, LONGEST_DEVICE_NAME, RECOVERY_CODE_COUNT } from '../../domain/second-factor.ts';
import type { AccountDetails } from '../../model/account-page-schemas.ts';
import { CodeField, isCode } from '../code-field.tsx';
import {
  addDevice,
  createRecoveryCodes,
  type Device,
  loadSecondFactor,
  type NewDevice,
  removeDevice,
  type SecondFactor,
  verifyDevice,
} from '../factor-calls.ts';
import { Problem, TextField } from '../fields.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { DeviceItem, useRunning } from './factor-items.tsx';
import { Passkeys } from './passkeys.tsx';
import { AccountQueryPart, StatusLine } from './section.tsx';

const factorQuery = {
  queryKey: ['account', 'factor'],
  queryFn: async () => {
    const { data, problem } = await loadSecondFactor();
    if (problem !== null) throw new Error('the second factor could not be loaded');
    return data;
  },
};

type PartProps = {
  details: AccountDetails;
  /** Called when new recovery codes are saved. */
  onSaved?: () => void;
};

/** Authenticator apps and recovery codes of the account. */
export function FactorPart({ details, onSaved }: PartProps) {
  const t = useTranslations('accountPage.factor');
  const query = useQuery(factorQuery);
  return (
    <>
      <p className="muted">{t('text')}</p>
      <AccountQueryPart query={query} height={10}>
        {(factor) => <Factor details={details} onSaved={onSaved} {...factor} />}
      </AccountQueryPart>
    </>
  );
}

type FactorProps = {
  details: AccountDetails;
  onSaved: (() => void) | undefined;
} & SecondFactor;

function Factor({ details, onSaved, devices, passkeys, codesLeft }: FactorProps) {
  const t = useTranslations('accountPage.factor');
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [status, setStatus] = useState('');
  const { busy, problem, run } = useRunning();
  const reload = () => queries.invalidateQueries({ queryKey: factorQuery.queryKey });

  const create = (renew: boolean) =>
    run(async () => {
      const created = await createRecoveryCodes(renew);
      if (created.problem === null) setCodes(created.data);
      await reload();
      return created.problem;
    });
  const added = async (name: string) => {
    setAdding(false);
    setStatus(t('added', { device: name || t('unnamed') }));
    if (codesLeft === null) await create(false);
    else await reload();
  };
  const remove = (device: Device) =>
    run(async () => {
      const outcome = await removeDevice(device.id);
      if (outcome === null) setStatus(t('removed', { device: device.name || t('unnamed') }));
      if (devices.length + passkeys.length === 1) setCodes(null);
      await reload();
      return outcome;
    });
  const wasCancelled = useRef(false);
  const cancelAdding = () => {
    wasCancelled.current = true;
    setAdding(false);
  };
  const closeCodes = () => {
    setCodes(null);
    onSaved?.();
  };
  return (
    <>
      {(devices.length > 0 || codesLeft !== null) && (
        <ul className="account-list" aria-label={t('list')}>
          {devices.map((device) => (
            <DeviceItem
              key={device.id}
              device={device}
              unnamed={t('unnamed')}
              sure={t('removeSure')}
              busy={busy}
              onRemove={() => remove(device)}
            />
          ))}
          {codesLeft !== null && <CodesItem codesLeft={codesLeft} busy={busy} onRenew={() => create(true)} />}
        </ul>
      )}
      <Problem id="factor-problem" problem={problem} />
      <StatusLine>{status}</StatusLine>
      {codes && <RecoveryCodes codes={codes} onClose={closeCodes} />}
      {isAdding ? (
        <Adding details={details} onDone={added} onCancel={cancelAdding} />
      ) : (
        <div className="acts">
          <button
            className="btn btn-secondary"
            type="button"
            ref={(button) => {
              if (wasCancelled.current) button?.focus();
              wasCancelled.current = false;
            }}
            onClick={() => setAdding(true)}
          >
            {t(devices.length > 0 ? 'addAnother' : 'add')}
          </button>
          {devices.length + passkeys.length > 0 && codesLeft === null && (
            <button
              className="btn btn-quiet"
              type="button"
              aria-disabled={busy}
              onClick={() => create(false)}
            >
              {t('create')}
            </button>
          )}
        </div>
      )}
      <Passkeys
        details={details}
        passkeys={passkeys}
        onAdded={() => (codesLeft === null ? create(false) : reload())}
        onRemoved={reload}
      />
    </>
  );
}

type CodesProps = { codesLeft: number; busy: boolean; onRenew: () => Promise<unknown> };

/** How many recovery codes are left. New ones make the old ones useless, so a second press confirms. */
function CodesItem({ codesLeft, busy, onRenew }: CodesProps) {
  const t = useTranslations('accountPage.factor');
  const [isSure, setSure] = useState(false);
  const press = async () => {
    if (!isSure) return setSure(true);
    await onRenew();
    setSure(false);
  };
  return (
    <li>
      <div>
        <b>{t('codes')}</b>
        <span>
          {isSure ? t('renewSure') : t('codesLeft', { count: codesLeft, total: RECOVERY_CODE_COUNT })}
        </span>
      </div>
      <span className="acts">
        <button className="btn btn-quiet btn-sm" type="button" aria-disabled={busy} onClick={press}>
          {t(isSure ? 'renewConfirm' : 'renew')}
        </button>
        {isSure && (
          <button className="btn btn-quiet btn-sm" type="button" onClick={() => setSure(false)}>
            {t('keepCodes')}
          </button>
        )}
      </span>
    </li>
  );
}

type AddingProps = {
  details: AccountDetails;
  onDone: (name: string) => Promise<void>;
  onCancel: () => void;
};

/** First the name of the device, then the picture and the first code. */
function Adding({ details, onDone, onCancel }: AddingProps) {
  const t = useTranslations('accountPage.factor');
  const [name, setName] = useState(t('usualName'));
  const [device, setDevice] = useState<NewDevice | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { busy, problem, run } = useRunning();
  const begin = () =>
    run(async () => {
      const begun = await addDevice(name);
      setConfirming(begun.problem === 'signInAgain');
      if (begun.problem === null) setDevice(begun.data);
      return begun.problem === 'signInAgain' ? null : begun.problem;
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return begin();
  };
  if (device) return <FirstCode device={device} onDone={() => onDone(name.trim())} onCancel={onCancel} />;
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
    <form className="account-form" onSubmit={submit} noValidate ref={form}>
      <TextField
        label={t('name')}
        name="device"
        autoComplete="off"
        maxLength={LONGEST_DEVICE_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
        problem={problem}
      />
      <div className="acts">
        <button className="btn btn-primary" type="submit" aria-disabled={busy}>
          {t(busy ? 'beginning' : 'begin')}
        </button>
        <button className="btn btn-quiet" type="button" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}

type FirstCodeProps = { device: NewDevice; onDone: () => Promise<void>; onCancel: () => void };

function FirstCode({ device, onDone, onCancel }: FirstCodeProps) {
  const t = useTranslations('accountPage.factor');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [code, setCode] = useState('');
  const { busy, problem, run } = useRunning();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return run(async () => {
      if (!isCode(code)) return { text: t('codeFormat') };
      const outcome = await verifyDevice(device.id, code);
      if (outcome === null) await onDone();
      return outcome === 'codeWrong' ? { text: t('wrong') } : outcome;
    });
  };
  return (
    <div className="account-confirm">
      <h3 ref={heading} tabIndex={-1}>
        {t('scan')}
      </h3>
      <p className="small">{t('scanText')}</p>
      <img className="factor-picture" src={device.picture} alt={t('picture')} width={220} height={220} />
      <p className="small">
        {t('typeSecret')} <code className="factor-secret">{device.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <form className="account-form" onSubmit={submit} noValidate>
        <CodeField value={code} onChange={setCode} problem={problem} help={t('codeHelp')} />
        <div className="acts">
          <button className="btn btn-primary" type="submit" aria-disabled={busy}>
            {t(busy ? 'checking' : 'finish')}
          </button>
          <button className="btn btn-quiet" type="button" onClick={onCancel}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </div>
  );
}

/** The codes, shown once. */
function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations('accountPage.factor');
  const [copied, setCopied] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = codes.map(formatRecoveryCode);
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(lines.join('\n')).then(
      () => true,
      () => false,
    );
    setCopied(t(isCopied ? 'copied' : 'copyFailed'));
  };
  return (
    <div className="account-confirm factor-codes">
      <h3 ref={heading} tabIndex={-1}>
        {t('codes')}
      </h3>
      <p className="small">{t('codesText')}</p>
      <ul className="num">
        {lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
      <StatusLine>{copied}</StatusLine>
      <div className="acts">
        <button className="btn btn-primary" type="button" onClick={copy}>
          {t('copy')}
        </button>
        <button className="btn btn-secondary" type="button" onClick={() => window.print()}>
          {t('print')}
        </button>
        <button className="btn btn-quiet" type="button" onClick={onClose}>
          {t('kept')}
        </button>
      </div>
    </div>
  );
}
