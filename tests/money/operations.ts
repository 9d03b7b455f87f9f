import { book, bookSeries, payCheckout, startIn } from './book.ts';
import { invoiceOf, type MoneyFacts } from './facts.ts';
import type { MoneyOperation } from './generate.ts';
import type { MoneyRun } from './money-run.ts';
import { expectOutcome, isAccepted, pick } from './outcome.ts';
import { checkRefundsWait, performOutside } from './outside.ts';
import { buyPack, decideLine, giveBack, payOut } from './pay-and-credits.ts';
import { prices, type MoneyResponse } from './product.ts';
import {
  decisionOf,
  end,
  endOf,
  endOfPack,
  mayCancel,
  mayClaim,
  owedOf,
  refundNow,
  settleTime,
  uphold,
  type ReferenceBooking,
  type MoneySide,
  type ReferenceState,
} from './reference.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Performs an operation with the product and the reference; returns the faults that its response shows. */
export async function perform(
  run: MoneyRun,
  operation: MoneyOperation,
  facts: MoneyFacts,
): Promise<string[]> {
  const { product, reference } = run;
  // Each operation takes a millisecond, so that no two instants are the same or exactly a period apart.
  reference.now += 1;
  product.app.clock.set(new Date(reference.now));
  const { now } = reference;
  run.touched = null;
  switch (operation.does) {
    case 'wait':
      reference.now += operation.minutes * MINUTE;
      product.app.clock.set(new Date(reference.now));
      return [];
    case 'jobs': {
      settleTime(reference);
      await product.runJobs();
      run.jobsAt = now;
      const faults = await checkRefundsWait(product, facts);
      await product.deliverAll();
      return faults;
    }
    case 'book':
      return book(run, operation);
    case 'series':
      return bookSeries(run, operation);
    case 'payLate': {
      const open = pick(run.checkouts, operation.at);
      if (!open) return [];
      run.checkouts = run.checkouts.filter((each) => each !== open);
      return payCheckout(run, open);
    }
    case 'replay': {
      const event = pick(product.stripe.deliveries.sent, operation.at);
      if (!event) return [];
      for (let time = 0; time < operation.times; time += 1) await product.take(event);
      return [];
    }
    case 'buyPack':
      return buyPack(run, operation);
    case 'giveBack':
      return giveBack(run, operation, facts);
    case 'refundByHand':
    case 'dispute':
    case 'disputeStep':
    case 'sendBack':
    case 'deliver':
    case 'settleRefund':
    case 'decideDispute':
      return performOutside(run, operation, facts);
    case 'endPack': {
      const pack = pick(reference.packs, operation.at);
      reference.now = Math.max(reference.now, (pack?.end ?? 0) - operation.hoursBefore * HOUR);
      product.app.clock.set(new Date(reference.now));
      return [];
    }
    case 'markInvoice': {
      const owing = reference.sales.filter(
        (sale) =>
          sale.payment === 'invoice' &&
          (operation.isPaid
            ? owedOf(sale) > 0
            : sale.isMarkedPaid && !sale.notes.some((note) => note.isSent)),
      );
      const sale = pick(owing, operation.at);
      const invoice = sale && invoiceOf(facts, sale);
      if (!sale || !invoice?.number) return [];
      const body = { paid: operation.isPaid };
      const answer = await product.call('founder', 'PATCH', `/founders/invoices/${invoice.id}`, body);
      sale.isMarkedPaid = operation.isPaid;
      for (const note of sale.notes) note.isAfterPayment = false;
      return expectOutcome('marking an invoice', answer, true);
    }
    case 'markNote': {
      const notes = reference.sales.flatMap((sale) =>
        sale.notes.filter((each) => each.isAfterPayment && !each.isSent).map((note) => ({ sale, note })),
      );
      const chosen = pick(notes, operation.at);
      const invoice = chosen && invoiceOf(facts, chosen.sale);
      // Notes in the order in which they were made; one of the same amount from before the payment is not to be sent.
      const stored = facts.invoices
        .filter(({ corrects }) => corrects === invoice?.id)
        .find(
          ({ total_minor, is_settled, number }, position) =>
            chosen?.sale.notes[position]?.isAfterPayment &&
            total_minor === chosen.note.amount &&
            !is_settled &&
            number !== null,
        );
      if (!chosen || !stored) return [];
      const answer = await product.call('founder', 'PATCH', `/founders/invoices/${stored.id}`, {
        paid: true,
      });
      if (!isAccepted(answer)) return expectOutcome('sending back what a credit note says', answer, true);
      chosen.note.isSent = true;
      return [];
    }
    case 'payOut':
      return payOut(run, operation);
    case 'decideLine':
      return decideLine(run, operation, facts);
    default: {
      const booking = pick(candidatesFor(operation, reference), operation.at);
      if (!booking) return [];
      run.touched = booking;
      return change(run, booking, operation, now);
    }
  }
}

type OnBooking = Extract<
  MoneyOperation,
  {
    does:
      | 'cancel'
      | 'cancelRest'
      | 'move'
      | 'claim'
      | 'object'
      | 'agree'
      | 'attended'
      | 'decide'
      | 'founderAct'
      | 'founderMove'
      | 'grantCredit';
  }
>;

/** Mostly sessions on which the operation can have an effect, sometimes any. */
function candidatesFor(operation: OnBooking, { bookings, now }: ReferenceState): readonly ReferenceBooking[] {
  if (operation.at % 5 === 0) return bookings;
  const likely = bookings.filter((booking) => mayConcern(operation, booking, now));
  return likely.length > 0 ? likely : bookings;
}

function mayConcern(operation: OnBooking, booking: ReferenceBooking, now: number): boolean {
  const { state, seriesId, start, claim: open } = booking;
  switch (operation.does) {
    case 'grantCredit':
      return true;
    case 'decide':
      return open !== null;
    case 'object':
    case 'agree':
      return open !== null && open.by !== operation.by;
    case 'claim':
      return open !== null || mayClaim(booking, now);
    case 'cancelRest':
      return seriesId !== null && state === 'confirmed' && start > now;
    case 'founderAct':
      if (operation.act === 'settle') return open !== null;
      if (operation.act === 'cancel') return mayCancel(booking, now);
      if (operation.act === 'attended') return mayClaim(booking, now);
      return true;
    default:
      return state === 'confirmed';
  }
}

async function change(
  run: MoneyRun,
  booking: ReferenceBooking,
  operation: OnBooking,
  now: number,
): Promise<string[]> {
  const { product, reference } = run;
  const path = `/bookings/${booking.id}`;
  const callerOf = (side: MoneySide) =>
    side === 'learner' ? { family: booking.family } : { tutor: booking.tutor };
  switch (operation.does) {
    case 'cancel': {
      const caller = callerOf(operation.by);
      const may = mayCancel(booking, now);
      const refund = refundNow(booking, operation.by, now);
      const preview = await product.call(caller, 'GET', `${path}/cancellation`);
      const answer = await product.call(caller, 'POST', `${path}/cancel`, {});
      const faults = [
        ...expectOutcome(`previewing as ${operation.by}`, preview, may),
        ...expectOutcome(`cancelling as ${operation.by}`, answer, may),
      ];
      if (!isAccepted(answer)) return faults;
      end(reference, booking, { state: 'cancelled', refund });
      const shown = (preview.body.cancellation as { refund: { amountMinor: number } }).refund.amountMinor;
      if (shown !== booking.refund) faults.push(`the preview says ${shown}, not ${booking.refund}`);
      if (operation.isTwice)
        faults.push(
          ...expectOutcome(
            'cancelling again',
            await product.call(caller, 'POST', `${path}/cancel`, {}),
            false,
          ),
        );
      return faults;
    }
    case 'cancelRest': {
      if (!booking.seriesId) return [];
      const rest = reference.bookings.filter(
        (each) => each.seriesId === booking.seriesId && each.state === 'confirmed' && each.start > now,
      );
      const caller = callerOf(operation.by);
      const answer = await product.call(caller, 'POST', `/bookings/series/${booking.seriesId}/cancel`, {});
      const faults = expectOutcome('cancelling the rest of a series', answer, rest.length > 0);
      if (isAccepted(answer))
        for (const each of rest)
          end(reference, each, { state: 'cancelled', refund: refundNow(each, operation.by, now) });
      return faults;
    }
    case 'move': {
      const start = startIn(now, operation.hours);
      const isSame = start === booking.start && booking.state === 'confirmed';
      const limit = Math.min(booking.start, booking.firstStart) - DAY;
      const may =
        isSame || (booking.state === 'confirmed' && now < booking.start && now <= limit && booking.moves < 2);
      const answer = await product.call({ family: booking.family }, 'POST', `${path}/move`, {
        start: new Date(start).toISOString(),
        timeZone: 'Europe/London',
      });
      if (isAccepted(answer) && !isSame) {
        booking.start = start;
        booking.moves += 1;
      }
      return expectOutcome('moving', answer, may ? null : false);
    }
    case 'claim':
      return claim(run, booking, operation);
    case 'object': {
      const open = booking.claim;
      const may =
        open !== null && open.by !== operation.by && (open.isObjected || now <= open.at + 72 * HOUR);
      const answer = await product.call(callerOf(operation.by), 'POST', `${path}/absence/objection`, {});
      if (isAccepted(answer) && open) Object.assign(open, { isObjected: true, isDisputed: true });
      return expectOutcome('objecting', answer, may);
    }
    case 'agree': {
      const open = booking.claim;
      const may = open !== null && open.by !== operation.by && open.absent === operation.by;
      const answer = await product.call(callerOf(operation.by), 'POST', `${path}/absence/agreement`, {});
      if (may && open) uphold(run.reference, booking, open.absent);
      return expectOutcome('agreeing', answer, may);
    }
    case 'attended':
      await product.recordAttendance(booking.tutor, booking.id).then(
        () => {
          booking.hasEvidence = true;
        },
        () => undefined,
      );
      return [];
    case 'founderAct':
      return actAsFounder(run, booking, operation);
    case 'founderMove':
      return moveAsFounder(run, booking, operation);
    case 'grantCredit':
      return grantCredit(run, booking, operation);
    case 'decide': {
      const { isUpheld: upheld, familyPercent, tutorPercent } = operation;
      const answer = await product.call(
        'founder',
        'POST',
        `/founders/absence-claims/${booking.id}/decision`,
        {
          upheld,
          familyPercent,
          tutorPercent,
          reason: 'Both statements were read.',
        },
      );
      const may = booking.claim !== null;
      if (isAccepted(answer)) decideClaim(run, booking, operation);
      return expectOutcome('deciding', answer, may);
    }
  }
}

/** Carries out a founder’s act on the version of the booking that is shown. */
async function requestAct(
  { product }: MoneyRun,
  { id }: ReferenceBooking,
  change: Record<string, unknown>,
): Promise<MoneyResponse> {
  const path = `/founders/bookings/${id}`;
  const { version } = (await product.call('founder', 'GET', path)).body.booking as { version: string };
  const reason = 'Both sides were heard.';
  return product.call('founder', 'POST', `${path}/acts?timeZone=UTC`, { change, reason, version });
}

/** At most sixty acts an hour are carried out. */
const expectAct = (what: string, answer: MoneyResponse, mayHappen: boolean | null) =>
  expectOutcome(what, answer, answer.status === 429 ? null : mayHappen);

/**
 * A founder cancels, refunds in part, marks as attended or settles a claim. Only settling moves money while a claim is open, and a refund is
 * never lowered.
 */
async function actAsFounder(
  run: MoneyRun,
  booking: ReferenceBooking,
  operation: MoneyOperation & { does: 'founderAct' },
): Promise<string[]> {
  const { reference } = run;
  const { act, isUpheld: upheld, familyPercent, tutorPercent } = operation;
  const shares = { familyPercent, tutorPercent };
  if (act === 'attended') {
    const answer = await requestAct(run, booking, { act });
    if (isAccepted(answer)) {
      booking.hasEvidence = true;
      if (booking.claim) booking.claim.isDisputed = true;
    }
    return expectAct('marking as attended', answer, null);
  }
  if (act === 'settle') {
    const answer = await requestAct(run, booking, { act, upheld, ...shares });
    const may = booking.claim !== null;
    if (isAccepted(answer)) decideClaim(run, booking, operation);
    return expectAct('settling a claim', answer, may);
  }
  const answer = await requestAct(run, booking, { act, ...shares });
  const { refund, earning } = decisionOf(booking, operation);
  const earned = booking.lines.reduce((sum, { amount }) => sum + amount, 0);
  const isOver = booking.state !== 'confirmed' || reference.now >= endOf(booking);
  const isSame = booking.state !== 'confirmed' && refund === (booking.refund ?? 0) && earning === earned;
  const may =
    act === 'cancel'
      ? mayCancel(booking, reference.now)
      : !booking.claim && isOver && refund >= (booking.refund ?? 0) && !isSame;
  if (isAccepted(answer)) {
    const ended = booking.state === 'confirmed' ? 'completed' : booking.state;
    booking.wasDecided = true;
    end(reference, booking, { state: act === 'cancel' ? 'cancelled' : ended, refund, earning });
  }
  return expectAct(`a founder’s ${act}`, answer, may);
}

function decideClaim(
  { reference }: MoneyRun,
  booking: ReferenceBooking,
  decision: { isUpheld: boolean; familyPercent: number; tutorPercent: number },
): void {
  if (!booking.claim) return;
  const { refund, earning } = decisionOf(booking, decision);
  booking.absent = decision.isUpheld ? booking.claim.absent : null;
  end(reference, booking, { state: decision.isUpheld ? 'no_show' : 'completed', refund, earning });
}

/** "A move by a founder is free and not counted." Possible until the start. */
async function moveAsFounder(
  run: MoneyRun,
  booking: ReferenceBooking,
  { hours }: { hours: number },
): Promise<string[]> {
  const { now } = run.reference;
  const start = startIn(now, hours);
  const answer = await requestAct(run, booking, { act: 'move', start: new Date(start).toISOString() });
  const may = booking.state === 'confirmed' && now < booking.start;
  if (isAccepted(answer)) booking.start = start;
  return expectAct('moving as a founder', answer, may ? null : false);
}

/** Credits as a gift: no price, no invoice, each half worth half an hour with the tutor. */
async function grantCredit(
  run: MoneyRun,
  booking: ReferenceBooking,
  { halves }: { halves: number },
): Promise<string[]> {
  const { product, reference } = run;
  const answer = await requestAct(run, booking, { act: 'credit', halves });
  if (!isAccepted(answer)) return expectAct('giving credits', answer, true);
  const { rows } = await product.app.pool.query<{ id: string }>(
    `select id from app.credit_packs where payment = 'goodwill' and id <> all($1)`,
    [reference.packs.map(({ id }) => id)],
  );
  const { family, tutor, currency } = booking;
  const step = currency === 'COP' ? 100 : 1;
  const hour = prices[tutor]?.[currency as 'GBP' | 'COP'][60] ?? 0;
  const halfValue = Math.floor(hour / 2 / step) * step;
  const end = endOfPack(reference.now);
  for (const { id } of rows) reference.packs.push({ id, family, sale: null, halfValue, end });
  reference.halves[family] = (reference.halves[family] ?? 0) + halves;
  return rows.length === 1 ? [] : [`${rows.length} packs were given`];
}

async function claim(
  { product, reference }: MoneyRun,
  booking: ReferenceBooking,
  { by, absent }: { by: MoneySide; absent: MoneySide },
): Promise<string[]> {
  const { now } = reference;
  const caller = by === 'learner' ? { family: booking.family } : { tutor: booking.tutor };
  const answer = await product.call(caller, 'POST', `/bookings/${booking.id}/absence`, { absent });
  const result = (may: boolean) =>
    expectOutcome(`claiming that the ${absent} was absent as ${by}`, answer, may);
  const open = booking.claim;
  if (by === 'learner' && absent === 'learner') return result(false);
  if (booking.absent !== null) return result(booking.absent === absent);
  if (booking.wasDecided) return result(false);
  if (open && by === absent) {
    uphold(reference, booking, absent);
    return result(true);
  }
  if (open && open.by !== by) {
    const may = open.isObjected || now <= open.at + 72 * HOUR;
    if (may) Object.assign(open, { isObjected: true, isDisputed: true });
    return result(may);
  }
  if (open) return result(true);
  if (!mayClaim(booking, now)) return result(false);
  if (by === absent) {
    uphold(reference, booking, absent);
  } else booking.claim = { absent, by, at: now, isObjected: false, isDisputed: booking.hasEvidence };
  return result(true);
}
