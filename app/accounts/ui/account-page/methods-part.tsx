import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { shortDayOf, timeInSentence } from '#app/platform/times.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Window } from '#app/ui/window.tsx';
import type { AuthOutcome } from '../auth-calls.ts';
import { Problem } from '../fields.tsx';
import { problemOfCall, disconnectGoogle } from '../../api/account-page-client.ts';
import type { AccountDetails } from '../../model/account-page-schemas.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { StatusLine } from './section.tsx';

/** The sign-in methods of this account, and which can be removed. Sign-in by emailed link always remains. */
export function MethodsPart({ details }: { details: AccountDetails }) {
  const t = useTranslations('accountPage.methods');
  const [status, setStatus] = useState('');
  const email = details.email ?? '';
  return (
    <>
      <ul className="account-list">
        <Method name={t('password')} text={t(details.password ? 'passwordSet' : 'passwordNone')}>
          {!details.password && (
            <Link className="btn btn-quiet btn-sm" to={{ search: '?tab=account', hash: 'password' }}>
              {t('setOne')}
            </Link>
          )}
        </Method>
        <Method name={t('link')} text={t('linkText', { email })} />
        {details.google.connected ? (
          <Google details={details} onDone={() => setStatus(t('done'))} />
        ) : (
          details.google.offered && <Method name={t('google')} text={t('googleOff', { email })} />
        )}
      </ul>
      <StatusLine>{status}</StatusLine>
    </>
  );
}

function Method({ name, text, children }: { name: string; text: string; children?: ReactNode }) {
  return (
    <li>
      <div>
        <b>{name}</b>
        <span>{text}</span>
      </div>
      {children}
    </li>
  );
}

function Google({ details, onDone }: { details: AccountDetails; onDone: () => void }) {
  const t = useTranslations('accountPage.methods');
  const { state, timeZone } = usePreferences();
  const [open, setOpen] = useState(false);
  const { google } = details;
  const localeAndZone = { locale: state.locale, timeZone };
  const used = google.lastUsedAt && {
    day: shortDayOf(google.lastUsedAt, localeAndZone),
    time: timeInSentence(google.lastUsedAt, localeAndZone),
  };
  const words = [t('googleOn', { email: google.email ?? '' }), ...(used ? [t('used', used)] : [])];
  return (
    <Method name={t('google')} text={words.join('. ')}>
      <button className="btn btn-quiet btn-sm" type="button" onClick={() => setOpen(true)}>
        {t('disconnect')}
      </button>
      {open && <Disconnecting details={details} onClose={() => setOpen(false)} onDone={onDone} />}
    </Method>
  );
}

type Props = { details: AccountDetails; onClose: () => void; onDone: () => void };

function Disconnecting({ details, onClose, onDone }: Props) {
  const t = useTranslations('accountPage.methods');
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const email = details.email ?? '';
  const disconnect = useSingleFlight(async () => {
    setBusy(true);
    const failure: unknown = await disconnectGoogle().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    setBusy(false);
    const stale = failure instanceof ApiFailure && failure.code === 'reauthentication_needed';
    setConfirming(stale);
    setProblem(failure === null || stale ? null : problemOfCall(failure));
    if (failure !== null) return;
    onDone();
    await queries.invalidateQueries();
  });
  return (
    <Window title={t('window')} onClose={onClose}>
      <p>{t('windowText', { email })}</p>
      <Problem id="disconnect-problem" problem={problem} />
      {confirming ? (
        <ConfirmIdentity
          email={email}
          password={details.password}
          onConfirmed={disconnect}
          onCancel={onClose}
        />
      ) : (
        <div className="dialog-actions">
          <button className="btn btn-secondary" type="button" onClick={onClose}>
            {t('keep')}
          </button>
          <button className="btn btn-danger" type="button" aria-disabled={busy} onClick={disconnect}>
            {busy ? t('busy') : t('confirm')}
          </button>
        </div>
      )}
    </Window>
  );
}
