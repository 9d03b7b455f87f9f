import type { Money } from '#app/platform/money.ts';
import type { Currency } from '#app/preferences/index.ts';
import { creditMonths, lowestPrice } from './price-book.ts';

/** A credit is one session of 60 minutes. It is kept in halves, so that half of it can come back. */
export const HALVES_PER_CREDIT = 2;
export const CREDITS_PER_PACK = 5;
export const HALVES_PER_PACK = CREDITS_PER_PACK * HALVES_PER_CREDIT;

/** A credit that comes back after its pack is over can be used this many days more. */
export const GRACE_DAYS = 30;
/** So long after buying what was not used of a pack can be given back. */
export const GIVE_BACK_DAYS = 14;
/** So many days before the end of a pack its owner is told. */
export const TOLD_DAYS = 30;

const DAY = 86_400_000;
export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY);

/**
 * What five sessions with a tutor cost: five times their hour, less what the price book's pack saves over five of its own hours, rounded
 * down so that each half credit has a whole value. At the lowest price it is exactly the book's pack.
 */
export function packPrice(sessionMinor: number, currency: Currency): Money {
  const saving =
    CREDITS_PER_PACK * lowestPrice('session', currency).amountMinor -
    lowestPrice('five', currency).amountMinor;
  const whole = CREDITS_PER_PACK * sessionMinor - saving;
  return { amountMinor: whole - (whole % HALVES_PER_PACK), currency };
}

/** The same day and time twelve months later (UTC); the 29th of February becomes the 28th. */
export function endOfPack(boughtAt: Date): Date {
  const end = new Date(boughtAt);
  end.setUTCMonth(end.getUTCMonth() + creditMonths);
  if (end.getUTCDate() !== boughtAt.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** A pack as far as using it goes. */
export type Pack = {
  id: string;
  tutorId: string;
  /** The hour that the pack was made for. */
  sessionMinor: number;
  halfValueMinor: number;
  currency: Currency;
  expiresAt: Date;
  balance: number;
};

/** A session with a tutor and what their hour costs today, per currency. */
export type SessionToPay = {
  tutorId: string;
  sessionType: string;
  hourMinor: Partial<Record<Currency, number>>;
};

/**
 * A pack is good for sessions of 60 minutes with its own tutor, whatever they cost by now, and with every other tutor whose hour costs
 * no more than the hour that it was made for.
 */
export function isGoodFor(pack: Pack, session: SessionToPay, now: Date): boolean {
  if (session.sessionType !== 'session' || pack.balance <= 0 || now >= pack.expiresAt) return false;
  if (pack.tutorId === session.tutorId) return true;
  const hour = session.hourMinor[pack.currency];
  return hour !== undefined && hour <= pack.sessionMinor;
}

/** Halves of one pack. */
export type CreditPart = {
  packId: string;
  halves: number;
  halfValueMinor: number;
  currency: Currency;
  expiresAt: Date;
};

/**
 * From which packs one credit is taken: what ends first goes first; both halves in one currency. Null when there is no whole credit.
 */
export function creditFrom(packs: readonly Pack[]): CreditPart[] | null {
  const soonest = packs.toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime());
  for (const { currency } of soonest) {
    const parts = partsOf(soonest.filter((pack) => pack.currency === currency));
    if (parts) return parts;
  }
  return null;
}

function partsOf(packs: readonly Pack[]): CreditPart[] | null {
  let missing = HALVES_PER_CREDIT;
  const parts: CreditPart[] = [];
  for (const pack of packs) {
    const halves = Math.min(missing, pack.balance);
    if (halves > 0) parts.push({ packId: pack.id, halves, ...pick(pack) });
    missing -= halves;
  }
  return missing === 0 ? parts : null;
}

const pick = ({ halfValueMinor, currency, expiresAt }: Pack) => ({ halfValueMinor, currency, expiresAt });

/** How many whole credits there are, none of it counted twice. */
export function wholeCredits(packs: readonly Pack[]): number {
  const perCurrency = Map.groupBy(packs, ({ currency }) => currency);
  return [...perCurrency.values()]
    .map((group) => Math.floor(sum(group.map(({ balance }) => balance)) / HALVES_PER_CREDIT))
    .reduce((all, each) => all + each, 0);
}

/** How many halves come back for a share: half a credit for the part that late cancelling gives back. */
export const halvesBack = (share: 'all' | 'part' | 'none', lateRefundPercent: number): number =>
  share === 'all'
    ? HALVES_PER_CREDIT
    : share === 'none'
      ? 0
      : Math.ceil((HALVES_PER_CREDIT * lateRefundPercent) / 100);

/** Where so many halves of what was spent go back to: to what ends last first, which is best for its owner. */
export function partsBack(spent: readonly CreditPart[], halves: number): CreditPart[] {
  let missing = halves;
  return spent
    .toSorted((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime())
    .flatMap((part) => {
      const back = Math.min(missing, part.halves);
      missing -= back;
      return back > 0 ? [{ ...part, halves: back }] : [];
    });
}

/** What parts are worth, at what was paid for them. */
export const valueOf = (parts: readonly CreditPart[]): number =>
  sum(parts.map(({ halves, halfValueMinor }) => halves * halfValueMinor));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
