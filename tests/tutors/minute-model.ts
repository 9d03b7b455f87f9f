import type { Schedule } from '#app/tutors/domain/availability/schedule.ts';
import type { TimeClaim, SlotQuery } from '#app/tutors/domain/availability/slots.ts';
import { wallOf } from './local-time.ts';

/**
 * Free times computed slowly, minute by minute, directly from the rules of the decision record: for each minute the local time decides
 * whether the tutor is available; a session may start every thirty minutes of an unbroken stretch of one date; each of its minutes is
 * available; no minute of it or of its buffers is occupied; notice, window and daily limit hold.
 */
export function freeStartsByMinute(
  schedule: Schedule,
  claims: readonly TimeClaim[],
  query: SlotQuery,
): number[] {
  if (!schedule.lengths.includes(query.minutes)) return [];
  const first = Math.floor(query.from / MINUTE) - DAY;
  const minutes = Array.from({ length: Math.ceil(query.to / MINUTE) + DAY - first }, (_, n) => first + n);
  const walls = minutes.map((at) => wallOf(schedule.zone, at));
  const dates = walls.map(({ date }) => date);
  const plans = new Map([...new Set(dates)].map((date) => [date, planOf(schedule, date)]));
  const open = walls.map(({ date, minute }) => plans.get(date)?.(minute) ?? false);
  const startDates = claims.map((claim) => dateOf(schedule, claim.start));
  const promised = minutes.map(() => false);
  for (const claim of claims)
    for (let at = claim.from / MINUTE; at < claim.to / MINUTE; at += 1)
      if (at >= first && at < first + minutes.length) promised[at - first] = true;
  const lastDay = laterDate(wallOf(schedule.zone, Math.floor(query.now / MINUTE)).date, schedule.windowDays);

  const found: number[] = [];
  let sinceStart = 0;
  for (const [n, at] of minutes.entries()) {
    const goesOn = open[n] && open[n - 1] && dates[n] === dates[n - 1];
    sinceStart = goesOn ? sinceStart + 1 : 0;
    const date = dates[n] ?? '';
    const start = at * MINUTE;
    if (!open[n] || sinceStart % 30 !== 0 || start < query.from || start >= query.to) continue;
    if (start < query.now + schedule.notice * MINUTE || date > lastDay) continue;
    const before = n - schedule.bufferBefore;
    const after = n + query.minutes + schedule.bufferAfter;
    if (!open.slice(n, n + query.minutes).every(Boolean)) continue;
    if (promised.slice(before, after).some(Boolean)) continue;
    if (startDates.filter((each) => each === date).length >= schedule.dailyLimit) continue;
    found.push(start);
  }
  return found;
}

const MINUTE = 60_000;
const DAY = 24 * 60;

const dateOf = ({ zone }: Schedule, instant: number) => wallOf(zone, Math.floor(instant / MINUTE)).date;

/** Whether the tutor is available in a minute of this date, by weekly hours and exceptions. */
function planOf(schedule: Schedule, date: string): (minute: number) => boolean {
  const weekday = weekdays.indexOf(new Date(`${date}T12:00:00Z`).toUTCString().slice(0, 3)) + 1;
  const dated = schedule.exceptions.filter((each) => each.from <= date && date <= each.to);
  const week = schedule.rules.filter((rule) => rule.weekday === weekday).map(hoursOf);
  const opened = dated.filter(({ kind }) => kind === 'open').map(hoursOf);
  const closed = dated.filter(({ kind }) => kind === 'closed').map(hoursOf);
  return (minute) => {
    const within = ([start, end]: readonly [number, number]) => start <= minute && minute < end;
    return opened.some(within) || (week.some(within) && !closed.some(within));
  };
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const hoursOf = (hours: { start: string | null; end: string | null }) =>
  [clock(hours.start ?? '00:00'), clock(hours.end ?? '24:00')] as const;

function clock(time: string): number {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}

function laterDate(date: string, days: number): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
