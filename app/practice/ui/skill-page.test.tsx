import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { describe, expect, it, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import type { SkillView } from '../model/views.ts';
import { SkillPage, tryAddress } from './skill-page.tsx';
import {
  words,
  formula,
  maya,
  leo,
  practicePath,
  profilesPath,
  profilesAnswer,
  failed,
  open,
  contains,
  hrefOf,
  session,
} from '#tests/support/practice-pages.tsx';
import { stopDateAt } from '#tests/support/stop-date.ts';

stopDateAt('2026-11-22T10:00:00Z');

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
    }: { signedIn?: boolean; answers?: StubbedAnswers; path?: string } = {},
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
      'Common mistakes',
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
    expect(screen.text()).not.toMatch(/Common mistakes|Comes after|Leads to/);
  });

  it('of a visitor offers a try; nobody is signed in, so no learners are read', async () => {
    const { screen, calls } = await show();
    expect(hrefOf(screen, 'Try a question')).toBe('/tutor/practice?skill=slope&try=1');
    expect(screen.text()).toContain('No account needed. Nothing is saved.');
    expect(screen.find('Practise this')).toBeNull();
    expect(hrefOf(screen, 'All skills')).toBe('/tutor/practice?way=skill');
    expect(hrefOf(screen, 'Learn this with the tutor')).toBe('/ai-tutor?skill=slope');
    expect(hrefOf(screen, 'Get a full lesson on it')).toBe('/ai-tutor?lesson=new&skill=slope');
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
    expect(hrefOf(screen, 'Get a full lesson on it')).toBe('/ai-tutor?lesson=new&skill=slope&learner=leo');
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
    await contains(screen, 'We don’t teach this yet');
    expect(screen.text()).toContain('There’s no skill with this name.');
    expect(hrefOf(screen, 'All skills')).toBe('/tutor/practice?way=skill');
    expect(screen.find('Try again')).toBeNull();
  });

  it('without a connection can be tried again', async () => {
    const answers: StubbedAnswers = { [skillPath]: new Error('unreachable') };
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
