import { type Money, smallestAmount } from '#app/platform/money.ts';
import type { Currency } from '#app/preferences/index.ts';
import { creditMonths, lowestPrice } from './price-book.ts';

/** A credit is one session of 60 minutes. Stored in halves, so that half a credit can be returned. */
export const HALVES_PER_CREDIT = 2;
/** Numbers of credits that are sold together. */
export const packSizes = [5, 10] as const;
export type PackSize = (typeof packSizes)[number];

/** Extra days of validity for a credit returned after its pack has expired. */
export const GRACE_DAYS = 30;
/** Days before the end of a pack at which its owner is notified. */
export const EXPIRY_NOTICE_DAYS = 30;

const DAY = 86_400_000;
export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY);

/**
 * Price of a pack with a tutor. Five sessions cost five times the hourly price, less the price book’s pack discount, rounded down so that each
 * half credit has a value that can be paid; at the lowest price this equals the book’s pack price. A credit costs the same in a larger pack.
 */
export function packPrice(sessionMinor: number, currency: Currency, credits: PackSize): Money {
  const saving = 5 * lowestPrice('session', currency).amountMinor - lowestPrice('five', currency).amountMinor;
  const perHalf = (5 * sessionMinor - saving) / (5 * HALVES_PER_CREDIT);
  const step = smallestAmount(currency);
  const halfMinor = Math.floor(perHalf / step) * step;
  return { amountMinor: halfMinor * credits * HALVES_PER_CREDIT, currency };
}

/** Value of half a credit given for goodwill: half an hour with the tutor, rounded down to whole minor units, in COP to whole pesos. */
export function goodwillHalfOf(sessionMinor: number, currency: Currency): number {
  const step = currency === 'COP' ? 100 : 1;
  return Math.floor(sessionMinor / HALVES_PER_CREDIT / step) * step;
}

/** The same day and time twelve months later (UTC); the 29th of February becomes the 28th. */
export function endOfPack(boughtAt: Date): Date {
  const end = new Date(boughtAt);
  end.setUTCMonth(end.getUTCMonth() + creditMonths);
  if (end.getUTCDate() !== boughtAt.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** The part of a pack that its use depends on. */
export type Pack = {
  id: string;
  tutorId: string;
  /** Hourly price for which the pack was sold. */
  sessionMinor: number;
  halfValueMinor: number;
  currency: Currency;
  expiresAt: Date;
  balance: number;
};

/** A session with a tutor and the tutor’s current hourly price per currency. */
export type SessionToPay = {
  tutorId: string;
  sessionType: string;
  hourMinor: Partial<Record<Currency, number>>;
};

/**
 * A pack is valid for 60-minute sessions with its own tutor at any current price, and with other tutors whose hour costs no more than the
 * hour of the pack.
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

/** Packs from which one credit is taken: earliest expiry first, both halves in one currency. Null without a whole credit. */
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

/** Number of whole credits. */
export function wholeCredits(packs: readonly Pack[]): number {
  const perCurrency = Map.groupBy(packs, ({ currency }) => currency);
  return [...perCurrency.values()]
    .map((group) => Math.floor(sum(group.map(({ balance }) => balance)) / HALVES_PER_CREDIT))
    .reduce((all, each) => all + each, 0);
}

/** Value of the parts at the price paid for them. */
export const valueOf = (parts: readonly CreditPart[]): number =>
  sum(parts.map(({ halves, halfValueMinor }) => halves * halfValueMinor));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
