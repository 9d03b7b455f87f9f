import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { formatMoney } from '#app/platform/money.ts';
import { cityName, sameClock, shortDayOf, spanOf, clearTimeOf } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { extendHold } from '../api/client.ts';
import { isOneCreditEach, useCredit } from './credit/use-credit.ts';
import type { SeriesHold } from '../model/schemas.ts';
import { seriesHoldQuery } from '../api/series-client.ts';
import { allToBook } from './use-booking.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { HoldClock } from './hold-clock.tsx';
import { NothingHeld } from './nothing-held.tsx';

type ConfirmSeriesProps = { id: string; card: boolean; google: boolean };

/** Last step before booking a held series. */
export function ConfirmSeries({ id, card, google }: ConfirmSeriesProps) {
  const t = useTranslations('bookChanges.repeat');
  const { user, loading } = useAuth();
  const held = useQuery({ ...seriesHoldQuery(id), enabled: !loading && user !== null });
  const lookAgain = () => void held.refetch();
  if (held.error instanceof ApiFailure && held.error.code === 'already_booked')
    return <Navigate to={`/booking/thanks?series=${id}`} replace />;
  if (held.error instanceof ApiFailure && held.error.code === 'unknown_series') return <NothingHeld />;
  const series = held.data;
  const all = series ? allToBook(series) : undefined;
  return (
    <ConfirmPage
      error={held.error}
      onAgain={lookAgain}
      google={google}
      form={all && <ConfirmForm held={all} card={card} onHeldNoMore={lookAgain} />}
      bar={
        series &&
        all && {
          hold: { expiresAt: series.expiresAt, canExtend: series.sessions[0]?.canExtend ?? false },
          name: t('confirm', { count: all.sessions, name: firstNameOf(all.tutor) }),
        }
      }
      summary={series && <Held series={series} onOver={lookAgain} />}
    />
  );
}

const firstNameOf = ({ name }: { name: string }) => name.split(' ')[0] ?? name;

function Held({ series, onOver }: { series: SeriesHold; onOver: () => void }) {
  const t = useTranslations('bookChanges.repeat');
  const pages = useTranslations('bookPages.summary');
  const { state, timeZone } = usePreferences();
  const queries = useQueryClient();
  const place = { locale: state.locale, timeZone };
  const [first] = series.sessions;
  const credits = useTranslations('bookCredit');
  const { option } = useCredit(first?.id ?? '');
  const byCredit = option !== null && isOneCreditEach(option, series.sessions.length);
  const both = byCredit ? null : option;
  const again = () => queries.invalidateQueries({ queryKey: seriesHoldQuery(series.id).queryKey });
  const extend = useSingleMutation({
    networkMode: 'always',
    mutationFn: () => Promise.all(series.sessions.map(({ id }) => extendHold(id))),
    onSettled: again,
  });
  if (!first) return null;
  const { tutor } = first;
  return (
    <aside className="sum card" aria-label={pages('title')}>
      <HoldClock hold={first} onOver={onOver} onExtend={() => extend.mutate()} />
      <h2>{t('confirm', { count: series.sessions.length, name: firstNameOf(tutor) })}</h2>
      <ul className="held-times num">
        {series.sessions.map(({ id, start, end }) => (
          <li key={id}>
            <b>
              {shortDayOf(start, place)}, <span className="nw">{spanOf(start, end, place)}</span>
            </b>
            {!sameClock(start, timeZone, tutor.zone) && (
              <span className="small muted">
                {` · ${clearTimeOf(start, { ...place, timeZone: tutor.zone })} ${cityName(tutor.city, state.locale)}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      <dl className="pay num">
        {!byCredit && (
          <>
            <dt>
              {t('each', {
                count: series.sessions.length,
                price: formatMoney(first.price, state.locale, 'exact'),
              })}
            </dt>
            <dd />
          </>
        )}
        {both && (
          <>
            <dt>{credits('taken', { halves: both.halvesInAll, credits: both.halvesInAll / 2 })}</dt>
            <dd>−{formatMoney(both.worth, state.locale, 'exact')}</dd>
          </>
        )}
        <dt className="t">{pages('toPay')}</dt>
        <dd className="t">
          {byCredit
            ? credits('priceAll', { count: series.sessions.length })
            : formatMoney(both?.difference ?? series.total, state.locale, 'exact')}
        </dd>
      </dl>
      <p className="small muted">
        {byCredit
          ? credits('termsAll', { hours: hoursOf(first) })
          : both
            ? credits('bothTermsAll', { hours: hoursOf(first) })
            : t('confirmTerms', { hours: hoursOf(first) })}
      </p>
    </aside>
  );
}

/** Hours before the start until which a cancellation is fully refunded. */
const hoursOf = ({ start, freeUntil }: SeriesHold['sessions'][number]) =>
  Math.round((Date.parse(start) - Date.parse(freeUntil)) / 3_600_000);
