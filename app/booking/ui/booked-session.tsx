import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { z } from 'zod';
import { usePreferences } from '#app/preferences/index.ts';
import { formatMoney } from '#app/platform/money.ts';
import { longDayOf, timeInSentence } from '#app/platform/times.ts';
import { AfterSession, Avatar, type Portrait } from '#app/tutors/index.ts';
import { reminderPromise } from '../domain/reminders.ts';
import type { Booking } from '../model/schemas.ts';
import { CalendarMenu } from './calendar-menu.tsx';
import { BothTerms, CreditCosts, CreditTerms } from './credit/credit-facts.tsx';
import { CancelDialog, isBoth, useAmountBack, useBothText } from './cancel-dialog.tsx';
import { JoinSession } from './join-session.tsx';
import { SayAbsent } from './say-absent.tsx';
import { Costs, Terms, WhenBoth } from './session-facts.tsx';
import { Steps } from './steps.tsx';

/** One booking: time, price, calendar file, and cancelling with a refund preview. */
export function BookedSession({ booking, cancels }: { booking: Booking; cancels: boolean }) {
  const t = useTranslations('bookPages');
  const changes = useTranslations('bookChanges');
  const paying = useTranslations('paying');
  const { state, timeZone } = usePreferences();
  const navigate = useNavigate();
  const ahead = booking.state === 'confirmed' && new Date(booking.end) > new Date();
  const [cancelling, setCancelling] = useState(cancels && ahead);
  const heading = useFocusAfterChange();
  const close = () => {
    setCancelling(false);
    if (cancels) void navigate(`/booking/thanks?booking=${booking.id}`, { replace: true });
  };
  const confirmed = booking.state === 'confirmed';
  const ended = confirmed && !ahead;
  const place = { locale: state.locale, timeZone };
  return (
    <>
      <div className="head">
        <div className="who">
          <Avatar portrait={booking.tutor.avatar as Portrait} size={88} />
          <h1 ref={heading} tabIndex={-1}>
            {t(ahead ? 'thanks.booked' : 'thanks.session', {
              day: longDayOf(booking.start, place),
              time: timeInSentence(booking.start, place),
            })}
          </h1>
        </div>
        {ahead && <Steps now="booked" />}
      </div>
      <div className="lay">
        <div className="next-steps">
          <p className={`state ${confirmed ? '' : 'is-cancelled'}`} role="status">
            {ended ? t('states.ended') : <StateText booking={booking} />}
          </p>
          {ahead && <JoinSession booking={booking} />}
          <SayAbsent booking={booking} />
          {ahead && booking.as === 'learner' && (
            <p>{t('thanks.mail', { reminders: reminderPromise(new Date(booking.start), new Date()) })}</p>
          )}
          {booking.seriesId && (
            <p>
              <Link to={`/booking/thanks?series=${booking.seriesId}`}>{changes('series.all')}</Link>
            </p>
          )}
          {booking.note && (
            <p className="said">
              <span className="muted">{t('thanks.note')}</span> {booking.note}
            </p>
          )}
          <div className="acts">
            {ahead && <CalendarMenu booking={booking} />}
            {!confirmed && (
              <Link className="btn btn-primary" to={`/book?tutor=${booking.tutor.slug}`}>
                {t('thanks.again')}
              </Link>
            )}
            <Link className="btn btn-secondary" to="/dashboard">
              {t('thanks.dashboard')}
            </Link>
            {ahead && booking.as === 'learner' && new Date(booking.start) > new Date() && (
              <Link className="btn btn-quiet" to={`/booking/thanks?booking=${booking.id}&do=move`}>
                {t('thanks.move')}
              </Link>
            )}
            {ahead && (
              <button type="button" className="btn btn-quiet" onClick={() => setCancelling(true)}>
                {t('thanks.cancel')}
              </button>
            )}
          </div>
          {booking.as === 'learner' && new Date(booking.start) <= new Date() && (
            <AfterSession bookingId={booking.id} tutor={booking.tutor.name} />
          )}
        </div>
        <aside className="sum card" aria-label={t('summary.title')}>
          <h2>{t('summary.minutesWith', { minutes: booking.minutes, name: booking.tutor.name })}</h2>
          <WhenBoth session={booking} learner={booking.learner} />
          {isOneCredit(booking) ? (
            <CreditCosts session={booking} returnedHalves={booking.payment.returnedHalves} />
          ) : (
            <Costs session={booking} refund={booking.refund} credit={booking.payment?.credit} />
          )}
          {booking.payment?.kind === 'card' && (
            <p className="small muted">
              {paying('paid')}{' '}
              {booking.payment.before &&
                `${paying('before', { before: formatMoney(booking.payment.before, state.locale, 'exact') })} `}
              {booking.payment.outside &&
                `${paying('outside', { amount: formatMoney(booking.payment.outside, state.locale, 'exact') })} `}
              {booking.payment.refund && paying(`refund.${booking.payment.refund}`)}
            </p>
          )}
          {(booking.payment?.kind === 'card' || booking.payment?.kind === 'credit') &&
            booking.payment.dispute && (
              <p className="small" role="note">
                {paying(`dispute.${booking.as}.${booking.payment.dispute}`)}
              </p>
            )}
          {booking.payment?.kind === 'invoice' && confirmed && (
            <p className="small muted">
              {booking.payment.paid
                ? t('thanks.invoicePaid')
                : t('thanks.invoice', { day: longDayOf(booking.payment.dueAt, place) })}
            </p>
          )}
          {confirmed &&
            new Date(booking.start) > new Date() &&
            (isOneCredit(booking) ? (
              <CreditTerms session={booking} />
            ) : booking.payment?.credit ? (
              <BothTerms session={booking} />
            ) : (
              <Terms session={booking} />
            ))}
        </aside>
      </div>
      {cancelling && <CancelDialog booking={booking} onClose={close} />}
    </>
  );
}

/** Paid by one whole credit alone. */
function isOneCredit(
  booking: Booking,
): booking is Booking & { payment: Extract<Booking['payment'], { kind: 'credit' }> } {
  return booking.payment?.kind === 'credit' && (booking.payment.credit?.halves ?? 2) === 2;
}

/** After changing the booking, moves the focus to its updated state. */
function useFocusAfterChange() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation();
  const changed = z.object({ changed: z.literal(true) }).safeParse(state).success;
  useEffect(() => {
    if (changed) heading.current?.focus();
  }, [changed]);
  return heading;
}

function StateText({ booking }: { booking: Booking }) {
  const t = useTranslations('bookPages');
  const refundText = useEndRefundText();
  const what = booking.absent
    ? t(booking.absent === 'tutor' ? 'states.tutorAway' : 'states.learnerAway')
    : t(`states.${booking.state}`);
  return [what, refundText(booking)].filter((each) => each !== null).join(' ');
}

/** What comes back of a session that is over; null where nothing is to be said about it. */
function useEndRefundText() {
  const t = useTranslations('bookPages');
  const both = useBothText();
  const amountOf = useAmountBack();
  const { state } = usePreferences();
  return ({ as, payment, price, refund, state: ended }: Booking): string | null => {
    if (!refund) return null;
    // Only of a cancelled session somebody may expect something back.
    if (refund.amountMinor === 0) return ended === 'cancelled' ? t('states.back.none') : null;
    const isAll = refund.amountMinor === price.amountMinor;
    const amount = { refund: formatMoney(refund, state.locale, 'exact') };
    const credit = payment?.credit;
    if (credit && as === 'learner' && isBoth(payment))
      return both({
        halvesBack: credit.returnedHalves,
        moneyBack: { ...refund, amountMinor: refund.amountMinor - credit.returned.amountMinor },
      });
    if (as === 'tutor' && (credit || payment?.kind === 'credit')) {
      const halvesBack =
        credit?.returnedHalves ?? (payment?.kind === 'credit' ? payment.returnedHalves : 0) ?? 0;
      const worth = credit?.returned.amountMinor ?? refund.amountMinor;
      const moneyBack = { ...refund, amountMinor: refund.amountMinor - worth };
      return t('states.back.tutorPart', { refund: amountOf({ halvesBack, moneyBack }) });
    }
    if (payment?.kind === 'credit') return t(isAll ? 'cancel.creditAll' : 'cancel.creditPart');
    if (as === 'tutor') return t(isAll ? 'states.back.tutorAll' : 'states.back.tutorPart', amount);
    if (payment?.kind === 'invoice' && !payment.paid)
      return t(isAll ? 'states.back.invoiceAll' : 'states.back.invoicePart', amount);
    return t(isAll ? 'states.back.all' : 'states.back.part', amount);
  };
}
