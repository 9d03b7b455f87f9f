import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLoaderData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { z } from 'zod';
import { useAuth } from '#app/accounts/public.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { brand } from '#app/platform/brand.ts';
import { servicesContext } from '#app/platform/services.server.ts';
import { takesCards } from '#app/pricing/public.server.ts';
import { holdQuery } from '../client.ts';
import { ConfirmForm } from '../components/confirm-form.tsx';
import { ConfirmSeries } from '../components/confirm-series.tsx';
import { ExpiredHold } from '../components/expired-hold.tsx';
import { HoldClock } from '../components/hold-clock.tsx';
import { Costs, Terms, WhenBoth } from '../components/session-facts.tsx';
import { SignInFirst } from '../components/sign-in-first.tsx';
import { Steps } from '../components/steps.tsx';
import { CreditCosts, CreditTerms } from '../credit/credit-facts.tsx';
import { useCredit } from '../credit/use-credit.ts';
import { readChoice } from '../choice.ts';
import type { Hold } from '../schemas.ts';
import type { Route } from './+types/confirm.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  card: takesCards(context.get(servicesContext).settings),
});

/** The last look before booking: when, with whom, for what money, under which terms. Signed out it keeps the way back. */
export default function Confirm() {
  const t = useTranslations('bookPages');
  const [parameters] = useSearchParams();
  const { user, loading } = useAuth();
  const { card } = useLoaderData<typeof loader>();
  const id = readChoice(parameters).hold;
  const held = useQuery({ ...holdQuery(id ?? ''), enabled: id !== undefined && !loading });
  const hold = held.data;
  const failure = held.error instanceof ApiFailure ? held.error : null;
  const series = z.uuid().safeParse(parameters.get('series')).data;
  if (series) return <ConfirmSeries id={series} card={card} />;
  // The way back after booking leads here: it goes on to what has been booked.
  if (failure?.code === 'already_booked') return <Navigate to={`/booking/thanks?booking=${id}`} replace />;
  if (!id || failure?.code === 'unknown_hold') return <NothingHeld />;
  return (
    <div className="page confirm book">
      <title>{`${t('confirm.title')} · ${brand}`}</title>
      <div className="head">
        <h1>{t('confirm.title')}</h1>
        <Steps now="confirm" />
      </div>
      {failure?.code === 'hold_expired' && <ExpiredHold failure={failure} />}
      {held.error && failure?.code !== 'hold_expired' && (
        <p className="error" role="alert">
          {failure?.message || t('failed')}{' '}
          <button className="btn btn-secondary btn-sm" onClick={() => void held.refetch()}>
            {t('again')}
          </button>
        </p>
      )}
      {!hold && !held.error && <div className="bone confirm-bone" aria-hidden="true" />}
      {hold && !failure && (
        <div className="lay">
          {user ? (
            <ConfirmForm hold={hold} card={card} onExpired={() => void held.refetch()} />
          ) : (
            <SignInFirst />
          )}
          <aside className="sum card" aria-label={t('summary.title')}>
            <HoldClock hold={hold} onOver={() => void held.refetch()} />
            <h2>{t('summary.minutesWith', { minutes: hold.minutes, name: hold.tutor.name })}</h2>
            <WhenBoth session={hold} where />
            <HeldFor hold={hold} />
          </aside>
        </div>
      )}
    </div>
  );
}

/** What it costs and under which terms, as it is going to be paid. */
function HeldFor({ hold }: { hold: Hold }) {
  const { chosen } = useCredit(hold.id);
  return chosen ? (
    <>
      <CreditCosts session={hold} />
      <CreditTerms session={hold} />
    </>
  ) : (
    <>
      <Costs session={hold} />
      <Terms session={hold} />
    </>
  );
}

function NothingHeld() {
  const t = useTranslations('bookPages');
  return (
    <section className="page plain-page">
      <title>{`${t('confirm.title')} · ${brand}`}</title>
      <h1>{t('confirm.nothing')}</h1>
      <p className="lead">{t('confirm.nothingText')}</p>
      <Link className="btn btn-primary btn-lg" to="/tutor">
        {t('confirm.find')}
      </Link>
    </section>
  );
}
