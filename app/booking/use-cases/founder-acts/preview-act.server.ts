import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { endOfPack, goodwillHalfOf, hasPaymentToRefund } from '#app/pricing/index.server.ts';
import { divideRefund } from '../credit/give-back-credit.server.ts';
import { moneyBackMinorOf } from '../../domain/paid-parts.ts';
import { paidByCard } from '../paying/give-back.server.ts';
import { moneyOfShares, possibleActs } from '../../domain/founder-acts.ts';
import { bookingError } from '../../model/errors.ts';
import type { ActPreview, FounderActChange } from '../../model/founder-acts-schemas.ts';
import { type CountActs, readSituation, type ActSituation } from './read-booking.server.ts';

/** What an act does to the money: refund in all and its part in money, pay, and halves of credits that come back or are given. */
export type ActEffect = {
  refundMinor: number;
  moneyBackMinor: number;
  payMinor: number;
  halves: number | null;
};

/** Shows what an act would do, in money. Read-only. Throws `unknown_booking` (404) and, as the act itself, 409. */
export async function previewAct(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { change, ...input }: { id: string; change: FounderActChange; countActs: CountActs },
): Promise<ActPreview> {
  const situation = await readSituation(db, input);
  return previewOf(db, situation, { change, now: clock.now() });
}

/** The effect of an act on the money. Throws `act_not_possible`, `refund_lower` and `nothing_changes` (409). */
export async function effectOf(
  db: Kysely<DB>,
  { booking, facts }: ActSituation,
  { change, now }: { change: FounderActChange; now: Date },
): Promise<ActEffect> {
  if (!possibleActs(facts, now).includes(change.act)) throw bookingError('act_not_possible', { status: 409 });
  const same = {
    refundMinor: booking.refundMinor ?? 0,
    moneyBackMinor: moneyBackMinorOf(booking),
    payMinor: facts.payMinor,
  };
  if (change.act === 'credit') return { ...same, halves: change.halves };
  if (change.act === 'move' || change.act === 'attended') return { ...same, halves: null };
  const money = moneyOfShares(change, facts);
  if (typeof money === 'string') throw bookingError(money, { status: 409 });
  const { refundMinor, moneyMinor, halves } = await divideRefund(db, booking, money.refundMinor);
  const goesToCard = booking.payment === 'card' && moneyMinor > same.moneyBackMinor;
  if (goesToCard && !(await hasPaymentToRefund({ db }, paidByCard(booking))))
    throw bookingError('act_not_possible', { status: 409 });
  return { refundMinor, moneyBackMinor: moneyMinor, payMinor: money.payMinor, halves };
}

export async function previewOf(
  db: Kysely<DB>,
  situation: ActSituation,
  { change, now }: { change: FounderActChange; now: Date },
): Promise<ActPreview> {
  const { booking, facts, version } = situation;
  const { priceMinor, currency, startsAt, endsAt } = booking;
  const effect = await effectOf(db, situation, { change, now });
  const money = (amountMinor: number) => ({ amountMinor, currency });
  const refundBefore = booking.refundMinor ?? 0;
  const start = change.act === 'move' ? new Date(change.start) : null;
  return {
    family: { before: money(refundBefore), after: money(effect.refundMinor) },
    back: backOf(situation, change, { effect, now }),
    tutor: { before: money(facts.payMinor), after: money(effect.payMinor) },
    platform: {
      before: money(priceMinor - refundBefore - facts.payMinor),
      after: money(priceMinor - effect.refundMinor - effect.payMinor),
    },
    time: start && {
      start: start.toISOString(),
      end: new Date(start.getTime() + endsAt.getTime() - startsAt.getTime()).toISOString(),
    },
    version,
  };
}

function backOf(
  { booking, tutor }: ActSituation,
  change: FounderActChange,
  { effect, now }: { effect: ActEffect; now: Date },
): ActPreview['back'] {
  const { currency, payment } = booking;
  if (change.act === 'credit') {
    const amountMinor = change.halves * goodwillHalfOf(hourOf({ booking, tutor }), currency);
    return {
      as: 'gift',
      halves: change.halves,
      worth: { amountMinor, currency },
      until: endOfPack(now).toISOString(),
    };
  }
  if (payment === null || effect.refundMinor === (booking.refundMinor ?? 0)) return null;
  const moneyMinor = effect.moneyBackMinor - moneyBackMinorOf(booking);
  return {
    as: payment,
    halves: effect.halves,
    // Beside the halves of a session that credits and money paid.
    worth: effect.halves !== null && moneyMinor > 0 ? { amountMinor: moneyMinor, currency } : null,
    until: null,
  };
}

/** The tutor’s price of an hour in the booking’s currency; without one, what the booking costs by the hour. */
export function hourOf({ booking, tutor }: Pick<ActSituation, 'booking' | 'tutor'>): number {
  const minutes = (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000;
  return (
    tutor.prices.session[booking.currency] ?? Math.max(1, Math.round((booking.priceMinor * 60) / minutes))
  );
}
