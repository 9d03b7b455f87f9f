import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { longDayOf, shortDayOf } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Part } from '#app/ui/part.tsx';
import { downloadStatement, payQuery } from '../api/client.ts';
import { payStates } from '../domain/pay.ts';
import { monthName, stateText } from '../domain/statement.ts';
import type { Pay, PayLine } from '../model/schemas.ts';
import './pay.css';

type PartTexts = Parameters<typeof Part>[0]['texts'];

/** A tutor’s pay by month: sums by state, each line with its reason, and the statement as a file. */
export function PayLedger({ texts }: { texts: PartTexts }) {
  const t = useTranslations('pay');
  const [month, setMonth] = useState<string | null>(null);
  return (
    <section className="pay" aria-labelledby="pay">
      <h2 id="pay">{t('title')}</h2>
      <p className="muted">{t('lead')}</p>
      <Part query={useQuery(payQuery(month))} height={16} texts={texts}>
        {(pay) => (
          <>
            <MonthBar pay={pay} onMonth={setMonth} />
            {pay.lines.length === 0 ? <p className="muted">{t('none')}</p> : <Lines pay={pay} />}
          </>
        )}
      </Part>
    </section>
  );
}

function MonthBar({ pay, onMonth }: { pay: Pay; onMonth: (month: string) => void }) {
  const t = useTranslations('pay');
  const { state } = usePreferences();
  const download = useSingleMutation({
    networkMode: 'always',
    mutationFn: (kind: 'pdf' | 'csv') => downloadStatement(pay.month, kind),
  });
  return (
    <div className="pay-bar">
      <label className="pay-month">
        <span className="label">{t('month')}</span>
        <select className="input" value={pay.month} onChange={(event) => onMonth(event.target.value)}>
          {pay.months.map((month) => (
            <option key={month} value={month}>
              {monthName(month, state.locale)}
            </option>
          ))}
        </select>
      </label>
      {pay.lines.length > 0 &&
        (['pdf', 'csv'] as const).map((kind) => (
          <button
            key={kind}
            className="btn btn-secondary btn-sm"
            type="button"
            disabled={download.isPending}
            onClick={() => download.mutate(kind)}
          >
            {t(kind)}
          </button>
        ))}
      {download.error && (
        <p className="error" role="alert">
          {download.error.message}
        </p>
      )}
    </div>
  );
}

function Lines({ pay }: { pay: Pay }) {
  const t = useTranslations('pay');
  const { state } = usePreferences();
  return (
    <>
      {pay.totals.map((totals) => (
        <dl key={totals.currency} className="pay-totals num">
          {payStates
            .filter((each) => totals[each] !== 0)
            .map((each) => (
              <div key={each}>
                <dt>{t(`totals.${each}`)}</dt>
                <dd>
                  {formatMoney(
                    { amountMinor: totals[each], currency: totals.currency },
                    state.locale,
                    'exact',
                  )}
                </dd>
              </div>
            ))}
        </dl>
      ))}
      <ul className="pay-lines">
        {pay.lines.map((line) => (
          <Line key={line.id ?? line.bookingId} line={line} />
        ))}
      </ul>
    </>
  );
}

function Line({ line }: { line: PayLine }) {
  const t = useTranslations('pay');
  const { state } = usePreferences();
  const place = { locale: state.locale, timeZone: line.zone };
  const how = stateText(line, t, (instant) => longDayOf(instant, place));
  return (
    <li>
      <span className="num nw">{shortDayOf(line.sessionAt, place)}</span>
      <span>
        {t(`kinds.${line.kind}`)}
        {line.learner && ` · ${line.learner}`}
        <span className="small muted">{how}</span>
        {line.reason && (
          <span className="small muted wrap-anywhere">{t('reason', { reason: line.reason })}</span>
        )}
      </span>
      <b className="num nw">{formatMoney(line, state.locale, 'exact')}</b>
    </li>
  );
}
