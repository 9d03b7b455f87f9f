import { act } from 'react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { type Tutor, tutorPagesTexts } from '#app/tutors/index.ts';
import {
  bookingMessages,
  british,
  carmen,
  holdId,
  shownHold,
  shownTutor,
} from '#tests/booking/booking-views.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { bookPagesTexts } from '../messages/pages/index.ts';
import { TutorTimes } from './book-tutor.tsx';

const tutor = {
  id: '00000000-0000-4000-a000-000000000001',
  slug: 'lucia-restrepo',
  name: 'Lucía Restrepo',
  city: 'Bogotá',
  zone: 'America/Bogota',
  avatar: { ground: 'clay', skin: 3, hair: 'long', hairColour: 'brown', top: 'teal' },
  subjects: ['mathematics'],
  bookableDays: 60,
  prices: { trial: null, session: null, deep: null },
} as unknown as Tutor;

function pageFor(own: boolean): string {
  const page = <TutorTimes own={own} tutor={tutor} starts={[]} now="2026-11-22T12:00:00.000Z" card={false} />;
  return rendered(page, { messages: { ...bookPagesTexts.en, ...tutorPagesTexts.en } });
}

it('other visitors select a length and a time', () => {
  expect(pageFor(false)).toContain('How long?');
});

it('tutors see a notice on their own page and cannot select a time', () => {
  const page = pageFor(true);
  expect(page).toContain('These are your own hours. You can’t book yourself.');
  expect(page).toContain('href="/dashboard/availability"');
  expect(page).not.toContain('How long?');
});

describe('the selection of a time', () => {
  const five = '2026-11-24T17:00:00.000Z';
  const six = '2026-11-24T18:00:00.000Z';
  const wednesday = '2026-11-25T17:00:00.000Z';
  const holds = 'POST /functions/v1/bookings/holds';
  const held = `GET /functions/v1/bookings/holds/${holdId}`;

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
    return () => vi.useRealTimers();
  });

  async function openTimes(query = '', starts: readonly string[] = [five, six, wednesday]) {
    const answers: Parameters<typeof stubCalls>[0] = {
      [holds]: { body: { hold: shownHold() } },
      [held]: { body: { hold: shownHold() } },
      'GET /functions/v1/bookings/series': { body: { occurrences: [] } },
    };
    const calls = stubCalls(answers);
    const page = openPage(`http://localhost:5173/book?tutor=lucia-restrepo${query}`);
    const part = (
      <TutorTimes
        own={false}
        tutor={shownTutor()}
        starts={starts}
        now="2026-11-22T12:00:00.000Z"
        card={false}
      />
    );
    const times = await mounted(part, { messages: bookingMessages, visitor: british, auth: carmen, page });
    const text = () => times.text().replaceAll('\u00a0', ' ');
    const posted = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    return { ...times, text, posted, answers, requests: () => calls.map(({ path }) => path) };
  }

  test('names the tutor, and starts with the first day', async () => {
    const page = await openTimes();
    expect(page.text()).toContain('|Book with Lucía Restrepo|');
    expect(page.text()).toContain('|Mathematics · Bogotá|');
    expect(page.text()).toContain('|When?|');
    expect(page.text()).toContain('|Tuesday 24 November|');
    expect(page.text()).not.toContain('Just once, or regularly?');
    expect(page.all('svg').map((one) => one.getAttribute('aria-label'))).toContain('Step 2 of 4: Time');
  });

  test('links to other tutors when no time is free', async () => {
    const page = await openTimes('', []);
    expect(page.text()).toContain('|There’s no free time of this length at the moment. |See other tutors|');
    expect(page.find('See other tutors')?.getAttribute('href')).toBe('/tutor');
  });

  test.each([
    ['&day=2026-11-25', '|Wednesday 25 November|'],
    ['&start=2026-11-25T17:00:00Z', '|Wednesday 25 November|'],
    ['&start=2026-11-25T17:00:00Z&day=2026-11-24', '|Tuesday 24 November|'],
  ])('shows the day of the URL: %s', async (query, day) => {
    expect((await openTimes(query)).text()).toContain(day);
  });

  test.each([
    ['2026-11-21', '|This day has passed.|'],
    ['2026-11-22', '|There are no free times on this day.|'],
    ['2026-11-26', '|There are no free times on this day.|'],
    ['2026-12-24', '|You can’t book this day yet. Booking opens on Tuesday 24 November.|'],
  ])('says why the day %s has no time', async (day, text) => {
    expect((await openTimes(`&day=${day}`)).text()).toContain(text);
  });

  test('changes day without the time', async () => {
    const page = await openTimes('&start=2026-11-24T17:00:00.000Z&minutes=90');
    await page.click(/\b25\b.*, free$/);
    expect(page.address()).toBe('/book?tutor=lucia-restrepo&minutes=90&day=2026-11-25');
    expect(page.keepsScroll()).toBe(true);
  });

  test('changes length without time, hold and repetition', async () => {
    const page = await openTimes(`&day=2026-11-24&start=${six}&hold=${holdId}&every=1&times=4`);
    await page.fill(/^Long session/, true);
    expect(page.address()).toBe('/book?tutor=lucia-restrepo&minutes=90&day=2026-11-24');
  });

  test.each([
    [`&start=${six}`, true],
    [`&start=${six}&minutes=90`, true],
    [`&start=${six}&minutes=30`, false],
    ['', false],
  ])('can repeat once there is a time that is no trial: %s', async (query, repeats) => {
    expect((await openTimes(query)).text().includes('|Just once, or regularly?|')).toBe(repeats);
  });

  test('holds a time with one click', async () => {
    const page = await openTimes();
    await page.click(/^18:00/);
    await until(() =>
      expect(page.address()).toBe(
        `/book?tutor=lucia-restrepo&day=2026-11-24&start=2026-11-24T18%3A00%3A00.000Z&hold=${holdId}`,
      ),
    );
    expect(page.posted()).toEqual([
      { tutorId: shownTutor().id, start: six, minutes: 60, currency: 'GBP', timeZone: 'Europe/London' },
    ]);
    await until(() => expect(page.text()).toContain('|Just once, or regularly?|'));
  });

  test('shows the times near one that was taken', async () => {
    const page = await openTimes();
    page.answers[holds] = {
      status: 409,
      body: {
        error: { code: 'slot_taken', message: 'Somebody was faster.' },
        alternatives: [{ start: five }],
      },
    };
    await page.click(/^18:00/);
    await until(() => expect(page.text()).toContain('|Somebody was faster.|Tue 24 Nov|17:00|'));
    expect(page.text()).toContain('just taken');
  });

  test('shows another failure', async () => {
    const page = await openTimes();
    page.answers[holds] = new TypeError('Failed to fetch');
    await page.click(/^18:00/);
    await until(() => expect(page.text()).toContain('|That didn’t work. Please try again.|'));
  });

  test('starts again when the hold in the URL is booked', async () => {
    const page = await openTimes(`&hold=${holdId}&start=${six}`);
    page.answers[held] = {
      status: 409,
      body: { error: { code: 'already_booked', message: 'It is booked.' } },
    };
    await until(() => expect(page.text()).toContain('|Just once, or regularly?|'));
    await act(() => page.client.refetchQueries());
    await until(() => expect(page.text()).not.toContain('|Just once, or regularly?|'));
  });

  test('requests a hold only when the URL has one', async () => {
    expect((await openTimes()).requests().filter((path) => path.includes('/holds/'))).toEqual([]);
  });
});
