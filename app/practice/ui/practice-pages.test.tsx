import { mathsUiTexts } from '@curvela/maths-react/messages';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { accountsTexts, type useAuth } from '#app/accounts/index.ts';
import { defaultNeeds, learnerNeedsTexts, type LearnerProfile } from '#app/learners/index.ts';
import { mounted, type Mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { partOf } from '#tests/support/part-of.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { practiceTexts } from '../messages/index.ts';
import type {
  AttemptView,
  FormulaView,
  ItemView,
  PracticeSessionView,
  SentenceParts,
  SkillView,
} from '../model/views.ts';
import { FirstLearner } from './first-learner.tsx';
import { OtherWays } from './other-ways.tsx';
import Practice from './screens/practice.tsx';
import { SkillPage, tryAddress } from './skill-page.tsx';
import { Start } from './start.tsx';
import { TryQuestion } from './try-question.tsx';

const messages = {
  ...practiceTexts.en,
  ...mathsUiTexts.en,
  ...learnerNeedsTexts.en,
  ...accountsTexts.en,
};
const words = (text: string): SentenceParts => [{ kind: 'text', text }];
const formula = (speech: string): FormulaView => ({ latex: speech, plain: speech, speech, html: null });
const learner = (id: string, name: string, needs: Partial<LearnerProfile['needs']> = {}) =>
  partOf<LearnerProfile>({ id, name, needs: { ...defaultNeeds, ...needs } });
const maya = learner('maya', 'Maya');
const leo = learner('leo', 'Leo');

const practicePath = '/functions/v1/practice';
const profilesPath = '/functions/v1/learner-profiles';
const profilesAnswer = (...profiles: LearnerProfile[]) => ({
  [`GET ${profilesPath}`]: { body: { profiles } },
});
const failed = (status: number, message: string) => ({ status, body: { error: { code: 'x', message } } });
type Answers = Parameters<typeof stubCalls>[0];

async function open(part: ReactNode, answers: Answers = {}, path = '/', auth?: ReturnType<typeof useAuth>) {
  const page = openPage(`http://localhost:5173${path}`);
  const requests = stubCalls(answers);
  const screen = await mounted(part, { messages, page, ...(auth ? { auth } : {}) });
  return {
    screen,
    /** The calls of the page so far, without those by which it looks for a connection. */
    calls: () => requests.filter(({ path }) => path !== '/healthz'),
  };
}
const contains = (screen: Mounted, text: string) => until(() => expect(screen.text()).toContain(text));
const hrefOf = (screen: Mounted, label: string) => screen.find(label)?.getAttribute('href') ?? null;
const session = partOf<PracticeSessionView>({ id: 's1', mode: 'skill' });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

describe('the page of a skill', () => {
  const slope: SkillView = {
    id: 'slope',
    strand: 'functions',
    name: 'Slope',
    can: 'Reads the slope of a line.',
    what: [words('How steep it is.'), words('Up over right.')],
    picture: null,
    figure: null,
    example: {
      prompt: words('Find the slope of this line.'),
      worked: { lines: [{ formula: formula('m = 2'), why: words('up two') }] },
    },
    mistakes: [{ id: 'm', text: 'Right over up.' }],
    after: [{ id: 'area', name: 'Area' }],
    leadsTo: [{ id: 'units', name: 'Units' }],
  };
  const skillPath = `GET ${practicePath}/skills/slope`;
  const show = async (
    more: Partial<SkillView> = {},
    {
      signedIn = false,
      answers = {},
      path = '/',
    }: { signedIn?: boolean; answers?: Answers; path?: string } = {},
  ) => {
    const opened = await open(
      <SkillPage id="slope" signedIn={signedIn} />,
      { [skillPath]: { body: { ...slope, ...more } }, ...answers },
      path,
    );
    await contains(opened.screen, 'How steep it is.');
    return opened;
  };

  it('explains it, with an example, mistakes and neighbours', async () => {
    const { screen } = await show();
    for (const text of [
      'Slope',
      'Reads the slope of a line.',
      'How steep it is.',
      'Up over right.',
      'An example',
      'Find the slope of this line.',
      'up two',
      'What goes wrong most often',
      'Right over up.',
      'Comes after',
      'Leads to',
    ])
      expect(screen.text()).toContain(text);
    expect(hrefOf(screen, 'Area')).toBe('/tutor/practice?skill=area');
    expect(hrefOf(screen, 'Units')).toBe('/tutor/practice?skill=units');
    expect(screen.text().indexOf('Area')).toBeLessThan(screen.text().indexOf('Leads to'));
    expect(screen.all('div').some((one) => one.getAttribute('class') === 'p-skill-what')).toBe(false);
  });

  it('leaves out the headings of what it does not have', async () => {
    const { screen } = await show({ mistakes: [], after: [], leadsTo: [] });
    expect(screen.text()).not.toMatch(/What goes wrong|Comes after|Leads to/);
  });

  it('of a visitor offers a try; nobody is signed in, so no learners are read', async () => {
    const { screen, calls } = await show();
    expect(hrefOf(screen, 'Try a question')).toBe('/tutor/practice?skill=slope&try=1');
    expect(screen.text()).toContain('Without an account. Nothing is kept.');
    expect(screen.find('Practise this')).toBeNull();
    expect(hrefOf(screen, 'All skills')).toBe('/tutor/practice?way=skill');
    expect(hrefOf(screen, 'Learn this with the tutor')).toBe('/ai-tutor?skill=slope');
    expect(hrefOf(screen, 'Have a whole lesson made of it')).toBe('/ai-tutor?lesson=new&skill=slope');
    expect(calls().map(({ path }) => path)).not.toContain(profilesPath);
  });

  it('starts practice of this skill for the learner of the address', async () => {
    const { screen, calls } = await show(
      {},
      {
        signedIn: true,
        path: '/tutor/practice?skill=slope&learner=leo',
        answers: { ...profilesAnswer(maya, leo), [`POST ${practicePath}/sessions`]: { body: session } },
      },
    );
    await contains(screen, 'For Leo');
    expect(screen.find('Try a question')).toBeNull();
    expect(hrefOf(screen, 'All skills')).toBe('/tutor/practice?learner=leo&way=skill');
    expect(hrefOf(screen, 'Area')).toBe('/tutor/practice?skill=area&learner=leo');
    expect(hrefOf(screen, 'Learn this with the tutor')).toBe('/ai-tutor?skill=slope&learner=leo');
    expect(hrefOf(screen, 'Have a whole lesson made of it')).toBe(
      '/ai-tutor?lesson=new&skill=slope&learner=leo',
    );
    await screen.click('Practise this');
    await until(() => expect(screen.address()).toBe('/tutor/practice?session=s1'));
    expect(
      calls()
        .filter(({ method }) => method === 'POST')
        .map(({ body }) => body),
    ).toEqual([{ mode: 'skill', skills: ['slope'], profileId: 'leo' }]);
  });

  it('is practised by the first learner without one in the address; a single one is not named', async () => {
    const answers = {
      ...profilesAnswer(maya),
      [`POST ${practicePath}/sessions`]: failed(409, 'One is open.'),
    };
    const { screen, calls } = await show({}, { signedIn: true, answers });
    await until(() => expect(screen.find('Practise this')!.getAttribute('aria-disabled')).toBe('false'));
    expect(screen.text()).not.toContain('For Maya');
    await screen.click('Practise this');
    await contains(screen, 'One is open.');
    expect(calls().find(({ method }) => method === 'POST')?.body).toMatchObject({ profileId: 'maya' });
  });

  it('leads an account without learners to the start', async () => {
    const { screen } = await show({}, { signedIn: true, answers: profilesAnswer() });
    await until(() => expect(hrefOf(screen, 'Practise this')).toBe('/tutor/practice'));
  });

  it('that does not exist says so and leads to all skills', async () => {
    const { screen } = await open(<SkillPage id="slope" signedIn={false} />, {
      [skillPath]: failed(404, 'Gone'),
    });
    await contains(screen, 'We do not teach this yet');
    expect(screen.text()).toContain('There is no skill with this name.');
    expect(hrefOf(screen, 'All skills')).toBe('/tutor/practice?way=skill');
    expect(screen.find('Try again')).toBeNull();
  });

  it('without a connection can be tried again', async () => {
    const answers: Answers = { [skillPath]: new Error('unreachable') };
    const { screen } = await open(<SkillPage id="slope" signedIn={false} />, answers);
    await contains(screen, 'No connection');
    expect(screen.text()).toContain('Nothing is lost; try again in a moment.');
    expect(screen.find('All skills')).toBeNull();
    answers[skillPath] = { body: slope };
    await screen.click('Try again');
    await contains(screen, 'How steep it is.');
  });

  test('the address of a try holds the skill and its seed', () => {
    expect(tryAddress('slope', 7)).toBe('/tutor/practice?skill=slope&try=7');
  });
});

describe('a question without an account', () => {
  const item = partOf<ItemView>({
    id: 'i',
    position: 1,
    role: 'skill',
    skill: { id: 'slope', name: 'Slope', lastSeenAt: null },
    level: 1,
    prompt: [{ kind: 'text', text: 'Is it steep?' }],
    ask: {
      kind: 'choice',
      options: [
        { number: 0, parts: [{ kind: 'text', text: 'yes' }] },
        { number: 1, parts: [{ kind: 'text', text: 'no' }] },
      ],
    },
    picture: null,
    figure: null,
    attempts: [],
    hints: [],
    state: 'open',
    solution: null,
    answer: null,
  });
  const attempt = (more: Partial<AttemptView> = {}): AttemptView => ({
    id: 'a',
    given: words('yes'),
    verdict: 'equal',
    formMissed: false,
    feedback: [],
    ...more,
  });
  const solution = { lines: [{ formula: formula('m = 2'), why: words('up two') }] };
  const over = { ...item, solution, answer: words('forty-two') };
  const tryPath = `${practicePath}/tries`;
  const show = async (answers: Answers = {}) => {
    const opened = await open(
      <TryQuestion skill="slope" seed={5} />,
      { [`GET ${tryPath}/slope`]: { body: { item, template: 't', seed: 5 } }, ...answers },
      '/tutor/practice?skill=slope&try=5',
    );
    await contains(opened.screen, 'Is it steep?');
    return opened;
  };
  const answer = async (screen: Mounted) => {
    await screen.fill('no', true);
    await screen.submit();
  };

  it('names its skill, invites to sign in, and leads on', async () => {
    const { screen, calls } = await show();
    expect(screen.text()).toContain('Try: Slope');
    expect(calls()[0]?.query).toBe('?seed=5');
    expect(hrefOf(screen, 'Sign in')).toBe('/auth?next=%2Ftutor%2Fpractice%3Fskill%3Dslope%26try%3D5');
    expect(hrefOf(screen, 'Another question')).toBe('/tutor/practice?skill=slope&try=6');
    expect(screen.find('Another question')?.getAttribute('class')).toBe('btn btn-lg btn-quiet');
    expect(hrefOf(screen, 'Read about this skill')).toBe('/tutor/practice?skill=slope');
    expect(screen.find('Show me')).toBeNull();
  });

  it('is not sent without an answer', async () => {
    const { screen, calls } = await show();
    await screen.submit();
    expect(screen.text()).toContain('There is no answer to check yet.');
    expect(calls().filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('answered right shows its steps, and cannot be sent again', async () => {
    const { screen, calls } = await show({
      [`POST ${tryPath}`]: { body: { attempt: attempt(), item: over } },
    });
    await answer(screen);
    await contains(screen, 'Right.');
    expect(calls().find(({ method }) => method === 'POST')?.body).toEqual({
      template: 't',
      seed: 5,
      answer: { kind: 'choice', option: 1 },
    });
    expect(screen.text()).toContain('up two');
    expect(screen.text()).not.toContain('forty-two');
    expect(screen.find('Check')).toBeNull();
    expect(screen.find('Show me')).toBeNull();
    expect(screen.find('Another question')?.getAttribute('class')).toBe('btn btn-lg btn-primary');
    await screen.submit();
    expect(calls().filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test.each([
    [{ verdict: 'different' }, 'Not this yet.'],
    [{ formMissed: true }, 'Equal, but not in the form that was asked for.'],
  ] as const)('with the result %o shows the solution only on request', async (more, text) => {
    const { screen } = await show({
      [`POST ${tryPath}`]: { body: { attempt: attempt(more), item: over } },
    });
    await answer(screen);
    await contains(screen, text);
    expect(screen.text()).not.toMatch(/up two|forty-two/);
    expect(screen.find('Check')).not.toBeNull();
    await screen.click('Show me');
    expect(screen.text()).toContain('The answer:');
    expect(screen.text()).toContain('forty-two');
    expect(screen.text()).toContain('up two');
    expect(screen.find('Show me')).toBeNull();
  });

  test.each([
    [failed(422, 'This is not readable.'), 'This is not readable.'],
    [failed(500, ''), 'No connection. Nothing is lost; try again in a moment.'],
    [new Error('unreachable'), 'No connection. Nothing is lost; try again in a moment.'],
  ])('that could not be checked says why: %#', async (failure, text) => {
    const { screen } = await show({ [`POST ${tryPath}`]: failure });
    await answer(screen);
    await contains(screen, text);
    expect(screen.find('Check')).not.toBeNull();
  });

  test.each([
    [failed(404, 'There is no such skill.'), 'There is no such skill.'],
    [new Error('unreachable'), 'Nothing is lost; try again in a moment.'],
  ])('that could not be loaded can be tried again: %#', async (failure, text) => {
    const answers: Answers = { [`GET ${tryPath}/slope`]: failure };
    const { screen } = await open(<TryQuestion skill="slope" seed={5} />, answers);
    await contains(screen, text);
    answers[`GET ${tryPath}/slope`] = { body: { item, template: 't', seed: 5 } };
    await screen.click('Try again');
    await contains(screen, 'Is it steep?');
    expect(screen.find('Try again')).toBeNull();
  });
});

describe('the first learner', () => {
  it('needs a name', async () => {
    const { screen, calls } = await open(<FirstLearner />);
    expect(screen.text()).toContain('Who practises?');
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
    expect(screen.text()).toContain('No help and no verdicts until the end.');
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
    await contains(screen, 'No hints, and no verdict until it ends.');
    expect(expanded(screen)).toEqual(['false', null, 'true', null]);
    await screen.click('Exam');
    expect(screen.address()).toBe('/?learner=maya');
    expect(screen.text()).not.toContain('No hints, and no verdict until it ends.');
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
  const start = (answers: Answers, path = '/') => open(<Start accountId="carmen" />, answers, path);

  it('of an account without learners asks for a name', async () => {
    const { screen } = await start(profilesAnswer());
    await contains(screen, 'Who practises?');
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
    await contains(screen, 'This part could not be loaded.');
    expect(screen.text()).toContain('Practice');
  });
});

describe('the address of practice', () => {
  const signedOut = { user: null, loading: false } as const;
  const signedIn = {
    user: { id: 'carmen', email: 'carmen@example.org', role: 'user', isAdmin: false },
    loading: false,
  } as const;
  const at = (query: string, auth: ReturnType<typeof useAuth> = signedOut, answers: Answers = {}) =>
    open(<Practice />, answers, `/tutor/practice${query}`, auth);

  it('of a session asks visitors to sign in', async () => {
    const { screen, calls } = await at('?session=s1');
    expect(screen.text()).toContain('Sign in to go on practising');
    expect(screen.text()).toContain('We bring you back to this question.');
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
    await contains(own.screen, 'Who practises?');
  });
});
