import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Booking, bookPagesTexts } from '#app/booking/index.ts';
import { ownAvailability, reviewPagesTexts, tutorPagesTexts } from '#app/tutors/index.ts';
import type { Visitor } from '#app/preferences/index.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { partOf } from '#tests/support/part-of.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { textOf } from '#tests/support/text-of.ts';
import type { Brief } from '../api/client.ts';
import { tutorDashboardTexts } from '../messages/index.ts';
import { type NoteAutosave } from '../domain/note-autosave.ts';
import type { NoteState, SessionNote } from '../model/schemas.server.ts';
import { Attendance } from './attendance.tsx';
import { BriefPart } from './brief.tsx';
import { NoteSection } from './note-form.tsx';
import { OtherText } from './other-text.tsx';
import { SessionCard } from './session-card.tsx';
import { Standing } from './standing.tsx';
import { Today } from './today.tsx';
import { Vacation } from './vacation.tsx';
import { TutorsReviews } from './reviews/tutors-reviews.tsx';

const inLanguage = (language: 'en' | 'es') => ({
  ...tutorDashboardTexts[language],
  ...bookPagesTexts[language],
  ...tutorPagesTexts[language],
  ...reviewPagesTexts[language],
});
const messages = inLanguage('en');
const british = partOf<Visitor>({ state: { locale: 'en-GB', currency: 'GBP' } });
const place = { locale: 'en-GB', timeZone: 'Europe/London' } as const;
const id = '00000000-0000-4000-a000-0000000000b1';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T15:30:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const booking = (change: Partial<Booking> = {}): Booking => ({
  ...partOf<Booking>({
    id,
    state: 'confirmed',
    as: 'tutor',
    start: '2026-11-20T16:00:00Z',
    end: '2026-11-20T17:00:00Z',
    minutes: 60,
    learner: 'Mara',
    learnerZone: 'America/Bogota',
    learnerProfileId: 'p1',
    absent: null,
    claim: null,
    price: { amountMinor: 3200, currency: 'GBP' },
    tutor: { name: 'Lucía Restrepo', city: 'London', zone: 'Europe/London' },
  }),
  ...change,
});

type BriefBelief = NonNullable<Brief['beliefs']>[number];
type Data = [key: readonly unknown[], value: unknown][];
const clientOf = (data: Data) => {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity }, mutations: { retry: false } },
  });
  for (const [key, value] of data) client.setQueryData(key, value);
  return client;
};
const html = (part: React.ReactNode, data: Data = []) =>
  rendered(part, { messages, visitor: british, client: clientOf(data) });
const text = (part: React.ReactNode, data: Data = []) => textOf(html(part, data));
const keys = {
  notes: ['tutor', 'notes'],
  standing: ['tutor', 'standing'],
  brief: ['tutor', 'brief', id, 'en'],
  note: ['tutor', 'note', id],
} as const;

describe('what is missing before anybody can book', () => {
  const all = {
    id: 't1',
    slug: 'lucia',
    open: false,
    hours: true,
    prices: true,
    headline: true,
    meeting: true,
  };
  const page = (standing: object) =>
    html(<Standing />, [[keys.standing, { standing: { ...all, ...standing } }]]);

  test('an open page with a meeting link needs nothing', () => {
    expect(page({ open: true })).toBe('');
    expect(text(<Standing />)).toBe('');
  });

  test('an open page without a meeting link leads to where it is added', () => {
    expect(textOf(page({ open: true, meeting: false }))).toBe(
      'Your meeting link is missing: learners cannot join without it. Add the link',
    );
    expect(page({ open: true, meeting: false })).toContain('href="/dashboard/availability"');
  });

  test('when everything is there, a founder opens the page', () => {
    expect(textOf(page({}))).toBe(
      'Nobody can book you at the moment. Everything is there. A founder looks at it and opens your page; nothing is ' +
        'left for you to do. Your weekly hours stand Your headline is written Your meeting link is saved',
    );
  });

  test.each(['hours', 'prices', 'headline', 'meeting'])(
    'without %s the tutor has something to do',
    (missing) => {
      expect(textOf(page({ [missing]: false }))).toContain(
        'A founder opens it once your weekly hours, your prices and your meeting link are there.',
      );
    },
  );

  test('each missing step is a link to where it is done', () => {
    const none = page({ hours: false, prices: false, headline: false, meeting: false });
    expect(textOf(none)).toContain(
      'Set your weekly hours Write a headline for your page Say where your sessions take place Say what your sessions cost',
    );
    expect(none.match(/href="[^"]+"/g)).toEqual([
      'href="/dashboard/availability"',
      'href="/tutor-dashboard?edit=page"',
      'href="/dashboard/availability"',
      'href="/tutor-dashboard?edit=page"',
    ]);
    expect(page({}).match(/class="done"/g)).toHaveLength(3);
    expect(none).not.toContain('class="done"');
  });
});

describe('the brief before a session', () => {
  const brief = (change: Partial<Brief> = {}): Brief => ({
    learner: 'Mara',
    session: 2,
    lastTime: null,
    beliefs: [],
    ...change,
  });
  const answer = (change: object = {}) =>
    partOf<BriefBelief['evidence'][number]>({
      id: 'e1',
      at: '2026-11-12T09:00:00Z',
      prompt: [{ kind: 'text', text: 'What is half of 9?' }],
      given: [{ kind: 'text', text: '4.5' }],
      right: true,
      aid: 'none',
      voided: false,
      ...change,
    });
  const belief = (kind: string, evidence = [answer()]) =>
    partOf<BriefBelief>({
      key: kind,
      kind: kind as 'mistake',
      text: `About ${kind}.`,
      detail: 'Drops the sign.',
      since: '2026-11-01',
      evidence,
    });
  const page = (change: Partial<Brief>, of = booking()) =>
    html(<BriefPart booking={of} who="Mara" place={place} />, [[keys.brief, { brief: brief(change) }]]);

  test.each([
    ['Nothing is known yet: Mara has not practised here.', [], 'p1'],
    [
      'What Mara practises here can be read only while the family allows it. Nobody has allowed it now.',
      null,
      'p1',
    ],
    ['No learner was named for this session, so there is no brief.', null, null],
  ])('%s', (shown, beliefs, learnerProfileId) => {
    const without = page({ beliefs }, booking({ learnerProfileId }));
    expect(textOf(without)).toBe(`your 2nd session ${shown}`);
    expect(without).not.toContain('<dl');
  });

  test('mistakes come first, then what is solid, then what is being learnt, with the way to the report', () => {
    const beliefs = [
      belief('on_the_way'),
      belief('kept'),
      belief('mastered'),
      belief('stuck'),
      belief('mistake'),
    ];
    const shown = page({ beliefs });
    expect(textOf(shown).replaceAll(/ 1 answer that shows it.*?right(?= |$)/g, '')).toBe(
      'your 2nd session Gets wrong About stuck. About mistake. Solid About kept. About ' +
        'mastered. Being learnt About on_the_way. You may read this while a session is booked and ' +
        'until a month after it. The family can end it earlier. The whole report',
    );
    expect(shown).toContain('href="/learner-profiles?learner=p1&amp;view=report"');
    expect(page({ beliefs }, booking({ learnerProfileId: null }))).not.toContain('view=report');
  });

  test('the evidence has the newest answer first, with how it was given', () => {
    const evidence = [
      answer({ id: 'e0', right: false, at: '2026-11-10T09:00:00Z', given: null }),
      answer({ id: 'e1', aid: 'hint', at: '2026-11-11T09:00:00Z' }),
      answer(),
    ];
    expect(textOf(page({ beliefs: [belief('mastered', evidence)] }))).toBe(
      'your 2nd session Solid About mastered. 3 answers that show it Thu 12 Nov What is half of ' +
        '9? answer: 4.5 right Wed 11 Nov What is half of 9? answer: 4.5 right, with help Tue 10 ' +
        'Nov What is half of 9? answer: none not right You may read this while a session is ' +
        'booked and until a month after it. The family can end it earlier. The whole report',
    );
  });

  test('the next step of the last note is there without anything else', () => {
    const lastTime = { at: '2026-11-13T23:30:00Z', nextStep: 'Fractions with different denominators' };
    expect(textOf(page({ beliefs: null, lastTime }))).toBe(
      'your 2nd session From your note, Friday 13 November Fractions with different ' +
        'denominators What Mara practises here can be read only while the family allows it. ' +
        'Nobody has allowed it now.',
    );
  });
});

describe('whether the learner came', () => {
  const begun = { start: '2026-11-20T15:00:00Z', end: '2026-11-20T16:00:00Z' };
  const question = 'Did the session take place? Yes, the learner came';
  const absence = 'The learner did not come I could not come';
  const page = (change: Partial<Booking> = {}, notes: unknown[] = []) =>
    text(<Attendance booking={booking({ ...begun, ...change })} />, [[keys.notes, { notes }]]);
  const came = { bookingId: id, written: false, sentAt: null, cameAt: '2026-11-20T15:05:00Z' };

  test.each([
    ['2026-11-20T15:09:59Z', question],
    ['2026-11-20T15:10:00Z', `${question} ${absence}`],
    ['2026-11-23T16:00:00Z', `${question} ${absence}`],
    ['2026-11-23T16:00:01Z', question],
  ])('at %s the tutor reads “%s”', (now, shown) => {
    vi.setSystemTime(now);
    expect(page()).toBe(shown);
  });

  test('what was noted stays', () => {
    expect(page({}, [came])).toBe('The learner came. That is noted.');
    expect(page({}, [{ ...came, cameAt: null }])).toBe(`${question} ${absence}`);
    expect(page({}, [{ ...came, bookingId: 'other' }])).toBe(`${question} ${absence}`);
    expect(page({ absent: 'learner' })).toBe('The learner did not come. That is noted.');
    expect(page({ absent: 'tutor' })).toBe('You could not come. That is noted, and everything is paid back.');
  });

  const open = async (answers: Parameters<typeof stubCalls>[0]) => {
    const calls = stubCalls({
      'GET /functions/v1/tutor/notes': { body: { notes: [] } },
      ...answers,
    });
    const client = clientOf([[keys.notes, { notes: [] }]]);
    const view = await mounted(<Attendance booking={booking(begun)} />, {
      messages,
      visitor: british,
      client,
    });
    return { view, calls };
  };

  test.each([
    [
      'The learner did not come',
      'learner',
      'The learner did not come: we ask the family by email. Without an objection within 72 hours nothing is paid back.',
    ],
    ['I could not come', 'tutor', 'You could not come: everything is paid back. Both of you get a mail.'],
  ])(
    '“%s” states what follows, and is sent only after a second press',
    async (label, absent, consequence) => {
      const { view, calls } = await open({ [`POST /functions/v1/bookings/${id}/absence`]: { body: {} } });
      await view.click(label);
      expect(view.text()).toContain(consequence);
      expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
      await view.click('Leave it');
      expect(view.text()).not.toContain(consequence);
      await view.click(label);
      await view.click('Yes, note it');
      await until(() => expect(view.text()).not.toContain(consequence));
      expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { absent } }]);
      expect(calls.some(({ path }) => path === '/functions/v1/tutor/notes')).toBe(true);
    },
  );

  test.each([
    ['We could not note this. Please try again.', new Error('offline')],
    ['We could not note this. Please try again.', { status: 500 }],
    [
      'The session has not begun.',
      { status: 409, body: { error: { code: 'too_early', message: 'The session has not begun.' } } },
    ],
  ])('a failure is described: %s', async (shown, answer) => {
    const { view } = await open({ [`POST /functions/v1/tutor/sessions/${id}/came`]: answer });
    await view.click('Yes, the learner came');
    await until(() => expect(view.text()).toContain(shown));
  });
});

describe('a session on the dashboard', () => {
  const card = (change: Partial<Booking> = {}, noted = true) =>
    text(
      <SessionCard
        booking={booking(change)}
        who="Mara"
        place={place}
        noted={noted}
        onCancel={() => undefined}
      />,
      [
        [keys.brief, { brief: { learner: 'Mara', session: 1, lastTime: null, beliefs: [] } }],
        [keys.notes, { notes: [] }],
      ],
    );

  test('one that comes has its time in both zones, its price, and can be cancelled', () => {
    expect(card()).toBe(
      'Mara Friday 20 November, 16:00–17:00 60 min · 11:00 in Bogotá · £32 your 1st session ' +
        'Nothing is known yet: Mara has not practised here. Your meeting link appears here ten ' +
        'minutes before, at 15:50. Cancel the session',
    );
  });

  test('one that has begun asks who came, and is no longer cancelled', () => {
    vi.setSystemTime('2026-11-20T16:00:00Z');
    expect(card({ note: 'Exam on Friday', learnerZone: 'Europe/London' })).toBe(
      'Mara Friday 20 November, 16:00–17:00 60 min · same time · £32 Exam on Friday Said at ' +
        'booking your 1st session Nothing is known yet: Mara has not practised here. Did the ' +
        'session take place? Yes, the learner came',
    );
    expect(card({}, false)).not.toContain('Did the session take place?');
  });

  test('a completed one has neither a way in nor a cancellation', () => {
    const over = card({ state: 'completed' });
    expect(over).not.toContain('Cancel the session');
    expect(over).not.toContain('Join');
  });
});

describe('the sessions of today', () => {
  const list = (sessions: Booking[], notes: object[] = [], chosen?: string) =>
    html(
      <Today
        sessions={sessions}
        notes={notes.map((note) => partOf<NoteState>(note))}
        nameOf={({ learner }) => learner ?? 'A learner'}
        place={place}
        chosen={chosen}
      />,
    );
  const state = (change: object) => ({
    bookingId: id,
    written: false,
    sentAt: null,
    cameAt: null,
    ...change,
  });

  test('a day without sessions', () => {
    expect(textOf(list([]))).toBe('Today Nothing is booked today.');
  });

  test.each([
    ['2026-11-20T15:59:59Z', {}, [], 'Brief : Mara', `?session=${id}"`],
    ['2026-11-20T16:00:00Z', {}, [], 'Write note : Mara', `?session=${id}#note"`],
    ['2026-11-20T16:00:00Z', {}, [state({ written: true })], 'Go on with the note : Mara', '#note"'],
    [
      '2026-11-20T16:00:00Z',
      {},
      [state({ sentAt: '2026-11-20T17:00:00Z', written: true })],
      'note sent : Mara',
      '#note"',
    ],
    ['2026-11-20T16:00:00Z', {}, [state({ bookingId: 'x', written: true })], 'Write note : Mara', '#note"'],
    [
      '2026-11-20T16:00:00Z',
      { state: 'no_show', absent: 'learner' },
      [],
      ', did not come Brief : Mara',
      `?session=${id}"`,
    ],
  ] as const)('at %s with %j the link is right', (now, change, notes, link, address) => {
    vi.setSystemTime(now);
    const shown = list([booking(change)], [...notes]);
    expect(textOf(shown)).toContain('Today 16:00 Mara 16:00–17:00');
    expect(textOf(shown)).toContain(link);
    expect(shown).toContain(
      `href="/tutor-dashboard${address.startsWith('?') ? address : `?session=${id}${address}`}`,
    );
  });

  test.each([
    ['2026-11-20T16:59:59Z', 'nx'],
    ['2026-11-20T17:00:00Z', 'done'],
  ])('at %s the chosen session is drawn as %s', (now, drawn) => {
    vi.setSystemTime(now);
    expect(list([booking()], [], id)).toContain(`<li class="${drawn}">`);
    expect(list([booking()], [], 'other')).toContain(`<li class="${drawn === 'nx' ? '' : drawn}">`);
  });
});

describe('the note about a session', () => {
  const note = (change: Partial<SessionNote> = {}): SessionNote => ({
    did: 'Fractions',
    alone: '',
    nextStep: 'Decimals',
    version: 3,
    savedAt: '2026-11-20T16:40:00Z',
    sentAt: null,
    cameAt: null,
    ...change,
  });
  const page = (change: Partial<SessionNote> = {}, learner: string | null = 'Mara') =>
    html(<NoteSection booking={booking({ learner })} place={place} />, [[keys.note, { note: note(change) }]]);

  test('a draft has the time at which it was kept', () => {
    expect(textOf(page())).toBe(
      'Note for Mara Friday 20 November, 16:00. The family reads it once you send it; you see ' +
        'it again before the next session. What we did Fractions What works without help now Next ' +
        'time Send note Draft kept 16:40.',
    );
    expect(textOf(page({ savedAt: null }))).toContain('Draft kept.');
    expect(textOf(page({ version: 0 }))).not.toContain('Draft kept');
    expect(textOf(page({}, null))).toContain('Note about this session Friday');
  });

  test.each([
    ['Fractions', '', '', false],
    ['', 'Halves', '', false],
    ['', '', 'Decimals', false],
    [' ', '\n', ' ', true],
  ])('a note of %j, %j, %j: sending is disabled: %s', (did, alone, nextStep, disabled) => {
    expect(/<button[^>]*>Send note/.exec(page({ did, alone, nextStep }))?.[0].includes('disabled')).toBe(
      disabled,
    );
  });

  test('one that was sent is only read', () => {
    expect(textOf(page({ sentAt: '2026-11-20T18:05:00Z' }))).toBe(
      'Note for Mara Friday 20 November, 16:00. The family reads it once you send it; you see ' +
        'it again before the next session. What we did Fractions Next time Decimals Sent Friday ' +
        '20 November, 18:05. It stays as it is.',
    );
  });

  test('the text of another window is beside one’s own', () => {
    const keeper = { takeMine: vi.fn(), takeOther: vi.fn() };
    const other = (change: Partial<SessionNote>) =>
      text(
        <OtherText other={note(change)} keeper={partOf<NoteAutosave>(keeper)} onTaken={() => undefined} />,
      );
    expect(other({})).toBe(
      'This note was changed in another window Here is what was kept there. Your own text ' +
        'stands in the fields above. What we did Fractions Next time Decimals Keep my text Take ' +
        'the other text',
    );
    expect(other({ sentAt: '2026-11-20T18:05:00Z' })).toBe(
      'This note was changed in another window It was sent there and stays as it is. What we ' +
        'did Fractions Next time Decimals Take the other text',
    );
    expect(other({ did: '', nextStep: '' })).toContain('nothing Keep my text');
  });

  test('taking either text says so to the keeper', async () => {
    const keeper = { takeMine: vi.fn(), takeOther: vi.fn() };
    const onTaken = vi.fn();
    const view = await mounted(
      <OtherText other={note()} keeper={partOf<NoteAutosave>(keeper)} onTaken={onTaken} />,
      {
        messages,
      },
    );
    await view.click('Keep my text');
    expect(keeper.takeMine).toHaveBeenCalledOnce();
    expect(onTaken).not.toHaveBeenCalled();
    await view.click('Take the other text');
    expect(keeper.takeOther).toHaveBeenCalledOnce();
    expect(onTaken).toHaveBeenCalledOnce();
  });

  const write = async (answers: Parameters<typeof stubCalls>[0]) => {
    const calls = stubCalls({ 'GET /functions/v1/tutor/notes': { body: { notes: [] } }, ...answers });
    const client = clientOf([
      [keys.note, { note: note() }],
      [keys.notes, { notes: [] }],
    ]);
    client.setQueryDefaults(['tutor', 'note'], { staleTime: Infinity });
    const view = await mounted(<NoteSection booking={booking()} place={place} />, {
      messages,
      visitor: british,
      client,
    });
    return { view, calls };
  };

  test('what is typed is sent as its version, and is then only read', async () => {
    const sent = note({ sentAt: '2026-11-20T18:05:00Z', version: 4 });
    const { view, calls } = await write({
      [`GET /functions/v1/tutor/sessions/${id}/note`]: { body: { note: note() } },
      [`PUT /functions/v1/tutor/sessions/${id}/note`]: (call) => ({
        body: { note: note({ ...(call.body as object), version: 4 }) },
      }),
      [`POST /functions/v1/tutor/sessions/${id}/note/send`]: { body: { note: sent } },
    });
    await view.fill('What we did', 'Fractions and halves');
    await view.fill('What works without help now', 'Halves');
    await view.fill('Next time', 'Thirds');
    expect(view.text()).toContain('Not kept yet.');
    await view.click('Send note');
    await until(() => expect(view.text()).toContain('It stays as it is.'));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      did: 'Fractions and halves',
      alone: 'Halves',
      nextStep: 'Thirds',
      version: 3,
    });
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ version: 4 });
  });

  test('a draft that could not be kept is not sent, and is tried again', async () => {
    const { view, calls } = await write({
      [`GET /functions/v1/tutor/sessions/${id}/note`]: { body: { note: note() } },
      [`PUT /functions/v1/tutor/sessions/${id}/note`]: new Error('offline'),
    });
    await view.fill('What we did', 'Fractions and halves');
    await view.click('Send note');
    await until(() => expect(view.text()).toContain('No connection. The draft stays in this window'));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    expect(view.find('Try again')).not.toBeNull();
  });

  test('a failure to send is described', async () => {
    const { view } = await write({
      [`GET /functions/v1/tutor/sessions/${id}/note`]: { body: { note: note() } },
      [`POST /functions/v1/tutor/sessions/${id}/note/send`]: new Error('offline'),
    });
    await view.click('Send note');
    await until(() => expect(view.text()).toContain('We could not send the note. Please try again.'));
  });
});

describe('days off', () => {
  const own = {
    zone: 'Europe/London',
    exceptions: [
      { kind: 'closed', from: '2026-11-18', to: '2026-11-19', start: null, end: null, note: '' },
      { kind: 'closed', from: '2026-11-19', to: '2026-11-20', start: null, end: null, note: '' },
      { kind: 'closed', from: '2026-12-24', to: '2026-12-24', start: null, end: null, note: '' },
      { kind: 'closed', from: '2026-12-28', to: '2026-12-28', start: '09:00', end: '12:00', note: '' },
      { kind: 'open', from: '2026-12-29', to: '2026-12-29', start: null, end: null, note: '' },
    ],
  };
  const availability = ['GET /functions/v1/tutor/availability', { body: { availability: own } }] as const;
  const open = async (answers: Parameters<typeof stubCalls>[0] = {}) => {
    const calls = stubCalls({ [availability[0]]: availability[1], ...answers });
    const client = clientOf([[ownAvailability.queryKey, { availability: own }]]);
    const bookings = [booking(), booking({ id: 'b2', start: '2026-11-21T10:00:00Z' })];
    const view = await mounted(<Vacation bookings={bookings} zone="Europe/London" />, {
      messages,
      visitor: british,
      client,
    });
    const shown = () => view.text().replaceAll(/[\u00a0\u202f]/g, ' ');
    return { view, calls, shown };
  };
  const disabled = (button: { hasAttribute(name: string): boolean } | null) =>
    button?.hasAttribute('disabled');

  test('whole days that are closed from today on are named', async () => {
    const { shown, view } = await open();
    expect(shown()).toBe(
      '|Days off|Nobody can book on these days. Booked sessions stay as they are.|First ' +
        'day|Last day|Close these days|Choose the first day.|Planned: Thu 19 Nov – Fri 20 Nov, ' +
        'Thu 24 Dec. |Close part of a day| · |All exceptions|',
    );
    expect(view.all('input').map((field) => field.getAttribute('min'))).toEqual(['2026-11-20', '2026-11-20']);
    expect(disabled(view.find('Close these days'))).toBe(true);
  });

  test('booked sessions of these days are counted, with both ends', async () => {
    const { shown, view } = await open();
    await view.fill('First day', '2026-11-20');
    expect(view.all('input').map((field) => field.getAttribute('min'))).toEqual(['2026-11-20', '2026-11-20']);
    expect(shown()).toContain('1 session is booked in that time. Cancel it, or give it as planned.');
    expect(shown()).not.toContain('Choose the first day.');
    await view.fill('Last day', '2026-11-21');
    expect(shown()).toContain('2 sessions are booked in that time. Cancel them, or give them as planned.');
    // Each is named with its learner and leads to where it can be cancelled.
    expect(shown()).toMatch(/\|Saturday 21 November, 10:00–[^|]+\| \|[^|]+\| \|Cancel it\|/);
    const links = view.all('a').map((link) => link.getAttribute('href'));
    expect(links).toContain('/booking/thanks?booking=b2&do=cancel');
    await view.fill('First day', '2026-11-21');
    expect(shown()).toContain('1 session is booked');
    await view.fill('First day', '2026-11-22');
    expect(shown()).toContain('The last day cannot be before the first.');
    expect(shown()).not.toContain('booked in that time');
    expect(disabled(view.find('Close these days'))).toBe(true);
    expect(view.find('Last day')?.getAttribute('aria-invalid')).toBe('true');
  });

  test('the days are closed beside the other exceptions, and their sessions are accepted', async () => {
    const { view, calls, shown } = await open({
      'PUT /functions/v1/tutor/availability': { body: { availability: own } },
    });
    await view.fill('First day', '2026-11-21');
    await view.fill('Last day', '2026-11-23');
    await view.click('Close these days');
    await until(() => expect(shown()).toContain('Closed from Sat 21 Nov to Mon 23 Nov.'));
    const sent = calls.find(({ method }) => method === 'PUT')?.body as typeof own & { accepted: string[] };
    expect(sent.accepted).toEqual(['b2']);
    expect(sent.exceptions).toEqual([
      ...own.exceptions,
      { kind: 'closed', from: '2026-11-21', to: '2026-11-23', start: null, end: null, note: '' },
    ]);
    expect(shown()).not.toContain('Choose the first day.');
    expect(view.all('input').map(({ value }) => value)).toEqual(['', '']);
    await until(() =>
      expect(calls.some(({ method, path }) => method === 'GET' && path.endsWith('/availability'))).toBe(true),
    );
  });

  test.each([
    ['We could not save this. Please try again.', new Error('offline')],
    [
      'Somebody changed the hours.',
      { status: 409, body: { error: { message: 'Somebody changed the hours.' } } },
    ],
  ])('a failure is described: %s', async (message, answer) => {
    const { view, shown } = await open({ 'PUT /functions/v1/tutor/availability': answer });
    await view.fill('First day', '2026-11-23');
    await view.click('Close these days');
    await until(() => expect(shown()).toContain(message));
  });
});

describe('reviews of the tutor', () => {
  const review = (change: object = {}) => ({
    bookingId: id,
    stars: 4,
    words: 'Patient and clear.',
    name: 'M.',
    month: '2026-10',
    answer: null,
    hidden: false,
    ...change,
  });
  const key = ['reviews', 'tutor'];
  const page = (reviews: object[]) => text(<TutorsReviews name="Lucía" />, [[key, { reviews }]]);

  test('without reviews the tutor reads when learners are asked', () => {
    expect(page([])).toBe(
      'What learners say about you Nobody has written yet. Learners are asked a day after each session.',
    );
    expect(text(<TutorsReviews name="Lucía" />)).toBe('');
  });

  test.each([
    ['What learners say about you 4 of 5 stars Patient and clear. M., October 2026 Answer', {}],
    [
      'What learners say about you 4 of 5 stars A learner, October 2026 Hidden by us; nobody sees it and it does not count.',
      { hidden: true, words: null, name: null },
    ],
    [
      'What learners say about you 4 of 5 stars Patient and clear. M., October 2026 Answer from Lucía Thank you!',
      { answer: 'Thank you!' },
    ],
  ])('%s', (shown, change) => {
    expect(page([review(change)])).toBe(shown);
  });

  const open = async (answer: object) => {
    const calls = stubCalls({ [`POST /functions/v1/bookings/${id}/review/answer`]: answer });
    const client = clientOf([[key, { reviews: [review()] }]]);
    const view = await mounted(<TutorsReviews name="Lucía" />, { messages, visitor: british, client });
    await view.click('Answer');
    return { view, calls };
  };

  test('an answer has words, and is sent once the tutor sends it', async () => {
    const { view, calls } = await open({ body: { review: review({ answer: 'Thank you!' }) } });
    expect(view.text()).toContain('You can answer once. Everybody can read it.');
    await view.fill(/^Your answer/, '  ');
    expect(view.find('Send answer')?.hasAttribute('disabled')).toBe(true);
    await view.fill(/^Your answer/, 'Thank you!');
    await view.click('Send answer');
    await until(() => expect(calls.some(({ path }) => path === '/functions/v1/tutor/reviews')).toBe(true));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'Thank you!' });
  });

  test.each([
    ['We could not send this. Please try again.', new Error('offline')],
    ['It has an answer.', { status: 409, body: { error: { message: 'It has an answer.' } } }],
  ])('a failure is described: %s', async (message, answer) => {
    const { view } = await open(answer);
    await view.fill(/^Your answer/, 'Thank you!');
    await view.click('Send answer');
    await until(() => expect(view.text()).toContain(message));
    await view.click('Leave it');
    expect(view.find('Answer')).not.toBeNull();
  });
});
