/*
 * A sequential reference model of bookings: no database and no product code. One tutor, available every day from 13:00 to 18:00 in Bogotá
 * (18:00 to 23:00 UTC), fifteen minutes of pause after each session, no notice period, sessions of 30 (trial), 60 and 90 minutes, and a
 * daily limit.
 */

type Side = 'learner' | 'tutor';

export type Entry = {
  owner: string;
  state: 'held' | 'confirmed' | 'completed' | 'cancelled' | 'no_show' | 'expired';
  start: number;
  minutes: number;
  firstStart: number;
  expires: number;
  extended: boolean;
  moves: number;
  refund: number | null;
  /** An open absence claim: who did not come, by whom it was made and when. */
  claim: { absent: Side; by: Side; at: number; objected: boolean } | null;
};

export type Operation =
  | { does: 'hold'; who: string; start: number; minutes: number }
  | {
      does: 'confirm' | 'release' | 'extend' | 'cancel' | 'tutorAbsent' | 'learnerAbsent';
      who: string;
      entry: number;
    }
  | { does: 'move'; who: string; entry: number; start: number };

/** The state of the model. `dailyLimit` and the clock do not change while operations are compared. */
export type BookingModelState = { now: number; dailyLimit: number; tutor: string; entries: Entry[] };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PRICE = { 30: 900, 60: 3200, 90: 4500 } as Record<number, number>;

/** Performs one operation; returns `ok` or the error code. A refusal changes nothing. */
export function carryOut(
  modelState: BookingModelState,
  operation: Operation,
): { modelState: BookingModelState; answer: string } {
  const next: BookingModelState = {
    ...modelState,
    entries: modelState.entries.map((entry) => ({ ...entry })),
  };
  const answer = operation.does === 'hold' ? hold(next, operation) : change(next, operation);
  return answer === 'ok' ? { modelState: next, answer } : { modelState, answer };
}

/** The effect of time alone: holds expire, sessions end. */
export function settle(modelState: BookingModelState): BookingModelState {
  const entries = modelState.entries.map((entry): Entry => {
    if (entry.state === 'held' && entry.expires <= modelState.now) return { ...entry, state: 'expired' };
    if (entry.state === 'confirmed' && !entry.claim && end(entry) + 3 * DAY <= modelState.now)
      return { ...entry, state: 'completed' };
    return entry;
  });
  return { ...modelState, entries };
}

const end = (entry: Pick<Entry, 'start' | 'minutes'>) => entry.start + entry.minutes * MINUTE;
const day = (start: number) => Math.floor((start - 5 * HOUR) / DAY);

/** Past sessions count towards the daily limit too. */
function takes({ now }: BookingModelState, entry: Entry): boolean {
  if (entry.state === 'held') return entry.expires > now;
  return ['confirmed', 'completed', 'no_show'].includes(entry.state);
}

/** The error of an unavailable time; null if it is free. */
function whyNotFree(
  modelState: BookingModelState,
  start: number,
  minutes: number,
  except?: Entry,
): string | null {
  const opens = day(start) * DAY + 18 * HOUR;
  const taken = modelState.entries.filter((entry) => entry !== except && takes(modelState, entry));
  const isApart = (entry: Entry) =>
    end(entry) + 15 * MINUTE <= start || start + (minutes + 15) * MINUTE <= entry.start;
  if (start < modelState.now) return 'slot_past';
  if (start < opens || start + minutes * MINUTE > opens + 5 * HOUR) return 'slot_closed';
  if ((start - opens) % (30 * MINUTE) !== 0) return 'slot_closed';
  if (!taken.every(isApart)) return 'slot_taken';
  const sameDay = taken.filter((entry) => day(entry.start) === day(start));
  return sameDay.length < modelState.dailyLimit ? null : 'slot_day_full';
}

function hold(modelState: BookingModelState, { who, start, minutes }: Operation & { does: 'hold' }): string {
  for (const entry of modelState.entries)
    if (entry.owner === who && entry.state === 'held') entry.state = 'expired';
  const unavailable = whyNotFree(modelState, start, minutes);
  if (unavailable) return unavailable;
  const hadTrial = modelState.entries.some(
    (entry) =>
      entry.owner === who &&
      entry.minutes === 30 &&
      ['confirmed', 'completed', 'no_show'].includes(entry.state) &&
      entry.refund !== PRICE[30],
  );
  if (minutes === 30 && hadTrial) return 'trial_used';
  modelState.entries.push({
    owner: who,
    state: 'held',
    start,
    minutes,
    firstStart: start,
    expires: modelState.now + 10 * MINUTE,
    extended: false,
    moves: 0,
    refund: null,
    claim: null,
  });
  return 'ok';
}

function change(modelState: BookingModelState, operation: Exclude<Operation, { does: 'hold' }>): string {
  const entry = modelState.entries[operation.entry];
  if (!entry) throw new Error('an operation on nothing');
  const runs = entry.state === 'held' && entry.expires > modelState.now;
  const isHold = entry.state === 'held' || entry.state === 'expired';
  const isOwner = entry.owner === operation.who;
  const isVisible = !isHold && (isOwner || operation.who === modelState.tutor);
  switch (operation.does) {
    case 'confirm':
      if (!isOwner) return 'unknown_hold';
      if (entry.state === 'confirmed') return 'ok';
      if (!runs) return 'hold_expired';
      entry.state = 'confirmed';
      return 'ok';
    case 'release':
      if (!isOwner || !isHold) return 'unknown_hold';
      entry.state = 'expired';
      return 'ok';
    case 'extend':
      if (!isOwner) return 'unknown_hold';
      if (!isHold) return 'already_booked';
      if (!runs) return 'hold_expired';
      if (entry.extended) return 'already_extended';
      entry.extended = true;
      entry.expires += 10 * MINUTE;
      return 'ok';
    case 'cancel':
      if (!isVisible) return 'unknown_booking';
      if (entry.state !== 'confirmed' || entry.claim || modelState.now >= end(entry))
        return 'not_cancellable';
      entry.state = 'cancelled';
      entry.refund = isOwner ? backFor(modelState, entry) : (PRICE[entry.minutes] ?? 0);
      return 'ok';
    case 'move':
      return isVisible ? move(modelState, entry, operation) : 'unknown_booking';
    default:
      return isVisible ? absence(modelState, entry, operation.does, isOwner) : 'unknown_booking';
  }
}

/** Credit returned to a learner: all until a day before the first time, half until the start. */
function backFor({ now }: BookingModelState, entry: Entry): number {
  const price = PRICE[entry.minutes] ?? 0;
  if (now >= entry.start) return 0;
  return now <= Math.min(entry.firstStart, entry.start) - DAY ? price : price / 2;
}

function move(
  modelState: BookingModelState,
  entry: Entry,
  { who, start }: { who: string; start: number },
): string {
  if (who !== entry.owner) return 'not_movable';
  if (entry.state === 'confirmed' && entry.start === start) return 'ok';
  if (entry.state !== 'confirmed' || modelState.now >= entry.start) return 'not_movable';
  if (modelState.now > Math.min(entry.firstStart, entry.start) - DAY) return 'move_too_late';
  if (entry.moves >= 2) return 'moves_used';
  const unavailable = whyNotFree(modelState, start, entry.minutes, entry);
  if (unavailable) return unavailable;
  entry.start = start;
  entry.moves += 1;
  return 'ok';
}

function absence(
  modelState: BookingModelState,
  entry: Entry,
  does: 'tutorAbsent' | 'learnerAbsent',
  isOwner: boolean,
): string {
  if (isOwner && does === 'learnerAbsent') return 'absence_not_yours';
  const absent = does === 'tutorAbsent' ? 'tutor' : 'learner';
  const by = isOwner ? 'learner' : 'tutor';
  if (entry.state === 'no_show') return absent === 'tutor' ? 'ok' : 'absence_said';
  const inTime = entry.start + 10 * MINUTE <= modelState.now && modelState.now <= end(entry) + 3 * DAY;
  if (!entry.claim && (!['confirmed', 'completed'].includes(entry.state) || !inTime))
    return 'absence_not_now';
  // A tutor's own admission counts at once; other claims wait, which no operation here resolves.
  if (by === 'tutor' && absent === 'tutor') {
    entry.state = 'no_show';
    entry.refund = PRICE[entry.minutes] ?? 0;
    entry.claim = null;
    return 'ok';
  }
  if (
    entry.claim &&
    entry.claim.by !== by &&
    modelState.now > entry.claim.at + 3 * DAY &&
    !entry.claim.objected
  )
    return 'objection_closed';
  if (entry.claim && entry.claim.by !== by) entry.claim = { ...entry.claim, objected: true };
  entry.claim ??= { absent, by, at: modelState.now, objected: false };
  return 'ok';
}
