import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { mounted } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { at, StubbedKeyboardEvent, unreachable } from '#tests/support/page-part.tsx';
import {
  focusView,
  formula,
  learnerTurn,
  lineCard,
  openTeachingPart,
  right,
  sessionWith,
  teachingMessages,
  turnRoute,
} from '#tests/support/teaching-page.tsx';
import type { FocusView, SessionWithTurns } from '../model/views.ts';
import { FocusClock } from './focus-clock.tsx';
import { FocusScreen } from './focus-screen.tsx';

const clock = `POST ${at('/teaching/sessions/s1/focus')}`;
const clockCalls = 'POST /teaching/sessions/s1/focus';
const gentle = 'Still there? Any of these is fine.';
const focusSession = (focus: Partial<FocusView> = {}, more: Partial<SessionWithTurns> = {}) =>
  sessionWith({ model: 'focus', focus: focusView(focus), ...more });
const open = async (session = focusSession(), answers: StubbedAnswers = {}) => {
  answers[`GET ${at('/teaching/sessions/s1')}`] = { body: { session } };
  answers[`GET ${at('/teaching/sessions/s1/plan')}`] = { body: { plan: null } };
  const screen = await openTeachingPart(<FocusScreen id="s1" />, { answers, stopped: true });
  await screen.pass(1);
  return {
    ...screen,
    /** An event on the window, from an element. */
    dispatch: (event: Event, target?: object) =>
      act(async () => {
        if (target) Object.defineProperty(event, 'target', { value: target });
        screen.page.window.dispatchEvent(event);
      }),
  };
};
const released = (key: string) => new StubbedKeyboardEvent('keyup', { key });

describe('the clock', () => {
  const timer = (screen: { query(selector: string): { getAttribute(name: string): string | null } }) =>
    screen.query('.f-ring').getAttribute('aria-label');

  test.each([
    [421, '8 min', 'About 8 minutes left of 10 minutes'],
    [420, '7 min', 'About 7 minutes left of 10 minutes'],
    [60, '1 min', 'About 1 minute left of 10 minutes'],
    [0, '0 min', 'About 0 minutes left of 10 minutes'],
  ])('with %i seconds says %s', async (seconds, text, label) => {
    const screen = await openTeachingPart(<FocusClock seconds={seconds} total={10} seed="s" />);
    expect(screen.text()).toBe(`|${text}|left|Hide time|`);
    expect(timer(screen)).toBe(label);
    expect(screen.query('.f-ring-left') !== undefined && screen.query('.f-ring-left') !== null).toBe(
      seconds > 0,
    );
  });

  test('is one whole ring when there is more time than planned', async () => {
    const ringOf = async (seconds: number) => {
      const screen = await openTeachingPart(<FocusClock seconds={seconds} total={10} seed="s" />);
      const [ring, end] = [
        screen.query('.f-ring-left').getAttribute('d'),
        screen.query('circle').getAttribute('cx'),
      ];
      await screen.unmount();
      return { ring, end };
    };
    const whole = await ringOf(600);
    expect(await ringOf(601)).toEqual(whole);
    expect(await ringOf(1200)).toEqual(whole);
    expect(await ringOf(570)).not.toEqual(whole);
  });

  test('is a ring that ends where the time ends', async () => {
    const endOf = async (seconds: number, total: number) => {
      const screen = await openTeachingPart(<FocusClock seconds={seconds} total={total} seed="s" />);
      const [x, y] = ['cx', 'cy'].map((name) =>
        Math.round(Number(screen.query('circle').getAttribute(name))),
      );
      const points =
        (screen.query('.f-ring-left')?.getAttribute('d') ?? '').match(/-?\d+(?:\.\d+)?/g)?.length ?? 0;
      await screen.unmount();
      return [x, y, points];
    };
    expect([
      await endOf(600, 10),
      await endOf(450, 10),
      await endOf(300, 10),
      await endOf(1200, 10),
      await endOf(0, 10),
      await endOf(10, 0),
    ]).toMatchInlineSnapshot(`
      [
        [
          66,
          10,
          386,
        ],
        [
          11,
          66,
          386,
        ],
        [
          66,
          122,
          386,
        ],
        [
          66,
          10,
          386,
        ],
        [
          66,
          10,
          0,
        ],
        [
          66,
          10,
          0,
        ],
      ]
    `);
  });

  test('that was hidden before a reload stays hidden', async () => {
    const page = openPage();
    page.sessionStorage.setItem('focus_time_hidden', 'true');
    const screen = await mounted(<FocusClock seconds={60} total={10} seed="s" />, {
      messages: teachingMessages,
      page,
    });
    expect(screen.text()).toBe('|Show time|');
  });

  test('can be hidden and shown again', async () => {
    const screen = await openTeachingPart(<FocusClock seconds={60} total={10} seed="s" />);
    await screen.click('Hide time');
    expect(screen.text()).toBe('|Show time|');
    expect(screen.page.sessionStorage.getItem('focus_time_hidden')).toBe('true');
    await screen.click('Show time');
    expect(screen.text()).toBe('|1 min|left|Hide time|');
    expect(screen.page.sessionStorage.getItem('focus_time_hidden')).toBe('false');
  });

  test('counts down from the answer of the server, not below zero', async () => {
    const screen = await open(focusSession({ secondsLeft: 61 }));
    expect(screen.text()).toContain('|2 min|');
    await screen.pass(1000);
    expect(screen.text()).toContain('|1 min|');
    expect(screen.text()).not.toContain('Time’s up.');
    await screen.pass(60_000);
    expect(screen.text()).toContain('|0 min|');
    await screen.pass(10_000);
    expect(screen.text()).toContain('|0 min|');
    await screen.unmount();
  });
});

describe('when the time is over', () => {
  test('the step may be finished, or five minutes more be had', async () => {
    const screen = await open(focusSession({ secondsLeft: 0 }), {
      [clock]: { body: { focus: focusView({ secondsLeft: 300 }) } },
    });
    expect(screen.outline(screen.query('.f-notice'))).toMatchInlineSnapshot(`
      "Time’s up. Finish this step first, nothing stops you.
      [button type=button .btn-secondary] Five more minutes
      [button type=button .btn-quiet] Stop"
    `);
    await screen.click('Five more minutes');
    await screen.pass(1);
    expect(screen.sent(clockCalls)).toEqual([{ action: 'longer' }]);
    expect(screen.text()).not.toContain('Time’s up.');
  });

  test('five minutes more are offered once only, and Stop stops', async () => {
    const screen = await open(focusSession({ secondsLeft: 0, mayLonger: false }), { [clock]: unreachable });
    expect(screen.find('Five more minutes')).toBeNull();
    await screen.click('Stop');
    await screen.pass(1);
    expect(screen.sent(clockCalls)).toEqual([{ action: 'stop' }]);
  });

  const done = (createdAt: string) =>
    focusSession(
      { secondsLeft: 0, overSince: '2026-11-22T09:55:00Z' },
      {
        turns: [
          learnerTurn(2, {
            kind: 'line',
            typed: 'x',
            formula: formula('x'),
            judgement: 'right',
            createdAt,
          } as object & {
            kind: 'line';
          }),
        ],
      },
    );

  test('and a step is done since, a break is suggested', async () => {
    const screen = await open(done('2026-11-22T09:55:00Z'), {
      [clock]: { body: { focus: focusView({ secondsLeft: 600 }) } },
    });
    expect(screen.outline(screen.query('.f-main'))).toMatchInlineSnapshot(`
      "[div role=status aria-live=polite]
      [div role=timer aria-label=About 0 minutes left of 10 minutes]
      0 min
      left
      [button type=button .btn-quiet] Hide time
      Line 2 of your solution
      1
      [span role=math aria-label=3(x − 2) = 9] 3(x − 2) = 9
      given
      [div aria-live=polite]
      [section role=status]
      A good place for a break.
      Time’s up, and this step is done.
      How long a break?
      [button type=button] 2 minutes
      [button type=button] 5 minutes
      [button type=button] 10 minutes
      [button type=button .btn-secondary] Another 10 minutes
      [button type=button .btn-quiet] Stop for today
      [div role=status aria-live=polite]
      No lines yet. The first one is the hardest. When time’s up, you can still finish this one."
    `);
    await screen.click('Another 10 minutes');
    await screen.pass(1);
    expect(screen.sent(clockCalls)).toEqual([{ action: 'again' }]);
    expect(screen.text()).toContain('|10 min|');
  });

  test.each([
    ['2 minutes', { action: 'break', minutes: 2 }],
    ['Stop for today', { action: 'stop' }],
  ])('and a step is done, “%s” is one press', async (label, body) => {
    const screen = await open(done('2026-11-22T09:56:00Z'), { [clock]: unreachable });
    await screen.click(label);
    await screen.pass(1);
    expect(screen.sent(clockCalls)).toEqual([body]);
  });

  test('and the step was done before, the next one may be finished', async () => {
    const screen = await open(done('2026-11-22T09:54:59Z'));
    expect(screen.text()).toContain('Time’s up. Finish this step first, nothing stops you.');
  });
});

describe('after a minute and a half without a key or a click', () => {
  test('one gentle offer is made, with four answers', async () => {
    const screen = await open();
    await screen.pass(89_998);
    expect(screen.text()).not.toContain(gentle);
    await screen.pass(2);
    expect(screen.outline(screen.query('.f-offer'))).toMatchInlineSnapshot(`
      "Still there? Any of these is fine.
      [button type=button .btn-secondary] Smaller step
      [button type=button .btn-secondary] Break
      [button type=button .btn-secondary] Stop
      [button type=button .btn-quiet] I’m thinking"
    `);
    await screen.click('I’m thinking');
    expect(screen.text()).not.toContain(gentle);
    await screen.pass(90_000);
    expect(screen.text()).not.toContain(gentle);
  });

  test('keys and clicks put it off', async () => {
    const screen = await open();
    await screen.pass(60_000);
    await screen.dispatch(released('a'));
    await screen.pass(60_000);
    await screen.dispatch(new Event('click'));
    await screen.pass(60_000);
    expect(screen.text()).not.toContain(gentle);
    await screen.pass(30_001);
    expect(screen.text()).toContain(gentle);
  });

  test('it stays for the Tab key and for what happens inside, and goes with anything else', async () => {
    const screen = await open();
    await screen.pass(90_001);
    await screen.dispatch(released('Tab'));
    await screen.dispatch(released('Shift'));
    await screen.dispatch(released('a'), screen.query('.f-offer').childNodes[0]);
    await screen.dispatch(new Event('click'), screen.query('.f-offer'));
    expect(screen.text()).toContain(gentle);
    await screen.dispatch(new Event('click'), screen.query('h1'));
    expect(screen.text()).not.toContain(gentle);
  });

  test('a smaller step is one press and closes it', async () => {
    const screen = await open(focusSession(), { [turnRoute]: right });
    await screen.pass(90_001);
    const inOffer = screen.query('.f-offer').querySelectorAll('button')[0]!;
    await screen.fire(inOffer, 'onClick');
    expect(screen.text()).not.toContain(gentle);
    await screen.pass(1);
    expect(screen.sent('POST /teaching/sessions/s1/turns')).toEqual([
      { action: 'cannot_start', cardId: 'card-1' },
    ]);
  });

  test('a smaller step that fails is shown', async () => {
    const screen = await open(focusSession(), { [turnRoute]: unreachable });
    await screen.pass(90_001);
    await screen.fire(screen.query('.f-offer').querySelectorAll('button')[0]!, 'onClick');
    await screen.pass(1);
    expect(screen.text()).toContain('No connection. What you wrote is still here.');
  });

  test('a break can be chosen in its length, or left', async () => {
    const screen = await open(focusSession(), { [clock]: unreachable });
    await screen.pass(90_001);
    await screen.fire(screen.query('.f-offer').querySelectorAll('button')[1]!, 'onClick');
    expect(screen.text()).not.toContain(gentle);
    expect(screen.outline(screen.query('.f-breaks'))).toMatchInlineSnapshot(`
      "How long a break?
      [button type=button] 2 minutes
      [button type=button] 5 minutes
      [button type=button] 10 minutes
      [button type=button .btn-quiet] No break"
    `);
    expect(screen.page.document.activeElement).toBe(screen.query('.f-breaks'));
    await screen.click('No break');
    expect(screen.query('.f-breaks')).toBeFalsy();
    await screen.click('Break');
    await screen.click('10 minutes');
    await screen.pass(1);
    expect(screen.sent(clockCalls)).toEqual([{ action: 'break', minutes: 10 }]);
  });

  test('stop is one press', async () => {
    const screen = await open(focusSession(), { [clock]: unreachable });
    await screen.pass(90_001);
    await screen.fire(screen.query('.f-offer').querySelectorAll('button')[2]!, 'onClick');
    await screen.pass(1);
    expect(screen.sent(clockCalls)).toEqual([{ action: 'stop' }]);
  });

  test('a card that is not a line has no smaller step', async () => {
    const screen = await open(focusSession({}, { card: lineCard({ purpose: 'twin' }) }));
    await screen.pass(90_001);
    expect(
      screen
        .query('.f-offer')
        .querySelectorAll('button')
        .map((one) => one.textContent),
    ).toEqual(['Break', 'Stop', 'I’m thinking']);
  });

  test('nothing is offered once the time is over', async () => {
    const screen = await open(focusSession({ secondsLeft: 0 }));
    await screen.pass(90_001);
    expect(screen.text()).not.toContain(gentle);
  });
});
