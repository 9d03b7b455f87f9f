import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { describe, expect, it, test } from 'vitest';
import { type Mounted } from '#tests/support/mounted.tsx';
import { partOf } from '#tests/support/part-of.ts';
import type { AttemptView, ItemView } from '../model/views.ts';
import { TryQuestion } from './try-question.tsx';
import {
  words,
  formula,
  practicePath,
  failed,
  open,
  contains,
  hrefOf,
} from '#tests/support/practice-pages.tsx';
import { stopDateAt } from '#tests/support/stop-date.ts';

stopDateAt('2026-11-22T10:00:00Z');

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
  const show = async (answers: StubbedAnswers = {}) => {
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
    expect(screen.text()).toContain('There’s no answer to check yet.');
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
    [{ verdict: 'different' }, 'Not yet.'],
    [{ formMissed: true }, 'Right value, but not in the form we asked for.'],
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
    [failed(404, 'There’s no such skill.'), 'There’s no such skill.'],
    [new Error('unreachable'), 'Nothing is lost; try again in a moment.'],
  ])('that could not be loaded can be tried again: %#', async (failure, text) => {
    const answers: StubbedAnswers = { [`GET ${tryPath}/slope`]: failure };
    const { screen } = await open(<TryQuestion skill="slope" seed={5} />, answers);
    await contains(screen, text);
    answers[`GET ${tryPath}/slope`] = { body: { item, template: 't', seed: 5 } };
    await screen.click('Try again');
    await contains(screen, 'Is it steep?');
    expect(screen.find('Try again')).toBeNull();
  });
});
