import { act, useState } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { AuthContext } from '#app/accounts/ui/auth-context.tsx';
import type { Auth } from '#app/accounts/ui/session.ts';
import type { Dashboard } from '#app/learners/index.ts';
import { at, leo, maya, openPart } from '#tests/support/dashboard-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { settle, until } from '#tests/support/mounted.tsx';
import DashboardPage from './dashboard.tsx';

const signedIn = (isAdmin = false): Auth => ({
  user: { id: 'ana', email: 'ana@example.org', role: isAdmin ? 'admin' : 'user', isAdmin },
  loading: false,
});
const signedOut: Auth = { user: null, loading: false };
const ana: Dashboard = { name: 'Ana Torres', tutor: null, profiles: [] };

type Setting = { auth?: Auth; path?: string; now?: string; answers?: StubbedAnswers; loading?: boolean };
const open = (
  dashboard: Partial<Dashboard> | null,
  { auth = signedIn(), path = '/dashboard', answers = {}, ...more }: Setting = {},
) => {
  if (dashboard) answers[`GET ${at('/dashboard')}`] = { body: { dashboard: { ...ana, ...dashboard } } };
  return openPart(<DashboardPage />, { auth, path, answers, ...more });
};
type Screen = Awaited<ReturnType<typeof open>>;
const headings = (screen: Screen) => screen.all('h2').map((one) => one.textContent);
const title = (screen: Screen) =>
  screen
    .all('title')
    .concat(screen.page.document.querySelectorAll('title'))
    .map((one) => one.textContent)[0];

beforeAll(() =>
  Promise.all([
    import('#app/accounts/ui/account-page/account-parts.tsx'),
    import('#app/pricing/ui/credits/credit-parts.tsx'),
  ]),
);

/** Opens a tab whose parts are loaded on first use. */
const openTab = async (path: string, answers: StubbedAnswers = {}) => {
  const screen = await open({}, { path, answers, loading: true });
  await act(() => vi.dynamicImportSettled());
  await settle();
  return screen;
};

describe('the dashboard of a visitor', () => {
  test('invites to sign in, and comes back', async () => {
    const screen = await open(null, { auth: signedOut, path: '/dashboard?learner=maya' });
    expect(screen.text()).toContain(
      '|Sign in to see your dashboard.|See your learners, your next session and the problem you’re working on. We’ll bring you back here afterwards.|Sign In|Create an account|',
    );
    expect(screen.href('Sign In')).toBe('/auth?next=%2Fdashboard%3Flearner%3Dmaya');
    expect(screen.href('Create an account')).toBe('/auth?mode=sign-up&next=%2Fdashboard%3Flearner%3Dmaya');
    expect(title(screen)).toBe('Dashboard · Curvela');
  });

  test('names the account where that was wanted', async () => {
    const screen = await open(null, { auth: signedOut, path: '/dashboard?tab=account' });
    expect(screen.text()).toContain('|Sign in to see your account.|');
    expect(title(screen)).toBe('Account · Curvela');
  });

  test.each([
    ['/dashboard', 'Dashboard', ['21rem', '12rem', '9rem', '40rem']],
    ['/dashboard?tab=credits', 'Credits and invoices', ['30rem']],
    ['/dashboard?tab=account', 'Your account', ['60rem']],
  ])('who is not known yet is shown the frame of %s', async (path, heading, heights) => {
    const screen = await open(null, { auth: { user: null, loading: true }, path, loading: true });
    expect(screen.all('h1').map((one) => one.textContent)).toEqual([heading]);
    expect(
      screen
        .queryAll('.bone')
        .map((one) => one.style.height)
        .filter(Boolean),
    ).toEqual(heights);
    expect(screen.find('Sign out')).toBeNull();
    expect(screen.calls.filter(({ path: called }) => called !== '/healthz')).toEqual([]);
  });
});

describe('the greeting', () => {
  test.each([
    ['2026-11-22T04:59:00Z', 'Good evening, Ana.'],
    ['2026-11-22T05:00:00Z', 'Good morning, Ana.'],
    ['2026-11-22T11:59:00Z', 'Good morning, Ana.'],
    ['2026-11-22T12:00:00Z', 'Good afternoon, Ana.'],
    ['2026-11-22T17:59:00Z', 'Good afternoon, Ana.'],
    ['2026-11-22T18:00:00Z', 'Good evening, Ana.'],
  ])('at %s is “%s”', async (now, text) => {
    const screen = await open({}, { now });
    expect(screen.all('h1').map((one) => one.textContent)).toEqual([text]);
  });

  test('needs no name', async () => {
    const screen = await open({ name: ' ' });
    expect(screen.all('h1').map((one) => one.textContent)).toEqual(['Good morning.']);
  });

  test('waits for the name', async () => {
    const never = () => new Promise<object>(() => undefined);
    const screen = await open(null, { loading: true, answers: { [`GET ${at('/dashboard')}`]: never } });
    expect(screen.all('h1').map((one) => one.textContent)).toEqual(['Dashboard']);
    expect(
      screen
        .queryAll('.bone')
        .map((one) => one.style.height)
        .filter(Boolean),
    ).toEqual(['21rem', '12rem', '9rem', '40rem']);
    expect(screen.text()).toContain('|Credits and invoices|Account|Sign out|');
  });
});

describe('the dashboard', () => {
  test('of a new account shows the first steps', async () => {
    const answers = { [`GET ${at('/teaching/sessions')}`]: { body: { sessions: [] } } };
    const screen = await open({}, { answers });
    await until(() =>
      expect(headings(screen)).toEqual(['Three steps to get started', 'Next session', 'More']),
    );
    expect(screen.text()).toMatch(/^\|Good morning, Ana\.\|Credits and invoices\|Account\|Sign out\|/);
    expect(screen.href('Credits and invoices')).toBe('/dashboard?tab=credits');
    expect(screen.href('Account')).toBe('/dashboard?tab=account');
    expect(screen.find(/^Founder hub/)).toBeNull();
    expect(title(screen)).toBe('Dashboard · Curvela');
  });

  test('of a founder leads to the hub', async () => {
    const screen = await open({}, { auth: signedIn(true) });
    expect(screen.find(/^Founder hub/)!.getAttribute('href')).toBe('/founder-hub');
  });

  test('of a linked adult leads to the people linked with them', async () => {
    const person = { since: '2026-11-20T09:00:00.000Z', learners: [], modelAllowed: null };
    const people = [
      { ...person, id: 'l1', kind: 'minor', name: 'Leo' },
      { ...person, id: 'l2', kind: 'family', name: 'Paula' },
    ];
    const screen = await open(
      {},
      {
        answers: {
          [`GET ${at('/adult-links')}`]: { body: { links: { kind: 'family', most: 1, adults: [], people } } },
        },
      },
    );
    await until(() => expect(headings(screen)[0]).toBe('Linked with you'));
    expect([screen.href('Leo'), screen.href('Family of Paula')]).toEqual([
      '/learner-profiles#linked-l1',
      '/learner-profiles#linked-l2',
    ]);
  });

  test('of a tutor without learners is about teaching', async () => {
    const screen = await open({ tutor: { slug: 'ana', name: 'Ana Torres', shared: [] } });
    expect(headings(screen)).toEqual(['Sessions you teach', 'More']);
  });

  const ofLearner = (name: string) => [
    'Due today',
    'Next session',
    `What ${name} can do on their own`,
    'This week',
    'Since Monday',
    'Goals',
    'More',
  ];

  test('of one learner has no choice of learners', async () => {
    const screen = await open({ profiles: [maya] });
    expect(headings(screen)).toEqual(ofLearner('Maya'));
    expect(screen.queryAll('.chips')).toEqual([]);
  });

  test('of a tutor with a learner has both', async () => {
    const screen = await open({ profiles: [maya], tutor: { slug: 'ana', name: 'Ana Torres', shared: [] } });
    expect(headings(screen)).toEqual(['Sessions you teach', ...ofLearner('Maya')]);
  });

  test('of the reader addresses the reader', async () => {
    const screen = await open({ profiles: [{ ...maya, name: 'ana' }] });
    expect(headings(screen)).toContain('What you can do on your own');
    await screen.unmount();
    const both = await open({ profiles: [{ ...maya, name: 'Ana' }, leo] });
    expect(headings(both)).toContain('What Ana can do on their own');
  });

  test.each([
    ['/dashboard', 'Maya'],
    ['/dashboard?learner=leo', 'Leo'],
    ['/dashboard?learner=unknown', 'Maya'],
  ])('of several learners at %s is that of %s', async (path, name) => {
    const none = { body: { bookings: [] } };
    const screen = await open(
      { profiles: [maya, leo] },
      { path, answers: { [`GET ${at('/bookings')}`]: none } },
    );
    expect(headings(screen)).toEqual([
      ...ofLearner(name).slice(0, 2),
      'All learners',
      ...ofLearner(name).slice(2),
    ]);
    const chips = screen
      .query('.chips')
      .elements()
      .filter((one) => one.localName === 'a');
    expect(chips.map((one) => one.getAttribute('aria-current'))).toEqual(
      name === 'Maya' ? ['true', null] : [null, 'true'],
    );
    expect(screen.text()).toContain(`|${name} has no session booked.|`);
  });

  test('offers a focus session to a learner of short steps', async () => {
    const screen = await open({ profiles: [{ ...maya, needs: { ...maya.needs, shortSteps: true } }] });
    expect(screen.queryAll('.focus-first')).toHaveLength(1);
  });

  test('that cannot be loaded is asked for again', async () => {
    const answers: StubbedAnswers = {};
    const screen = await open(null, { answers });
    expect(screen.text()).toContain('|Good morning.|');
    expect(screen.text()).toContain('|We couldn’t load this part. |Try again|More|');
    answers[`GET ${at('/dashboard')}`] = { body: { dashboard: ana } };
    await screen.click('Try again');
    await until(() => expect(screen.text()).toContain('|Good morning, Ana.|'));
  });
});

describe('the other tabs', () => {
  test.each([
    ['account', 'Account · Curvela', 'Your account'],
    ['credits', 'Credits and invoices · Curvela', 'Credits and invoices'],
  ])('%s', async (tab, expected, heading) => {
    const screen = await openTab(`/dashboard?tab=${tab}`);
    expect(screen.all('h1').map((one) => one.textContent)).toEqual([heading]);
    expect(title(screen)).toBe(expected);
    expect(screen.find('Sign out')).not.toBeNull();
    expect(screen.sent('GET /dashboard')).toEqual([]);
  });
});

describe('the notice that the account will be deleted', () => {
  const erasure = {
    [`GET ${at('/account/erasure')}`]: {
      body: { erasure: { state: 'scheduled', dueAt: '2026-12-06T10:00:00Z' } },
    },
  };
  test.each([
    ['/dashboard', 1],
    ['/dashboard?tab=account', 0],
  ])('at %s is shown %i times', async (path, count) => {
    const screen = await openTab(path, { ...erasure });
    expect(screen.queryAll('.erasure-notice')).toHaveLength(count);
  });
});

test('signing out leads to the home page, without an invitation on the way', async () => {
  function Page() {
    const [auth, setAuth] = useState(signedIn());
    return (
      <AuthContext value={auth}>
        <DashboardPage />
        <button type="button" onClick={() => setAuth(signedOut)}>
          The session ends
        </button>
      </AuthContext>
    );
  }
  const screen = await openPart(<Page />, {
    path: '/dashboard',
    answers: { [`GET ${at('/dashboard')}`]: { body: { dashboard: ana } } },
  });
  await screen.click('Sign out');
  await screen.click('The session ends');
  expect(screen.text()).not.toContain('Sign in to see your dashboard.');
  await until(() => expect(screen.address()).toBe('/'));
  expect(screen.toasts()).toEqual(['You’re signed out.']);
});
