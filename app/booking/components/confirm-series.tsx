import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/public.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { brand } from '#app/platform/brand.ts';
import { formatMoney } from '#app/platform/money.ts';
import { sameClock, shortDayOf, spanOf, timeOf } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/public.ts';
import { extendHold } from '../client.ts';
import { useCredit } from '../credit/use-credit.ts';
import type { SeriesHold } from '../schemas.ts';
import { seriesHoldQuery } from '../series/client.ts';
import { ConfirmSeriesForm } from './confirm-series-form.tsx';
import { ExpiredHold } from './expired-hold.tsx';
import { HoldClock } from './hold-clock.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { Steps } from './steps.tsx';

/** The last look before booking sessions that are held together. */
export function ConfirmSeries({ id, card }: { id: string; card: boolean }) {
  const t = useTranslations('bookPages');
  const { user, loading } = useAuth();
  const held = useQuery({ ...seriesHoldQuery(id), enabled: !loading && user !== null });
  const failure = held.error instanceof ApiFailure ? held.error : null;
  const series = held.data;
  if (failure?.code === 'already_booked') return <Navigate to={`/booking/thanks?series=${id}`} replace />;
  return (
    <div className="page confirm book">
      <title>{`${t('confirm.title')} · ${brand}`}</title>
      <div className="head">
        <h1>{t('confirm.title')}</h1>
        <Steps now="confirm" />
      </div>
      {!loading && !user && <SignInFirst />}
      {failure?.code === 'hold_expired' && <ExpiredHold failure={failure} />}
      {held.error && failure?.code !== 'hold_expired' && <NotThere message={failure?.message} />}
      {user && !series && !held.error && <div className="bone confirm-bone" aria-hidden="true" />}
      {series && !failure && (
        <div className="lay">
          <ConfirmSeriesForm series={series} card={card} onExpired={() => void held.refetch()} />
          <Held series={series} onOver={() => void held.refetch()} />
        </div>
      )}
    </div>
  );
}

function NotThere({ message }: { message: string | undefined }) {
  const t = useTranslations('bookPages');
  return (
    <p className="error" role="alert">
      {message || t('failed')} <Link to="/tutor">{t('confirm.find')}</Link>
    </p>
  );
}

function Held({ series, onOver }: { series: SeriesHold; onOver: () => void }) {
  const t = useTranslations('bookChanges.repeat');
  const pages = useTranslations('bookPages.summary');
  const { state, timeZone } = usePreferences();
  const queries = useQueryClient();
  const place = { locale: state.locale, timeZone };
  const [first] = series.sessions;
  const credits = useTranslations('bookCredit');
  const byCredit = useCredit(first?.id ?? '', series.sessions.length).chosen;
  const again = () => queries.invalidateQueries({ queryKey: seriesHoldQuery(series.id).queryKey });
  const extend = useMutation({
    mutationFn: () => Promise.all(series.sessions.map(({ id }) => extendHold(id))),
    onSettled: again,
  });
  if (!first) return null;
  const { tutor } = first;
  const firstName = tutor.name.split(' ')[0] ?? tutor.name;
  return (
    <aside className="sum card" aria-label={pages('title')}>
      <HoldClock hold={first} onOver={onOver} onExtend={() => extend.mutate()} />
      <h2>{t('confirm', { count: series.sessions.length, name: firstName })}</h2>
      <ul className="held-times num">
        {series.sessions.map(({ id, start, end }) => (
          <li key={id}>
            <b>
              {shortDayOf(start, place)}, <span className="nw">{spanOf(start, end, place)}</span>
            </b>
            {!sameClock(start, timeZone, tutor.zone) && (
              <span className="small muted">
                {` · ${timeOf(start, { ...place, timeZone: tutor.zone })} ${tutor.city}`}
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
        <dt className="t">{pages('toPay')}</dt>
        <dd className="t">
          {byCredit
            ? credits('priceAll', { count: series.sessions.length })
            : formatMoney(series.total, state.locale, 'exact')}
        </dd>
      </dl>
      <p className="small muted">
        {byCredit
          ? credits('termsAll', { hours: hoursOf(first) })
          : t('confirmTerms', { hours: hoursOf(first) })}
      </p>
    </aside>
  );
}

/** Until how many hours before the start everything comes back. */
const hoursOf = ({ start, freeUntil }: SeriesHold['sessions'][number]) =>
  Math.round((Date.parse(start) - Date.parse(freeUntil)) / 3_600_000);
