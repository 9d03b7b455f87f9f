import { describe, expect, test, vi } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { at, carmen, later, refused } from '#tests/support/page-part.tsx';
import { formula, openSession, openTeachingPart, sessionWith } from '#tests/support/teaching-page.tsx';
import type { SessionWithTurns } from '../model/views.ts';
import { SessionScreen } from './session-screen.tsx';

describe('a session', () => {
  test('of a visitor shows the problem, the conversation, the card, the work so far and who reads it', async () => {
    const screen = await openSession();
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[h1 aria-label=3 times x minus 2 equals 9]
      [span role=math aria-label=3 times x minus 2 equals 9] 3(x − 2) = 9
      Socratic Guide
      ·
      [a href=/tutor-models?problem=3%28x-2%29%3D9] change style
      [button type=button aria-expanded=false .btn-secondary]
      Conversations
      [button type=button aria-label=Print this conversation .btn-secondary]
      Print
      [a href=/ai-tutor?model=socratic-guide aria-label=New problem .btn-secondary]
      New problem
      New
      [p .sr] Step 2 of 6: Try
      Read
      [span .now] Try
      Find the mistake
      Fix
      On your own
      Look back
      [span .now] Try
      [section aria-label=Conversation]
      [div role=log aria-live=polite]
      [div .bubble-me]
      [span .sr] You wrote:
      3(x-2)=9
      [button type=button aria-label=Edit the problem: 3(x-2)=9]
      [div id=turn-1 .msg]
      Socratic Guide
      Look at the brackets.
      [button type=button aria-label=Copy this as text]
      [button type=button aria-label=This helped aria-pressed=false]
      [button type=button aria-label=This didn’t help aria-pressed=false]
      [button type=button aria-label=Explain it differently aria-keyshortcuts=Alt+Shift+R]
      [div .t-card]
      [p id=prompt-card-1]
      Which step comes first?
      Your line 2
      [textarea maxLength=600 rows=1]
      [button type=button aria-label=Open the maths keyboard aria-expanded=false]
      [div]
      Type your next line first.
      [button type=submit aria-disabled .btn-primary] Check
      [button type=button .btn-quiet]
      Hint
      [button type=button .btn-quiet] I can’t start
      [button type=button .btn-quiet] Show me the answer
      [div role=status aria-live=polite]
      [input maxLength=1000 placeholder=Ask about this step aria-label=Ask about this step aria-keyshortcuts=Alt+Shift+K placeholder=Ask about this step]
      [button type=submit aria-label=Send]
      Use Check to submit your line. Questions go here.
      Without an account, you can try three problems a day.
      [a href=/auth?next=%2Fai-tutor%3Fsession%3Ds1] Sign in
      to keep this one.
      Keyboard
      Hold Alt and Shift, then press the letter.
      A
      Go to your line
      K
      Go to the message field
      H
      Hint
      S
      I’m stuck
      W
      Your work so far
      R
      Explain it differently
      Enter
      Check the line, or send the message
      Esc
      Close an edit or a window
      Who can read this
      Without an account, this conversation stays in this browser. Nobody on our team follows it.
      If you write that someone is in danger, or something that shows where you live, the tutor answers, and one person on our team reads that message. The adult on the account, or one linked with it, may get an email saying that something worrying was written, but never your words. If you write that someone at home is hurting you, we don’t send an email home, or to a linked adult.
      [aside aria-label=So far]
      Your lines
      1
      [span role=math aria-label=3(x − 2) = 9] 3(x − 2) = 9
      given
      So far
      Right without help
      0
      Right after help
      0
      Problems solved
      0
      [div role=group aria-label=Help and your work]
      [button type=button aria-disabled=false aria-keyshortcuts=Alt+Shift+H .btn-secondary]
      Hint
      [button type=button aria-disabled=false aria-keyshortcuts=Alt+Shift+S .btn-secondary]
      I’m stuck
      [button type=button aria-keyshortcuts=Alt+Shift+W .btn-secondary]
      My work"
    `);
  });

  test('of a skill with a title shows both, its own stages and no change of style', async () => {
    const session = sessionWith({
      skill: { id: 'slope', name: 'Slope of a line', byLines: false } as unknown as SessionWithTurns['skill'],
      profileId: 'maya',
      owner: 'account',
      card: null,
      tally: { unaided: 2, afterHelp: 1, shown: 3, solved: 1, givenUp: 0 },
    });
    const screen = await openSession(session, {}, { auth: carmen });
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[h1 aria-label=Slope of a line] Slope of a line
      Socratic Guide
      [button type=button aria-expanded=false .btn-secondary]
      Conversations
      [button type=button aria-label=Print this conversation .btn-secondary]
      Print
      [a href=/ai-tutor?model=socratic-guide aria-label=New problem .btn-secondary]
      New problem
      New
      [p .sr] Step 2 of 5: Example
      The idea
      [span .now] Example
      With help
      On your own
      Look back
      [span .now] Example
      [section aria-label=Conversation]
      [div role=log aria-live=polite]
      [div id=turn-1 .msg]
      Socratic Guide
      Look at the brackets.
      [button type=button aria-label=Copy this as text]
      [button type=button aria-label=This helped aria-pressed=false]
      [button type=button aria-label=This didn’t help aria-pressed=false]
      [button type=button aria-label=Explain it differently aria-keyshortcuts=Alt+Shift+R]
      [div .t-choices]
      That’s this topic done for today.
      [button type=button aria-disabled=false .btn-secondary] One more on my own
      [a href=/ai-tutor .btn-secondary] Another topic
      [div role=status aria-live=polite]
      [input maxLength=1000 placeholder=Ask about this step aria-label=Ask about this step aria-keyshortcuts=Alt+Shift+K placeholder=Ask about this step]
      [button type=submit aria-label=Send]
      Use Check to submit your line. Questions go here.
      Keyboard
      Hold Alt and Shift, then press the letter.
      A
      Go to your line
      K
      Go to the message field
      H
      Hint
      S
      I’m stuck
      W
      Your work so far
      R
      Explain it differently
      Enter
      Check the line, or send the message
      Esc
      Close an edit or a window
      Who can read this
      Anyone who signs in to this account can read this conversation. If it’s your parents’ account, they can too. So can an adult linked with your own account. Nobody on our team follows it.
      If you write that someone is in danger, or something that shows where you live, the tutor answers, and one person on our team reads that message. The adult on the account, or one linked with it, may get an email saying that something worrying was written, but never your words. If you write that someone at home is hurting you, we don’t send an email home, or to a linked adult.
      [aside aria-label=So far]
      Slope of a line
      [a href=/tutor/practice?skill=slope&learner=maya] Read all about it
      So far
      Right without help
      2
      Right after help
      1
      Steps shown
      3
      Problems solved
      1
      [div role=group aria-label=Help and your work]
      [button type=button aria-keyshortcuts=Alt+Shift+W .btn-secondary]
      My work"
    `);
  });

  test('with a graph names both lines', async () => {
    const graph = {
      x: [-4, 4] as [number, number],
      y: [-5, 5] as [number, number],
      given: [],
      mine: [],
      mark: null,
      labels: { given: formula('y = x'), mine: formula('y = 2x') },
    };
    const lines = [
      { n: 1, formula: formula('y = x'), by: 'given' },
      { n: 2, formula: formula('y = 2x'), by: 'learner' },
      { n: 3, formula: formula('y = 3x'), by: 'tutor' },
    ] as SessionWithTurns['lines'];
    const screen = await openSession(sessionWith({ graph, lines, title: 'Lines' }));
    expect(screen.outline(screen.query('aside'))).toMatchInlineSnapshot(`
      "Your two lines, drawn
      [svg role=img aria-label=The given line as a solid curve, yours dashed. The x axis goes from −4 to 4.]
      [clippath]
      x
      y
      −2
      2
      −4
      −2
      2
      4
      Line 1, given:
      [span role=math aria-label=y = x] y = x
      Your line:
      [span role=math aria-label=y = 2x] y = 2x
      Your lines
      1
      [span role=math aria-label=y = x] y = x
      given
      2
      [span role=math aria-label=y = 2x] y = 2x
      [svg .equal]
      [span .sr] right
      3
      [span role=math aria-label=y = 3x] y = 3x
      shown
      So far
      Right without help
      0
      Right after help
      0
      Problems solved
      0"
    `);
    await screen.click('My work 3');
    expect(screen.outline(screen.query('dialog'))).toMatchInlineSnapshot(`
      "[h2] Your work so far
      Your two lines, drawn
      [svg role=img aria-label=The given line as a solid curve, yours dashed. The x axis goes from −4 to 4.]
      [clippath]
      x
      y
      −2
      2
      −4
      −2
      2
      4
      Line 1, given:
      [span role=math aria-label=y = x] y = x
      Your line:
      [span role=math aria-label=y = 2x] y = 2x
      Your lines
      1
      [span role=math aria-label=y = x] y = x
      given
      2
      [span role=math aria-label=y = 2x] y = 2x
      [svg .equal]
      [span .sr] right
      3
      [span role=math aria-label=y = 3x] y = 3x
      shown
      So far
      Right without help
      0
      Right after help
      0
      Problems solved
      0
      [button type=submit .btn-primary] Close"
    `);
    await screen.fire(screen.query('dialog'), 'onClose');
    expect(screen.query('dialog')).toBeFalsy();
  });

  test('shows a skeleton while it loads', async () => {
    const slow = later({ body: { session: sessionWith() } });
    const screen = await openTeachingPart(<SessionScreen id="s1" />, {
      answers: { [`GET ${at('/teaching/sessions/s1')}`]: slow.answer },
    });
    expect(screen.query('.bone')).toBeTruthy();
    expect(screen.text()).toBe('|');
    slow.arrive();
    await until(() => expect(screen.text()).toContain('Look at the brackets.'));
  });

  test('is not asked for before it is known who is signed in', async () => {
    const screen = await openTeachingPart(<SessionScreen id="s1" />, { auth: { user: null, loading: true } });
    expect(screen.routes().filter((one) => one.startsWith('GET'))).toEqual([]);
  });

  const openFailing = async (status: number) => {
    const answers: StubbedAnswers = { [`GET ${at('/teaching/sessions/s1')}`]: refused('x', 'x', status) };
    const screen = await openTeachingPart(<SessionScreen id="s1" />, {
      answers,
      path: '/ai-tutor?session=s1',
    });
    await until(() => expect(screen.text()).toContain('We lost your place'));
    return { ...screen, answers };
  };

  test.each([400, 404])('that is not there (%i) may need a sign-in', async (status) => {
    const screen = await openFailing(status);
    expect(screen.text()).toBe(
      '|We lost your place|If it’s yours, sign in and continue.|Sign in and continue|New problem|Go to Home|',
    );
    expect(screen.find('Sign in and continue')!.getAttribute('href')).toBe(
      '/auth?next=%2Fai-tutor%3Fsession%3Ds1',
    );
  });

  test('that cannot be loaded can be asked for again', async () => {
    const screen = await openFailing(503);
    expect(screen.text()).toBe(
      '|We lost your place|No connection. What you wrote is still here.|Reload|Go to Home|',
    );
    screen.answers[`GET ${at('/teaching/sessions/s1')}`] = { body: { session: sessionWith() } };
    await screen.click('Reload');
    await until(() => expect(screen.text()).toContain('Look at the brackets.'));
  });
});

test('the bar prints, opens earlier conversations and links to a new problem', async () => {
  const screen = await openSession(sessionWith({ model: 'exam-sprint' }), {
    [`GET ${at('/teaching/sessions')}`]: { body: { sessions: [], next: null } },
  });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  Object.assign(screen.page.window, { print });
  await screen.click('Print this conversation');
  expect(print).toHaveBeenCalledOnce();
  expect(screen.find('New problem')!.getAttribute('href')).toBe('/ai-tutor?model=exam-sprint');
  expect(screen.find('change style')!.getAttribute('href')).toBe('/tutor-models?problem=3%28x-2%29%3D9');
  await screen.click('Conversations');
  await until(() =>
    expect(screen.text()).toContain('Nothing here yet. Your conversations will appear here.'),
  );
  expect(screen.find('Conversations')!.getAttribute('aria-expanded')).toBe('true');
  await screen.click('Conversations');
  expect(screen.text()).not.toContain('Nothing here yet.');
});

test('the end of a skill offers one more and another topic', async () => {
  const skill = { id: 'slope', name: 'Slope', byLines: true } as unknown as SessionWithTurns['skill'];
  const screen = await openSession(
    sessionWith({ skill, card: null, problem: { ...sessionWith().problem, solvable: false } }),
  );
  expect(screen.outline(screen.query('.t-next'))).toMatchInlineSnapshot(`
    "[div .t-choices]
    That’s this topic done for today.
    [button type=button aria-disabled=false .btn-secondary] One more on my own
    [a href=/ai-tutor .btn-secondary] Another topic"
  `);
});

test('the end of a problem without others of its kind offers a new one only', async () => {
  const screen = await openSession(
    sessionWith({ card: null, problem: { ...sessionWith().problem, solvable: false } }),
  );
  expect(screen.outline(screen.query('.t-next'))).toMatchInlineSnapshot(`
    "[div .t-choices]
    This session is finished.
    [a href=/ai-tutor .btn-primary] New problem"
  `);
});
