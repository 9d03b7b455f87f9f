import { describe, expect, test, vi } from 'vitest';
import { ownAvailability } from '#app/tutors/index.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { partOf } from '#tests/support/part-of.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { textOf } from '#tests/support/text-of.ts';
import { tutorDashboardTexts } from '../messages/index.ts';
import { type NoteAutosave } from '../domain/note-autosave.ts';
import type { SessionNote } from '../model/schemas.server.ts';
import { NoteSection } from './note-form.tsx';
import { OtherText } from './other-text.tsx';
import { Vacation } from './vacation.tsx';
import { TutorsReviews } from './reviews/tutors-reviews.tsx';
import {
  messages,
  british,
  place,
  id,
  booking,
  clientOf,
  html,
  text,
  keys,
} from '#tests/support/session-parts.tsx';
import { stopDateAt } from '#tests/support/stop-date.ts';

stopDateAt('2026-11-20T15:30:00Z');

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
        'it again before the next session. What we did Fractions What they can do on their own now Next ' +
        'time Send note Draft saved 16:40.',
    );
    expect(textOf(page({ savedAt: null }))).toContain('Draft saved.');
    expect(textOf(page({ version: 0 }))).not.toContain('Draft saved');
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
        '20 November, 18:05. It can no longer be changed.',
    );
  });

  test('the text of another window is beside one’s own', () => {
    const keeper = { takeMine: vi.fn(), takeOther: vi.fn() };
    const other = (change: Partial<SessionNote>) =>
      text(
        <OtherText other={note(change)} keeper={partOf<NoteAutosave>(keeper)} onTaken={() => undefined} />,
      );
    expect(other({})).toBe(
      'This note was changed in another window This is what was saved there. Your own text is in the fields above. What we did Fractions Next time Decimals Keep my text Use the other text',
    );
    expect(other({ sentAt: '2026-11-20T18:05:00Z' })).toBe(
      'This note was changed in another window It was sent from there and can no longer be changed. What we ' +
        'did Fractions Next time Decimals Use the other text',
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
    await view.click('Use the other text');
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
    await view.fill('What they can do on their own now', 'Halves');
    await view.fill('Next time', 'Thirds');
    expect(view.text()).toContain('Not saved yet.');
    await view.click('Send note');
    await until(() => expect(view.text()).toContain('It can no longer be changed.'));
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
    await until(() => expect(view.text()).toContain('We couldn’t send the note. Please try again.'));
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
        'day|Last day|Close these days|Choose the first day.|Planned: Thursday 19 November – ' +
        'Friday 20 November, Thursday 24 December. |Close part of a day| · |All exceptions|',
    );
    expect(view.all('input').map((field) => field.getAttribute('min'))).toEqual(['2026-11-20', '2026-11-20']);
    expect(disabled(view.find('Close these days'))).toBe(true);
  });

  test('planned days in French end with one period', async () => {
    const view = await mounted(<Vacation bookings={[]} zone="Europe/London" />, {
      messages: tutorDashboardTexts.fr,
      visitor: { ...british, state: { ...british.state, locale: 'fr-FR' } },
      client: clientOf([[ownAvailability.queryKey, { availability: own }]]),
    });
    expect(view.text().replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(
      'vendredi 20 novembre, jeudi 24 décembre. ',
    );
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
    expect(shown()).toContain('The last day can’t be before the first.');
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
    await until(() => expect(shown()).toContain('Closed from Saturday 21 November to Monday 23 November.'));
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
    ['We couldn’t save this. Please try again.', new Error('offline')],
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
      'What learners say about you No reviews yet. We ask learners a day after each session.',
    );
    expect(text(<TutorsReviews name="Lucía" />)).toBe('');
  });

  test.each([
    ['What learners say about you 4 of 5 stars Patient and clear. M., October 2026 Answer', {}],
    [
      'What learners say about you 4 of 5 stars A learner, October 2026 We’ve hidden this; nobody sees it and it doesn’t count.',
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
    expect(view.text()).toContain('You can answer once. Everyone can read it.');
    await view.fill(/^Your answer/, '  ');
    expect(view.find('Send answer')?.hasAttribute('disabled')).toBe(true);
    await view.fill(/^Your answer/, 'Thank you!');
    await view.click('Send answer');
    await until(() => expect(calls.some(({ path }) => path === '/functions/v1/tutor/reviews')).toBe(true));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'Thank you!' });
  });

  test.each([
    ['We couldn’t send this. Please try again.', new Error('offline')],
    ['It has an answer.', { status: 409, body: { error: { message: 'It has an answer.' } } }],
  ])('a failure is described: %s', async (message, answer) => {
    const { view } = await open(answer);
    await view.fill(/^Your answer/, 'Thank you!');
    await view.click('Send answer');
    await until(() => expect(view.text()).toContain(message));
    await view.click('Cancel');
    expect(view.find('Answer')).not.toBeNull();
  });
});
