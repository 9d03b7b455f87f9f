import { describe, expect, test } from 'vitest';
import type { Auth } from '#app/accounts/ui/session.ts';
import type { LearnerProfile } from '#app/learners/index.ts';
import { at, leo, maya, openPart } from '#tests/support/dashboard-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { until } from '#tests/support/mounted.tsx';
import LearnerProfilesPage from './learner-profiles.tsx';

const signedIn: Auth = {
  user: { id: 'ana', email: 'ana@example.org', role: 'user', isAdmin: false },
  loading: false,
};
const list = `GET ${at('/learner-profiles')}`;
type Setting = { auth?: Auth; path?: string; answers?: StubbedAnswers; loading?: boolean };
const open = (
  profiles: LearnerProfile[] | null,
  { auth = signedIn, path = '/learner-profiles', answers = {}, ...more }: Setting = {},
) => {
  if (profiles) answers[list] = { body: { profiles } };
  return openPart(<LearnerProfilesPage />, { auth, path, answers, ...more });
};
const young =
  'Learners who are too young for their own account have a profile in yours. A profile has no login and no password.';
const head = '|Learners|See what they know so far, and the answers behind it.|';

describe('a learner whose profile nobody uses', () => {
  test('is announced with the day of the deletion, and kept in one press', async () => {
    const dormant = { ...leo, deleteOn: '2026-11-21T04:20:00.000Z' };
    const answers: StubbedAnswers = {
      [`POST ${at('/learner-profiles/leo/keep')}`]: { body: { profile: leo } },
    };
    const screen = await open([maya, dormant], { answers });
    expect(screen.text()).toContain('We’ll delete Leo’s profile on ');
    answers[list] = { body: { profiles: [maya, leo] } };
    await screen.click('Keep Leo');
    await until(() => !screen.text().includes('We’ll delete'));
    expect(screen.sent('POST /learner-profiles/leo/keep')).toHaveLength(1);
  });
});

describe('the learners of an account', () => {
  test('are shown after signing in', async () => {
    const screen = await open(null, { auth: { user: null, loading: false }, path: '/learner-profiles?add' });
    expect(screen.text()).toContain(
      '|Sign in to see your learners.|Learner profiles are part of an account. We’ll bring you back here afterwards.|Sign In|Create an account|',
    );
    expect(screen.href('Sign In')).toBe('/auth?next=%2Flearner-profiles%3Fadd');
  });

  test('wait until it is known who reads', async () => {
    const screen = await open(null, { auth: { user: null, loading: true }, loading: true });
    expect(screen.text()).toContain(head);
    expect(screen.queryAll('.bone').map((one) => one.style.height)).toEqual(['6.1rem']);
    expect(screen.sent('GET /learner-profiles')).toEqual([]);
  });

  test('are nobody at first', async () => {
    const screen = await open([]);
    expect(screen.text()).toContain(
      `${head}No learners yet. Add the first one.|Add a learner|${young} |Privacy Policy|`,
    );
    expect(screen.href('Privacy Policy')).toBe('/privacy');
    expect(screen.all('button')).toHaveLength(1);
    await screen.click('Add a learner');
    expect(screen.all('dialog').map((one) => one.elements()[0]!.textContent)).toEqual(['Add a learner']);
    await screen.click('Cancel');
    expect(screen.all('dialog')).toEqual([]);
  });

  test.each([
    ['/learner-profiles', 'Maya'],
    ['/learner-profiles?learner=leo', 'Leo'],
    ['/learner-profiles?learner=unknown', 'Maya'],
  ])('at %s are about %s', async (path, name) => {
    const screen = await open([maya, leo], { path });
    expect(screen.all('h2').map((one) => one.textContent)).toEqual([
      `What ${name} knows so far`,
      'Goals',
      `What helps ${name}`,
      'Pace',
      'Who can see this',
      `About ${name}`,
      'Too young for an account',
      `What ${name} can do on their own`,
    ]);
    expect(screen.text()).toContain(`|Too young for an account|${young}|`);
    const cards = screen
      .query('.pick')
      .elements()
      .filter((one) => one.localName === 'a');
    expect(cards.map((one) => one.getAttribute('aria-current'))).toEqual(
      name === 'Maya' ? ['true', null] : [null, 'true'],
    );
    expect(screen.query('.pick').getAttribute('aria-label')).toBe('Learners');
    expect(screen.text()).not.toContain('at most');
  });

  test('are twelve at most', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...maya, id: String(index) }));
    const screen = await open(many(12));
    expect(screen.text()).toContain('|Add a learner|One account can hold up to 12 learners.|');
    expect(screen.find('Add a learner')!.hasAttribute('disabled')).toBe(true);
    await screen.unmount();
    const eleven = await open(many(11));
    expect(eleven.find('Add a learner')!.hasAttribute('disabled')).toBe(false);
    expect(eleven.text()).not.toContain('One account can hold');
  });

  test('that cannot be loaded are asked for again', async () => {
    const answers: StubbedAnswers = {};
    const screen = await open(null, { answers });
    expect(screen.text()).toContain(`${head}We couldn’t load this part. |Try again|`);
    answers[list] = { body: { profiles: [] } };
    await screen.click('Try again');
    await until(() => expect(screen.text()).toContain('No learners yet.'));
  });

  test('have a report each', async () => {
    const screen = await open([maya], { path: '/learner-profiles?report=1&learner=maya' });
    expect(screen.text()).toContain('|You can’t read this report|');
    expect(screen.text()).not.toContain('Learners');
    await screen.unmount();
    const nobody = await open([maya], { path: '/learner-profiles?report=1' });
    expect(nobody.text()).toContain('|Learners|');
  });
});

describe('a learner who is added', () => {
  const add = `POST ${at('/learner-profiles')}`;
  const addLeo = async (path: string) => {
    const answers: StubbedAnswers = { [add]: { body: { profile: leo } } };
    const screen = await open([maya], { path, answers });
    if (screen.all('dialog').length === 0) await screen.click('Add a learner');
    answers[list] = { body: { profiles: [maya, leo] } };
    await screen.fill('Name', 'Leo');
    await screen.submit();
    await until(() => expect(screen.all('dialog')).toEqual([]));
    return screen;
  };

  test('is shown', async () => {
    const screen = await addLeo('/learner-profiles');
    expect([screen.address(), screen.keepsScroll()]).toEqual(['/learner-profiles?learner=leo', true]);
    await until(() => expect(screen.text()).toContain('|What Leo knows so far|'));
  });

  test.each([
    ['/tutor/marek', '/tutor/marek?learner=leo'],
    ['/book?tutor=marek', '/book?tutor=marek&learner=leo'],
    ['https://elsewhere.example', '/learner-profiles?learner=leo'],
  ])('for %s goes on at %s', async (next, address) => {
    const screen = await addLeo(`/learner-profiles?add&next=${encodeURIComponent(next)}`);
    await until(() => expect(screen.address()).toBe(address));
  });
});
