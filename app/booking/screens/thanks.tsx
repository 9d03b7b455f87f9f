import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { z } from 'zod';
import { SignInInvitation, useAuth } from '#app/accounts/public.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { brand } from '#app/platform/brand.ts';
import { bookingQuery } from '../client.ts';
import { BookedSession } from '../components/booked-session.tsx';
import { BookingList } from '../components/booking-list.tsx';
import { MoveSession } from '../components/move-session.tsx';

/** A booking after it was made, with `do=move` or `do=cancel` the way to change it; without one in the address, all of the account's. */
export default function Thanks() {
  const t = useTranslations('bookPages');
  const [parameters] = useSearchParams();
  const { user, loading } = useAuth();
  const changes = useTranslations('bookChanges');
  const asked = z.enum(['move', 'cancel']).safeParse(parameters.get('do')).data;
  const id = z.uuid().safeParse(parameters.get('booking')).data;
  const booking = useQuery({ ...bookingQuery(id ?? ''), enabled: id !== undefined && user !== null });
  const title = <title>{`${t('thanks.title')} · ${brand}`}</title>;
  if (!loading && !user) {
    return (
      <>
        {title}
        <SignInInvitation
          title={asked ? changes(`signedOut.${asked}`) : t('thanks.signedOut')}
          text={asked ? changes('signedOut.text') : t('thanks.signedOutText')}
        />
      </>
    );
  }
  const unknown = booking.error instanceof ApiFailure && booking.error.status === 404;
  return (
    <div className="page thanks">
      {title}
      {booking.data &&
        (asked === 'move' ? (
          <MoveSession booking={booking.data} />
        ) : (
          <BookedSession key={asked} booking={booking.data} cancels={asked === 'cancel'} />
        ))}
      {(!id || unknown) && user && <BookingList unknown={unknown} />}
      {id && !booking.data && !booking.error && <div className="bone confirm-bone" aria-hidden="true" />}
      {booking.error && !unknown && (
        <p className="error" role="alert">
          {t('failed')}{' '}
          <button className="btn btn-secondary btn-sm" onClick={() => void booking.refetch()}>
            {t('again')}
          </button>
        </p>
      )}
    </div>
  );
}
