import { describe, expect, test } from 'vitest';
import { partOf } from '#tests/support/part-of.ts';
import { listedTutor, openTutorPart } from '#tests/support/tutor-pages.tsx';
import { readSearch } from '../model/search.ts';
import FindTutor, { meta as searchMeta } from './screens/tutor-search.tsx';

type SearchProps = Parameters<typeof FindTutor>[0];

describe('the search for a tutor', () => {
  const named = (name: string) =>
    listedTutor({ id: `6a1f2f4e-0000-4000-a000-00000000${name.length}${name.length}cc`, name, free: [] });
  const none = { tutors: [], close: [], others: [] };
  const open = (query: string, list: object, wanted?: string, more: object = {}) => {
    const loaderData = {
      search: readSearch(new URLSearchParams(query)),
      list: { ...none, total: { tutors: 0, close: 0, others: 0 }, ...list },
      loosen: [],
      wanted,
      day: '2026-11-23',
      hours: [],
      days: [],
      outside: null,
      formula: '',
      ...more,
    };
    return openTutorPart(<FindTutor {...partOf<SearchProps>({ loaderData })} />);
  };
  /** From the number that was found to the end. */
  const foundOf = ({ outline }: { outline: () => string }) => outline().split('[h2 id=found] ')[1];

  test('names how many there are and lists them', async () => {
    const page = await open('', { tutors: [named('Ada')], total: { tutors: 1, close: 0, others: 0 } });
    expect(page.outline()).toContain('Find a tutor who’s free when you are.\n[form role=search');
    expect(foundOf(page)).toMatchInlineSnapshot(`
      "1 tutor
      Sort
      [option selected] Best fit
      Earliest
      Price
      Rating
      How we sort these
      Ada: rating 4.71, fit 0.87
      t
      is 1 for everyone until you choose a time.
      r
      is the rating; ten sessions at 4.5 are added for everyone.
      p
      is the price.
      Nobody can pay for a better place in this list.
      [li id=tutor-1]
      [a href=/tutors/lucia-restrepo] Ada
      Bogotá
      4.9
      from 14 sessions
      “Draw it first.”
      Mathematics, Physics
      in
      [span lang=es] español
      ,
      [span lang=en] English
      · 60 min £32
      No free times at the moment.
      A maths problem that can’t wait?
      [a href=/ai-tutor] The maths tutor
      can start right now."
    `);
    expect(page.all('h4')).toEqual([]);
  });

  test('at a time has those at it, close to it and at other times, counted through', async () => {
    const list = {
      tutors: [named('Ada')],
      close: [named('Grace'), named('Hedy H.')],
      others: [named('Katherine')],
      total: { tutors: 2, close: 3, others: 40 },
    };
    const page = await open('day=2026-11-24&time=15:00&minutes=30', list, '2026-11-24T15:00:00.000Z');
    expect(foundOf(page)).toMatchInlineSnapshot(`
      "2 tutors at 15:00, 3 close to it
      Sort
      [option selected] Best fit
      Earliest
      Price
      Rating
      How we sort these
      Ada: rating 4.71, fit 0.87
      t
      is 1 at your time and 0 three hours away.
      r
      is the rating; ten sessions at 4.5 are added for everyone.
      p
      is the price.
      Nobody can pay for a better place in this list.
      At 15:00
      [li id=tutor-1]
      [a href=/tutors/lucia-restrepo] Ada
      Bogotá
      4.9
      from 14 sessions
      “Draw it first.”
      Mathematics, Physics
      in
      [span lang=es] español
      ,
      [span lang=en] English
      · 30 min £9
      No free times at the moment.
      Close to 15:00
      [li id=tutor-2]
      [a href=/tutors/lucia-restrepo] Grace
      Bogotá
      4.9
      from 14 sessions
      “Draw it first.”
      Mathematics, Physics
      in
      [span lang=es] español
      ,
      [span lang=en] English
      · 30 min £9
      No free times at the moment.
      [li id=tutor-3]
      [a href=/tutors/lucia-restrepo] Hedy H.
      Bogotá
      4.9
      from 14 sessions
      “Draw it first.”
      Mathematics, Physics
      in
      [span lang=es] español
      ,
      [span lang=en] English
      · 30 min £9
      No free times at the moment.
      At other times
      [li id=tutor-4]
      [a href=/tutors/lucia-restrepo] Katherine
      Bogotá
      4.9
      from 14 sessions
      “Draw it first.”
      Mathematics, Physics
      in
      [span lang=es] español
      ,
      [span lang=en] English
      · 30 min £9
      No free times at the moment.
      Showing 4 of 45 tutors.
      [a href=/tutor?day=2026-11-24&time=15%3A00&minutes=30&shown=48#tutor-5] Show more tutors
      A maths problem that can’t wait?
      [a href=/ai-tutor] The maths tutor
      can start right now."
    `);
    expect(page.all('h3').map((head) => head.textContent)).toEqual([
      'At 15:00',
      'Close to 15:00',
      'At other times',
    ]);
    expect(page.all('h4')).toHaveLength(4);
  });

  test.each([
    [{ tutors: 0, close: 0, others: 0 }, '15:00', 'No tutor at 15:00'],
    [{ tutors: 1, close: 0, others: 9 }, '15:00', '1 tutor at 15:00'],
    [{ tutors: 0, close: 2, others: 9 }, '15:00', 'No tutor at 15:00, 2 close to it'],
    [{ tutors: 0, close: 0, others: 0 }, null, 'No tutors found'],
    [{ tutors: 30, close: 0, others: 0 }, null, '30 tutors'],
  ])('of %o at %s reads “%s”', async (total, time, text) => {
    const page = await open('', { total }, time ? `2026-11-24T${time}:00.000Z` : undefined);
    expect(page.all('h2')[0]!.textContent).toBe(text);
    expect(page.text().includes('Show all free times')).toBe(total.tutors + total.close === 0);
  });

  test('that finds nobody says what would help', async () => {
    const loosen = [{ filter: 'price', count: 2 }];
    const page = await open('max=30&day=2026-11-24&time=15:00', {}, '2026-11-24T15:00:00.000Z', {
      loosen,
      outside: 'past',
    });
    expect(foundOf(page)).toMatchInlineSnapshot(`
      "No tutor at 15:00
      Sort
      [option selected] Best fit
      Earliest
      Price
      Rating
      How we sort these
      t
      is 1 at your time and 0 three hours away.
      r
      is the rating; ten sessions at 4.5 are added for everyone.
      p
      is the price.
      Nobody can pay for a better place in this list.
      With one filter fewer
      This time has passed. Choose a later one.
      [a href=/tutor?day=2026-11-24&time=15%3A00] any price: 2 tutors
      [a href=/tutor] Show all free times
      A maths problem that can’t wait?
      [a href=/ai-tutor] The maths tutor
      can start right now."
    `);
  });

  test('is sorted again from its beginning', async () => {
    const page = await open('subject=music&shown=48&sort=price', {});
    expect(page.find(/^Sort/)!.options.find(({ selected }) => selected)!.textContent).toBe('Price');
    await page.fill(/^Sort/, 'rating');
    expect(page.address()).toBe('/tutor?subject=music&sort=rating');
  });

  test('has the title and description of its language', () => {
    const named = partOf<Parameters<typeof searchMeta>[0]>({
      loaderData: { title: 'Find a tutor', description: 'Choose.' },
    });
    expect(searchMeta(named)).toEqual(
      expect.arrayContaining([
        { title: 'Find a tutor · Curvela' },
        { name: 'description', content: 'Choose.' },
      ]),
    );
  });
});
