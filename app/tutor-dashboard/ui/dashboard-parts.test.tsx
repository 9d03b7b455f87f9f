import { describe, expect, test, vi } from 'vitest';
import { type Booking } from '#app/booking/index.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { partOf } from '#tests/support/part-of.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { textOf } from '#tests/support/text-of.ts';
import type { Brief } from '../api/client.ts';
import type { NoteState } from '../model/schemas.server.ts';
import { Attendance } from './attendance.tsx';
import { BriefPart } from './brief.tsx';
import { SessionCard } from './session-card.tsx';
import { Standing } from './standing.tsx';
import { Today } from './today.tsx';
import {
  messages,
  british,
  place,
  id,
  booking,
  type BriefBelief,
  clientOf,
  html,
  text,
  keys,
} from '#tests/support/session-parts.tsx';
import { stopDateAt } from '#tests/support/stop-date.ts';

stopDateAt('2026-11-20T15:30:00Z');

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
      'Your meeting link is missing: learners can’t join without it. Add the link',
    );
    expect(page({ open: true, meeting: false })).toContain('href="/dashboard/availability"');
  });

  test('when everything is there, a founder opens the page', () => {
    expect(textOf(page({}))).toBe(
      'Nobody can book you at the moment. All done. A founder will check your page and open it. Your weekly hours are set Your headline is written Your meeting link is saved',
    );
  });

  test.each(['hours', 'prices', 'headline', 'meeting'])(
    'without %s the tutor has something to do',
    (missing) => {
      expect(textOf(page({ [missing]: false }))).toContain(
        'A founder will open it once you’ve set your weekly hours, your prices and your meeting link.',
      );
    },
  );

  test('each missing step is a link to where it is done', () => {
    const none = page({ hours: false, prices: false, headline: false, meeting: false });
    expect(textOf(none)).toContain(
      'Set your weekly hours Write a headline for your page Add your meeting link Set your prices',
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
    ['Mara hasn’t practised here yet.', [], 'p1'],
    ['Mara’s practice isn’t shared with you. The family can allow it.', null, 'p1'],
    ['This session was booked without a learner, so there’s no brief.', null, null],
  ])('%s', (shown, beliefs, learnerProfileId) => {
    const without = page({ beliefs }, booking({ learnerProfileId }));
    expect(textOf(without)).toBe(`your 2nd session ${shown}`);
    expect(without).not.toContain('<dl');
  });

  test('that is still read has its place, and one that could not be read is read again', async () => {
    const route = `GET /functions/v1/tutor/sessions/${id}/brief`;
    const first = Promise.withResolvers<{ status: number }>();
    const answers: Parameters<typeof stubCalls>[0] = { [route]: () => first.promise };
    stubCalls(answers);
    const view = await mounted(<BriefPart booking={booking()} who="Mara" place={place} />, {
      messages,
      visitor: british,
      client: clientOf([]),
    });
    const bone = view.page.document.querySelectorAll('.bone');
    expect(bone.map((one) => one.getAttribute('aria-label'))).toEqual(['Loading']);
    first.resolve({ status: 500 });
    await until(() => expect(view.text()).toBe('|We couldn’t load this. |Try again|'));
    answers[route] = { body: { brief: brief({ beliefs: [] }) } };
    await view.click('Try again');
    await until(() => expect(view.text()).toContain('Mara hasn’t practised here yet.'));
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
    expect(textOf(shown).replaceAll(/ 1 answer .*?right(?= |$)/g, '')).toBe(
      'your 2nd session Common mistakes About stuck. About mistake. Solid About kept. About ' +
        'mastered. Working on About on_the_way. You may read this while a session is booked and until a month after it. The family can stop sharing sooner. Full report',
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
      'your 2nd session Solid About mastered. 3 answers Thu 12 Nov What is half of ' +
        '9? answer: 4.5 right Wed 11 Nov What is half of 9? answer: 4.5 right, with help Tue 10 ' +
        'Nov What is half of 9? answer: none not right You may read this while a session is booked and until a month after it. The family can stop sharing sooner. Full report',
    );
  });

  test('the next step of the last note is there without anything else', () => {
    const lastTime = { at: '2026-11-13T23:30:00Z', nextStep: 'Fractions with different denominators' };
    expect(textOf(page({ beliefs: null, lastTime }))).toBe(
      'your 2nd session From your note, Friday 13 November Fractions with different ' +
        'denominators Mara’s practice isn’t shared with you. The family can allow it.',
    );
  });
});

describe('whether the learner came', () => {
  const begun = { start: '2026-11-20T15:00:00Z', end: '2026-11-20T16:00:00Z' };
  const question = 'Did the session take place? Yes, the learner came';
  const absence = 'The learner didn’t come I couldn’t come';
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
    expect(page({}, [came])).toBe('Noted: the learner came.');
    expect(page({}, [{ ...came, cameAt: null }])).toBe(`${question} ${absence}`);
    expect(page({}, [{ ...came, bookingId: 'other' }])).toBe(`${question} ${absence}`);
    expect(page({ absent: 'learner' })).toBe('Noted: the learner didn’t come.');
    expect(page({ absent: 'tutor' })).toBe('Noted: you couldn’t come. The family gets everything back.');
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
      'The learner didn’t come',
      'learner',
      'We’ll ask the family by email. If they don’t object within 72 hours, nothing is refunded.',
    ],
    ['I couldn’t come', 'tutor', 'The family gets everything back. You both get an email.'],
  ])(
    '“%s” states what follows, and is sent only after a second press',
    async (label, absent, consequence) => {
      const { view, calls } = await open({ [`POST /functions/v1/bookings/${id}/absence`]: { body: {} } });
      await view.click(label);
      expect(view.text()).toContain(consequence);
      expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
      await view.click('Not now');
      expect(view.text()).not.toContain(consequence);
      await view.click(label);
      await view.click('Yes, confirm');
      await until(() => expect(view.text()).not.toContain(consequence));
      expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { absent } }]);
      expect(calls.some(({ path }) => path === '/functions/v1/tutor/notes')).toBe(true);
    },
  );

  test.each([
    ['We couldn’t save this. Please try again.', new Error('offline')],
    ['We couldn’t save this. Please try again.', { status: 500 }],
    [
      'The session has not started.',
      { status: 409, body: { error: { code: 'too_early', message: 'The session has not started.' } } },
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
        'Mara hasn’t practised here yet. Your meeting link appears here ten ' +
        'minutes before, at 15:50. Cancel the session',
    );
  });

  test('one that has begun asks who came, and is no longer cancelled', () => {
    vi.setSystemTime('2026-11-20T16:00:00Z');
    expect(card({ note: 'Exam on Friday', learnerZone: 'Europe/London' })).toBe(
      'Mara Friday 20 November, 16:00–17:00 60 min · same time · £32 Exam on Friday Note from the family your 1st session Mara hasn’t practised here yet. Did the ' +
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
    expect(textOf(list([]))).toBe('Today No sessions today.');
  });

  test.each([
    ['2026-11-20T15:59:59Z', {}, [], 'Brief : Mara', `?session=${id}"`],
    ['2026-11-20T16:00:00Z', {}, [], 'Write note : Mara', `?session=${id}#note"`],
    ['2026-11-20T16:00:00Z', {}, [state({ written: true })], 'Continue the note : Mara', '#note"'],
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
      ', didn’t come Brief : Mara',
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
