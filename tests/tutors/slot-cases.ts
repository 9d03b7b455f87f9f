import type { DatedException, Schedule, WeeklyRule } from '#app/tutors/domain/availability/schedule.ts';
import type { TimeClaim } from '#app/tutors/domain/availability/slots.ts';
import type { Random } from '#app/platform/random.ts';

export type SlotCase = {
  schedule: Schedule;
  claims: TimeClaim[];
  query: { from: number; to: number; minutes: number; now: number };
};

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * Zones and a day near a change of their clocks: the United States, Great Britain, Spain, France and zones with special rules (half hours,
 * quarters, gaps and repeats at midnight, two hours, half an hour), both sides of the date line and the day that one of them skipped;
 * Colombia and others do not change.
 */
const places = [
  'America/New_York 2026-03-08',
  'America/New_York 2026-11-01',
  'America/Los_Angeles 2027-03-14',
  'America/Phoenix 2026-11-01',
  'America/Bogota 2026-03-08',
  'Europe/London 2026-03-29',
  'Europe/London 2026-10-25',
  'Europe/Madrid 2026-03-29',
  'Europe/Madrid 2027-10-31',
  'Atlantic/Canary 2026-10-25',
  'Europe/Paris 2027-03-28',
  'Europe/Paris 2026-10-25',
  'America/Martinique 2026-10-25',
  'Indian/Reunion 2026-03-29',
  'Pacific/Tahiti 2026-12-31',
  'America/St_Johns 2026-03-08',
  'America/St_Johns 2026-11-01',
  'Asia/Kolkata 2026-06-15',
  'Asia/Kathmandu 2026-12-31',
  'Australia/Adelaide 2026-04-05',
  'Australia/Lord_Howe 2026-04-05',
  'Australia/Lord_Howe 2026-10-04',
  'Pacific/Chatham 2026-04-05',
  'Pacific/Chatham 2026-09-27',
  'America/Santiago 2026-04-05',
  'America/Santiago 2026-09-06',
  'Africa/Cairo 2026-04-24',
  'Africa/Cairo 2026-10-30',
  'Asia/Beirut 2026-03-29',
  'America/Havana 2026-11-01',
  'Antarctica/Troll 2026-03-29',
  'Antarctica/Troll 2026-10-25',
  'Pacific/Apia 2026-12-31',
  'Pacific/Apia 2011-12-30',
  'Pacific/Pago_Pago 2026-12-31',
  'Pacific/Kiritimati 2027-01-01',
  'UTC 2028-02-29',
];

/** A case with a range of `days` near a change of clocks; equal random numbers give the same case. */
export function slotCase(random: Random, days: number): SlotCase {
  const [zone = '', day = ''] = oneOf(random, places).split(' ');
  const middle = Date.parse(`${day}T00:00:00Z`);
  const from = middle - whole(random, 1, days) * DAY + whole(random, 0, 96) * 15 * MINUTE;
  const to = from + days * DAY;
  const schedule: Schedule = {
    zone,
    lengths: random.fraction() < 0.9 ? [30, 60, 90] : [oneOf(random, [30, 60, 90])],
    rules: some(random, 10, () => ruleOf(random)),
    exceptions: some(random, 4, () => exceptionOf(random, from, days)),
    bufferBefore: oneOf(random, [0, 0, 5, 10, 35]),
    bufferAfter: oneOf(random, [0, 10, 15, 30, 90]),
    notice: oneOf(random, [0, 120, 1440, 4000]),
    windowDays: oneOf(random, [1, 3, days, 60, 365]),
    dailyLimit: oneOf(random, [1, 2, 4, 24]),
  };
  const now = from + Math.round((random.fraction() * 1.4 - 0.9) * days * DAY);
  const claims = some(random, 4 * days, () => promiseOf(random, { from, days }));
  return { schedule, claims, query: { from, to, minutes: oneOf(random, [30, 60, 90]), now } };
}

function ruleOf(random: Random): WeeklyRule {
  return { weekday: whole(random, 1, 7), ...hoursOf(random) };
}

function exceptionOf(random: Random, from: number, days: number): DatedException {
  const first = from + whole(random, -1, days) * DAY;
  const hours = random.fraction() < 0.4 ? { start: null, end: null } : hoursOf(random);
  const lasting = random.fraction() < 0.6 ? 0 : whole(random, 1, 9);
  const date = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  return {
    kind: oneOf(random, ['open', 'closed']),
    from: date(first),
    to: date(first + lasting * DAY),
    ...hours,
  };
}

/** Mostly quarters of an hour, sometimes the night of the change, sometimes an odd minute, sometimes to midnight. */
function hoursOf(random: Random): { start: string; end: string } {
  const step = oneOf(random, [15, 15, 15, 30, 7]);
  const start =
    random.fraction() < 0.3 ? whole(random, 0, 180 / step) * step : whole(random, 0, 1380 / step) * step;
  const end = random.fraction() < 0.15 ? 1440 : Math.min(1440, start + whole(random, 1, 40) * 15);
  return { start: clock(start), end: clock(end) };
}

function promiseOf(random: Random, { from, days }: { from: number; days: number }): TimeClaim {
  const start = from + whole(random, -40, days * 96 + 40) * 15 * MINUTE;
  const end = start + oneOf(random, [30, 60, 90]) * MINUTE;
  const [before, after] = [oneOf(random, [0, 5, 10]), oneOf(random, [0, 15, 30])];
  return {
    start,
    end,
    from: start - before * MINUTE,
    to: end + after * MINUTE,
    held: random.fraction() < 0.3,
  };
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** An integer from `low` to `high`, both included. */
const whole = (random: Random, low: number, high: number) =>
  Math.floor(low + random.fraction() * (Math.floor(high) - low + 1));

const oneOf = <Each>(random: Random, values: readonly [Each, ...Each[]] | readonly Each[]): Each =>
  values[whole(random, 0, values.length - 1)] as Each;

const some = <Each>(random: Random, most: number, make: () => Each): Each[] =>
  Array.from({ length: whole(random, 0, most) }, make);
