import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { longDayOf, shortDayOf, timeInSentence } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Part } from '#app/ui/part.tsx';
import { accountQuery } from '../../api/account-page-client.ts';
import { ownErasureQuery } from '../../api/own-data-client.ts';
import { graceDays } from '../../domain/own-data/rules.ts';
import type { OwnErasure } from '../../model/own-data-schemas.ts';
import { ErasureWindow } from './erasure-window.tsx';
import { StopErasure } from './stop-erasure.tsx';

/** Deletion of the account: what it affects, when it happens, and how to cancel. */
export function ErasureCard() {
  const t = useTranslations('ownData');
  const id = useId();
  const query = useQuery(ownErasureQuery);
  const [status, setStatus] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusThatStays(heading, query.data && (query.data.erasure?.state ?? 'none'));
  const texts = { loading: t('loading'), failed: t('failed'), again: t('again') };
  return (
    <section className="card" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t('erasure.title')}
      </h3>
      <Part query={query} height={8} texts={texts}>
        {(data) =>
          data.refused ? (
            <p>{t('erasure.administrator')}</p>
          ) : data.erasure ? (
            <Scheduled erasure={data.erasure} onStopped={() => setStatus(t('erasure.stopped'))} />
          ) : (
            <Offer data={data} onBegun={() => setStatus('')} />
          )
        }
      </Part>
      <div role="status">{status && <p className="small">{status}</p>}</div>
    </section>
  );
}

/** When `standing` changes, the pressed button disappears; focus moves to the heading of the card. */
function useFocusThatStays(heading: RefObject<HTMLElement | null>, standing: string | undefined): void {
  const before = useRef(standing);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== standing;
    before.current = standing;
    if (changed && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading, standing]);
}

function Scheduled({
  erasure,
  onStopped,
}: {
  erasure: NonNullable<OwnErasure['erasure']>;
  onStopped: () => void;
}) {
  const t = useTranslations('ownData.erasure');
  const { state, timeZone } = usePreferences();
  const day = longDayOf(erasure.dueAt, { locale: state.locale, timeZone });
  if (erasure.state === 'running') return <p>{t('running')}</p>;
  return (
    <>
      <p role="status">
        <b>{t('scheduled', { day })}</b> {t('scheduledText')}
      </p>
      <StopErasure label={t('stop')} busyLabel={t('stopping')} onStopped={onStopped} />
    </>
  );
}

function Offer({ data, onBegun }: { data: OwnErasure; onBegun: () => void }) {
  const t = useTranslations('ownData.erasure');
  const { state, timeZone } = usePreferences();
  const account = useQuery(accountQuery).data;
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const localeAndZone = { locale: state.locale, timeZone };
  const scheduled = (answer: OwnErasure) => {
    setOpen(false);
    queries.setQueryData(ownErasureQuery.queryKey, answer);
  };
  return (
    <>
      <p>
        {t('text', { days: graceDays })} {t('kept')}
      </p>
      {data.ahead.length > 0 && (
        <>
          <p>{t('ahead', { count: data.ahead.length })}</p>
          <ul>
            {data.ahead.map(({ start, tutor }) => {
              const when = {
                day: shortDayOf(start, localeAndZone),
                time: timeInSentence(start, localeAndZone),
              };
              return (
                <li key={start + (tutor ?? '')}>
                  {tutor ? t('aheadWith', { ...when, name: tutor }) : t('aheadTeach', when)}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <button
        className="btn btn-secondary"
        type="button"
        aria-disabled={account === undefined}
        onClick={() => {
          onBegun();
          setOpen(account !== undefined);
        }}
      >
        {t('begin')}
      </button>
      {open && account && (
        <ErasureWindow
          account={account}
          day={longDayOf(data.wouldBeDueAt, localeAndZone)}
          onClose={() => setOpen(false)}
          onScheduled={scheduled}
        />
      )}
    </>
  );
}
