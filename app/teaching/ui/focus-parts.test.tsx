import { describe, expect, test, vi } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { at, carmen, later, refused, unreachable } from '#tests/support/page-part.tsx';
import { care, focusView, formula, openTeachingPart, sessionWith } from '#tests/support/teaching-page.tsx';
import { sessionQuery } from '../api/client.ts';
import type { ConversationSummary, PlanView, SessionWithTurns } from '../model/views.ts';
import { FocusEarlier } from './focus-earlier.tsx';
import { FocusFinished } from './focus-finished.tsx';
import { FocusPlan } from './focus-plan.tsx';
import { FocusTrail } from './focus-trail.tsx';
import { ParkingLot } from './parking-lot.tsx';

describe('the parking lot', () => {
  const park = `POST ${at('/teaching/sessions/s1/thoughts')}`;
  const parks = 'POST /teaching/sessions/s1/thoughts';
  const drop = `DELETE ${at('/teaching/sessions/s1/thoughts/p1')}`;
  const { queryKey } = sessionQuery('s1', 'carmen');
  const cat = { id: 'p1', text: 'feed the cat' };
  const open = async (answers: StubbedAnswers = {}, parked = [cat]) => {
    const screen = await openTeachingPart(<ParkingLot id="s1" focus={focusView({ parked })} />, {
      answers,
      auth: carmen,
    });
    screen.client.setQueryData(queryKey, sessionWith({ focus: focusView({ parked }) }), { updatedAt: 1000 });
    return screen;
  };
  type Screen = Awaited<ReturnType<typeof open>>;
  const parkedIn = (screen: Screen) =>
    screen.client.getQueryData(queryKey)!.focus!.parked.map(({ text }) => text);

  test('is folded while nothing is parked', async () => {
    const screen = await open({}, []);
    expect(screen.query('details').hasAttribute('open')).toBe(false);
  });

  test('shows what is parked', async () => {
    const screen = await open();
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[section aria-label=Parking lot]
      [details open]
      Parking lot
      a place for thoughts that can wait
      [label .sr] A thought for later
      [input id=park maxLength=200 placeholder=A thought for later placeholder=A thought for later]
      [button type=submit .btn-secondary] Park it
      [div role=status aria-live=polite]
      feed the cat
      [button type=button aria-label=Remove: feed the cat]"
    `);
  });

  test('takes a thought once and leaves the clock alone', async () => {
    const slow = later({ body: { thought: { id: 'p2', text: 'call Ana' } } });
    const screen = await open({ [park]: slow.answer });
    await screen.fill('A thought for later', ' call Ana ');
    await screen.click('Park it');
    await screen.click('Park it');
    slow.arrive();
    await until(() => expect(screen.find('A thought for later')!.value).toBe(''));
    expect(screen.sent(parks)).toEqual([{ text: 'call Ana' }]);
    expect(parkedIn(screen)).toEqual(['feed the cat', 'call Ana']);
    expect(screen.client.getQueryState(queryKey)!.dataUpdatedAt).toBe(1000);
  });

  test('takes no empty thought', async () => {
    const screen = await open();
    await screen.fill('A thought for later', '  ');
    await screen.click('Park it');
    expect(screen.sent(parks)).toEqual([]);
  });

  test.each([
    [unreachable, 'No connection. What you wrote is still here.'],
    [refused('full', 'The lot is full.', 422), 'The lot is full.'],
    [refused('bad', '', 500), 'That didn’t get through. What you wrote is still here.'],
  ])('keeps a thought that could not be parked and says why (%#)', async (failing, text) => {
    const answers: StubbedAnswers = { [park]: failing };
    const screen = await open(answers);
    await screen.fill('A thought for later', 'call Ana');
    await screen.click('Park it');
    await until(() => expect(screen.text()).toContain(`|${text}|`));
    expect(screen.find('A thought for later')!.value).toBe('call Ana');
    expect(screen.find('Sign in and continue')).toBeNull();
    answers[park] = { body: { thought: { id: 'p2', text: 'call Ana' } } };
    await screen.click('Park it');
    await until(() => expect(screen.find('A thought for later')!.value).toBe(''));
    expect(screen.text()).not.toContain(text);
  });

  test('answers a worrying thought as people wrote it', async () => {
    const screen = await open({ [park]: refused('worrying', 'x', 422, { care }) });
    await screen.fill('A thought for later', 'I am afraid');
    await screen.click('Park it');
    await until(() => expect(screen.text()).toContain('This sounds heavy.'));
  });

  test('gives a thought back, and the focus to the field', async () => {
    const screen = await open({ [drop]: { status: 204 } });
    await screen.click('Remove: feed the cat');
    await until(() => expect(parkedIn(screen)).toEqual([]));
    expect(screen.focused()).toBe('A thought for later');
  });

  test('keeps a thought that could not be removed', async () => {
    const screen = await open({ [drop]: unreachable });
    await screen.click('Remove: feed the cat');
    await until(() => expect(screen.text()).toContain('No connection.'));
    expect(parkedIn(screen)).toEqual(['feed the cat']);
  });
});

describe('the plan', () => {
  const open = async (plan: PlanView | null | undefined, more: Partial<SessionWithTurns> = {}) => {
    const answers: StubbedAnswers =
      plan === undefined ? {} : { [`GET ${at('/teaching/sessions/s1/plan')}`]: { body: { plan } } };
    const screen = await openTeachingPart(<FocusPlan data={sessionWith(more)} />, { answers });
    if (plan) await until(() => expect(screen.query('.f-parts')).toBeTruthy());
    return screen;
  };
  const part = (name: string | null, steps: number, done: number) => ({ name, steps, done });

  test('names its parts and where the learner is', async () => {
    const screen = await open([part('expand', 1, 1), part('divide', 2, 1), part(null, 1, 0)]);
    expect(screen.outline()).toMatchInlineSnapshot(`
      "Part 2 of 3: divide
      expand
      done
      [li aria-current=step]
      divide
      now
      Part 3 of 3
      later
      1
      [span role=math aria-label=3(x − 2) = 9] 3(x − 2) = 9
      given"
    `);
    expect(screen.page.document.querySelectorAll('b').map(({ style }) => style.width)).toEqual([
      '100%',
      '50%',
      '0%',
    ]);
  });

  test.each([
    [[part('expand', 1, 0)], 'expand'],
    [[part(null, 1, 0)], 'Part 1 of 1'],
    [[part('expand', 1, 1), part(null, 1, 0)], 'Part 2 of 2'],
    [[part('expand', 1, 1), part('divide', 1, 1)], 'All parts done'],
  ])('is summed up (%#)', async (plan, text) => {
    const screen = await open(plan);
    expect(screen.query('summary').textContent).toBe(text);
  });

  test('of which all is done has no part that is next', async () => {
    const screen = await open([part('expand', 1, 1), part(null, 1, 1)]);
    expect(screen.outline(screen.query('.f-parts'))).toBe('expand\ndone\nPart 2 of 2\ndone');
  });

  test('without parts is the lines of the learner', async () => {
    const lines = ['given', 'learner', 'tutor'].map((by, at) => ({
      n: at + 1,
      formula: formula(`line ${at + 1}`),
      by,
    }));
    const screen = await open(null, { lines: lines as SessionWithTurns['lines'] });
    expect(screen.outline()).toMatchInlineSnapshot(`
      "Line 4 of your solution
      1
      [span role=math aria-label=line 1] line 1
      given
      2
      [span role=math aria-label=line 2] line 2
      [svg .equal]
      [span .sr] right
      3
      [span role=math aria-label=line 3] line 3
      shown"
    `);
  });
});

describe('the trail', () => {
  const open = (
    tally: Partial<SessionWithTurns['tally']>,
    card: SessionWithTurns['card'] = sessionWith().card,
  ) =>
    openTeachingPart(
      <FocusTrail data={sessionWith({ card, tally: { ...sessionWith().tally, ...tally } })} />,
    );
  const dots = (screen: Awaited<ReturnType<typeof open>>) =>
    screen
      .query('svg')
      .querySelectorAll('circle')
      .map((one) => (one.getAttribute('class') ?? '').trim())
      .join(' ');

  test.each([
    [{}, 'No lines yet. The first one is the hardest. When time’s up, you can still finish this one.'],
    [{ unaided: 1 }, 'One line done. When time’s up, you can still finish this one.'],
    [{ unaided: 1, afterHelp: 2, shown: 4 }, '7 lines done. When time’s up, you can still finish this one.'],
  ])('counts every line, however it came about: %o', async (tally, text) => {
    const screen = await open(tally);
    expect(screen.text()).toBe(`|${text}|`);
  });

  test.each([
    [{ unaided: 1 }, 'pc-dot done pc-halo pc-now pc-dot pc-dot pc-dot'],
    [{ unaided: 3 }, 'pc-dot done pc-dot done pc-dot done pc-halo pc-now pc-dot'],
    [{ unaided: 2, afterHelp: 2 }, 'pc-dot done pc-dot done pc-dot done pc-dot done pc-halo pc-now pc-dot'],
  ])('of %o has at least five stations, and always one after the next', async (tally, stations) => {
    expect(dots(await open(tally))).toBe(stations);
  });

  test('of a finished problem does not speak of the time', async () => {
    const screen = await open({ unaided: 2 }, null);
    expect(screen.text()).toBe('|2 lines done. |');
  });
});

describe('an earlier focus session', () => {
  const past = (id: string, more: Partial<ConversationSummary>) =>
    ({ id, formula: formula(`problem ${id}`), focus: true, open: true, ...more }) as ConversationSummary;
  const open = (sessions: ConversationSummary[]) =>
    openTeachingPart(<FocusEarlier />, {
      answers: { [`GET ${at('/teaching/sessions')}`]: { body: { sessions, next: null } } },
    });

  test('is offered when it is open: the latest', async () => {
    const screen = await open([
      past('a', { focus: false }),
      past('b', { open: false }),
      past('c', {}),
      past('d', {}),
    ]);
    await until(() => expect(screen.text()).not.toBe('|'));
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[a href=/tutors/adhd/session/c] Continue where you left off
      [span role=math aria-label=problem c] problem c"
    `);
  });

  test('that is over or of another kind is not', async () => {
    const screen = await open([past('a', { focus: false }), past('b', { open: false })]);
    await until(() => expect(screen.client.isFetching()).toBe(0));
    expect(screen.text()).toBe('|');
  });

  test('is not looked for before it is known who is signed in', async () => {
    const screen = await openTeachingPart(<FocusEarlier />, { auth: { user: null, loading: true } });
    expect(screen.routes()).toEqual([]);
  });
});

describe('a finished problem', () => {
  test.each([
    [false, 1],
    [true, 0],
  ])('while an answer is awaited (%s) begins %i other ones', async (busy, times) => {
    const onAgain = vi.fn();
    const screen = await openTeachingPart(
      <FocusFinished busy={busy} hasOthers onAgain={onAgain} onStop={() => undefined}>
        {null}
      </FocusFinished>,
    );
    await screen.click('One more');
    expect(onAgain).toHaveBeenCalledTimes(times);
  });
});
