import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { seededRandom } from '#app/platform/random.ts';
import { setUpFoundersTest } from '#tests/support/founders-setup.ts';
import { type Hand, handFor } from '#tests/support/founders-rows.ts';
import { readFigures } from './read-figures.server.ts';
import type { FigureKey } from '../../domain/figures/figures.ts';

/*
 * Compares the optimized queries with the formulas computed naively over all rows: three months of a randomly generated company, in zones
 * with different day starts, with the end of daylight saving time in between.
 */

const at = setUpFoundersTest();
const HOUR = 3_600_000;
const week = 168 * HOUR;
const begins = Date.parse('2026-08-20T00:00:00Z');
const ends = Date.parse('2026-11-20T09:00:00Z');

type Lot = ReturnType<typeof lots>;
const lots = (seed: number) => {
  const random = seededRandom(seed);
  const below = (most: number) => Math.floor(random.fraction() * most);
  return {
    below,
    chance: (share: number) => random.fraction() < share,
    one: <Of>(of: readonly Of[]): Of => of[below(of.length)] as Of,
    between: (from: number, to: number) => from + below(to - from),
  };
};
const iso = (time: number) => new Date(time).toISOString();

/** Accounts that learn much in their first days and little later, and language model calls; earliest first. */
async function live(hand: Hand, lot: Lot): Promise<void> {
  const acts: { time: number; act: (time: string) => Promise<unknown> }[] = [];
  for (let made = 0; made < 25; made += 1) {
    const since = lot.between(begins, ends);
    const account = await hand.account(iso(since), { deleted: lot.chance(0.1) });
    const learns = (time: number) => ({
      time,
      act: (moment: string) =>
        lot.chance(0.3)
          ? hand.conversation(account, moment)
          : hand.evidence(account, moment, {
              skill: lot.one(['slope', 'percent']),
              right: lot.chance(0.5),
              aid: lot.one(['none', 'none', 'hint', 'shown']),
              source: lot.one(['practice', 'practice', 'tutor']),
              voided: lot.chance(0.1),
            }),
    });
    for (let done = lot.below(4); done > 0; done -= 1) acts.push(learns(since + lot.below(9 * 24 * HOUR)));
    // The last instant of the first seven days, and the first one after.
    if (lot.chance(0.2)) acts.push(learns(since + week - 1), learns(since + week));
    if (lot.chance(0.3)) acts.push(learns(lot.between(since, ends)));
  }
  for (let called = 0; called < 70; called += 1)
    acts.push({
      time: lot.between(begins, ends),
      act: (moment) =>
        hand.call(moment, {
          outcome: lot.one(['spoken', 'spoken', 'guarded', 'timeout', 'refused', 'stopped']),
          first: lot.chance(0.2) ? null : lot.between(200, 900),
          whole: lot.between(900, 5000),
        }),
    });
  for (const { time, act } of acts.toSorted((one, other) => one.time - other.time)) await act(iso(time));
}

/** All rows used by the formulas. */
async function readAll() {
  const { db } = at.app;
  const all = async <Row>(statement: string) => (await sql.raw<Row>(statement).execute(db)).rows;
  return {
    accounts: await all<{ id: string; at: Date }>(
      'select id, created_at as at from auth.users where deleted_at is null',
    ),
    evidence: await all<{
      account: string;
      skill: string;
      right: boolean;
      aid: string;
      source: string;
      at: Date;
    }>(
      'select account_id as account, skill, "right", aid, source, at from app.evidence where voided_at is null',
    ),
    begun: await all<{ account: string; at: Date }>(
      'select account_id as account, created_at as at from app.teaching_sessions',
    ),
    calls: await all<{
      outcome: string;
      first: number | null;
      whole: number;
      cost: number;
      size: number;
      at: Date;
    }>(
      `select outcome, first_word_ms as first, total_ms as whole, cost_micros::int as cost, prompt_size + answer_size as size,
        created_at as at from app.model_calls`,
    ),
  };
}
type All = Awaited<ReturnType<typeof readAll>>;
type Span = { from: number; to: number };
const inside = ({ from, to }: Span, time: number) => time >= from && time < to;

/** The figures of a span by their formulas, each with its sample size. */
function plainly(
  all: All,
  span: Span,
  zone: string,
): Partial<Record<FigureKey, [number | null, number | null]>> {
  const dayOf = (time: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(time);
  const newcomers = all.accounts.filter((one) => inside(span, one.at.getTime() + week));
  const activated = newcomers.filter((one) => {
    const first = ({ account, at: moment }: { account: string; at: Date }) =>
      account === one.id && inside({ from: one.at.getTime(), to: one.at.getTime() + week }, moment.getTime());
    const answers = all.evidence.filter(first);
    const learned = [...answers, ...all.begun.filter(first)];
    return answers.some(({ right }) => right) && learned.some((each) => dayOf(each.at) !== dayOf(one.at));
  });
  const next = all.evidence.filter(
    (one) =>
      one.source === 'practice' &&
      inside(span, one.at.getTime()) &&
      all.evidence.some(
        (earlier) => earlier.account === one.account && earlier.skill === one.skill && earlier.at < one.at,
      ),
  );
  const right = next.filter((one) => one.right && one.aid === 'none');
  const calls = all.calls.filter((call) => inside(span, call.at.getTime()));
  const firsts = calls.flatMap(({ first }) => first ?? []);
  const durations = calls.map(({ whole }) => whole);
  const sum = (of: readonly number[]): [number, null] => [of.reduce((one, other) => one + other, 0), null];
  const share = (part: number, base: number): [number | null, number] => [
    base === 0 ? null : part / base,
    base,
  ];
  const countOutcome = (outcome: string) => sum(calls.map((call) => (call.outcome === outcome ? 1 : 0)));
  return {
    activation: share(activated.length, newcomers.length),
    next_item_right: share(right.length, next.length),
    model_calls: sum(calls.map(() => 1)),
    model_cost: sum(calls.map(({ cost }) => cost)),
    model_pieces: sum(calls.map(({ size }) => size)),
    model_refused: countOutcome('refused'),
    model_held_back: countOutcome('guarded'),
    model_first_word_p50: quantile(firsts, 0.5),
    model_first_word_p95: quantile(firsts, 0.95),
    model_answer_p50: quantile(durations, 0.5),
    model_answer_p95: quantile(durations, 0.95),
  };
}

/** The smallest value that at least this share of all values do not exceed. */
function quantile(values: readonly number[], share: number): [number | null, number] {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null, sorted.length];
}

/** Start of the day in the zone. */
function beginOf(day: string, zone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const shown = (time: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(
      time,
    );
  for (let offset = -14; offset <= 14; offset += 0.25)
    if (shown(midnight - offset * HOUR) === `${day} 00:00:00`) return midnight - offset * HOUR;
  throw new Error(`${day} does not begin at midnight in ${zone}`);
}

let hand: Hand;
beforeEach(() => {
  hand = handFor(at.app);
});

test.each([
  { seed: 1, zone: 'America/Bogota' },
  { seed: 2, zone: 'Europe/Paris' },
  { seed: 3, zone: 'Asia/Kathmandu' },
])('figures of data set $seed in $zone equal their formulas, in total and by day', async ({ seed, zone }) => {
  await live(hand, lots(seed));
  const all = await readAll();
  const { series, steps } = await readFigures(at.app.services, {
    from: '2026-10-12',
    to: '2026-11-10',
    zone,
  });
  const edge = (day: string) => beginOf(day, zone);
  const days = steps.map(({ now }) => edge(now));
  const end = edge('2026-11-11');
  const spans = days.map((from, index) => ({ from, to: days[index + 1] ?? end }));
  const wholly = plainly(all, { from: edge('2026-10-12'), to: end }, zone);
  const before = plainly(all, { from: edge('2026-09-12'), to: edge('2026-10-12') }, zone);
  const daily = spans.map((span) => plainly(all, span, zone));
  const keys = Object.keys(wholly) as FigureKey[];
  const compared = series.filter(({ key }) => keys.includes(key));
  const pair = ({ value, base }: { value: number | null; base: number | null }) => [value, base];
  expect(compared.map(({ key, now, before: then }) => [key, pair(now), pair(then)])).toEqual(
    compared.map(({ key }) => [key, wholly[key], before[key]]),
  );
  expect(compared.map(({ key, points }) => [key, points.map(({ now }) => pair(now))])).toEqual(
    compared.map(({ key }) => [key, daily.map((day) => day[key])]),
  );
  expect(compared).toHaveLength(keys.length);
  expect(wholly.activation?.[0]).toBeGreaterThan(0);
  expect(wholly.model_first_word_p95?.[0]).toBeGreaterThan(0);
});
