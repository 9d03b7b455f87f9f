import { describe, expect, test } from 'vitest';
import { settle, until } from '#tests/support/mounted.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { at, later, refused, unreachable } from '#tests/support/page-part.tsx';
import {
  formula,
  lineCard,
  openSession,
  right,
  sessionWith,
  turnAnswer,
  turnRoute,
  tutorTurn,
} from '#tests/support/teaching-page.tsx';

const unread = turnAnswer([{ kind: 'unread', typed: 'x-2=', at: 4, length: 0, text: ['It stops here.'] }]);

describe('a line', () => {
  test('is checked once, shown with its verdict, and cleared', async () => {
    const slow = later(right);
    const screen = await openSession(sessionWith(), { [turnRoute]: slow.answer });
    await screen.fill('Your line 2', 'x-2=3');
    await screen.click('Check');
    await until(() => expect(screen.find('Checking')!.getAttribute('aria-disabled')).toBe('true'));
    await screen.click('Checking');
    slow.arrive();
    await until(() => expect(screen.text()).toContain('|Right.|'));
    expect(screen.sent('POST /teaching/sessions/s1/turns')).toEqual([{ cardId: 'card-1', answer: 'x-2=3' }]);
    expect(screen.find('Your line 2')!.value).toBe('');
    expect(screen.outline(screen.query('.chat'))).toMatchInlineSnapshot(`
      "[div .bubble-me]
      [span .sr] You wrote:
      3(x-2)=9
      [button type=button aria-label=Edit the problem: 3(x-2)=9]
      [div id=turn-1 .msg]
      Socratic Guide
      Look at the brackets.
      [button type=button aria-label=Copy this as text]
      [button type=button aria-label=This helped aria-pressed=false]
      [button type=button aria-label=This didn’t help aria-pressed=false]
      [div .bubble-me]
      [span .sr] You wrote:
      [span role=math aria-label=x − 2 = 3] x − 2 = 3
      [div id=turn-3 .msg]
      Socratic Guide
      [div .t-card]
      [p .equal]
      [svg .equal]
      Right.
      [button type=button aria-label=Copy this as text]
      [button type=button aria-label=This helped aria-pressed=false]
      [button type=button aria-label=This didn’t help aria-pressed=false]
      [button type=button aria-label=Explain it differently aria-keyshortcuts=Alt+Shift+R]"
    `);
    expect(screen.focused()).toBe('Your line 2');
    expect(screen.scrolls).toHaveLength(1);
  });

  test('that could not be read stays for correction', async () => {
    const screen = await openSession(sessionWith(), { [turnRoute]: unread });
    await screen.fill('Your line 2', 'x-2=');
    await screen.click('Check');
    await until(() => expect(screen.text()).toContain('It stops here.'));
    expect(screen.find('Your line 2')!.value).toBe('x-2=');
  });

  test('that is empty is not sent', async () => {
    const screen = await openSession();
    expect(screen.text()).toContain('Type your next line first.');
    await screen.fill('Your line 2', '  ');
    await screen.click('Check');
    expect(screen.sent('POST /teaching/sessions/s1/turns')).toEqual([]);
  });

  test.each([
    [refused('limit', 'Enough for today.', 429), 'Enough for today.', true],
    [refused('bad', 'Too long.', 422), 'Too long.', false],
    [refused('bad', '', 500), 'That didn’t get through. What you wrote is still here.', false],
    [unreachable, 'No connection. What you wrote is still here.', false],
  ])('that is refused stays and the reason is shown (%#)', async (failing, text, signIn) => {
    const screen = await openSession(sessionWith(), { [turnRoute]: failing });
    await screen.fill('Your line 2', 'x-2=3');
    await screen.click('Check');
    await until(() => expect(screen.text()).toContain(text));
    expect(screen.find('Your line 2')!.value).toBe('x-2=3');
    expect(screen.find('Sign in and continue') !== null).toBe(signIn);
    expect(screen.routes().filter((one) => one.startsWith('GET'))).toHaveLength(1);
  });

  test('that was answered in another window shows the newer state', async () => {
    const answers: StubbedAnswers = { [turnRoute]: refused('moved', 'x', 409) };
    const screen = await openSession(sessionWith(), answers);
    answers[`GET ${at('/teaching/sessions/s1')}`] = {
      body: { session: sessionWith({ title: 'Moved on', card: lineCard({ id: 'card-9' }) }) },
    };
    await screen.fill('Your line 2', 'x-2=3');
    await screen.click('Check');
    await until(() => expect(screen.text()).toContain('|Moved on|'));
    expect(screen.text()).toContain('You answered this in another window. This is where you are now.');
    expect(screen.focused()).not.toBe('Your line 2');
  });

  test('that is typed survives a reload of the page', async () => {
    const screen = await openSession();
    await screen.fill('Your line 2', 'x-2=3');
    expect(screen.page.sessionStorage.getItem('tutor_draft.visitor.line.s1')).toBe('"x-2=3"');
  });

  test('of the tutor can be put into the field', async () => {
    const offer = { kind: 'offer' as const, formula: formula('x = 5'), text: ['Did you mean this?'] };
    const screen = await openSession(sessionWith({ turns: [tutorTurn(1, [offer])] }));
    await screen.click('Use this line');
    expect(screen.find('Your line 2')!.value).toBe('x = 5');
    expect(screen.focused()).toBe('Your line 2');
  });
});

describe('help', () => {
  test.each([
    ['Hint', { action: 'hint', cardId: 'card-1' }],
    ['I can’t start', { action: 'cannot_start', cardId: 'card-1' }],
    ['Show me the answer', { action: 'give_up', cardId: 'card-1' }],
    ['I’m stuck', { action: 'cannot_start', cardId: 'card-1' }],
  ])('“%s” is sent once while it waits', async (label, body) => {
    const slow = later(right);
    const screen = await openSession(sessionWith(), { [turnRoute]: slow.answer });
    await screen.click(label);
    await settle();
    await screen.click(label);
    slow.arrive();
    await until(() => expect(screen.text()).toContain('|Right.|'));
    expect(screen.sent('POST /teaching/sessions/s1/turns')).toEqual([body]);
  });

  test('“I’m stuck” is a message where the card has no start to ask for', async () => {
    const screen = await openSession(sessionWith({ card: lineCard({ helps: [] }) }), { [turnRoute]: right });
    expect(screen.find('Hint')).toBeNull();
    await screen.click('I’m stuck');
    await until(() =>
      expect(screen.sent('POST /teaching/sessions/s1/turns')).toEqual([{ text: 'I’m stuck' }]),
    );
  });

  test('is not in the dock once the session is over, and another problem can be asked for', async () => {
    const screen = await openSession(sessionWith({ card: null }), { [turnRoute]: right });
    expect(screen.outline(screen.query('.t-dock'))).toBe(
      '[button type=button aria-keyshortcuts=Alt+Shift+W .btn-secondary]\nMy work',
    );
    expect(screen.outline(screen.query('.t-next'))).toMatchInlineSnapshot(`
      "[div .t-choices]
      This session is finished.
      [button type=button aria-disabled=false .btn-primary] Another one like this
      [a href=/ai-tutor .btn-secondary] New problem"
    `);
    await screen.click('Another one like this');
    await until(() =>
      expect(screen.sent('POST /teaching/sessions/s1/turns')).toEqual([{ action: 'new_problem' }]),
    );
  });

  test('with another problem is asked for once while it waits', async () => {
    const slow = later(right);
    const screen = await openSession(sessionWith({ card: null }), { [turnRoute]: slow.answer });
    await screen.click('Another one like this');
    await until(() =>
      expect(screen.find('Another one like this')!.getAttribute('aria-disabled')).toBe('true'),
    );
    await screen.click('Another one like this');
    slow.arrive();
    await until(() => expect(screen.text()).toContain('|Right.|'));
    expect(screen.sent('POST /teaching/sessions/s1/turns')).toHaveLength(1);
  });

  test('of the tutor is one press, for the newest turn only', async () => {
    const offers = (label: string) =>
      tutorTurn(label === 'Old' ? 1 : 3, [
        { kind: 'offers' as const, offers: [{ does: 'hint' as const, label }] },
        { kind: 'say', text: [`${label} words`] },
      ]);
    const slow = later(right);
    const screen = await openSession(sessionWith({ turns: [offers('Old'), offers('New')] }), {
      [turnRoute]: slow.answer,
    });
    expect(screen.find('Old')).toBeNull();
    await screen.click('New');
    await settle();
    await screen.click('New');
    slow.arrive();
    await settle();
    expect(screen.sent('POST /teaching/sessions/s1/turns')).toEqual([{ action: 'hint', cardId: 'card-1' }]);
  });
});

describe('words beside the card', () => {
  const label = 'Ask about this step';

  test('are sent once and cleared when they arrived', async () => {
    const slow = later(right);
    const screen = await openSession(sessionWith(), { [turnRoute]: slow.answer });
    await screen.fill(label, 'why?');
    await screen.click('Send');
    await settle();
    await screen.click('Send');
    expect(screen.find(label)!.value).toBe('why?');
    slow.arrive();
    await until(() => expect(screen.find(label)!.value).toBe(''));
    expect(screen.sent('POST /teaching/sessions/s1/turns')).toEqual([{ text: 'why?' }]);
  });

  test('stay when they did not arrive, and spaces are not sent', async () => {
    const screen = await openSession(sessionWith(), { [turnRoute]: unreachable });
    await screen.fill(label, '  ');
    await screen.click('Send');
    expect(screen.sent('POST /teaching/sessions/s1/turns')).toEqual([]);
    await screen.fill(label, 'why?');
    await screen.click('Send');
    await until(() => expect(screen.text()).toContain('No connection.'));
    expect(screen.find(label)!.value).toBe('why?');
  });
});
