import { describe, expect, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import { type FoundersAnswers, openFounders, refusalOf } from '#tests/support/founders-page.tsx';
import type { UserSession } from '../model/schemas-users.ts';
import type { UserDetail as Details } from '../model/user-detail-schemas.ts';
import { Users } from './users.tsx';

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
describe('the list of accounts', () => {
  const windows: Record<string, [label: string, text: string]> = {
    Suspend: [
      'Suspend carmen@example.org',
      'This account is signed out everywhere and can no longer sign in.',
    ],
    Lift: ['Lift the suspension of eva@example.org', 'This account can sign in again.'],
  };
  const users = [
    carmen,
    { ...carmen, id: 'u2', email: 'eva@example.org', state: 'suspended', role: 'tutor' },
    { ...carmen, id: 'u3', email: 'ana@example.org', role: 'founder', state: 'leaving' },
    { ...carmen, id: 'u4', email: 'new@example.org', state: 'unconfirmed' },
  ];
  const openUsers = (answers: FoundersAnswers = {}, more = false) =>
    openFounders(<Users />, {
      'GET /users': { body: { users, more } },
      'GET /users/u1/sessions': { body: { sessions: [] } },
      'GET /users/u2/sessions': { body: { sessions: [] } },
      'PATCH /users/u1': { status: 204 },
      'PATCH /users/u2': { status: 204 },
      'GET /users/u1': { body: { user: details } },
      ...answers,
    });

  test('has address, role, state and day; a founder is not suspended', async () => {
    const view = await openUsers();
    expect(view.shown()).toBe(
      '|Users|Search by email|Email|Role|State|Signed up|Decide|carmen@example.org|parent or learner' +
        '|active|Tue 1 Sept, 10:00|Details|Suspend|eva@example.org|tutor|suspended|Tue 1 Sept, 10:00|Details' +
        '|Lift|ana@example.org|founder|deletion requested|Tue 1 Sept, 10:00|Details|new@example.org' +
        '|parent or learner|not confirmed|Tue 1 Sept, 10:00|Details|Suspend|',
    );
    expect(view.all('button').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Details of carmen@example.org',
      'Suspend carmen@example.org',
      'Details of eva@example.org',
      'Lift the suspension of eva@example.org',
      'Details of ana@example.org',
      'Details of new@example.org',
      'Suspend new@example.org',
    ]);
  });

  test('is searched by a part of the address', async () => {
    const view = await openUsers({
      'GET /users': ({ query }) => ({
        body: { users: query === '?search=' ? users : [], more: query === '?search=' },
      }),
    });
    expect(view.shown()).toContain('|There are more. Type more of the address.|');
    await view.fill('Search by email', ' zoe ');
    await until(() => expect(view.shown()).toBe('|Users|Search by email|No account matches.|'));
    expect(view.calls().map(({ query }) => query)).toEqual(['?search=', '?search=zoe']);
  });

  test.each([
    [0, 'Suspend', 'It has no upcoming sessions.'],
    [1, 'Suspend', 'Its upcoming session stays booked.'],
    [2, 'Suspend', 'Its 2 upcoming sessions stay booked.'],
    [0, 'Lift', 'It has no upcoming sessions.'],
    [1, 'Lift', 'It has one upcoming session.'],
    [2, 'Lift', 'It has 2 upcoming sessions.'],
  ])('with %i sessions ahead, “%s” is confirmed', async (ahead, confirm, consequence) => {
    const id = confirm === 'Lift' ? 'u2' : 'u1';
    const [label, text] = windows[confirm]!;
    const sessions = [
      ...Array.from({ length: ahead }, (_, at) => ({ ...session, id: `b${at}` })),
      { ...session, id: 'past', state: 'completed' },
    ];
    const view = await openUsers({ [`GET /users/${id}/sessions`]: { body: { sessions } } });
    await view.click(label);
    await until(() => expect(view.count(`GET /users/${id}/sessions`)).toBe(1));
    await until(() => expect(view.window()).toBe(`|${label}|${text} ${consequence}|Not now|${confirm}|`));
    expect(view.inDialog(confirm).getAttribute('class')).toBe(
      confirm === 'Lift' ? 'btn btn-primary' : 'btn btn-danger',
    );
    await view.confirm(confirm);
    await until(() => expect(view.dialog()).toBeNull());
    expect(view.sent(`PATCH /users/${id}`)).toEqual([{ suspended: confirm === 'Suspend' }]);
    expect(view.toasts()).toEqual([
      [
        confirm === 'Lift' ? 'eva@example.org can sign in again.' : 'carmen@example.org is suspended.',
        'done',
      ],
    ]);
    await until(() => expect(view.count('GET /users')).toBe(2));
  });

  test('keeps the window of a suspension that is refused', async () => {
    const view = await openUsers({ 'PATCH /users/u1': refusalOf('A founder’s account is never suspended.') });
    await view.click('Suspend carmen@example.org');
    await view.confirm('Suspend');
    await until(() =>
      expect(view.window()).toContain('|A founder’s account is never suspended.|Not now|Suspend|'),
    );
    await view.confirm('Not now');
    expect(view.dialog()).toBeNull();
  });

  test('opens the details of one account', async () => {
    const view = await openUsers();
    await view.click('Details of carmen@example.org');
    await until(() => expect(view.window()).toContain('|carmen@example.org|Role|parent or learner|'));
    await view.confirm('Close');
    expect(view.dialog()).toBeNull();
  });
});
