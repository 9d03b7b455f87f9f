import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { dayKeyOf } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Part } from '#app/ui/part.tsx';
import { earningsQuery } from '../api/client.ts';
import type { EarningsByMonth } from '../model/schemas.server.ts';
import { usePartTexts } from './part-texts.ts';

/** Earnings from completed sessions, by month and currency. */
export function Earnings({ zone }: { zone: string }) {
  const t = useTranslations('tutorDesk.money');
  return (
    <section className="desk-money" aria-labelledby="money">
      <h2 id="money">{t('title')}</h2>
      <p className="muted">{t('lead')}</p>
      <Part query={useQuery(earningsQuery)} height={10} texts={usePartTexts()}>
        {(earnings) =>
          earnings.length === 0 ? <p>{t('none')}</p> : <Months earnings={earnings} zone={zone} />
        }
      </Part>
    </section>
  );
}

function Months({ earnings, zone }: { earnings: EarningsByMonth; zone: string }) {
  const t = useTranslations('tutorDesk.money');
  const { state } = usePreferences();
  const thisMonth = dayKeyOf(new Date(), zone).slice(0, 7);
  const current = earnings.find(({ month }) => month === thisMonth);
  const earlier = earnings.filter(({ month }) => month !== thisMonth);
  const nameOf = (month: string) =>
    new Intl.DateTimeFormat(state.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-15T12:00:00Z`),
    );
  return (
    <>
      <h3>{t('thisMonth', { month: nameOf(thisMonth) })}</h3>
      {current ? <Rows rows={current.rows} /> : <p className="muted">{t('nothingThisMonth')}</p>}
      {earlier.length > 0 && (
        <details className="earlier">
          <summary>{t('earlier')}</summary>
          {earlier.map(({ month, rows }) => (
            <section key={month} aria-label={nameOf(month)}>
              <h3>{nameOf(month)}</h3>
              <Rows rows={rows} />
            </section>
          ))}
        </details>
      )}
    </>
  );
}

function Rows({ rows }: { rows: EarningsByMonth[number]['rows'] }) {
  const t = useTranslations('tutorDesk.money');
  const { state } = usePreferences();
  return (
    <dl className="money num">
      {rows.map(({ currency, sessions, earnedMinor }) => (
        <div key={currency}>
          <dt>{currency}</dt>
          <dd className="n">{t('sessions', { count: sessions })}</dd>
          <dd className="v">{formatMoney({ amountMinor: earnedMinor, currency }, state.locale, 'exact')}</dd>
        </div>
      ))}
    </dl>
  );
}
