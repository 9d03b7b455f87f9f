import { describe, expect, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { at, later, refused, unreachable } from '#tests/support/page-part.tsx';
import {
  care,
  formula,
  learnerTurn,
  openSession,
  sessionWith,
  tutorTurn,
} from '#tests/support/teaching-page.tsx';
import type { LearnerTurnView, SessionWithTurns } from '../model/views.ts';

const edit = (turn: string) => `POST ${at(`/teaching/sessions/s1/turns/${turn}/edit`)}`;
const edits = 'POST /teaching/sessions/s1/turns/turn-1/edit';
const say = (text: string) => ({ kind: 'say' as const, text: [text] });
const next = { body: { session: sessionWith({ turns: [tutorTurn(5, [say('A new start.')])] }) } };
const open = async (answers: StubbedAnswers = {}, session: SessionWithTurns = sessionWith()) => {
  const screen = await openSession(session, answers);
  await screen.click(/^Edit/);
  return screen;
};
type Screen = Awaited<ReturnType<typeof open>>;
const key = (screen: Screen, name: string, more: object = {}) =>
  screen.fire(screen.find('The problem')!, 'onKeyDown', { key: name, ...more });

describe('editing the problem', () => {
  test('puts it into a field with what will happen', async () => {
    const screen = await open();
    expect(screen.outline(screen.query('.t-edit'))).toMatchInlineSnapshot(`
      "The problem
      [textarea maxLength=1000 rows=2]
      [p] The conversation continues from here. What came after stays as an earlier version, and what you’ve shown stays in your profile.
      [div role=status aria-live=polite]
      [div .t-choices]
      [button type=submit aria-disabled=false .btn-primary] Continue from here
      [button type=button .btn-quiet] Cancel"
    `);
    expect(screen.focused()).toBe('The problem');
  });

  test('goes on from there with another one, sent once', async () => {
    const slow = later(next);
    const screen = await open({ [edit('turn-1')]: slow.answer });
    await screen.fill('The problem', ' 2x=8 ');
    await screen.click('Continue from here');
    expect(screen.find('Reading it')!.getAttribute('aria-disabled')).toBe('true');
    await screen.click('Reading it');
    slow.arrive();
    await until(() => expect(screen.text()).toContain('A new start.'));
    expect(screen.sent(edits)).toEqual([{ text: '2x=8', newest: 'turn-1' }]);
    expect(screen.find('The problem')).toBeNull();
    expect(screen.focused()).toBe('Edit the problem: 3(x-2)=9');
  });

  test.each(['  ', '3(x-2)=9', ' 3(x-2)=9 '])('to “%s” sends nothing', async (typed) => {
    const screen = await open();
    await screen.fill('The problem', typed);
    await screen.click('Continue from here');
    expect(screen.sent(edits)).toEqual([]);
    expect(screen.find('The problem') === null).toBe(typed.trim() !== '');
  });

  test('is left by Cancel and Escape, and the pencil has the focus again', async () => {
    const screen = await open();
    await screen.fill('The problem', '2x=8');
    await screen.click('Cancel');
    expect(screen.focused()).toBe('Edit the problem: 3(x-2)=9');
    await screen.click(/^Edit/);
    expect(screen.valueOf('The problem')).toBe('3(x-2)=9');
    await key(screen, 'a');
    expect(screen.find('The problem')).not.toBeNull();
    await key(screen, 'Escape');
    expect(screen.find('The problem')).toBeNull();
  });

  test('is sent by Enter; Shift and Enter is a new line', async () => {
    const screen = await open({ [edit('turn-1')]: next });
    await screen.fill('The problem', '2x=8');
    expect(await key(screen, 'Enter', { shiftKey: true })).toBe(false);
    expect(screen.sent(edits)).toEqual([]);
    expect(await key(screen, 'Enter', { shiftKey: false })).toBe(true);
    await until(() => expect(screen.sent(edits)).toHaveLength(1));
  });

  test('that has several readings lets one be chosen', async () => {
    const answers: StubbedAnswers = {
      [edit('turn-1')]: refused('problem_several', 'Which one?', 422, {
        readings: [
          { text: 'x^(2+1)', formula: formula('x³') },
          { text: 'x^2+1', formula: formula('x² + 1') },
        ],
      }),
    };
    const screen = await open(answers);
    await screen.fill('The problem', 'x^2+1');
    await screen.click('Continue from here');
    await until(() => expect(screen.find('x³')).not.toBeNull());
    expect(screen.text()).toContain('|Which one?|');
    answers[edit('turn-1')] = next;
    await screen.click('x³');
    await until(() => expect(screen.text()).toContain('A new start.'));
    expect(screen.sent(edits)[1]).toEqual({ text: 'x^(2+1)', newest: 'turn-1' });
  });

  test.each([
    [unreachable, 'No connection. What you wrote is still here.', false],
    [refused('limit', 'Enough for today.', 429), 'Enough for today.', true],
    [refused('bad', '', 422), 'That didn’t get through. What you wrote is still here.', false],
  ])('that fails keeps the text and gives the reason (%#)', async (failing, text, signIn) => {
    const screen = await open({ [edit('turn-1')]: failing });
    await screen.fill('The problem', '2x=8');
    await screen.click('Continue from here');
    await until(() => expect(screen.text()).toContain(text));
    expect(screen.find('The problem')!.value).toBe('2x=8');
    expect(screen.find('Sign in and continue') !== null).toBe(signIn);
    expect(screen.routes().filter((one) => one.startsWith('GET'))).toHaveLength(1);
    await screen.click('Cancel');
    expect(screen.text()).not.toContain(text);
  });

  test('that is no longer possible loads the session again', async () => {
    const screen = await open({ [edit('turn-1')]: refused('moved', 'It went on.', 409) });
    await screen.fill('The problem', '2x=8');
    await screen.click('Continue from here');
    await until(() => expect(screen.routes().filter((one) => one.startsWith('GET'))).toHaveLength(2));
    expect(screen.text()).toContain('It went on.');
  });

  test('to worrying words shows the answer that people wrote', async () => {
    const screen = await open({ [edit('turn-1')]: refused('worrying', 'x', 422, { care }) });
    await screen.fill('The problem', 'I am afraid');
    await screen.click('Continue from here');
    await until(() => expect(screen.text()).toContain('This sounds heavy.'));
    expect(screen.find('0800 11 11')!.getAttribute('href')).toBe('tel:08001111');
  });
});

describe('what can be edited', () => {
  const turns = (content: Partial<LearnerTurnView> & Pick<LearnerTurnView, 'kind'>) =>
    sessionWith({ turns: [tutorTurn(1, [say('Begin.')]), learnerTurn(2, content)] });
  const labels = (screen: Screen) =>
    screen.all('button').flatMap((one) => {
      const label = one.getAttribute('aria-label') ?? '';
      return label.startsWith('Edit') ? [label] : [];
    });

  test.each([
    [{ kind: 'talk', typed: 'why?' }, ['Edit: why?']],
    [{ kind: 'action', action: 'new_problem', typed: '2x=8' }, ['Edit the problem: 2x=8']],
    [{ kind: 'action', action: 'new_problem' }, []],
    [{ kind: 'action', action: 'hint' }, []],
    [{ kind: 'line', typed: 'x=5', formula: null }, []],
  ])('%o', async (content, expected) => {
    const screen = await openSession(turns(content as Parameters<typeof turns>[0]));
    expect(labels(screen)).toEqual(['Edit the problem: 3(x-2)=9', ...expected]);
  });

  test('a message is edited as a message, with a short label', async () => {
    const words = 'a'.repeat(70);
    const screen = await openSession(turns({ kind: 'talk', typed: words }));
    await screen.click(`Edit: ${'a'.repeat(60)}`);
    expect(screen.valueOf('Your message, edited')).toBe(words);
  });

  test('nothing of a skill', async () => {
    const skill = { id: 'slope', name: 'Slope', byLines: false } as unknown as SessionWithTurns['skill'];
    const session = { ...turns({ kind: 'talk', typed: 'why?' }), skill };
    expect(labels(await openSession(session))).toEqual([]);
  });

  test('the first words of a learner are the problem', async () => {
    const session = sessionWith({ turns: [learnerTurn(1, { kind: 'talk', typed: '2x=8' })] });
    expect(labels(await openSession(session))).toEqual(['Edit the problem: 2x=8']);
  });
});

describe('other words', () => {
  const anew = `POST ${at('/teaching/sessions/s1/turns/turn-1/anew')}`;

  test('are asked for once, and their failure is shown below', async () => {
    const slow = later(refused('limit', 'Later, please.', 422));
    const screen = await openSession(sessionWith(), { [anew]: slow.answer });
    await screen.click('Explain it differently');
    await screen.click('Explain it differently');
    slow.arrive();
    await until(() => expect(screen.text()).toContain('|Later, please.|'));
    expect(screen.sent('POST /teaching/sessions/s1/turns/turn-1/anew')).toHaveLength(1);
    expect(screen.page.document.activeElement.localName).toBe('body');
  });
});
