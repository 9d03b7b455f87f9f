import { describe, expect, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import {
  type FoundersAnswers,
  noAnswer,
  openFounders,
  refusalOf,
  unreachable,
} from '#tests/support/founders-page.tsx';
import type { UserSession } from '../../model/schemas-users.ts';
import type { UserDetail as Details } from '../../model/user-detail-schemas.ts';
import { UserDetail } from './user-detail.tsx';

const gbp = (amountMinor: number) => ({ amountMinor, currency: 'GBP' as const });
const carmen = {
  id: 'u1',
  email: 'carmen@example.org',
  role: 'family',
  state: 'active',
  learners: 2,
  at: '2026-09-01T09:00:00.000Z',
} as const;
const details: Details = {
  ...carmen,
  tutor: null,
  suspension: null,
  unpaid: { usual: { sessions: 3, series: 1 }, raised: null },
  invoices: [],
};
const session: UserSession = {
  id: 'b1',
  state: 'confirmed',
  start: '2026-11-24T18:00:00.000Z',
  price: gbp(3200),
};
type Setting = { change?: Partial<Details>; sessions?: UserSession[]; answers?: FoundersAnswers };
const openUser = async ({ change = {}, sessions = [], answers = {} }: Setting = {}) => {
  const closed: string[] = [];
  const view = await openFounders(<UserDetail user={carmen} onClose={() => closed.push('closed')} />, {
    'GET /users/u1': { body: { user: { ...details, ...change } } },
    'GET /users/u1/sessions': { body: { sessions } },
    'PUT /users/u1/unpaid-limits': { status: 204 },
    ...answers,
  });
  return { ...view, closed };
};

describe('the details of an account', () => {
  test.each<[Partial<Details>, string]>([
    [
      {},
      '|carmen@example.org|Role|parent or learner|State|active|Signed up|Tue 1 Sept, 10:00|Learner profiles' +
        '|2; only the account can see inside|Suspension|never suspended|Bookings|No bookings yet.' +
        '|Unpaid bookings|An account can have 3 unpaid sessions and one unpaid series at once after its first ' +
        'payment. Allow this one more if you know the family.|Unpaid sessions at once|Unpaid series at once' +
        '|Allow|Invoices and credit notes|No invoices yet.|Close|',
    ],
    [
      { learners: 0, state: 'suspended', role: 'tutor', tutor: { id: 't1', name: 'Lucía' } },
      '|carmen@example.org|Role|tutor|State|suspended|Signed up|Tue 1 Sept, 10:00|Learner profiles|none' +
        '|Suspension|suspended|Tutor page|Lucía|Bookings|No bookings yet.|Unpaid bookings' +
        '|An account can have 3 unpaid sessions and one unpaid series at once after its first payment. Allow ' +
        'this one more if you know the family.|Unpaid sessions at once|Unpaid series at once|Allow' +
        '|Invoices and credit notes|No invoices yet.|Close|',
    ],
    [
      { role: 'founder', state: 'unconfirmed' },
      '|carmen@example.org|Role|founder|State|not confirmed|Signed up|Tue 1 Sept, 10:00|Learner profiles' +
        '|2; only the account can see inside|Suspension|never suspended|Bookings|No bookings yet.' +
        '|Invoices and credit notes|No invoices yet.|Close|',
    ],
    [
      {
        state: 'suspended',
        suspension: { suspended: true, at: '2026-11-20T09:00:00.000Z', by: 'ana@example.org' },
      },
      '|carmen@example.org|Role|parent or learner|State|suspended|Signed up|Tue 1 Sept, 10:00' +
        '|Learner profiles|2; only the account can see inside|Suspension' +
        '|suspended Fri 20 Nov, 09:00 by ana@example.org|Bookings|No bookings yet.|Unpaid bookings' +
        '|An account can have 3 unpaid sessions and one unpaid series at once after its first payment. Allow ' +
        'this one more if you know the family.|Unpaid sessions at once|Unpaid series at once|Allow' +
        '|Invoices and credit notes|No invoices yet.|Close|',
    ],
    [
      {
        state: 'leaving',
        learners: 1,
        suspension: { suspended: false, at: '2026-11-20T09:00:00.000Z', by: 'ana@example.org' },
      },
      '|carmen@example.org|Role|parent or learner|State|deletion requested|Signed up|Tue 1 Sept, 10:00' +
        '|Learner profiles|1; only the account can see inside|Suspension' +
        '|lifted Fri 20 Nov, 09:00 by ana@example.org|Bookings|No bookings yet.|Unpaid bookings' +
        '|An account can have 3 unpaid sessions and one unpaid series at once after its first payment. Allow ' +
        'this one more if you know the family.|Unpaid sessions at once|Unpaid series at once|Allow' +
        '|Invoices and credit notes|No invoices yet.|Close|',
    ],
  ])('%o', async (change, text) => {
    const view = await openUser({ change });
    expect(view.shown()).toBe(text);
  });

  test('have its bookings and invoices, in money', async () => {
    const issuedAt = '2026-11-20T09:00:00.000Z';
    const view = await openUser({
      sessions: [session, { ...session, id: 'b2', state: 'no_show', price: gbp(0) }],
      change: {
        tutor: { id: 't1', name: 'Lucía' },
        invoices: [
          { id: 'i1', kind: 'invoice', number: 'C-1', corrects: null, issuedAt, total: gbp(3200) },
          { id: 'i2', kind: 'credit_note', number: 'G-1', corrects: 'C-1', issuedAt, total: gbp(-1650) },
        ],
      },
    });
    expect(view.shown()).toBe(
      '|carmen@example.org|Role|parent or learner|State|active|Signed up|Tue 1 Sept, 10:00|Learner profiles' +
        '|2; only the account can see inside|Suspension|never suspended|Tutor page|Lucía|Bookings|When' +
        '|State|Price|Open|Tue 24 Nov, 18:00|upcoming|£32|Open|Tue 24 Nov, 18:00|no-show|£0|Open' +
        '|Unpaid bookings|An account can have 3 unpaid sessions and one unpaid series at once after its first ' +
        'payment. Allow this one more if you know the family.|Unpaid sessions at once|Unpaid series at once' +
        '|Allow|Invoices and credit notes|Number|Issued|Total|C-1|Fri 20 Nov, 09:00|£32|G-1, corrects C-1' +
        '|Fri 20 Nov, 09:00|-£16.50|Close|',
    );
    expect(view.links()).toEqual([
      ['Lucía', '/founder/tutors/t1'],
      ['Open', '/founder-hub?booking=b1'],
      ['Open', '/founder-hub?booking=b2'],
    ]);
    expect(
      view
        .find(/^Open the session/)
        ?.getAttribute('aria-label')
        ?.replaceAll('\u00a0', ' '),
    ).toBe('Open the session of Tue 24 Nov, 18:00');
    await view.click(/^Open the session/);
    expect(view.closed).toEqual(['closed']);
    expect(view.address()).toBe('/founder-hub?booking=b1');
  });

  test('are closed by a button; without them there is a second try', async () => {
    const view = await openUser({ answers: { 'GET /users/u1': { status: 404, body: {} } } });
    expect(view.shown()).toBe('|carmen@example.org|We couldn’t load this part. |Try again|Close|');
    await view.click('Close');
    expect(view.closed).toEqual(['closed']);
  });
});

describe('what an account can book unpaid', () => {
  const fields = (view: Awaited<ReturnType<typeof openUser>>) =>
    view.all('input').map((each) => [each.value, each.getAttribute('min'), each.getAttribute('max')]);
  const route = 'PUT /users/u1/unpaid-limits';

  test('begins with what holds, and is sent once it differs', async () => {
    const view = await openUser();
    expect(fields(view)).toEqual([
      ['3', '1', '100'],
      ['1', '1', '20'],
    ]);
    expect(view.isDisabled('Allow')).toBe(true);
    await view.fill('Unpaid sessions at once', '10');
    expect(view.isDisabled('Allow')).toBe(false);
    await view.fill('Unpaid sessions at once', '3');
    expect(view.isDisabled('Allow')).toBe(true);
    await view.fill('Unpaid series at once', '2');
    expect(view.isDisabled('Allow')).toBe(false);
    await view.fill('Unpaid sessions at once', '10');
    await view.click('Allow');
    await until(() => expect(view.toasts()).toEqual([['Limits changed.', 'done']]));
    expect(view.sent(route)).toEqual([{ limits: { sessions: 10, series: 2 } }]);
    await until(() => expect(view.count('GET /users/u1')).toBe(2));
  });

  test('goes back to the usual', async () => {
    const view = await openUser({
      change: { unpaid: { usual: { sessions: 3, series: 2 }, raised: { sessions: 10, series: 4 } } },
    });
    expect(view.shown()).toContain('An account can have 3 unpaid sessions and 2 unpaid series at once');
    expect(fields(view).map(([value]) => value)).toEqual(['10', '4']);
    await view.click('Back to the usual limits');
    await until(() => expect(view.sent(route)).toEqual([{ limits: null }]));
    expect(fields(view).map(([value]) => value)).toEqual(['3', '2']);
  });

  test('has no way back where nothing is raised, and an empty field for nothing', async () => {
    const view = await openUser();
    expect(view.find('Back to the usual limits')).toBeNull();
    await view.fill('Unpaid sessions at once', '');
    expect(fields(view)[0]).toEqual(['', '1', '100']);
  });

  test.each([
    [refusalOf('There is no such account any more.'), 'There is no such account any more.'],
    [new Error('offline'), unreachable],
  ])('that is refused says so and keeps what was typed: %o', async (answer, text) => {
    const view = await openUser({ answers: { [route]: answer } });
    await view.fill('Unpaid sessions at once', '10');
    await view.click('Allow');
    await until(() => expect(view.toasts()).toEqual([[text, 'destructive']]));
    expect(fields(view)[0]![0]).toBe('10');
  });

  test('waits for its answer', async () => {
    const raised = { sessions: 10, series: 4 };
    const view = await openUser({
      change: { unpaid: { usual: { sessions: 3, series: 2 }, raised } },
      answers: { [route]: noAnswer },
    });
    await view.fill('Unpaid sessions at once', '11');
    await view.click('Allow');
    await until(() => expect(view.isDisabled('Allow')).toBe(true));
    expect(view.isDisabled('Back to the usual limits')).toBe(true);
  });
});
