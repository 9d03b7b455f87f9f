import { describe, expect, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import {
  type FoundersAnswers,
  noAnswer,
  openFounders,
  refusalOf,
  unreachable,
} from '#tests/support/founders-page.tsx';
import type { MessageView, ReportedQuestionView, SafetyFlagView } from '../model/schemas.ts';
import { ContactMessages } from './contact-messages.tsx';
import { ReportedQuestions } from './reported-questions.tsx';
import { SafetyFlags } from './safety-flags.tsx';
import { SecurityAlerts } from './security-alerts.tsx';

const at = '2026-11-20T09:00:00.000Z';
const refusals = [
  [refusalOf('It was changed meanwhile.'), 'It was changed meanwhile.'],
  [new Error('offline'), unreachable],
] as const;

describe('a reported question', () => {
  const question: ReportedQuestionView = {
    id: 'q1',
    at,
    template: 'linear-two-step',
    seed: 7,
    skill: 'Linear equations',
    state: 'open',
    text: 'The answer is 4',
    prompt: '2x + 1 = 7',
    answer: '3',
  };
  const open = (rows: Partial<ReportedQuestionView>[], answers: FoundersAnswers = {}) =>
    openFounders(<ReportedQuestions />, {
      'GET /questions': {
        body: { questions: rows.map((row, nth) => ({ ...question, id: `q${nth + 1}`, ...row })) },
      },
      ...answers,
    });

  test.each<[Partial<ReportedQuestionView>[], string]>([
    [[], '|Reported questions|none waiting|No reported questions.|'],
    [
      [{}],
      '|Reported questions|1 waiting|Linear equations, Fri 20 Nov, 09:00| |linear-two-step 7' +
        '|“The answer is 4”|Asked: 2x + 1 = 7|Expected answer: 3|waiting|The question is wrong|The question is fine|',
    ],
    [
      [{ state: 'upheld', text: '' }, { state: 'rejected' }],
      '|Reported questions|none waiting|Linear equations, Fri 20 Nov, 09:00| |linear-two-step 7' +
        '|No comment.|Asked: 2x + 1 = 7|Expected answer: 3|removed' +
        '|Linear equations, Fri 20 Nov, 09:00| |linear-two-step 7|“The answer is 4”|Asked: 2x + 1 = 7' +
        '|Expected answer: 3|counts again|',
    ],
  ])('%o', async (rows, text) => {
    expect((await open(rows)).shown()).toBe(text);
  });

  test('is marked while it waits', async () => {
    const view = await open([{}, { state: 'upheld' }, { state: 'rejected' }]);
    expect(['waiting', 'removed', 'counts again'].map((state) => view.classesOf(state))).toEqual([
      ['tag tag-sun'],
      ['tag '],
      ['tag tag-success'],
    ]);
    expect(view.classesOf('The question is wrong')).toEqual(['btn btn-sm btn-secondary']);
    expect(view.classesOf('The question is fine')).toEqual(['btn btn-sm btn-quiet']);
  });

  test.each([
    ['The question is wrong', 'upheld'],
    ['The question is fine', 'rejected'],
  ])('“%s” decides it', async (label, decision) => {
    const view = await open([{}], { 'POST /questions/q1/decision': { status: 204 } });
    await view.click(label);
    await until(() => expect(view.toasts()).toHaveLength(1));
    expect(view.toasts()).toEqual([['Decided. We recalculated what the learner knows.', 'done']]);
    expect(view.sent('POST /questions/q1/decision')).toEqual([{ decision }]);
  });

  test('is decided once', async () => {
    const view = await open([{}], { 'POST /questions/q1/decision': noAnswer });
    await view.click('The question is wrong');
    await until(() => expect(view.isDisabled('The question is fine')).toBe(true));
    expect(view.isDisabled('The question is wrong')).toBe(true);
  });
});

describe('a text that a person should read', () => {
  const flag: SafetyFlagView = {
    id: 'f1',
    at,
    kind: 'threat',
    state: 'open',
    text: 'Something bad',
    note: null,
  };
  const open = (rows: Partial<SafetyFlagView>[], answers: FoundersAnswers = {}) =>
    openFounders(<SafetyFlags />, {
      'GET /safety': { body: { flags: rows.map((row, nth) => ({ ...flag, id: `f${nth + 1}`, ...row })) } },
      ...answers,
    });
  const note = 'What you did about it (optional)';

  test.each<[Partial<SafetyFlagView>[], string]>([
    [[], '|Safety queue|none waiting|No messages to read.|'],
    [
      [{}, { kind: 'self_harm' }],
      '|Safety queue|2 waiting|Threat, Fri 20 Nov, 09:00|“Something bad”|waiting' +
        '|What you did about it (optional)|Mark as read|Self-harm, Fri 20 Nov, 09:00|“Something bad”|waiting' +
        '|What you did about it (optional)|Mark as read|',
    ],
    [
      [
        { kind: 'abuse', state: 'seen', note: 'Called' },
        { kind: 'personal_data', state: 'seen' },
      ],
      '|Safety queue|none waiting|Abuse, Fri 20 Nov, 09:00|“Something bad”|Note: Called|read' +
        '|Personal data, Fri 20 Nov, 09:00|“Something bad”|read|',
    ],
  ])('%o', async (rows, text) => {
    const view = await open(rows);
    expect(view.shown()).toBe(text);
    expect(view.classesOf('read').every((tone) => tone === 'tag ')).toBe(true);
    expect(view.classesOf('waiting').every((tone) => tone === 'tag tag-sun')).toBe(true);
  });

  test.each([
    ['  ', null],
    [' Called the family. ', 'Called the family.'],
  ])('is marked as read with the note “%s”', async (typed, sent) => {
    const view = await open([{}], { 'POST /safety/f1/seen': { status: 204 } });
    await view.fill(note, typed);
    await view.submit();
    await until(() => expect(view.sent('POST /safety/f1/seen')).toEqual([{ note: sent }]));
    await until(() => expect(view.count('GET /safety')).toBe(2));
  });

  test.each(refusals)('that cannot be marked keeps its note: %o', async (answer, text) => {
    const view = await open([{}], { 'POST /safety/f1/seen': answer });
    await view.fill(note, 'Called.');
    await view.submit();
    await until(() => expect(view.toasts()).toEqual([[text, 'destructive']]));
    expect(view.find(note)?.value).toBe('Called.');
  });

  test('is marked once', async () => {
    const view = await open([{}], { 'POST /safety/f1/seen': noAnswer });
    await view.submit();
    await until(() => expect(view.find('Mark as read')?.getAttribute('aria-disabled')).toBe('true'));
    await view.submit();
    expect(view.acts()).toEqual(['POST /safety/f1/seen']);
  });
});

describe('a message', () => {
  const message: MessageView = {
    id: 'm1',
    topic: 'booking',
    name: 'Ana',
    email: 'ana@example.org',
    message: 'Where is my invoice?',
    language: 'es',
    at,
    answeredAt: null,
    answeredBy: null,
    doubt: null,
    answers: [],
  };
  const open = (change: Partial<MessageView>, answers: FoundersAnswers = {}) =>
    openFounders(<ContactMessages waiting={1} />, {
      'GET /messages': { body: { messages: [{ ...message, ...change }] } },
      ...answers,
    });

  test.each<[Partial<MessageView>, string]>([
    [
      { topic: 'question', doubt: 'trap' },
      '|Contact messages|1 waiting|Question| |Ana, Fri 20 Nov, 09:00|Filled in a hidden field' +
        '|Where is my invoice?|New| |Answer|Close without answering|',
    ],
    [
      { topic: 'tutors', doubt: 'hurry' },
      '|Contact messages|1 waiting|Tutors| |Ana, Fri 20 Nov, 09:00|Written faster than a person types' +
        '|Where is my invoice?|New| |Answer|Close without answering|',
    ],
    [
      { topic: 'five', doubt: 'links' },
      '|Contact messages|1 waiting|Credits| |Ana, Fri 20 Nov, 09:00|Many links' +
        '|Where is my invoice?|New| |Answer|Close without answering|',
    ],
    [
      { topic: 'privacy', answeredAt: at, answeredBy: 'eva@example.org' },
      '|Contact messages|1 waiting|Privacy| |Ana, Fri 20 Nov, 09:00|Where is my invoice?|Closed' +
        '| by eva@example.org, Fri 20 Nov, 09:00|Answer|Mark as waiting|',
    ],
    [
      {
        topic: 'mistake',
        answeredAt: at,
        answeredBy: 'eva@example.org',
        answers: [{ text: 'Here it is.', at }],
      },
      '|Contact messages|1 waiting|A mistake| |Ana, Fri 20 Nov, 09:00|Where is my invoice?' +
        '|Our answer, Fri 20 Nov, 09:00|Here it is.|Answered| by eva@example.org, Fri 20 Nov, 09:00' +
        '|Write again|Mark as waiting|',
    ],
  ])('%o', async (change, text) => {
    expect((await open(change)).shown()).toBe(text);
  });

  test.each<[Partial<MessageView>, string, boolean]>([
    [{}, 'Close without answering', true],
    [{ answeredAt: at, answeredBy: 'eva@example.org' }, 'Mark as waiting', false],
  ])('%o: “%s”', async (change, label, answered) => {
    const view = await open(change, { 'PATCH /messages/m1': { status: 204 } });
    await view.click(label);
    await until(() => expect(view.sent('PATCH /messages/m1')).toEqual([{ answered }]));
    expect(view.toasts()).toEqual([]);
    await until(() => expect(view.count('GET /messages')).toBe(2));
  });

  test.each([
    ['en', 'English'],
    ['es', 'Spanish'],
    ['fr', 'French'],
  ] as const)('in %s is answered in %s', async (language, name) => {
    const view = await open({ language }, { 'POST /messages/m1/answers': { status: 204 } });
    await view.click('Answer');
    expect(view.shown()).toContain(
      `|Your answer to Ana|We email it to ana@example.org, with their message quoted below. They write in ${name}.|Send the answer|Back|`,
    );
    await view.fill('Your answer to Ana', 'It is attached.');
    await view.click('Send the answer');
    await until(() => expect(view.toasts()).toEqual([['The answer is on its way.', 'done']]));
    expect(view.sent('POST /messages/m1/answers')).toEqual([{ answer: 'It is attached.', after: 0 }]);
    await until(() => expect(view.find('Send the answer')).toBeNull());
  });

  test('is answered once', async () => {
    const view = await open({}, { 'POST /messages/m1/answers': noAnswer });
    await view.click('Answer');
    await view.fill('Your answer to Ana', '  ');
    expect(view.isDisabled('Send the answer')).toBe(true);
    expect(view.find('Your answer to Ana')?.getAttribute('rows')).toBe('5');
    await view.submit();
    await view.fill('Your answer to Ana', 'It is attached.');
    await view.submit();
    await view.submit();
    await until(() => expect(view.isDisabled('Sending')).toBe(true));
    expect(view.count('POST /messages/m1/answers')).toBe(1);
  });
});

test('attempts to enter are listed with who, when and what', async () => {
  const alert = { id: 's1', at, email: 'mal@example.org', context: '/founder-hub', userAgent: 'Firefox' };
  const view = await openFounders(<SecurityAlerts alerts={[alert]} />);
  expect(view.shown()).toBe(
    '|Security alerts|When|Who|What was tried|Browser|Fri 20 Nov, 09:00|mal@example.org|/founder-hub' +
      '|Firefox|',
  );
});

test('no attempt to enter is good news', async () => {
  const view = await openFounders(<SecurityAlerts alerts={[]} />);
  expect(view.shown()).toBe('|Security alerts|No attempts in this period.|');
});
