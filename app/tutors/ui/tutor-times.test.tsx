import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { onRegionDrawerRequested } from '#app/preferences/domain/region-request.ts';
import { pounds, shownTutor } from '#tests/booking/booking-views.ts';
import { openPage } from '#tests/support/page-document.ts';
import { openTutorPart } from '#tests/support/tutor-pages.tsx';
import { BookingCard } from './booking-card.tsx';
import { FreeCalendar } from './free-calendar.tsx';
import { ZoneLine } from './zone-line.tsx';

const now = '2026-11-22T12:00:00.000Z';
const at = (...times: string[]) => times.map((time) => `2026-11-${time}:00.000Z`);
const starts = at('22T18:00', '24T10:00', '24T11:00', '24T12:00', '24T13:00', '25T09:00', '26T09:00');

describe('the card for booking', () => {
  const open = (more: object = {}, shown: readonly string[] = starts, own = false) =>
    openTutorPart(<BookingCard tutor={shownTutor(more)} starts={shown} now={now} own={own} />);

  test('has three times on each of three days, prices, the way to all times and the rule', async () => {
    expect((await open()).outline()).toMatchInlineSnapshot(`
      "[aside aria-label=Book Lucía Restrepo]
      Some free times
      Times in London.
      [button type=button] Change zone
      Today
      [a href=/book?tutor=lucia-restrepo&minutes=60&start=2026-11-22T18%3A00%3A00.000Z]
      18:00
      Tue 24 Nov
      [a href=/book?tutor=lucia-restrepo&minutes=60&start=2026-11-24T10%3A00%3A00.000Z]
      10:00
      [a href=/book?tutor=lucia-restrepo&minutes=60&start=2026-11-24T12%3A00%3A00.000Z]
      12:00
      [a href=/book?tutor=lucia-restrepo&minutes=60&start=2026-11-24T13%3A00%3A00.000Z]
      13:00
      Wed 25 Nov
      [a href=/book?tutor=lucia-restrepo&minutes=60&start=2026-11-25T09%3A00%3A00.000Z]
      09:00
      Trial, 30 min
      £12
      Session, 60 min
      £32
      Long session, 90 min
      £45
      [a href=/book?tutor=lucia-restrepo .btn-primary] See all times
      Free cancellation up to 24 hours before."
    `);
  });

  test('of the tutor leads to the own hours and books nothing', async () => {
    const card = await open({ cancellationHours: 48 }, at('25T09:00'), true);
    expect(card.outline()).toMatchInlineSnapshot(`
      "[aside aria-label=Book Lucía Restrepo]
      Some free times
      Times in London.
      [button type=button] Change zone
      Wed 25 Nov
      [span .own]
      09:00
      Trial, 30 min
      £12
      Session, 60 min
      £32
      Long session, 90 min
      £45
      [a href=/dashboard/availability] Change your hours
      Free cancellation up to 48 hours before."
    `);
  });

  test('without free times says so, and leaves out what has no price', async () => {
    const card = await open({ prices: { trial: null, session: pounds(3250), deep: null } }, []);
    expect(card.outline()).toMatchInlineSnapshot(`
      "[aside aria-label=Book Lucía Restrepo]
      Some free times
      Times in London.
      [button type=button] Change zone
      No free times at the moment.
      Session, 60 min
      £32.50
      [a href=/book?tutor=lucia-restrepo .btn-primary] See all times
      Free cancellation up to 24 hours before."
    `);
  });
});

test('the zone of the times can be changed', async () => {
  const requested = vi.fn();
  onTestFinished(onRegionDrawerRequested(requested));
  const part = await openTutorPart(<ZoneLine />, { visitor: { timeZone: 'America/Bogota' } });
  expect(part.text()).toBe('|Times in Bogotá. |Change zone|');
  await part.click('Change zone');
  expect(requested).toHaveBeenCalledTimes(1);
});

describe('the free times of a month', () => {
  const open = (shown: readonly string[], { own = false, address = '', tutor = {} } = {}) =>
    openTutorPart(<FreeCalendar tutor={shownTutor(tutor)} starts={shown} now={now} own={own} />, {
      page: openPage(`http://localhost:5173/tutors/lucia-restrepo${address}`),
    });
  /** What is under the calendar. */
  const dayOf = ({ outline }: { outline: () => string }) =>
    outline().split('A new day opens every day.\n')[1];

  test('are those of the first day with one in the daytime; those at night are folded', async () => {
    const page = await open(at('23T03:00', '24T06:59', '24T07:00', '24T21:59', '24T22:00'));
    expect(dayOf(page)).toMatchInlineSnapshot(`
      "Tuesday 24 November
      Your time in London. Lucía’s time in Bogotá below it.
      [a href=/book?tutor=lucia-restrepo&minutes=60&start=2026-11-24T07%3A00%3A00.000Z]
      07:00
      02:00 Bogotá
      [a href=/book?tutor=lucia-restrepo&minutes=60&start=2026-11-24T21%3A59%3A00.000Z]
      21:59
      16:59 Bogotá
      At night for you (2)
      [a href=/book?tutor=lucia-restrepo&minutes=60&start=2026-11-24T06%3A59%3A00.000Z]
      06:59
      01:59 Bogotá
      [a href=/book?tutor=lucia-restrepo&minutes=60&start=2026-11-24T22%3A00%3A00.000Z]
      22:00
      17:00 Bogotá"
    `);
  });

  test('at night only are not folded', async () => {
    expect(dayOf(await open(at('23T03:00')))).toMatchInlineSnapshot(`
      "Monday 23 November
      Your time in London. Lucía’s time in Bogotá below it.
      [details open]
      At night for you (1)
      [a href=/book?tutor=lucia-restrepo&minutes=60&start=2026-11-23T03%3A00%3A00.000Z]
      03:00
      22:00 Bogotá"
    `);
  });

  test('at night only have no empty list of times in the daytime before them', async () => {
    const lists = async (shown: readonly string[]) => {
      const calendar = await open(shown);
      const { length } = calendar.page.document.querySelectorAll('.slots');
      await calendar.unmount();
      return length;
    };
    expect(await lists(at('23T03:00'))).toBe(1);
    expect(await lists(at('24T10:00', '24T23:00'))).toBe(2);
    expect(await lists(at('24T10:00'))).toBe(1);
  });

  test('of a tutor with the same clock stand alone', async () => {
    const page = await open(at('24T10:00'), { tutor: { zone: 'Europe/Lisbon', city: 'Lisboa' } });
    expect(dayOf(page)).toMatchInlineSnapshot(`
      "Tuesday 24 November
      Lucía has the same time as you.
      [a href=/book?tutor=lucia-restrepo&minutes=60&start=2026-11-24T10%3A00%3A00.000Z]
      10:00"
    `);
  });

  test('of the tutor’s own page cannot be chosen', async () => {
    expect(dayOf(await open(at('24T10:00'), { own: true }))).toMatchInlineSnapshot(`
      "Tuesday 24 November
      These are your own hours. You can’t book yourself.
      [a href=/dashboard/availability] Change your hours
      [span .own]
      10:00"
    `);
  });

  test('none at all leaves no calendar', async () => {
    expect((await open([])).text()).toBe('|When I’m free|No free times at the moment.|');
  });

  test('follow the day of the address, which a click changes', async () => {
    const page = await open(starts, { address: '?day=2026-11-25' });
    expect(dayOf(page)).toContain('Wednesday 25 November');
    await page.click('26');
    expect(page.address()).toBe('/tutors/lucia-restrepo?day=2026-11-26');
    expect(dayOf(page)).toContain('Thursday 26 November');
    await page.back();
    expect(page.address()).toBe('/tutors/lucia-restrepo?day=2026-11-26');
  });

  test('of an address with a day that is not free are those of the first free day', async () => {
    const page = await open(starts, { address: '?day=2026-11-27' });
    expect(dayOf(page)).toContain('Sunday 22 November');
    expect(page.outline()).toContain('Open for booking until Wednesday 23 December.');
  });
});
