import { openMinutes, type DatedException, type Minutes, type Schedule } from './schedule.ts';
import {
  bookingBounds,
  claimOf,
  liesInside,
  openFrom,
  sessionsPerDate,
  startsOn,
  type TimeClaim,
  type Slot,
} from './slots.ts';
import { addDays, dateIn, startOfDay, type IsoDate, type TimeSpan } from './zone-day.ts';

/** A rule that prevents a booking, with its data. Instants in milliseconds since the epoch. */
export type BookingObstacle =
  | { rule: 'length'; minutes: number; offered: readonly number[] }
  | { rule: 'past' }
  /** Nothing can be booked before `from`. */
  | { rule: 'notice'; from: number; minutes: number }
  | { rule: 'window'; lastDay: IsoDate; days: number }
  /** The hours of that date do not hold the session. */
  | { rule: 'hours'; date: IsoDate; open: readonly Minutes[] }
  /** The week would hold it; these dates take it away. */
  | { rule: 'closed'; exceptions: readonly DatedException[] }
  /** Sessions begin at other minutes: the nearest before and after, where there are such. */
  | { rule: 'grid'; before: number | null; after: number | null }
  | { rule: 'booked' | 'held'; session: Slot }
  /** Only the pause around another session, or the one around this, is in the way. */
  | { rule: 'buffer'; session: Slot }
  | { rule: 'daily_limit'; date: IsoDate; sessions: number; limit: number };

export type BookingRule = BookingObstacle['rule'];

/** Why somebody who books cannot have a time, the reason that matters most first. */
export const unavailableReasons = [
  'past',
  'too_soon',
  'not_open_yet',
  'closed',
  'taken',
  'day_full',
] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];

const reasonOfRule: Record<BookingRule, UnavailableReason> = {
  past: 'past',
  notice: 'too_soon',
  window: 'not_open_yet',
  length: 'closed',
  hours: 'closed',
  closed: 'closed',
  grid: 'closed',
  booked: 'taken',
  held: 'taken',
  buffer: 'taken',
  daily_limit: 'day_full',
};

/** The reason to give for these obstacles. Without any the time has just been released, and `taken` was true a moment ago. */
export function mainReason(obstacles: readonly BookingObstacle[]): UnavailableReason {
  const reasons = new Set(obstacles.map(({ rule }) => reasonOfRule[rule]));
  return unavailableReasons.find((reason) => reasons.has(reason)) ?? 'taken';
}

/** The first instant at which a time on this date of the tutor is inside the booking window: midnight, `windowDays` before. */
export const opensAt = ({ zone, windowDays }: Schedule, start: number): number =>
  startOfDay(zone, addDays(dateIn(zone, start), -windowDays));

/**
 * All rules that prevent a session; empty exactly if the slot engine offers it. The grid is only checked inside open hours: outside there is
 * none.
 */
export function findObstacles(
  schedule: Schedule,
  claims: readonly TimeClaim[],
  session: { start: number; minutes: number; now: number },
): BookingObstacle[] {
  const slot = { start: session.start, end: session.start + session.minutes * 60_000 };
  return [
    ...byLength(schedule, session.minutes),
    ...byTime(schedule, session),
    ...byHours(schedule, slot),
    ...byPromises(schedule, claims, slot),
    ...byDay(schedule, claims, slot),
  ];
}

function byLength({ lengths }: Schedule, minutes: number): BookingObstacle[] {
  return lengths.includes(minutes) ? [] : [{ rule: 'length', minutes, offered: lengths }];
}

function byTime(schedule: Schedule, { start, now }: { start: number; now: number }): BookingObstacle[] {
  const { from, to } = bookingBounds(schedule, now);
  const { notice, windowDays, zone } = schedule;
  if (start < now) return [{ rule: 'past' }];
  return [
    ...(start < from ? [{ rule: 'notice' as const, from, minutes: notice }] : []),
    ...(start >= to
      ? [{ rule: 'window' as const, lastDay: addDays(dateIn(zone, now), windowDays), days: windowDays }]
      : []),
  ];
}

function byHours(schedule: Schedule, slot: Slot): BookingObstacle[] {
  const date = dateIn(schedule.zone, slot.start);
  if (liesInside(openFrom(schedule, date), slot)) return byGrid(schedule, date, slot);
  const week = { ...schedule, exceptions: schedule.exceptions.filter(({ kind }) => kind === 'open') };
  if (!liesInside(openFrom(week, date), slot))
    return [{ rule: 'hours', date, open: openMinutes(schedule, date) }];
  return [{ rule: 'closed', exceptions: schedule.exceptions.filter((each) => closes(schedule, each, slot)) }];
}

/** Whether this exception alone removes part of the slot’s hours. */
function closes(schedule: Schedule, exception: DatedException, slot: Slot): boolean {
  const opened = schedule.exceptions.filter(({ kind }) => kind === 'open');
  const alone = { ...schedule, exceptions: [...opened, exception] };
  return exception.kind === 'closed' && !liesInside(openFrom(alone, dateIn(schedule.zone, slot.start)), slot);
}

function byGrid(schedule: Schedule, date: IsoDate, { start }: Slot): BookingObstacle[] {
  const starts = [...startsOn(schedule, date)];
  if (starts.includes(start)) return [];
  const before = starts.findLast((each) => each < start) ?? null;
  return [{ rule: 'grid', before, after: starts.find((each) => each > start) ?? null }];
}

function byPromises(schedule: Schedule, claims: readonly TimeClaim[], slot: Slot): BookingObstacle[] {
  const ownClaim = claimOf(schedule, slot);
  return claims
    .filter((claim) => overlap(claim, ownClaim))
    .map(({ start, end, held }) => {
      const together = overlap({ from: start, to: end }, { from: slot.start, to: slot.end });
      return { rule: together ? (held ? 'held' : 'booked') : 'buffer', session: { start, end } };
    });
}

function byDay(schedule: Schedule, claims: readonly TimeClaim[], { start }: Slot): BookingObstacle[] {
  const { zone, dailyLimit: limit } = schedule;
  const date = dateIn(zone, start);
  const sessions = sessionsPerDate(schedule, claims).get(date) ?? 0;
  return sessions < limit ? [] : [{ rule: 'daily_limit', date, sessions, limit }];
}

const overlap = (a: TimeSpan, b: TimeSpan): boolean => a.from < b.to && b.from < a.to;
