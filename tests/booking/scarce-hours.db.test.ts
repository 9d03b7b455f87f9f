import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registerBookingJobs } from '#app/booking/index.server.ts';
import { listFreeSlots, seedTutors } from '#app/tutors/index.server.ts';
import {
  type AuthAnswer,
  type AuthTestApp,
  confirmedAccount,
  openAuthTestApp,
} from '../support/auth-test-app.ts';

/*
 * Somebody tries to empty the calendars of tutors without paying, over HTTP and through two processes at once: with one account and many
 * learners, with series, without an account from one address and from neighbouring IPv6 networks.
 */

const DAY = 86_400_000;
const tutors = ['lucia-restrepo', 'amara-okafor', 'daniel-herrera'];
const timeZone = 'Europe/London';

let app: AuthTestApp;
beforeEach(async () => {
  app = await openAuthTestApp();
  await app.services.jobs.stop();
  registerBookingJobs(app.services);
  await app.services.jobs.start();
  await seedTutors(app.db, app.clock);
});
afterEach(() => app.close());

/** Free starts of a tutor, three hours apart at least, so that each of them can be taken. */
async function startsOf(tutor: string, count: number): Promise<string[]> {
  const from = new Date(app.clock.now().getTime() + DAY);
  const to = new Date(from.getTime() + 50 * DAY);
  const slots = await listFreeSlots(app.services, { tutor, from, to, minutes: 60 });
  const starts: Date[] = [];
  for (const { start } of slots)
    if (start.getTime() >= (starts.at(-1)?.getTime() ?? 0) + 3 * 3_600_000) starts.push(start);
  return starts.slice(0, count).map((start) => start.toISOString());
}

const errorOf = ({ body }: AuthAnswer) => (body.error ?? {}) as { code?: string; message?: string };
const booked = async () =>
  (await app.db.selectFrom('app.bookings').select(['tutor_id', 'state']).execute()).filter(
    ({ state }) => state === 'confirmed',
  ).length;
const held = async () =>
  app.db.selectFrom('app.bookings').select(['tutor_id', 'starts_at']).where('state', '=', 'held').execute();

/** Each refusal says clearly what is the matter; nothing else is answered. */
function expectClear(answers: readonly AuthAnswer[], statuses: readonly number[]): void {
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expect(statuses).toContain(answer.status);
    expect(errorOf(answer).message?.length).toBeGreaterThan(20);
    expect(Number(answer.headers.get('retry-after')) > 0).toBe(answer.status === 429);
  }
}

/** A new browser each time, by turns at both processes. */
const browserAt = (address: string, turn: number) => app.visitor(address, turn % 2 === 0 ? 0 : 1);
const holdFrom = (address: string, turn: number, tutorId: string, start: string, token?: string) =>
  browserAt(address, turn).call('POST', '/functions/v1/bookings/holds', {
    body: { tutorId, start, minutes: 60, timeZone, currency: 'GBP' },
    ...(token ? { token } : {}),
  });

describe('an account that has never paid', () => {
  test('books three sessions at most, with whatever learners, lengths and tutors at once', async () => {
    const { id: accountId, token } = await confirmedAccount(app, 'nobody@example.org');
    const learners = Array.from({ length: 6 }, () => app.services.random.uuid());
    await app.db
      .insertInto('app.learner_profiles')
      .values(
        learners.map((id, at) => ({
          id,
          account_id: accountId,
          name: `Child ${at}`,
          language: 'en',
          created_at: app.clock.now(),
        })),
      )
      .execute();
    const answers: AuthAnswer[] = [];
    const starts = await Promise.all(tutors.map((tutor) => startsOf(tutor, 7)));
    for (let round = 0; round < 7; round += 1) {
      const holds = await Promise.all(
        tutors.map((tutor, at) =>
          holdFrom('203.0.113.9', at + round, tutor, starts[at]?.[round] ?? '', token),
        ),
      );
      const ids = holds.map(({ body }) => (body.hold as { id?: string } | undefined)?.id ?? '');
      const confirmed = ids.map((id, at) =>
        browserAt('203.0.113.9', at).call('POST', `/functions/v1/bookings/holds/${id}/confirm`, {
          body: { learnerProfileId: learners[(round + at) % 6] },
          token,
        }),
      );
      answers.push(...(await Promise.all(confirmed)));
    }
    expect(await booked()).toBe(3);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expectClear(answers, [409, 429]);
    const refused = answers.filter(({ status }) => status === 409).map((answer) => errorOf(answer).code);
    expect(new Set(refused)).toEqual(new Set(['unpaid_before_payment']));
  }, 60_000);

  test('holds no series of more than three, and none that is not weekly', async () => {
    const { token } = await confirmedAccount(app, 'series@example.org');
    const starts = await startsOf('lucia-restrepo', 12);
    const first = Date.parse(starts[0] ?? '');
    const weekly = Array.from({ length: 12 }, (_, week) => new Date(first + week * 7 * DAY).toISOString());
    const series = (list: readonly string[], turn: number) =>
      browserAt('203.0.113.9', turn).call('POST', '/functions/v1/bookings/series/holds', {
        body: { tutorId: 'lucia-restrepo', starts: list, minutes: 60, timeZone, currency: 'GBP' },
        token,
      });
    const answers = await Promise.all(
      [
        weekly,
        starts,
        weekly.slice(0, 4),
        starts.slice(0, 3),
        [...weekly.slice(0, 2), ...weekly.slice(0, 1)],
      ].map(series),
    );
    expect(answers.map((answer) => errorOf(answer).code)).toEqual([
      'series_before_payment',
      'series_rhythm',
      'series_before_payment',
      'series_rhythm',
      'starts_repeated',
    ]);
    expect(await held()).toEqual([]);
  });

  test('is not with two tutors at once', async () => {
    const { token } = await confirmedAccount(app, 'twice@example.org');
    const [one = [], other = []] = await Promise.all(tutors.slice(0, 2).map((tutor) => startsOf(tutor, 60)));
    const both = one.find((start) => other.includes(start)) ?? '';
    const holds = await Promise.all(
      tutors.slice(0, 2).map((tutor, at) => holdFrom('203.0.113.9', at, tutor, both, token)),
    );
    const answers = await Promise.all(
      holds.map(({ body }, at) =>
        browserAt('203.0.113.9', at).call(
          'POST',
          `/functions/v1/bookings/holds/${(body.hold as { id: string }).id}/confirm`,
          { body: {}, token },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.map((answer) => errorOf(answer).code)).toContain('learner_busy');
    expect(await booked()).toBe(1);
  });
});

describe('without an account', () => {
  /** Sixty new browsers at once over three tutors, each from the address of its turn. */
  async function attack(addressOf: (turn: number) => string) {
    const starts = await Promise.all(tutors.map((tutor) => startsOf(tutor, 20)));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, turn) => {
        const start = starts[turn % 3]?.[Math.floor(turn / 3)] ?? '';
        return holdFrom(addressOf(turn), turn, tutors[turn % 3] ?? '', start);
      }),
    );
    expectClear(answers, [409, 429]);
    const rows = await held();
    const ofTutor = new Map<string, number>();
    for (const { tutor_id } of rows) ofTutor.set(tutor_id, (ofTutor.get(tutor_id) ?? 0) + 1);
    return { held: rows.length, mostWithTutor: Math.max(...ofTutor.values()) };
  }
  const hex = (value: number) => value.toString(16);

  test('one address holds three times of each of three tutors', async () => {
    expect(await attack(() => '203.0.113.7')).toEqual({ held: 9, mostWithTutor: 3 });
  });

  test('sixty /64 networks of a /56 hold six times of each', async () => {
    expect(await attack((turn) => `2001:db8:1:2${hex(16 + turn)}::7`)).toEqual({
      held: 18,
      mostWithTutor: 6,
    });
  });

  test('sixty /56 networks of a /48 hold twelve times of each', async () => {
    const outcome = await attack((turn) => `2001:db8:1:${hex(0x1000 + turn * 256)}::7`);
    expect(outcome.mostWithTutor).toBe(12);
    // A tutor with short days reaches the quarter of a day first.
    expect(outcome.held).toBeGreaterThan(24);
    expect(outcome.held).toBeLessThanOrEqual(36);
  });
});
