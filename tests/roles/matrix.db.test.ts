import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { describedProduct } from '../support/described-product.ts';
import { says } from '../contract/specification.ts';
import { isRead, play } from './play.ts';
import type { Role } from './roles.ts';
import type { RoleRow } from './row.ts';
import { groups } from './rows/index.ts';
import { openStage, type Stage } from './stage.ts';
import { budgetOf } from '#server/write-budgets.ts';
import { openToAll } from '#server/functions-limits.ts';
import { buildRolesFixture, type RolesFixture } from './fixture.ts';

/*
 * Every endpoint of the OpenAPI document × every role, with the expected status of each cell from rows/. Responses are checked against the
 * document; a refusal contains none of the learner's data, and changes nothing. Calls that change data run on a copy of the database.
 */

let fixture: RolesFixture;
let stage: Stage;
let maths: Maths;
beforeAll(async () => {
  maths = createMaths();
  fixture = await buildRolesFixture();
  stage = await openStage(fixture, maths);
}, 120_000);
afterAll(async () => {
  await stage?.close();
  await maths?.close();
});

const rows = Object.values(groups).flat();
const rowOf = (call: string): RoleRow => {
  const found = rows.find((row) => row.call === call);
  if (!found) throw new Error(`no row ${call}`);
  return found;
};
const whoAmI = rowOf('GET /account');
/** Whether a path of `openToAll` covers a call. */
const covers = (path: string, call: string): boolean =>
  (call.split(' ')[1] ?? '').startsWith(path.replace(/\*$/, ''));

it('has a row for each call of the OpenAPI document, and no others', async () => {
  const { description } = await describedProduct();
  const calls = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => method !== 'servers')
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  const described = rows.map(({ call }) => call);
  const without = calls.filter((call) => !described.includes(call));
  expect(
    without,
    `Add a row for each of these to the file of its feature in tests/roles/rows/, for example
  row('${without[0]}', own(200), { id: 'booking' }, { body: () => ({ … }) }),
The second place says what each role is answered (tests/roles/roles.ts), the third what stands in the path (ids of tests/roles/fixture.ts).`,
  ).toEqual([]);
  expect(described.filter((call) => !calls.includes(call))).toEqual([]);
  expect(described.length).toBe(new Set(described).size);
});

it('has a budget for each call that writes', () => {
  const writes = rows.filter((row) => !isRead(row));
  expect(
    writes.map(({ call }) => call).filter((call) => budgetOf(call) === undefined),
    'Add a pattern for each of these to server/write-budgets.ts.',
  ).toEqual([]);
  const free = writes.filter(({ call }) => budgetOf(call) === 'none');
  expect(
    free.filter((row) => !row.keepsNothing && !openToAll.some((path) => covers(path, row.call))),
  ).toEqual(free.filter(({ call }) => call === 'POST /stripe/webhook'));
});

describe.each(Object.entries(groups))(
  `${says(6, 'Anonymous, signed-in user (role user), admin.')} %s`,
  (_, group) => {
    it.each(group.map((row) => [row.call, row] as const))('%s', async (_call, row) => {
      const { heard, faults } = await play(row, { fixture, stage, maths });
      expect(heard).toEqual(row.answers);
      expect(faults).toEqual([]);
      expect(Object.keys(heard)).toHaveLength(9);
      expect(isRead(row) || !Object.values(heard).includes(500)).toBe(true);
    });
  },
);

/** Calls that answer this role more than an unrelated account. */
const privileged = (role: Role): RoleRow[] =>
  rows.filter(
    ({ answers, reads }) =>
      answers[role] < 400 &&
      (answers[role] !== answers['other learner'] ||
        (reads.includes(role) && !reads.includes('other learner'))),
  );

describe('where founders and tutors must have a second factor', () => {
  let strict: Stage;
  beforeAll(async () => {
    strict = await openStage(fixture, maths, { factorRequired: true });
  }, 60_000);
  afterAll(() => strict?.close());

  it.each(['founder', 'tutor', 'other tutor'] as const)(
    'without one a %s sees no more than others',
    async (role) => {
      const calls = privileged(role);
      expect(calls.length).toBeGreaterThan(10);
      const open = [];
      for (const row of calls) {
        const { status, text } = await strict.ask(role, row);
        const isRefused = status === 401 && text.includes('"second_factor_required"');
        if (!isRefused && status !== row.answers['other learner']) open.push(`${row.call} ${status}`);
        if (!isRefused && status < 400 && row.reads.includes(role)) open.push(`${row.call} reads`);
      }
      expect(open).toEqual([]);
    },
  );

  it('everybody else is asked for none', async () => {
    const roleOf = async (role: Role) => {
      const { status, text } = await strict.ask(role, whoAmI);
      return [status, (JSON.parse(text) as { account?: object }).account];
    };
    const open = async (role: Role, call: string) => (await strict.ask(role, rowOf(call))).status;
    expect(await roleOf('learner')).toMatchObject([200, { role: 'user', needsFactor: false }]);
    expect(await open('learner', 'GET /dashboard')).toBe(200);
    expect(await roleOf('founder')).toMatchObject([200, { role: 'admin', isAdmin: true, needsFactor: true }]);
    expect(await roleOf('tutor')).toMatchObject([200, { role: 'user', needsFactor: true }]);
    expect(await open('founder', 'GET /dashboard')).toBe(200);
  });
});

/*
 * Why others than the learner’s account may read data of the learner. `consent`: asked at each read, see below. `session`: the tutor’s, until the
 * occasion ends (record 0034). `duty`: what founders decide or answer; their reads are logged. `link`: of the second adult of the family, until it ends. `own words`: the reader wrote them. `code`: of whoever was given it. `invoice`: the law of bookkeeping.
 */
type Basis = 'consent' | 'session' | 'duty' | 'link' | 'own words' | 'code' | 'invoice';
const each = (calls: readonly string[], by: Partial<Record<Role, Basis>>) =>
  Object.fromEntries(calls.map((call) => [call, by]));
const decided: Record<string, Partial<Record<Role, Basis>>> = {
  ...each(
    [
      'GET /bookings/series/{id}',
      'GET /bookings/series/{id}/calendar.ics',
      'GET /bookings/series/{id}/cancellation',
      'GET /bookings/{id}',
      'GET /bookings/{id}/calendar.ics',
      'GET /tutor/sessions/{id}/brief',
      'POST /bookings/series/{id}/cancel',
      'POST /bookings/{id}/cancel',
    ],
    { tutor: 'session' },
  ),
  ...each(
    [
      'GET /founders/absence-claims',
      'GET /founders/applications',
      'GET /founders/bookings',
      'GET /founders/bookings/{id}',
      'GET /founders/disputes',
      'GET /founders/invoices',
      'GET /founders/messages',
      'GET /founders/questions',
      'GET /founders/refunds',
      'GET /founders/reviews',
      'GET /founders/safety',
      'GET /founders/tutors/{id}',
      'GET /founders/users',
      'GET /founders/users/{id}',
      'POST /founders/bookings/{id}/acts',
      'POST /founders/tutors/{id}/availability/preview',
    ],
    { founder: 'duty' },
  ),
  'GET /dashboard': { tutor: 'consent' },
  'GET /learner-profiles/{id}/report': { tutor: 'consent', parent: 'link' },
  'GET /adult-links': { parent: 'link' },
  'POST /adult-links': { parent: 'link' },
  'GET /adult-links/{id}/sessions': { parent: 'link' },
  'GET /tutor/sessions/{id}/note': { tutor: 'own words' },
  'GET /tutor/notes': { tutor: 'own words' },
  'GET /invoices/{file}': { founder: 'invoice' },
  'GET /courses/certificates/{code}': Object.fromEntries(
    rowOf('GET /courses/certificates/{code}').reads.map((role) => [role, 'code']),
  ),
};

describe('data of a learner that others read', () => {
  const whose = (role: Role, basis: Basis): RoleRow[] =>
    rows.filter(({ call }) => decided[call]?.[role] === basis);
  const asTutor: RoleRow = { ...rowOf('GET /bookings'), query: () => ({ as: 'tutor' }) };
  const learnerMarks = () => fixture.marks.filter((mark) => /learner|school/.test(mark));
  const marksIn = (text: string) => learnerMarks().filter((mark) => text.includes(mark));

  it('each have a decision', () => {
    const reading = rows.flatMap(({ call, reads }) => reads.map((role) => `${call} by ${role}`));
    const known = Object.entries(decided).flatMap(([call, by]) =>
      Object.keys(by).map((role) => `${call} by ${role}`),
    );
    expect(reading.toSorted(), 'Decide in `decided` why this role may read data of a learner.').toEqual(
      known.toSorted(),
    );
  });

  it('are read by consent only while it lasts: it is asked at each read', async () => {
    const copy = await openStage(fixture, maths);
    try {
      const calls = whose('tutor', 'consent');
      expect(calls).toHaveLength(2);
      const read = async () =>
        Promise.all(calls.map(async (row) => marksIn((await copy.ask('tutor', row)).text).length > 0));
      const beliefs = async () => {
        const { text } = await copy.ask('tutor', rowOf('GET /tutor/sessions/{id}/brief'));
        return (JSON.parse(text) as { brief: { beliefs: unknown } }).brief.beliefs;
      };
      expect([await read(), await beliefs()]).toEqual([[true, true], expect.any(Array)]);
      const withdrawal = rowOf('DELETE /learner-profiles/{id}/shares/{tutorId}');
      expect((await copy.ask('learner', withdrawal)).status).toBe(200);
      expect([await read(), await beliefs()]).toEqual([[false, false], null]);
    } finally {
      await copy.close();
    }
  });

  it('are read by the second adult only until the link ends: it is asked at each read', async () => {
    const copy = await openStage(fixture, maths);
    try {
      const calls = whose('parent', 'link').filter(isRead);
      expect(calls).toHaveLength(3);
      const read = async () => {
        const heard = [];
        for (const row of calls) {
          const { text } = await copy.ask('parent', row);
          heard.push(fixture.marks.some((mark) => text.includes(mark)));
        }
        return heard;
      };
      expect(await read()).toEqual([true, true, true]);
      expect((await copy.ask('learner', rowOf('DELETE /adult-links/{id}'))).status).toBe(204);
      expect(await read()).toEqual([false, false, false]);
    } finally {
      await copy.close();
    }
  });

  it('are read for a session only until its occasion ends', async () => {
    const calls = [...whose('tutor', 'session').filter(isRead), asTutor];
    const naming = async (where: Stage) => {
      const found = [];
      for (const row of calls)
        if (marksIn((await where.ask('tutor', row)).text).length > 0) found.push(row.call);
      return found;
    };
    expect((await naming(stage)).toSorted()).toEqual([
      'GET /bookings',
      'GET /bookings/{id}',
      'GET /bookings/{id}/calendar.ics',
      'GET /tutor/sessions/{id}/brief',
    ]);
    const later = await openStage(fixture, maths, {
      now: new Date(fixture.now.getTime() + 120 * 86_400_000),
    });
    try {
      expect(await naming(later)).toEqual([]);
      for (const row of whose('tutor', 'consent'))
        expect(marksIn((await later.ask('tutor', row)).text)).toEqual([]);
    } finally {
      await later.close();
    }
  });
});
