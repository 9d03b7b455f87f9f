import { describe, expect, test } from 'vitest';
import { pressTwice, until } from '#tests/support/mounted.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { at, carmen, later, refused, unreachable } from '#tests/support/page-part.tsx';
import {
  focusView,
  formula,
  learnerTurn,
  lineCard,
  openTeachingPart,
  right,
  sessionWith,
  turnRoute,
  tutorTurn,
} from '#tests/support/teaching-page.tsx';
import type { FocusView, PlanView, SessionWithTurns } from '../model/views.ts';
import { FocusScreen } from './focus-screen.tsx';

const clock = `POST ${at('/teaching/sessions/s1/focus')}`;
const clockCalls = 'POST /teaching/sessions/s1/focus';
const turnCalls = 'POST /teaching/sessions/s1/turns';
const get = `GET ${at('/teaching/sessions/s1')}`;
const focusSession = (focus: Partial<FocusView> = {}, more: Partial<SessionWithTurns> = {}) =>
  sessionWith({
    model: 'focus',
    focus: focusView(focus),
    turns: [
      tutorTurn(1, [
        { kind: 'say', text: ['Begin.'] },
        { kind: 'formula', formula: formula('3(x − 2) = 9') },
      ]),
    ],
    ...more,
  });
const plan: PlanView = [
  { name: 'open the brackets', steps: 2, done: 1 },
  { name: null, steps: 1, done: 0 },
];
type Options = { answers?: StubbedAnswers; plan?: PlanView | null; stopped?: boolean };
const open = async (
  session: SessionWithTurns = focusSession(),
  { answers = {}, plan: view = null, stopped = false }: Options = {},
) => {
  answers[get] ??= { body: { session } };
  answers[`GET ${at('/teaching/sessions/s1/plan')}`] = { body: { plan: view } };
  const screen = await openTeachingPart(<FocusScreen id="s1" />, {
    answers,
    stopped,
    path: '/tutors/adhd/session/s1',
  });
  if (stopped) await screen.pass(1);
  else await until(() => expect(screen.query('h1')).toBeTruthy());
  return screen;
};

describe('a focus session', () => {
  test('shows clock, plan, one step, its field, other ways and what is done', async () => {
    const screen = await open(undefined, { plan });
    await until(() => expect(screen.text()).toContain('Part 1 of 2'));
    expect(screen.page.document.activeElement.localName).toBe('body');
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[a href=/]
      Curvela
      [button type=button .btn-secondary]
      Pause
      [button type=button .btn-quiet]
      Stop for today
      Stop
      [div role=status aria-live=polite]
      [div role=timer aria-label=About 7 minutes left of 10 minutes]
      7 min
      left
      [button type=button .btn-quiet] Hide time
      Part 1 of 2: open the brackets
      [li aria-current=step]
      open the brackets
      now
      Part 2 of 2
      later
      1
      [span role=math aria-label=3(x − 2) = 9] 3(x − 2) = 9
      given
      Which step comes first?
      [span role=math aria-label=3(x − 2) = 9] 3(x − 2) = 9
      [div aria-live=polite]
      Your line 2
      [input maxLength=600]
      [button type=button aria-label=Open the maths keyboard aria-expanded=false]
      [div]
      Type your next line first.
      [button type=submit aria-disabled .btn-primary] Check
      [button type=button .btn-quiet]
      Smaller step
      [button type=button .btn-quiet]
      Hint
      [button type=button .btn-quiet]
      Break
      You can also write it: “hint”, “why?”, “I don’t get it”.
      [div role=status aria-live=polite]
      No lines yet. The first one is the hardest. When time’s up, you can still finish this one.
      [section aria-label=Parking lot]
      Parking lot
      a place for thoughts that can wait
      [label .sr] A thought for later
      [input id=park maxLength=200 placeholder=A thought for later placeholder=A thought for later]
      [button type=submit .btn-secondary] Park it
      [div role=status aria-live=polite]
      Who can read this
      Without an account, this conversation stays in this browser. Nobody on our team follows it.
      If you write that someone is in danger, or something that shows where you live, the tutor answers, and one person on our team reads that message. The adult on the account, or one linked with it, may get an email saying that something worrying was written, but never your words. If you write that someone at home is hurting you, we don’t send an email home, or to a linked adult."
    `);
  });

  test('that is missing offers a new one', async () => {
    const screen = await open(undefined, { answers: { [get]: refused('missing', 'x', 404) } });
    expect(screen.text()).toBe(
      '|We can’t find this focus session.|If it’s yours, sign in and continue.|Sign in and continue|Start a focus session|Go to Home|',
    );
    expect(screen.find('Start a focus session')!.getAttribute('href')).toBe('/tutors/adhd/start');
  });

  test('without a clock is missing too', async () => {
    const screen = await open(sessionWith());
    expect(screen.text()).toContain('We can’t find this focus session.');
  });

  test('that cannot be loaded can be asked for again', async () => {
    const answers: StubbedAnswers = { [get]: unreachable };
    const screen = await open(undefined, { answers });
    answers[get] = { body: { session: focusSession() } };
    await screen.click('Reload');
    await until(() => expect(screen.text()).toContain('Which step comes first?'));
  });

  test.each([
    ['Pause', { action: 'pause' }, { running: false }, 'Paused.'],
    ['Stop for todayStop', { action: 'stop' }, { running: false, stopped: true }, 'Stopped for today.'],
  ])('“%s” changes the clock', async (label, body, view, title) => {
    const screen = await open(undefined, { answers: { [clock]: { body: { focus: focusView(view) } } } });
    await screen.click(label);
    await until(() => expect(screen.query('h1').textContent).toBe(title));
    expect(screen.sent(clockCalls)).toEqual([body]);
    expect(screen.find('Pause')).toBeNull();
  });

  test('whose clock cannot be changed says so and loads the session again', async () => {
    const answers: StubbedAnswers = { [clock]: unreachable };
    const screen = await open(undefined, { answers });
    await screen.click('Pause');
    await until(() => expect(screen.text()).toContain('That didn’t get through. Please press it again.'));
    await until(() =>
      expect(screen.routes().filter((one) => one === 'GET /teaching/sessions/s1')).toHaveLength(2),
    );
    answers[clock] = { body: { focus: focusView({ running: false }) } };
    await screen.click('Pause');
    await until(() => expect(screen.text()).toContain('Paused.'));
    expect(screen.text()).not.toContain('That didn’t get through.');
  });
});

describe('away from a session', () => {
  test('that is paused shows what was last, what is next, and how long a break could be', async () => {
    const screen = await open(focusSession({ running: false }), {
      answers: { [clock]: { body: { focus: focusView() } } },
    });
    expect(screen.outline(screen.query('.f-main'))).toMatchInlineSnapshot(`
      "[div role=status aria-live=polite]
      Paused.
      You had just read
      [span role=math aria-label=3(x − 2) = 9] 3(x − 2) = 9
      .
      Next: Which step comes first?
      [button type=button .btn-primary] Continue
      How long a break?
      [button type=button] 2 minutes
      [button type=button] 5 minutes
      [button type=button] 10 minutes"
    `);
    expect(screen.focused()).toBe('Paused.');
    await screen.click('Continue');
    await until(() => expect(screen.text()).toContain('Hide time'));
    expect(screen.sent(clockCalls)).toEqual([{ action: 'resume' }]);
    expect(screen.focused()).toBe('Your line 2');
  });

  test('that is stopped for today offers to go on or a new one, and no break', async () => {
    const screen = await open(focusSession({ running: false, stopped: true }, { card: null }));
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[a href=/]
      Curvela
      [div role=status aria-live=polite]
      Stopped for today.
      Everything is saved. You can continue from exactly here.
      [button type=button .btn-primary] Continue
      [a href=/tutors/adhd/start .btn-quiet] Start a focus session
      [section aria-label=Parking lot]
      Parking lot
      a place for thoughts that can wait
      [label .sr] A thought for later
      [input id=park maxLength=200 placeholder=A thought for later placeholder=A thought for later]
      [button type=submit .btn-secondary] Park it
      [div role=status aria-live=polite]
      Who can read this
      Without an account, this conversation stays in this browser. Nobody on our team follows it.
      If you write that someone is in danger, or something that shows where you live, the tutor answers, and one person on our team reads that message. The adult on the account, or one linked with it, may get an email saying that something worrying was written, but never your words. If you write that someone at home is hurting you, we don’t send an email home, or to a linked adult."
    `);
  });

  test.each([
    [61, 'About 2 minutes left. You can continue any time.'],
    [60, 'About one minute left. You can continue any time.'],
    [0, 'The break ends when you say so.'],
  ])('a break with %i seconds left says: %s', async (secondsLeft, text) => {
    const screen = await open(focusSession({ running: false, rest: { minutes: 5, secondsLeft } }));
    expect(screen.text()).toContain(`|On a break.|${text}|`);
    expect(screen.text()).not.toContain('How long a break?');
  });

  test('a break counts down', async () => {
    const rest = { minutes: 5, secondsLeft: 61 };
    const screen = await open(focusSession({ running: false, rest }), { stopped: true });
    await screen.pass(1000);
    expect(screen.text()).toContain('About one minute left.');
    await screen.pass(60_000);
    expect(screen.text()).toContain('The break ends when you say so.');
  });

  test('for more than a quarter of an hour comes back to what was last', async () => {
    const screen = await open(focusSession({}, { updatedAt: '2026-11-22T09:44:59Z' }), {
      answers: { [clock]: { body: { focus: focusView() } } },
    });
    expect(screen.text()).toContain('|Welcome back.|');
    expect(screen.text()).not.toContain('Parking lot');
    expect(screen.find('Pause')).toBeNull();
    await screen.click('Continue');
    expect(screen.text()).toContain('Parking lot');
    expect(screen.sent(clockCalls)).toEqual([{ action: 'again' }]);
  });

  test('for a quarter of an hour is not', async () => {
    const screen = await open(focusSession({}, { updatedAt: '2026-11-22T09:45:30Z' }));
    expect(screen.text()).not.toContain('Welcome back.');
  });

  test('takes a break of a chosen length', async () => {
    const rest = { minutes: 5, secondsLeft: 300 };
    const screen = await open(focusSession({ running: false }), {
      answers: { [clock]: { body: { focus: focusView({ running: false, rest }) } } },
    });
    await screen.click('5 minutes');
    await until(() => expect(screen.text()).toContain('About 5 minutes left.'));
    expect(screen.sent(clockCalls)).toEqual([{ action: 'break', minutes: 5 }]);
  });

  const tutorLine = { n: 2, formula: formula('x − 2 = 3'), by: 'tutor' } as SessionWithTurns['lines'][number];
  const ownLine = { ...tutorLine, by: 'learner' } as SessionWithTurns['lines'][number];
  const given = focusSession().lines[0]!;
  test.each([
    [{ lines: [given, ownLine] }, 'You had just written |x − 2 = 3|.'],
    [{ lines: [given, tutorLine] }, 'You had just seen where |x − 2 = 3| comes from.'],
    [
      {
        turns: [
          learnerTurn(2, { kind: 'line', typed: 'x=2', formula: formula('x = 2'), judgement: 'different' }),
        ],
      },
      'You had just tried |x = 2|. It doesn’t match line 1 yet.',
    ],
    [
      { turns: [learnerTurn(2, { kind: 'action', action: 'hint' })] },
      'You had just asked for help with line 2.',
    ],
    [{}, 'You had just read |3(x − 2) = 9|.'],
  ])('names what was last (%#)', async (more, text) => {
    const screen = await open(focusSession({ running: false }, more));
    expect(screen.text()).toContain(`|${text}|`);
    expect(screen.text()).toContain('|Next: Which step comes first?|');
    expect(screen.text()).not.toContain('What you had begun');
  });

  test('keeps what was begun', async () => {
    const screen = await open(undefined, {
      answers: { [clock]: { body: { focus: focusView({ running: false }) } } },
    });
    await screen.fill('Your line 2', 'x');
    await screen.click('Pause');
    await until(() => expect(screen.text()).toContain('What you’d started typing is still here.'));
  });
});

describe('a step of a focus session', () => {
  test('is checked once and goes on', async () => {
    const slow = later(right);
    const screen = await open(undefined, { answers: { [turnRoute]: slow.answer } });
    await screen.click('Check');
    await screen.fill('Your line 2', 'x-2=3');
    expect(screen.find('Check')!.getAttribute('aria-disabled')).toBe('false');
    await screen.click('Check');
    await until(() => expect(screen.find('Checking')!.getAttribute('aria-disabled')).toBe('true'));
    await screen.click('Checking');
    slow.arrive();
    await until(() => expect(screen.text()).toContain('We can’t find this focus session.'));
    expect(screen.sent(turnCalls)).toEqual([{ cardId: 'card-1', answer: 'x-2=3' }]);
  });

  test('pressed twice in one instant is sent once, and so are a pause and a parked thought', async () => {
    const parked = at('/teaching/sessions/s1/thoughts');
    const [turn, pause, thought] = [later(right), later({ body: {} }), later({ body: {} })];
    const answers = { [turnRoute]: turn.answer, [clock]: pause.answer, [`POST ${parked}`]: thought.answer };
    const screen = await open(undefined, { answers });
    await pressTwice(screen.find('Hint')!);
    await pressTwice(screen.find('Pause')!);
    await screen.fill('A thought for later', 'feed the cat');
    await pressTwice(screen.query('.f-lot-in'), 'onSubmit');
    await until(() => expect(screen.sent('POST /teaching/sessions/s1/thoughts')).toHaveLength(1));
    expect(screen.sent(turnCalls)).toHaveLength(1);
    expect(screen.sent(clockCalls)).toEqual([{ action: 'pause' }]);
    await screen.click('Stop for todayStop');
    expect(screen.sent(clockCalls)).toEqual([{ action: 'pause' }, { action: 'stop' }]);
  });

  const answered = (phase: 'attempt' | 'break') => ({
    body: {
      learner: learnerTurn(2, { kind: 'talk', typed: 'x' }),
      turn: tutorTurn(3, [{ kind: 'say' as const, text: ['Fine.'] }], { phase }),
      session: { ...focusSession(), focus: focusView({ secondsLeft: 300 }) },
    },
  });

  test.each([
    ['Smaller step', 'cannot_start'],
    ['Hint', 'hint'],
  ])('“%s” is asked for once, and the parked thoughts stay', async (label, action) => {
    const slow = later(answered('attempt'));
    const session = focusSession({ parked: [{ id: 'p1', text: 'feed the cat' }] });
    const screen = await open(session, { answers: { [turnRoute]: slow.answer } });
    await screen.click(label);
    await until(() => expect(screen.find('Checking')).not.toBeNull());
    await screen.click(label);
    slow.arrive();
    await until(() => expect(screen.text()).toContain('|Fine.|'));
    expect(screen.sent(turnCalls)).toEqual([{ action, cardId: 'card-1' }]);
    expect(screen.text()).toContain('|feed the cat|');
    expect(screen.text()).toContain('|5 min|');
    expect(screen.sent(clockCalls)).toEqual([]);
  });

  test('“stop” written as an answer stops the clock', async () => {
    const screen = await open(undefined, { answers: { [turnRoute]: answered('break') } });
    await screen.fill('Your line 2', 'stop');
    await screen.click('Check');
    await until(() => expect(screen.sent(clockCalls)).toEqual([{ action: 'stop' }]));
  });

  test('without a smaller one does not offer it', async () => {
    const screen = await open(focusSession({}, { card: lineCard({ helps: [] }) }));
    expect(screen.find('Smaller step')).toBeNull();
    expect(screen.find('Hint')).not.toBeNull();
  });

  test('shows of its answer only the line that was wrong, with its verdict', async () => {
    const line = (n: number, mark: 'equal' | 'different' | 'unknown') => ({
      n,
      formula: formula(`line ${n}`),
      mark,
    });
    const lines = (mark: 'equal' | 'different' | 'unknown') => ({
      kind: 'lines' as const,
      lines: [line(1, 'equal'), line(2, mark)],
    });
    const say = { kind: 'say' as const, text: ['Words.'] };
    const textFor = async (blocks: Parameters<typeof tutorTurn>[1], position = 3) => {
      const screen = await open(focusSession({}, { turns: [tutorTurn(position, blocks)] }));
      const text = screen.query('.f-said').textContent;
      await screen.unmount();
      return text;
    };
    expect(await textFor([lines('different'), say])).toBe('2line 2differentWords.');
    expect(await textFor([lines('unknown')])).toBe('2line 2can’t tell');
    expect(await textFor([lines('equal')])).toBe('');
    const begin = [say, { kind: 'formula' as const, formula: formula('given') }];
    expect(await textFor(begin, 1)).toBe('');
    expect(await textFor(begin, 3)).toBe('Words.given');
    expect(await textFor([begin[1]!, say], 1)).toBe('Words.');
  });

  test('that is not a line shows its card', async () => {
    const card = lineCard({ purpose: 'twin', options: [{ id: 'twin', label: 'Give me the twin' }] });
    const screen = await open(focusSession({}, { card }), { answers: { [turnRoute]: right } });
    expect(screen.outline(screen.query('.f-main'))).toMatchInlineSnapshot(`
      "[div role=status aria-live=polite]
      [div role=timer aria-label=About 7 minutes left of 10 minutes]
      7 min
      left
      [button type=button .btn-quiet] Hide time
      Line 2 of your solution
      1
      [span role=math aria-label=3(x − 2) = 9] 3(x − 2) = 9
      given
      [h1 .sr] Focus
      [div aria-live=polite]
      Begin.
      [span role=math aria-label=3(x − 2) = 9] 3(x − 2) = 9
      [div .t-card]
      [p id=prompt-card-1]
      Which step comes first?
      [div .t-choices]
      [button type=button aria-disabled=false .btn-primary] Give me the twin
      [div role=status aria-live=polite]
      No lines yet. The first one is the hardest. When time’s up, you can still finish this one."
    `);
    await screen.click('Give me the twin');
    await until(() => expect(screen.sent(turnCalls)).toEqual([{ cardId: 'card-1', answer: 'twin' }]));
  });

  test('an offer to stop stops, another is sent once', async () => {
    const offers = [
      { does: 'stop' as const, label: 'Stop now' },
      { does: 'hint' as const, label: 'A hint' },
    ] as unknown as Extract<Parameters<typeof tutorTurn>[1][number], { kind: 'offers' }>['offers'];
    const session = focusSession({}, { turns: [tutorTurn(3, [{ kind: 'offers', offers }])] });
    const slow = later(answered('attempt'));
    const screen = await open(session, { answers: { [turnRoute]: slow.answer } });
    await screen.click('A hint');
    await until(() => expect(screen.find('Checking')).not.toBeNull());
    await screen.click('A hint');
    await screen.click('Stop now');
    await until(() => expect(screen.sent(clockCalls)).toEqual([{ action: 'stop' }]));
    expect(screen.sent(turnCalls)).toEqual([{ action: 'hint', cardId: 'card-1' }]);
    slow.arrive();
  });
});

describe('a finished problem', () => {
  test('offers another one, once, or the end', async () => {
    const slow = later(right);
    const screen = await open(focusSession({}, { card: null }), {
      answers: {
        [turnRoute]: slow.answer,
        [clock]: { body: { focus: focusView({ running: false, stopped: true }) } },
      },
    });
    expect(screen.outline(screen.query('.f-main'))).toMatchInlineSnapshot(`
      "[div role=status aria-live=polite]
      [div role=timer aria-label=About 7 minutes left of 10 minutes]
      7 min
      left
      [button type=button .btn-quiet] Hide time
      Line 2 of your solution
      1
      [span role=math aria-label=3(x − 2) = 9] 3(x − 2) = 9
      given
      This one is finished.
      [div aria-live=polite]
      Begin.
      [span role=math aria-label=3(x − 2) = 9] 3(x − 2) = 9
      [button type=button aria-disabled=false .btn-primary] One more
      [button type=button .btn-secondary] Stop for today
      [div role=status aria-live=polite]
      No lines yet. The first one is the hardest."
    `);
    await screen.click('One more');
    await until(() => expect(screen.find('One more')!.getAttribute('aria-disabled')).toBe('true'));
    await screen.click('One more');
    expect(screen.sent(turnCalls)).toEqual([{ action: 'new_problem' }]);
    await screen.click('Stop for today');
    await until(() =>
      expect(screen.text()).toContain('Everything is saved. You can continue from exactly here.'),
    );
    slow.arrive();
  });

  test('without others of its kind has only the end', async () => {
    const problem = { ...focusSession().problem, solvable: false };
    const screen = await open(focusSession({}, { card: null, problem }));
    expect(screen.find('One more')).toBeNull();
  });
});

test('a focus session of a learner names who can read it', async () => {
  const screen = await openTeachingPart(<FocusScreen id="s1" />, {
    auth: carmen,
    answers: { [get]: { body: { session: focusSession({}, { owner: 'account' }) } } },
  });
  await until(() => expect(screen.text()).toContain('Anyone who signs in to this account can read'));
});
