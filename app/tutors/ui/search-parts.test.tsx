import { Link, useSearchParams } from 'react-router';
import { describe, expect, test } from 'vitest';
import { listedTutor, openTutorPart } from '#tests/support/tutor-pages.tsx';
import { readSearch } from '../model/search.ts';
import { FitExplained } from './fit-explained.tsx';
import { HoursChart } from './hours-chart.tsx';
import { MoreTutors } from './more-tutors.tsx';
import { NothingFits } from './nothing-fits.tsx';

const searchOf = (query = '') => readSearch(new URLSearchParams(query));

describe('the tutors who are free by hour', () => {
  const hours = [8, 9, 18].map((hour, at) => ({ time: `${String(hour).padStart(2, '0')}:00`, count: at }));
  const open = (query = '', shown = hours) =>
    openTutorPart(<HoursChart hours={shown} day="2026-11-24" search={searchOf(query)} />);

  test('are of tomorrow without a day, each hour with the search for it', async () => {
    const chart = await open('subject=physics&shown=48&minutes=90');
    expect(chart.outline()).toMatchInlineSnapshot(`
      "Tomorrow, Tuesday 24 November
      , tutors free for 90 minutes, by hour
      [ol aria-label=Free tutors on Tuesday 24 November, by hour, London time]
      [a href=/tutor?subject=physics&minutes=90&day=2026-11-24&time=08%3A00]
      08:00: nobody free
      0
      08
      [a href=/tutor?subject=physics&minutes=90&day=2026-11-24&time=09%3A00]
      09:00: 1 tutor free
      1
      09
      [a href=/tutor?subject=physics&minutes=90&day=2026-11-24&time=18%3A00]
      18:00: 2 tutors free
      2
      18"
    `);
    expect(chart.all('a').map(({ style }) => style['--share'])).toEqual([0, 0.5, 1]);
    expect(chart.all('ol')[0]!.style).toMatchObject({ '--wide': 3, '--narrow': 3 });
  });

  test.each([
    ['day=2026-11-24&time=09:00', '09:00: 1 tutor free'],
    ['day=2026-11-25&time=09:00', undefined],
    ['day=2026-11-24', undefined],
  ])('of the search %s mark the chosen hour: %s', async (query, marked) => {
    const chart = await open(query);
    expect(chart.outline()).toContain('Tuesday 24 November\n, tutors free for 60 minutes, by hour');
    expect(chart.outline()).not.toContain('Tomorrow');
    const chosen = chart.all('a').filter((link) => link.getAttribute('aria-current') === 'true');
    expect(chosen[0]?.childNodes[0]!.textContent).toBe(marked);
  });

  test.each([
    [11, 11],
    [12, 6],
    [13, 7],
  ])('of %i hours stand %i in a row on a phone', async (count, narrow) => {
    const shown = Array.from({ length: count }, (_, at) => ({ time: `${at + 10}:00`, count: 0 }));
    const chart = await open('', shown);
    expect(chart.all('ol')[0]!.style).toMatchObject({ '--wide': count, '--narrow': narrow });
    expect(chart.all('a').map(({ style }) => style['--share'])).toEqual(shown.map(() => 0));
  });

  test('of a day without any are nobody', async () => {
    const chart = await open('day=2026-11-24', []);
    expect(chart.text()).toContain('|No tutor is free on this day.|');
    expect(chart.all('ol')).toEqual([]);
  });
});

describe('more tutors', () => {
  const open = (query: string, shown: number, total: number) =>
    openTutorPart(<MoreTutors search={searchOf(query)} shown={shown} total={total} />);

  test.each([
    ['', 24, 24, ''],
    ['', 24, 25, 'Showing 24 of 25 tutors.\n[a href=/tutor?shown=48#tutor-25] Show more tutors'],
    [
      'sort=price&shown=48',
      48,
      60,
      'Showing 48 of 60 tutors.\n[a href=/tutor?sort=price&shown=72#tutor-49] Show more tutors',
    ],
    ['shown=48', 48, 48, 'Showing 48 of 48 tutors.'],
    ['shown=240', 240, 300, 'Showing 240 of 300 tutors.\nAdd a filter to see the others.'],
  ])('of “%s”: %i of %i', async (query, shown, total, text) => {
    expect((await open(query, shown, total)).outline()).toBe(text);
  });

  /** A list that grows with the address, below a link that has nothing to do with it. */
  function GrowingList() {
    const [parameters] = useSearchParams();
    return (
      <>
        <Link to="/tutor?shown=48">Elsewhere</Link>
        <p id="tutor-24">
          <a href="/old">Old</a>
        </p>
        <p id="tutor-25">
          <a href="/new">New</a>
        </p>
        <MoreTutors search={searchOf()} shown={Number(parameters.get('shown') ?? 24)} total={60} />
      </>
    );
  }

  test('get the focus at the first new one', async () => {
    const list = await openTutorPart(<GrowingList />);
    await list.click('Show more tutors');
    expect(list.address()).toBe('/tutor?shown=48#tutor-25');
    expect(list.page.document.activeElement.getAttribute('href')).toBe('/new');
  });

  test('get no focus when the list grows by itself', async () => {
    const list = await openTutorPart(<GrowingList />);
    await list.click('Elsewhere');
    expect(list.text()).toContain('48 of 60');
    expect(list.page.document.activeElement.getAttribute('href')).toBe(null);
  });
});

describe('how the order is computed', () => {
  test('is explained with the numbers of the first tutor', async () => {
    const part = await openTutorPart(
      <FitExplained formula="<b>fit</b>" tutor={listedTutor({ rating: { average: 5, count: 10 } })} wanted />,
    );
    expect(part.outline()).toMatchInlineSnapshot(`
      "How we sort these
      Lucía Restrepo: rating 4.75, fit 0.87
      t
      is 1 at your time and 0 three hours away.
      r
      is the rating; ten sessions at 4.5 are added for everyone.
      p
      is the price.
      Nobody can pay for a better place in this list."
    `);
    expect(
      part.page.document
        .querySelector('.why')!
        .elements()
        .some(({ innerHTML }) => innerHTML === '<b>fit</b>'),
    ).toBe(true);
  });

  test('without a tutor or a time has no example and another reading of t', async () => {
    const part = await openTutorPart(<FitExplained formula="" tutor={undefined} wanted={false} />);
    expect(part.outline()).toMatchInlineSnapshot(`
      "How we sort these
      t
      is 1 for everyone until you choose a time.
      r
      is the rating; ten sessions at 4.5 are added for everyone.
      p
      is the price.
      Nobody can pay for a better place in this list."
    `);
  });
});

describe('a search that finds nobody', () => {
  const open = (query: string, loosen: Parameters<typeof NothingFits>[0]['loosen']) =>
    openTutorPart(
      <NothingFits search={searchOf(query)} loosen={loosen} timed={query.includes('time')} outside={null} />,
    );

  test('offers to drop each filter that helps', async () => {
    const filters = ['subject', 'level', 'language', 'price', 'rating', 'time'] as const;
    const query =
      'subject=music&level=primary&language=de&max=30&rating=4.5&day=2026-12-01&time=06:00&shown=48&minutes=90';
    const part = await open(
      query,
      filters.map((filter, at) => ({ filter, count: at + 1 })),
    );
    expect(part.outline()).toMatchInlineSnapshot(`
      "No suitable time?
      With one filter fewer, you’d find:
      [a href=/tutor?level=primary&rating=4.5&language=de&max=30&day=2026-12-01&time=06%3A00&minutes=90] any subject: 1 tutor
      [a href=/tutor?subject=music&rating=4.5&language=de&max=30&day=2026-12-01&time=06%3A00&minutes=90] any level: 2 tutors
      [a href=/tutor?subject=music&level=primary&rating=4.5&max=30&day=2026-12-01&time=06%3A00&minutes=90] any language: 3 tutors
      [a href=/tutor?subject=music&level=primary&rating=4.5&language=de&day=2026-12-01&time=06%3A00&minutes=90] any price: 4 tutors
      [a href=/tutor?subject=music&level=primary&language=de&max=30&day=2026-12-01&time=06%3A00&minutes=90] any rating: 5 tutors
      [a href=/tutor?subject=music&level=primary&rating=4.5&language=de&max=30&minutes=90] any time: 6 tutors
      [a href=/tutor?minutes=90&subject=music] Show all free times"
    `);
  });

  test('without a filter that helps has no list', async () => {
    const part = await open('subject=music&max=30&sort=price', []);
    expect(part.outline()).toMatchInlineSnapshot(`
      "One filter fewer isn’t enough
      Leave out more filters, or see who’s free soon.
      [a href=/tutor?subject=music] Show all free times"
    `);
    expect(part.all('ul')).toEqual([]);
  });
});
