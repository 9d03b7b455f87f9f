import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { describe, expect, it, test, vi } from 'vitest';
import { type useAuth } from '#app/accounts/index.ts';
import { type Mounted, until } from '#tests/support/mounted.tsx';
import { FirstLearner } from './first-learner.tsx';
import { OtherWays } from './other-ways.tsx';
import Practice from './screens/practice.tsx';
import { Start } from './start.tsx';
import {
  maya,
  leo,
  practicePath,
  profilesPath,
  profilesAnswer,
  failed,
  open,
  contains,
  hrefOf,
} from '#tests/support/practice-pages.tsx';
import { stopDateAt } from '#tests/support/stop-date.ts';

stopDateAt('2026-11-22T10:00:00Z');

describe('the first learner', () => {
  it('needs a name', async () => {
    const { screen, calls } = await open(<FirstLearner />);
    expect(screen.text()).toContain('Who’s practising?');
    expect(screen.text()).toContain('A first name or a nickname is enough.');
    await screen.fill('Name', '  ');
    await screen.submit();
    expect(screen.text()).toContain('Please enter a name.');
    expect(screen.text()).not.toContain('A first name or a nickname is enough.');
    expect(screen.find('Name')?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.find('Name')?.getAttribute('maxLength')).toBe('80');
    expect(calls()).toEqual([]);
  });

  it('is added without spaces around the name, and practises', async () => {
    const { screen, calls } = await open(<FirstLearner />, {
      [`POST ${profilesPath}`]: { body: { profile: maya } },
    });
    await screen.fill('Name', ' Maya ');
    await screen.click('Continue');
    await until(() => expect(screen.address()).toBe('/tutor/practice?learner=maya'));
    // The form took its place in the history: Back does not lead to it.
    await screen.back();
    expect(screen.address()).toBe('/tutor/practice?learner=maya');
    expect(calls().find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Maya',
      ageBand: null,
      schoolYear: null,
      language: 'en',
    });
  });

  test.each([
    [failed(409, 'There are too many.'), 'There are too many.'],
    [new Error('unreachable'), 'No connection. What you typed is still here; try again in a moment.'],
  ])('that was not added says why, and the name stays: %#', async (failure, text) => {
    const { screen } = await open(<FirstLearner />, { [`POST ${profilesPath}`]: failure });
    await screen.fill('Name', 'Maya');
    await screen.submit();
    await contains(screen, text);
    expect(screen.find('Name')?.value).toBe('Maya');
    expect(screen.text()).not.toContain('Please enter a name.');
  });
});

describe('other ways to practise', () => {
  const ways = (path = '/') => {
    const starting = { start: vi.fn(), busy: null, failure: null };
    return open(<OtherWays profile={maya} starting={starting} />, {}, path).then((opened) => ({
      ...opened,
      starting,
    }));
  };
  const expanded = (screen: Mounted) =>
    ['One skill', 'Mistakes only', 'Exam', 'Find out where I stand'].map(
      (label) => screen.find(label)?.getAttribute('aria-expanded') ?? null,
    );

  it('without a choice begin at once', async () => {
    const { screen, starting } = await ways();
    expect(screen.text()).toContain('Other ways to practise');
    expect(screen.text()).toContain('No hints. Results at the end.');
    await screen.click('Mistakes only');
    await screen.click('Find out where I stand');
    expect(starting.start.mock.calls).toEqual([[{ mode: 'mistakes' }], [{ mode: 'diagnostic' }]]);
    expect(screen.address()).toBe('/');
  });

  it('with a choice open and close, and the address holds the open one', async () => {
    const { screen, starting } = await ways();
    expect(expanded(screen)).toEqual(['false', null, 'false', null]);
    expect(screen.text()).not.toContain('Search for a skill');
    await screen.click('One skill');
    expect(screen.address()).toBe('/?learner=maya&way=skill');
    expect(expanded(screen)).toEqual(['true', null, 'false', null]);
    expect(screen.text()).toContain('Search for a skill');
    await screen.click('Exam');
    expect(screen.address()).toBe('/?learner=maya&way=exam');
    await contains(screen, 'No hints, and no results until the end.');
    expect(expanded(screen)).toEqual(['false', null, 'true', null]);
    await screen.click('Exam');
    expect(screen.address()).toBe('/?learner=maya');
    expect(screen.text()).not.toContain('No hints, and no results until the end.');
    expect(starting.start).not.toHaveBeenCalled();
  });
});

describe('the start of practice', () => {
  const today = {
    newcomer: false,
    reviews: { count: 0, skills: [] },
    current: null,
    stretch: null,
    minutes: 0,
    open: null,
    doneToday: 3,
    nextReviewAt: null,
  };
  const planOf = (id: string) => ({ [`GET ${practicePath}/profiles/${id}/today`]: { body: today } });
  const start = (answers: StubbedAnswers, path = '/') => open(<Start accountId="carmen" />, answers, path);

  it('of an account without learners asks for a name', async () => {
    const { screen } = await start(profilesAnswer());
    await contains(screen, 'Who’s practising?');
    expect(screen.text()).not.toContain('Other ways to practise');
  });

  it('of one learner names it', async () => {
    const { screen, calls } = await start({ ...profilesAnswer(maya), ...planOf('maya') });
    await contains(screen, '3 questions done today.');
    expect(screen.text()).toContain('For Maya');
    expect(screen.all('h1')).toHaveLength(1);
    expect(screen.find('Maya')).toBeNull();
    expect(calls().map(({ path }) => path)).toContain(`${practicePath}/profiles/maya/today`);
  });

  it('of several learners marks the one of the address, or else the first', async () => {
    const answers = { ...profilesAnswer(maya, leo), ...planOf('maya'), ...planOf('leo') };
    const { screen, calls } = await start(answers, '/tutor/practice?learner=leo');
    await contains(screen, '3 questions done today.');
    expect(screen.text()).not.toContain('For Leo');
    expect(hrefOf(screen, 'Maya')).toBe('/tutor/practice?learner=maya');
    expect(screen.find('Maya')?.getAttribute('aria-current')).toBeNull();
    expect(screen.find('Leo')?.getAttribute('aria-current')).toBe('true');
    expect(screen.find('Leo')?.getAttribute('class')).toBe('chip is-on');
    expect(calls().map(({ path }) => path)).toContain(`${practicePath}/profiles/leo/today`);
    await screen.unmount();
    const other = await start(answers);
    await contains(other.screen, '3 questions done today.');
    expect(other.screen.find('Maya')?.getAttribute('aria-current')).toBe('true');
  });

  it('says what prevented a start', async () => {
    const { screen } = await start({
      ...profilesAnswer(maya),
      ...planOf('maya'),
      [`POST ${practicePath}/sessions`]: failed(409, 'There are no mistakes to practise.'),
    });
    await contains(screen, 'Mistakes only');
    await screen.click('Mistakes only');
    await contains(screen, 'There are no mistakes to practise.');
    expect(screen.address()).toBe('/');
  });

  it('that could not be loaded says so', async () => {
    const { screen } = await start({ [`GET ${profilesPath}`]: failed(500, '') });
    await contains(screen, 'We couldn’t load this part.');
    expect(screen.text()).toContain('Practice');
  });
});

describe('the address of practice', () => {
  const signedOut = { user: null, loading: false } as const;
  const signedIn = {
    user: { id: 'carmen', email: 'carmen@example.org', role: 'user', isAdmin: false },
    loading: false,
  } as const;
  const at = (query: string, auth: ReturnType<typeof useAuth> = signedOut, answers: StubbedAnswers = {}) =>
    open(<Practice />, answers, `/tutor/practice${query}`, auth);

  it('of a session asks visitors to sign in', async () => {
    const { screen, calls } = await at('?session=s1');
    expect(screen.text()).toContain('Sign in to keep practising');
    expect(screen.text()).toContain('We’ll bring you back to this question.');
    expect(calls()).toEqual([]);
  });

  it('of a session opens it for an account', async () => {
    const { calls } = await at('?session=s1&skill=slope', signedIn);
    await until(() => expect(calls().map(({ path }) => path)).toContain(`${practicePath}/sessions/s1`));
  });

  test.each([
    ['5', '?seed=5'],
    ['-7', '?seed=7'],
    ['2.9', '?seed=2'],
    ['text', '?seed=1'],
    ['0', '?seed=1'],
    ['1000001', '?seed=1'],
    ['999999', '?seed=999999'],
  ])('with the try %s gives a visitor the question %s', async (tried, query) => {
    const { calls } = await at(`?skill=slope&try=${tried}`);
    await until(() => expect(calls()[0]).toMatchObject({ path: `${practicePath}/tries/slope`, query }));
  });

  it('with a try shows an account the skill', async () => {
    const { calls } = await at('?skill=slope&try=5', signedIn);
    await until(() => expect(calls().map(({ path }) => path)).toContain(`${practicePath}/skills/slope`));
    expect(calls().map(({ path }) => path)).not.toContain(`${practicePath}/tries/slope`);
    expect(calls().map(({ path }) => path)).toContain(profilesPath);
  });

  it('of a skill shows a visitor the skill', async () => {
    const { calls } = await at('?skill=slope');
    await until(() => expect(calls().map(({ path }) => path)).toEqual([`${practicePath}/skills/slope`]));
  });

  it('without more is the start of an account, and the introduction of a visitor', async () => {
    const { screen } = await at('');
    expect(screen.text()).toContain('Sign in to practise');
    await screen.unmount();
    const own = await at('', signedIn, profilesAnswer());
    await contains(own.screen, 'Who’s practising?');
  });
});
