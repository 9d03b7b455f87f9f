import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { formatMoney, type Money } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { bookingQuery, seriesQuery } from '../../api/client.ts';
import { BookingList } from '../booking-list.tsx';
import { forgetNote } from '../note.ts';
import { paymentQuery, type PaymentProgress } from '../../api/paying-client.ts';

/**
 * Shown after the checkout. The URL proves nothing: the page polls until the provider’s event has arrived and redirects to the booking once
 * it exists.
 */
export function PaymentState({ id }: { id: string }) {
  const t = useTranslations('bookPages');
  const payment = useQuery(paymentQuery(id));
  const { data, error } = payment;
  useWayOn(data);
  if (error instanceof ApiFailure && error.status === 404) return <BookingList unknown />;
  if (error && !data)
    return (
      <p className="error" role="alert">
        {t('failed')}{' '}
        <button className="btn btn-secondary btn-sm" onClick={() => void payment.refetch()}>
          {t('again')}
        </button>
      </p>
    );
  if (!data) return <div className="bone confirm-bone" aria-hidden="true" />;
  return <UnbookedPayment payment={data} />;
}

/** Progress of an unbooked payment, or the reason for its refund. Needs the texts `paying`. */
function UnbookedPayment({ payment }: { payment: PaymentProgress }) {
  const t = useTranslations('paying');
  const { state } = usePreferences();
  const { outcome, url, price, asked } = payment;
  const money = (amount: Money) => formatMoney(amount, state.locale, 'exact');
  const isReturned = outcome === 'returned';
  const ended = payment.state === 'failed' || payment.state === 'expired';
  const title = asked ? t('other') : isReturned ? t('returned') : ended ? t('failed') : t('waiting');
  const text = asked
    ? t('otherText', { price: money(price), asked: money(asked) })
    : isReturned
      ? t('returnedText', { price: money(price) })
      : t(ended ? 'failedText' : 'waitingText');
  return (
    <section className="plain-page" role="status">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {url && !ended && !isReturned && (
        <p>
          <a href={url}>{t('unfinished')}</a>
        </p>
      )}
      {(ended || isReturned) && (
        <p>
          <Link className="btn btn-primary btn-lg" to="/tutor">
            {t('again')}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Once booked: clears the stored note and redirects to the booking. */
function useWayOn(payment: PaymentProgress | undefined): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const booked = payment?.outcome === 'booked' ? payment.subject : null;
  const kind = booked?.kind;
  const id = booked?.id ?? '';
  useEffect(() => {
    if (!kind) return;
    if (kind === 'pack') return void navigate('/dashboard?tab=credits', { replace: true });
    const tutorOf = async () =>
      kind === 'booking'
        ? (await queries.fetchQuery(bookingQuery(id))).booking.tutor.id
        : (await queries.fetchQuery(seriesQuery(id))).bookings[0]?.tutor.id;
    void queries.invalidateQueries({ queryKey: ['booking', 'list'] });
    void tutorOf()
      .then((tutor) => tutor && forgetNote(tutor))
      .catch(() => undefined)
      .then(() => navigate(`/booking/thanks?${kind}=${id}`, { replace: true }));
  }, [kind, id, queries, navigate]);
}
