import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { z } from 'zod';
import { SignInInvitation, useAuth, useSignedOut } from '#app/accounts/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { brand } from '#app/platform/brand.ts';
import { bookingQuery, seriesQuery } from '../../api/client.ts';
import { BookedSeries } from '../booked-series.tsx';
import { BookedSession } from '../booked-session.tsx';
import { BookingList } from '../booking-list.tsx';
import { MoveSession } from '../move-session.tsx';
import { PaymentState } from '../paying/payment-state.tsx';

const ways = z.enum(['move', 'cancel']);
type Way = z.infer<typeof ways> | undefined;

/**
 * A booking after it was made, or with `series` all sessions booked together. `do=move` and `do=cancel` (also linked in emails) open the
 * change; `payment` shows the progress of a payment. Without an id: all bookings of the account.
 */
export default function Thanks() {
  const t = useTranslations('bookPages.thanks');
  const changes = useTranslations('bookChanges');
  const [parameters] = useSearchParams();
  const { user } = useAuth();
  const signedOut = useSignedOut();
  const way = ways.safeParse(parameters.get('do')).data;
  const title = <title>{`${t('title')} · ${brand}`}</title>;
  if (signedOut) {
    return (
      <>
        {title}
        <SignInInvitation
          title={way ? changes(`signedOut.${way}`) : t('signedOut')}
          text={way ? changes('signedOut.text') : t('signedOutText')}
        />
      </>
    );
  }
  const id = z.uuid().safeParse(parameters.get('booking')).data;
  const series = z.uuid().safeParse(parameters.get('series')).data;
  const payment = z.uuid().safeParse(parameters.get('payment')).data;
  const list = !id && !series && !payment;
  return (
    <div className="page thanks">
      {title}
      {user && id && <OneBooking key={way} id={id} way={way} />}
      {user && !id && series && <OneSeries id={series} way={way} />}
      {user && !id && !series && payment && <PaymentState id={payment} />}
      {user && list && <BookingList unknown={false} />}
      {!user && <div className="bone confirm-bone" aria-hidden="true" />}
    </div>
  );
}

function OneBooking({ id, way }: { id: string; way: Way }) {
  const booking = useQuery(bookingQuery(id));
  return (
    <Found query={booking}>
      {(found) =>
        way === 'move' ? (
          <MoveSession booking={found} />
        ) : (
          <BookedSession booking={found} cancels={way === 'cancel'} />
        )
      }
    </Found>
  );
}

function OneSeries({ id, way }: { id: string; way: Way }) {
  const series = useQuery(seriesQuery(id));
  return (
    <Found query={series}>
      {([first, ...more]) =>
        first && <BookedSeries seriesId={id} bookings={[first, ...more]} cancels={way === 'cancel'} />
      }
    </Found>
  );
}

type FoundProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** The loaded data, a skeleton while loading, or the list of bookings when the id is unknown. */
function Found<Data>({ query, children }: FoundProps<Data>) {
  const t = useTranslations('bookPages');
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <div className="bone confirm-bone" aria-hidden="true" />;
  if (error instanceof ApiFailure && error.status === 404) return <BookingList unknown />;
  return (
    <p className="error" role="alert">
      {t('failed')}{' '}
      <button className="btn btn-secondary btn-sm" onClick={() => void refetch()}>
        {t('again')}
      </button>
    </p>
  );
}
