import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { longDayOf, spanOf } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { showToast } from '#app/ui/toast.ts';
import { bookingQuery, cancelBooking, cancellationQuery } from '../api/client.ts';
import type { Booking, Cancellation } from '../model/schemas.ts';
import { AskDialog } from './ask-dialog.tsx';

/** Shows the refund, then asks for confirmation. Closing changes nothing. Needs the texts `bookPages`. */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTranslations('bookPages');
  const queries = useQueryClient();
  const preview = useQuery(cancellationQuery(booking.id));
  const cancel = useSingleMutation({
    networkMode: 'always',
    mutationFn: (refundMinor: number) => cancelBooking(booking.id, refundMinor),
    onSuccess: (answer) => {
      queries.setQueryData(bookingQuery(booking.id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['booking', 'list'] });
      // In a list the session has disappeared by now, so the result is shown here.
      const { data: shown } = preview;
      const description = shown && ((wentBefore(shown) && beforeText(shown)) || refundText(shown));
      showToast({ title: t('states.cancelled'), ...(description && { description }) });
      onClose();
    },
    // Free cancellation may have ended since the preview: reload it.
    onError: () => void preview.refetch(),
  });
  const refundText = useRefundText(booking);
  const beforeText = useBeforeText();
  const { data } = preview;
  return (
    <AskDialog
      title={t('cancel.title')}
      error={cancel.error ?? preview.error}
      keep={t('cancel.keep')}
      onClose={onClose}
      actions={
        <button
          type="button"
          className="btn btn-danger"
          disabled={!data || cancel.isPending}
          onClick={() => data && cancel.mutate(data.refund.amountMinor)}
        >
          {cancel.isPending ? t('cancel.cancelling') : t('cancel.confirm')}
        </button>
      }
    >
      {data && (
        <>
          <Which booking={booking} />
          <Refund cancellation={data} booking={booking} text={refundText(data)} />
        </>
      )}
    </AskDialog>
  );
}

/** Time and tutor of the session. */
function Which({ booking }: { booking: Booking }) {
  const { state, timeZone } = usePreferences();
  const { as, start, end, tutor, learner } = booking;
  const place = { locale: state.locale, timeZone };
  const other = as === 'learner' ? tutor.name : learner;
  return (
    <p className="num session-meant">
      {longDayOf(start, place)}, <span className="nw">{spanOf(start, end, place)}</span>
      {other && ` · ${other}`}
    </p>
  );
}

/** Sentence about the refund. An unpaid invoice is reduced, not refunded. */
function useRefundText({ as, payment }: Pick<Booking, 'as' | 'payment'>) {
  const t = useTranslations('bookPages.cancel');
  const { state } = usePreferences();
  const both = useBothText();
  const amountOf = useAmountBack();
  return (cancellation: Pick<Cancellation, 'share' | 'refund' | 'halvesBack' | 'moneyBack'>) => {
    const { share, refund } = cancellation;
    const amount = { refund: formatMoney(refund, state.locale, 'exact') };
    if (isBoth(payment) && as === 'learner' && share !== 'none') return both(cancellation);
    if (payment?.kind === 'credit' && as === 'tutor' && !isBoth(payment)) return t('creditTutor');
    if (payment?.kind === 'credit' && share !== 'none')
      return t(share === 'all' ? 'creditAll' : 'creditPart');
    if (as === 'tutor') return t('asTutor', isBoth(payment) ? { refund: amountOf(cancellation) } : amount);
    if (payment?.kind !== 'invoice' || payment.paid || share === 'none') return t(share, amount);
    return t(share === 'all' ? 'invoiceAll' : 'invoicePart', amount);
  };
}

/** Paid by credits, but not by one whole credit alone. */
export const isBoth = (payment: Booking['payment']): boolean =>
  payment?.credit !== undefined && (payment.kind !== 'credit' || payment.credit.halves !== 2);

/** Sentence about the credits and the money that come back. */
export const useBothText = () => useCreditsAndMoney('bothBack');

/** The credits and the money that come back, as a part of a sentence. */
export const useAmountBack = () => useCreditsAndMoney('amount');

function useCreditsAndMoney(text: 'bothBack' | 'amount') {
  const t = useTranslations('bookPages.cancel');
  const { state } = usePreferences();
  return ({ halvesBack, moneyBack }: Pick<Cancellation, 'halvesBack' | 'moneyBack'>): string =>
    t(text, {
      halves: halvesBack ?? 0,
      credits: (halvesBack ?? 0) / 2,
      with: moneyBack.amountMinor > 0 ? 'money' : 'nothing',
      money: formatMoney(moneyBack, state.locale, 'exact'),
    });
}

/** Refund preview in the words of the cancelling side. Needs the texts `bookPages`. */
export function Refund(props: { cancellation: Cancellation; booking: Booking; text: string }) {
  const { cancellation, booking, text } = props;
  const t = useTranslations('bookPages');
  const { state } = usePreferences();
  const due = formatMoney(cancellation.stillDue, state.locale, 'exact');
  const isSettled = booking.payment?.kind === 'invoice' && booking.payment.paid;
  if (booking.as === 'tutor') return <p>{text}</p>;
  if (booking.payment?.kind === 'card')
    return (
      <RefundToCard
        cancellation={cancellation}
        text={text}
        to={booking.payment.credit ? 'moneyToCard' : 'toCard'}
      />
    );
  return (
    <>
      <p>
        <b>{text}</b>
      </p>
      {isSettled ? (
        <TransferBack cancellation={cancellation} />
      ) : (
        cancellation.stillDue.amountMinor > 0 && <p className="muted">{t('cancel.stillDue', { due })}</p>
      )}
    </>
  );
}

/** For a paid invoice: the part in money comes by transfer. */
function TransferBack({ cancellation: { share, moneyBack } }: { cancellation: Cancellation }) {
  const t = useTranslations('bookPages.cancel');
  if (share === 'none') return <p className="muted">{t('nothingBack')}</p>;
  return moneyBack.amountMinor > 0 ? <p className="muted">{t('transferred')}</p> : null;
}

/** For a paid session: the refund to the card, less what was already returned. */
function RefundToCard({
  cancellation,
  text,
  to,
}: {
  cancellation: Cancellation;
  text: string;
  to: 'toCard' | 'moneyToCard';
}) {
  const t = useTranslations('bookPages.cancel');
  if (wentBefore(cancellation)) return <WentBefore cancellation={cancellation} />;
  return (
    <>
      <p>
        <b>{text}</b>
      </p>
      <p className="muted">{t(cancellation.share === 'none' ? 'nothingBack' : to)}</p>
      <WentBefore cancellation={cancellation} />
    </>
  );
}

/** Part of the refund already returned to the card, worded as in the email. */
export function WentBefore({ cancellation }: { cancellation: Back }) {
  const text = useBeforeText()(cancellation);
  return text === null ? null : <p>{text}</p>;
}

type Back = Pick<Cancellation, 'before' | 'refund' | 'moneyBack' | 'halvesBack'>;

/** Whether the whole refund was already returned, so that nothing more is paid out. */
const wentBefore = ({ before, moneyBack, halvesBack }: Back): boolean =>
  before?.amountMinor === moneyBack.amountMinor && halvesBack === null;

function useBeforeText() {
  const t = useTranslations('bookPages.cancel');
  const { state } = usePreferences();
  return (back: Back): string | null => {
    const { before, moneyBack } = back;
    if (!before) return null;
    const rest = moneyBack.amountMinor - before.amountMinor;
    const money = (amountMinor: number) => formatMoney({ ...moneyBack, amountMinor }, state.locale, 'exact');
    const sums = { before: money(before.amountMinor), rest: money(rest) };
    return t(wentBefore(back) ? 'allBefore' : 'partBefore', sums);
  };
}
