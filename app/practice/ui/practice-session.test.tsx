import { mathsUiTexts } from '@curvela/maths-react/messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { learnerNeedsTexts } from '#app/learners/index.ts';
import { mounted, type Mounted, settle, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { practiceTexts } from '../messages/index.ts';
import type { AttemptView, ItemView, PracticeSessionView, SentenceParts } from '../model/views.ts';
import { saveUnsent } from './answering/unsent-attempts.ts';
import { PracticeSession } from './practice-session.tsx';

const messages = { ...practiceTexts.en, ...mathsUiTexts.en, ...learnerNeedsTexts.en };
const words = (text: string): SentenceParts => [{ kind: 'text', text }];
const question = (id: string, more: Partial<ItemView> = {}): ItemView => ({
  id,
  position: Number(id),
  role: 'skill',
  skill: { id: 'slope', name: 'Slope', lastSeenAt: null },
  level: 1,
  prompt: words(`Prompt ${id}`),
  ask: { kind: 'choice', options: ['yes', 'no'].map((text, number) => ({ number, parts: words(text) })) },
  picture: null,
  figure: null,
  attempts: [],
  hints: [],
  mayHint: false,
  state: 'open',
  voided: false,
  twin: null,
  solution: null,
  answer: null,
  ...more,
});
const sessionAt = (item: ItemView | null, more: Partial<PracticeSessionView> = {}): PracticeSessionView => ({
  id: 's',
  profileId: 'maya',
  mode: 'skill',
  size: 5,
  state: 'open',
  startedAt: '2026-11-22T10:00:00Z',
  endsAt: null,
  minutes: null,
  pace: { open: 2, other: 1 },
  marks: item ? [{ id: item.id, position: item.position, state: item.state, voided: item.voided }] : [],
  item,
  summary: null,
  ...more,
});
const attempt = (more: Partial<AttemptView> = {}): AttemptView => ({
  id: 'a',
  given: words('yes'),
  verdict: 'equal',
  formMissed: false,
  feedback: words('Well done'),
  ...more,
});
const failed = (status: number, code: string, message = '') => ({
  status,
  body: { error: { code, message } },
});

const at = (path: string) => `/functions/v1/practice${path}`;
type Answers = Parameters<typeof stubCalls>[0];

async function openSession(session: PracticeSessionView, answers: Answers = {}, page = openPage()) {
  const calls = stubCalls(Object.assign(answers, { [`GET ${at('/sessions/s')}`]: { body: session } }));
  const screen = await mounted(<PracticeSession id="s" accountId="carmen" />, { messages, page });
  await until(() => expect(screen.text()).not.toContain('bone'));
  await until(() => expect(screen.all('h1').length + screen.all('form').length).toBeGreaterThan(0));
  await until(() => expect(screen.text().length).toBeGreaterThan(20));
  return {
    screen,
    sent: (path: string) => calls.filter((call) => call.method === 'POST' && call.path === at(path)),
  };
}
const contains = (screen: Mounted, text: string) => until(() => expect(screen.text()).toContain(text));
const choose = (screen: Mounted, text: string) => screen.fill(text, true);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

describe('an answer', () => {
  it('is sent with what was chosen, and its verdict stays until the learner continues', async () => {
    const first = question('1');
    const answers: Answers = {
      [`POST ${at('/items/1/attempts')}`]: {
        body: { attempt: attempt(), item: { ...first, state: 'right', attempts: [attempt()] }, changes: [] },
      },
      [`POST ${at('/sessions/s/next')}`]: { body: sessionAt(question('2')) },
    };
    const { screen, sent } = await openSession(sessionAt(first), answers);
    await contains(screen, 'Prompt 1');
    expect(screen.text()).toContain('1 of 5');
    expect(screen.text()).toContain('about 6 minutes left');
    await choose(screen, 'no');
    await screen.click('Certain');
    await screen.submit();
    await contains(screen, 'Well done');
    expect(sent('/items/1/attempts').map(({ body }) => body)).toMatchObject([
      { answer: { kind: 'choice', option: 1 }, confidence: 'certain' },
    ]);
    expect(sent('/sessions/s/next')).toEqual([]);
    expect(screen.text()).toContain('Your answer:');
    await screen.submit();
    await contains(screen, 'Prompt 2');
    expect(screen.text()).toContain('Question 1:');
  });

  it('is being checked until the server has answered', async () => {
    const first = question('1');
    const { promise, resolve } = Promise.withResolvers<void>();
    const answers: Answers = {
      [`POST ${at('/items/1/attempts')}`]: () =>
        promise.then(() => ({
          body: {
            attempt: attempt(),
            item: { ...first, state: 'right', attempts: [attempt()] },
            changes: [],
          },
        })),
    };
    const { screen } = await openSession(sessionAt(first), answers);
    await contains(screen, 'Prompt 1');
    expect(screen.all('button').map((one) => one.textContent)).toContain('Check');
    await choose(screen, 'no');
    await screen.submit();
    expect(screen.all('button').map((one) => one.textContent)).toContain('Checking');
    resolve();
    await contains(screen, 'Well done');
  });

  it('that is missing is not sent, and the page says so', async () => {
    const { screen, sent } = await openSession(sessionAt(question('1')));
    await contains(screen, 'Prompt 1');
    await screen.submit();
    expect(screen.text()).toContain('There’s no answer to check yet.');
    expect(sent('/items/1/attempts')).toEqual([]);
    await choose(screen, 'no');
    expect(screen.text()).not.toContain('There’s no answer to check yet.');
  });

  it('without a connection waits on the device, and is sent with the next try', async () => {
    const first = question('1');
    const answers: Answers = { [`POST ${at('/items/1/attempts')}`]: new Error('offline') };
    const { screen, sent } = await openSession(sessionAt(first), answers);
    await contains(screen, 'Prompt 1');
    await choose(screen, 'no');
    await screen.submit();
    await contains(screen, 'No connection. We’ve saved your answer on this device');
    expect(screen.page.localStorage.getItem('practice_unsent')).toContain('"itemId":"1"');
    answers[`POST ${at('/items/1/attempts')}`] = {
      body: { attempt: attempt(), item: { ...first, state: 'right', attempts: [attempt()] }, changes: [] },
    };
    await screen.click('Try now');
    await contains(screen, 'Well done');
    const bodies = sent('/items/1/attempts').map(({ body }) => (body as { id: string }).id);
    expect(new Set(bodies).size).toBe(1);
    expect(screen.page.localStorage.getItem('practice_unsent')).toBeNull();
  });

  it('that cannot be read is explained beside the field, and can be changed', async () => {
    const answers: Answers = {
      [`POST ${at('/items/1/attempts')}`]: failed(422, 'unreadable', 'A bracket is open.'),
    };
    const { screen } = await openSession(sessionAt(question('1')), answers);
    await contains(screen, 'Prompt 1');
    await choose(screen, 'no');
    await screen.submit();
    await contains(screen, 'A bracket is open.');
    expect(screen.find('Try again')).toBeNull();
    expect(screen.find('Check')).not.toBeNull();
  });

  it('to a question that ended in another window shows the result there', async () => {
    const ended = question('1', {
      state: 'right',
      attempts: [attempt({ feedback: words('Done elsewhere') })],
    });
    const answers: Answers = {
      [`POST ${at('/items/1/attempts')}`]: failed(409, 'item_over'),
      [`GET ${at('/items/1')}`]: { body: { item: ended } },
    };
    const { screen } = await openSession(sessionAt(question('1')), answers);
    await contains(screen, 'Prompt 1');
    await choose(screen, 'no');
    await screen.submit();
    await contains(screen, 'Done elsewhere');
    expect(screen.text()).toContain('You carried on in another window.');
  });
});

describe('help', () => {
  const press = async (session: PracticeSessionView, label: string, path: string) => {
    const answers: Answers = { [`POST ${at(path)}`]: { body: { item: session.item } } };
    const { screen, sent } = await openSession(session, answers);
    await contains(screen, 'Prompt 1');
    await screen.click(label);
    await until(() => expect(sent(path)).toHaveLength(1));
    return sent(path)[0]?.body;
  };
  const hint = { rung: 1, parts: words('Undo it'), worked: null } as const;

  it('before an attempt is requested by those who cannot start', async () => {
    expect(await press(sessionAt(question('1')), 'I can’t start', '/items/1/hints')).toEqual({
      seen: -1,
      cannotStart: true,
    });
  });

  it('after an attempt is the next hint', async () => {
    const tried = question('1', {
      mayHint: true,
      hints: [hint],
      attempts: [attempt({ verdict: 'different' })],
    });
    expect(await press(sessionAt(tried), 'Hint', '/items/1/hints')).toEqual({ seen: 1, cannotStart: false });
  });

  it('can be the solution, once the question was begun', async () => {
    const tried = question('1', { attempts: [attempt({ verdict: 'different' })] });
    expect(await press(sessionAt(tried), 'Show me', '/items/1/give-up')).toBeNull();
  });

  it('in the diagnostic is the solution of a question that the learner does not know', async () => {
    const first = sessionAt(question('1'), { mode: 'diagnostic' });
    expect(await press(first, 'I don’t know this yet', '/items/1/give-up')).toBeNull();
  });

  it('is not offered in an exam', async () => {
    const tried = question('1', { mayHint: true, attempts: [attempt({ verdict: null })] });
    const { screen } = await openSession(sessionAt(tried, { mode: 'exam', endsAt: '2026-11-22T10:30:00Z' }));
    await contains(screen, 'Prompt 1');
    for (const label of ['Hint', 'I can’t start', 'Show me', 'Check']) expect(screen.find(label)).toBeNull();
    expect(screen.find('Answer')).not.toBeNull();
    expect(screen.text()).toContain('30 minutes left');
    expect(screen.text()).not.toContain('about');
  });
});

describe('the result of a question', () => {
  const answered = question('1', { state: 'right', attempts: [attempt({ verdict: null })] });
  const skipped = question('1', { state: 'skipped' });

  it.each([
    ['was skipped', 'skill', 'Skip for today', '/items/1/skip', { item: skipped }],
    ['was answered in an exam', 'exam', 'Answer', '/items/1/attempts', { item: answered, changes: [] }],
  ] as const)('that %s is not shown while the next one is loaded', async (_, mode, label, path, body) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const answers: Answers = {
      [`POST ${at(path)}`]: { body },
      [`POST ${at('/sessions/s/next')}`]: () =>
        promise.then(() => ({ body: sessionAt(question('2'), { mode }) })),
    };
    const { screen, sent } = await openSession(sessionAt(question('1'), { mode }), answers);
    await contains(screen, 'Prompt 1');
    await choose(screen, 'no');
    await screen.click(label);
    await until(() => expect(sent('/sessions/s/next')).toHaveLength(1));
    expect(screen.find('Next')).toBeNull();
    expect(screen.text()).not.toContain('Your answer:');
    resolve();
    await contains(screen, 'Prompt 2');
  });
});

describe('a step that fails', () => {
  it('is explained, and can be repeated', async () => {
    const skipped = question('1', { state: 'skipped' });
    const answers: Answers = {
      [`POST ${at('/items/1/skip')}`]: new Error('offline'),
      [`POST ${at('/sessions/s/next')}`]: { body: sessionAt(question('2')) },
    };
    const { screen, sent } = await openSession(sessionAt(question('1')), answers);
    await contains(screen, 'Prompt 1');
    await screen.click('Skip for today');
    await contains(screen, 'No connection. Nothing is lost; try again in a moment.');
    answers[`POST ${at('/items/1/skip')}`] = { body: { item: skipped } };
    await screen.click('Try again');
    await contains(screen, 'Prompt 2');
    expect(sent('/items/1/skip')).toHaveLength(2);
    expect(screen.text()).not.toContain('No connection');
  });

  it('because the learner went on elsewhere loads the session again, without a repetition', async () => {
    const answers: Answers = { [`POST ${at('/items/1/skip')}`]: failed(409, 'item_over') };
    const { screen } = await openSession(sessionAt(question('1')), answers);
    await contains(screen, 'Prompt 1');
    answers[`GET ${at('/sessions/s')}`] = { body: sessionAt(question('3')) };
    await screen.click('Skip for today');
    await contains(screen, 'Prompt 3');
    expect(screen.find('Try again')).toBeNull();
  });
});

describe('the end of a session', () => {
  const summary = {
    asked: 1,
    right: 1,
    unaided: 1,
    undecided: 0,
    minutes: 4,
    changes: [],
    mistakes: [],
    nextReviewAt: null,
    stuck: [],
    items: [],
  };
  const finished = sessionAt(null, { state: 'finished', summary });

  it('comes at once, and of an exam after a confirmation', async () => {
    const answers: Answers = { [`POST ${at('/sessions/s/finish')}`]: { body: finished } };
    const { screen } = await openSession(sessionAt(question('1')), answers);
    await contains(screen, 'Prompt 1');
    await screen.click('Stop for today');
    await contains(screen, 'What you practised');
    await screen.unmount();
    const exam = await openSession(sessionAt(question('1'), { mode: 'exam' }), answers);
    await contains(exam.screen, 'Prompt 1');
    await exam.screen.click('Hand in');
    expect(exam.screen.text()).toContain('Hand in the exam?');
    expect(exam.sent('/sessions/s/finish')).toEqual([]);
    await exam.screen.click('Continue');
    expect(exam.screen.text()).not.toContain('Hand in the exam?');
    await exam.screen.click('Hand in');
    const [actions] = exam.screen.page.document.querySelectorAll('.dialog-actions');
    const buttons = actions!.querySelectorAll('button');
    expect(buttons.map((one) => one.textContent)).toEqual(['Continue', 'Hand in']);
    await exam.screen.fire(buttons[1]!, 'onClick');
    await contains(exam.screen, 'What you practised');
    expect(exam.sent('/sessions/s/finish')).toHaveLength(1);
  });

  it('that was reached before shows the summary', async () => {
    const { screen } = await openSession(finished);
    await contains(screen, 'What you practised');
    expect(screen.text()).toContain('1 of 1 right.');
  });
});

describe('an answer that waited for the network, to a question of another session', () => {
  async function openWithWaiting(reply: Answers[string]) {
    const page = openPage();
    saveUnsent({
      accountId: 'carmen',
      sessionId: 'earlier',
      itemId: '9',
      attempt: { id: 'waiting', answer: { kind: 'choice', option: 0 }, confidence: null, tookMs: 1 },
    });
    const answers = { [`POST ${at('/items/9/attempts')}`]: reply };
    const { screen, sent } = await openSession(sessionAt(question('1'), { size: 1 }), answers, page);
    await until(() => expect(sent('/items/9/attempts')).toHaveLength(1));
    await settle();
    return screen;
  }

  it('is sent, and neither its question nor its verdict is shown here', async () => {
    const judged = question('9', { state: 'right', attempts: [attempt()] });
    const screen = await openWithWaiting({ body: { attempt: attempt(), item: judged, changes: [] } });
    expect(screen.text()).toContain('1 of 1');
    expect(screen.text()).not.toContain('Well done');
    expect(screen.text()).toContain('Prompt 1');
  });

  it('that is refused leaves no notice here', async () => {
    const screen = await openWithWaiting(failed(422, 'unknown_option', 'There is no such option'));
    expect(screen.text()).not.toContain('There is no such option');
    expect(screen.text()).toContain('Prompt 1');
  });
});

describe('a session that cannot be shown', () => {
  it('is of another account, or is not reached', async () => {
    const answers: Answers = {};
    const calls = stubCalls(answers);
    answers[`GET ${at('/sessions/s')}`] = failed(404, 'unknown_session');
    const gone = await mounted(<PracticeSession id="s" accountId="carmen" />, { messages });
    await contains(gone, 'We can’t find this practice');
    expect(gone.find('Go to practice')?.getAttribute('href')).toBe('/tutor/practice');
    await gone.unmount();
    answers[`GET ${at('/sessions/s')}`] = failed(503, 'away');
    const away = await mounted(<PracticeSession id="s" accountId="carmen" />, { messages });
    await contains(away, 'No connection. Nothing is lost');
    answers[`GET ${at('/sessions/s')}`] = { body: sessionAt(question('1')) };
    await away.click('Try again');
    await contains(away, 'Prompt 1');
    expect(calls.length).toBeGreaterThan(2);
  });
});
