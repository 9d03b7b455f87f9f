import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { longDayOf } from '#app/platform/times.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Part } from '#app/ui/part.tsx';
import { accountQuery, problemOfCall } from '../../api/account-page-client.ts';
import { ConfirmIdentity } from '../account-page/confirm-identity.tsx';
import { Problem } from '../fields.tsx';
import type { AuthOutcome } from '../../model/errors.ts';
import { requestExport, downloadExport, ownExportQuery } from '../../api/own-data-client.ts';
import type { OwnExport } from '../../model/own-data-schemas.ts';

/** Export of all account data as one file: request, progress, download. */
export function ExportCard() {
  const t = useTranslations('ownData');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(ownExportQuery);
  const texts = { loading: t('loading'), failed: t('failed'), again: t('again') };
  return (
    <section className="card" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t('export.title')}
      </h3>
      <p>{t('export.text')}</p>
      <Part query={query} height={3} texts={texts}>
        {(data) => <Copy copy={data.export} heading={heading} />}
      </Part>
    </section>
  );
}

type CopyProps = { copy: OwnExport | null; heading: RefObject<HTMLHeadingElement | null> };

function Copy({ copy, heading }: CopyProps) {
  const t = useTranslations('ownData.export');
  const queries = useQueryClient();
  const account = useQuery(accountQuery).data;
  const { busy, problem, stale, forget, run } = useCall();
  const ask = () =>
    run('start', async () => {
      queries.setQueryData(ownExportQuery.queryKey, await requestExport());
      stay();
    });
  const download = () => run('download', () => downloadExport(copy?.fileName ?? ''));
  // The pressed button disappears; focus moves to the heading of the card.
  const stay = () => heading.current?.focus();
  const confirmed = () => {
    stay();
    void (stale === 'start' ? ask() : download());
  };
  const forgotten = () => {
    stay();
    forget();
  };
  return (
    <>
      <div role="status">
        {copy?.state === 'building' && <p>{t('working')}</p>}
        {copy?.state === 'ready' && <Ready copy={copy} />}
        {copy?.state === 'failed' && <p className="error">{t('broken')}</p>}
      </div>
      {copy?.state === 'building' && <Progress copy={copy} />}
      <Problem id="export-problem" problem={problem} />
      {stale && account && (
        <ConfirmIdentity
          email={account.email ?? ''}
          password={account.password}
          onConfirmed={confirmed}
          onCancel={forgotten}
        />
      )}
      {copy?.state !== 'building' && !stale && (
        <div className="acts">
          {copy?.state === 'ready' && (
            <button
              className="btn btn-secondary"
              type="button"
              aria-disabled={busy !== null}
              onClick={download}
            >
              {t(busy === 'download' ? 'downloading' : 'download')}
            </button>
          )}
          <button
            className={copy?.state === 'ready' ? 'btn btn-quiet' : 'btn btn-secondary'}
            type="button"
            aria-disabled={busy !== null}
            onClick={ask}
          >
            {t(busy === 'start' ? 'starting' : copy?.state === 'ready' ? 'renew' : 'start')}
          </button>
        </div>
      )}
    </>
  );
}

function Ready({ copy }: { copy: OwnExport }) {
  const t = useTranslations('ownData.export');
  const { state, timeZone } = usePreferences();
  const localeAndZone = { locale: state.locale, timeZone };
  const size = sizeOf(copy.size ?? 0, state.locale);
  return (
    <p>
      {t('ready', { day: longDayOf(copy.createdAt, localeAndZone), size })}{' '}
      {copy.until && t('until', { day: longDayOf(copy.until, localeAndZone) })}
    </p>
  );
}

function Progress({ copy }: { copy: OwnExport }) {
  const t = useTranslations('ownData.export');
  const total = Math.max(copy.total, 1);
  return (
    <div className="own-progress">
      <progress value={copy.done} max={total} aria-label={t('working')} />
      <p className="help num">{t('progress', { done: copy.done, total: copy.total })}</p>
      <p className="help">{t('leave')}</p>
    </div>
  );
}

/** `38 kB`, `5.7 MB`. */
function sizeOf(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value);
}

type What = 'start' | 'download';

/** One call at a time, with its result. `stale`: the call that needs a fresh sign-in first. */
function useCall() {
  const [busy, setBusy] = useState<What | null>(null);
  const [stale, setStale] = useState<What | null>(null);
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const run = useSingleFlight(async (what: What, call: () => Promise<void>) => {
    setBusy(what);
    const thrown: unknown = await call().then(
      () => null,
      (failure: unknown) => failure,
    );
    const again = thrown instanceof ApiFailure && thrown.code === 'reauthentication_needed';
    setStale(again ? what : null);
    setProblem(thrown === null || again ? null : problemOfCall(thrown));
    setBusy(null);
  });
  return { busy, problem, stale, forget: () => setStale(null), run };
}
