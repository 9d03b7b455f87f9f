import { useQuery } from '@tanstack/react-query';
import { Navigate, useLoaderData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { z } from 'zod';
import { useAuth } from '#app/accounts/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { servicesContext } from '#app/platform/services.server.ts';
import { shortDayOf, clearTimeOf } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { takesCards } from '#app/pricing/index.server.ts';
import { holdQuery } from '../../api/client.ts';
import { ConfirmForm } from '../confirm-form.tsx';
import { ConfirmPage } from '../confirm-page.tsx';
import { ConfirmSeries } from '../confirm-series.tsx';
import { HoldClock } from '../hold-clock.tsx';
import { NothingHeld } from '../nothing-held.tsx';
import { Costs, Terms, WhenBoth } from '../session-facts.tsx';
import { BothTerms, CreditCosts, CreditTerms } from '../credit/credit-facts.tsx';
import { isOneCreditEach, useCredit } from '../credit/use-credit.ts';
import { readChoice } from '../../model/choice.ts';
import type { Hold } from '../../model/schemas.ts';
import { oneToBook } from '../use-booking.ts';
import type { Route } from './+types/confirm.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(servicesContext);
  return { card: takesCards(settings), google: settings.google !== undefined };
}

/** Last step before booking: time, tutor, price and terms. `series` for sessions held together. */
export default function Confirm() {
  const [parameters] = useSearchParams();
  const ways = useLoaderData<typeof loader>();
  const id = readChoice(parameters).hold;
  const series = z.uuid().safeParse(parameters.get('series')).data;
  if (series) return <ConfirmSeries id={series} {...ways} />;
  return id ? <ConfirmOne id={id} {...ways} /> : <NothingHeld />;
}

function ConfirmOne({ id, card, google }: { id: string; card: boolean; google: boolean }) {
  const t = useTranslations('bookPages');
  const { state, timeZone } = usePreferences();
  const { loading } = useAuth();
  const held = useQuery({ ...holdQuery(id), enabled: !loading });
  const hold = held.data;
  const code = held.error instanceof ApiFailure && held.error.code;
  const lookAgain = () => void held.refetch();
  // Going back after booking ends up here: redirect to the booking.
  if (code === 'already_booked') return <Navigate to={`/booking/thanks?booking=${id}`} replace />;
  if (code === 'unknown_hold') return <NothingHeld />;
  const place = { locale: state.locale, timeZone };
  return (
    <ConfirmPage
      error={held.error}
      onAgain={lookAgain}
      google={google}
      form={hold && <ConfirmForm held={oneToBook(hold)} card={card} onHeldNoMore={lookAgain} />}
      bar={
        hold && {
          hold,
          name: `${shortDayOf(hold.start, place)}, ${clearTimeOf(hold.start, place)}`,
        }
      }
      summary={
        hold && (
          <aside className="sum card" aria-label={t('summary.title')}>
            <HoldClock hold={hold} onOver={lookAgain} />
            <h2>{t('summary.minutesWith', { minutes: hold.minutes, name: hold.tutor.name })}</h2>
            <WhenBoth session={hold} where />
            <HeldFor hold={hold} />
          </aside>
        )
      }
    />
  );
}

/** Price and terms for the selected payment method. */
function HeldFor({ hold }: { hold: Hold }) {
  const { option } = useCredit(hold.id);
  if (!option)
    return (
      <>
        <Costs session={hold} />
        <Terms session={hold} />
      </>
    );
  if (isOneCreditEach(option))
    return (
      <>
        <CreditCosts session={hold} />
        <CreditTerms session={hold} />
      </>
    );
  return (
    <>
      <Costs session={hold} credit={{ halves: option.halvesInAll, worth: option.worth }} />
      <BothTerms session={hold} />
    </>
  );
}
