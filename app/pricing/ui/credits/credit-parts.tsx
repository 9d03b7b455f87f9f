import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { dayOnPaper } from '../../domain/invoice.ts';
import { creditsQuery } from '../../api/credits-client.ts';
import type { CreditEntry, CreditPack, Credits } from '../../model/credits-schemas.ts';
import { BillingForm } from '../billing/billing-form.tsx';
import { GiveBackDialog } from './give-back-dialog.tsx';
import { Invoices } from './invoices.tsx';
import { Part } from './part.tsx';
import './credits.css';
import { HALVES_PER_CREDIT } from '../../domain/credit.ts';

/** Remaining credits and expiry of each pack, the history, and the invoices. */
export default function CreditParts() {
  const t = useTranslations('creditPages');
  const billing = useTranslations('billing');
  return (
    <div className="credits">
      <section aria-labelledby="credits-title">
        <h2 id="credits-title" className="sr">
          {t('title')}
        </h2>
        <Part query={useQuery(creditsQuery)} height={20}>
          {(credits) => <Own credits={credits} />}
        </Part>
      </section>
      <section aria-labelledby="invoices-title">
        <h2 id="invoices-title">{t('invoices')}</h2>
        <Invoices />
      </section>
      <section aria-labelledby="billing-title">
        <h2 id="billing-title">{billing('title')}</h2>
        <p className="muted">{billing('text')}</p>
        <BillingForm />
      </section>
    </div>
  );
}

function Own({ credits }: { credits: Credits }) {
  const t = useTranslations('creditPages');
  const amount = useAmount();
  const { packs, entries, halves } = credits;
  return (
    <>
      <p className="lead">{halves === 0 ? t('none') : t('have', { credits: amount(halves) })}</p>
      {packs.length > 0 && <p className="muted">{t('rule')}</p>}
      <div className="acts">
        <Link className="btn btn-secondary" to="/pricing?buy=five#five">
          {t('buy')}
        </Link>
      </div>
      <ul className="credit-packs">
        {packs.map((pack) => (
          <li key={pack.id} className="card">
            <Pack pack={pack} />
          </li>
        ))}
      </ul>
      {entries.length > 0 && (
        <>
          <h3>{t('entries')}</h3>
          <ul className="credit-rows">
            {entries.map((entry, at) => (
              <Entry key={`${entry.packId} ${entry.at} ${at}`} entry={entry} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function usePlace() {
  const { state, timeZone } = usePreferences();
  return { locale: state.locale, timeZone };
}

function Pack({ pack }: { pack: CreditPack }) {
  const t = useTranslations('creditPages');
  const amount = useAmount();
  const localeAndZone = usePlace();
  const [giving, setGiving] = useState(false);
  const { halvesLeft, halvesBought, giveBack } = pack;
  const over = new Date(pack.expiresAt) <= new Date();
  const day = dayOnPaper(pack.expiresAt, localeAndZone);
  const price = formatMoney(pack.price, localeAndZone.locale, 'exact');
  return (
    <>
      <p className="num">
        <b>{halvesLeft === 0 ? t('used') : t('left', { credits: amount(halvesLeft) })}</b>
        <span>{t('with', { tutor: pack.tutor })}</span>
      </p>
      <p className="small muted">
        {over ? t('over', { day }) : t('until', { day })}
        {halvesLeft > 0 &&
          ` · ${t('worth', { worth: formatMoney(pack.worth, localeAndZone.locale, 'exact') })}`}
        <br />
        {halvesBought === 0
          ? t('cameBack')
          : pack.payment === 'goodwill'
            ? t('given', { day: dayOnPaper(pack.boughtAt, localeAndZone) })
            : t('bought', { day: dayOnPaper(pack.boughtAt, localeAndZone), price })}
      </p>
      {pack.contested && <p className="small">{t('contested')}</p>}
      {giveBack && (
        <div className="acts">
          <button className="btn btn-quiet btn-sm" type="button" onClick={() => setGiving(true)}>
            {t('giveBack')}
          </button>
        </div>
      )}
      {giving && giveBack && (
        <GiveBackDialog
          packId={pack.id}
          worth={giveBack}
          card={pack.payment === 'card'}
          onClose={() => setGiving(false)}
        />
      )}
    </>
  );
}

function Entry({ entry }: { entry: CreditEntry }) {
  const t = useTranslations('creditPages');
  const amount = useAmount();
  const localeAndZone = usePlace();
  const { kind, halves, bookingId } = entry;
  return (
    <li>
      <span>
        <b>{t(`kinds.${kind}`)}</b>{' '}
        <span className="small muted num">
          {dayOnPaper(entry.at, localeAndZone)}, {entry.tutor}
        </span>
        {bookingId && (
          <>
            {' '}
            <Link className="small" to={`/booking/thanks?booking=${bookingId}`}>
              {t('session')}
            </Link>
          </>
        )}
      </span>
      <span className="num nw">
        {halves > 0 ? '+' : '−'} {amount(Math.abs(halves))}
      </span>
    </li>
  );
}

/** Formats halves as credits: `2 credits and a half`. */
export function useAmount(): (halves: number) => string {
  const t = useTranslations('creditPages');
  return (halves) =>
    t('amount', {
      count: Math.floor(halves / HALVES_PER_CREDIT),
      half: halves % HALVES_PER_CREDIT === 0 ? 'no' : 'yes',
    });
}
