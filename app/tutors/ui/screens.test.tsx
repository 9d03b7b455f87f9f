import { describe, expect, test } from 'vitest';
import { carmen, nobody, pounds, shownTutor } from '#tests/booking/booking-views.ts';
import { settle, until } from '#tests/support/mounted.tsx';
import { partOf } from '#tests/support/part-of.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { listedTutor, openTutorPart } from '#tests/support/tutor-pages.tsx';
import type { Tutor } from '../model/schemas.ts';
import { readSearch } from '../model/search.ts';
import TutorPage, { meta as pageMeta, shouldRevalidate } from './screens/tutor-page.tsx';
import FindTutor, { meta as searchMeta } from './screens/tutor-search.tsx';

type SearchProps = Parameters<typeof FindTutor>[0];
type PageProps = Parameters<typeof TutorPage>[0];

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
    expect(page.outline()).toContain('Find a tutor for the hour you have.\n[form role=search');
    expect(foundOf(page)).toMatchInlineSnapshot(`
      "1 tutor
      Sort
      [option selected] Best fit
      Earliest
      Price
      Rating
      How “best fit” is computed
      Ada: rating 4.71, fit 0.87
      t
      is 1 for everyone as long as you ask for no time.
      r
      is the rating; ten sessions at 4.5 are added for everyone.
      p
      is the price.
      Nobody can pay for a place in this list.
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
      Nothing is free at the moment.
      Mathematics that cannot wait:
      [a href=/ai-tutor] the software tutors
      begin at once."
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
      How “best fit” is computed
      Ada: rating 4.71, fit 0.87
      t
      is 1 at your time and 0 three hours away.
      r
      is the rating; ten sessions at 4.5 are added for everyone.
      p
      is the price.
      Nobody can pay for a place in this list.
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
      Nothing is free at the moment.
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
      Nothing is free at the moment.
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
      Nothing is free at the moment.
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
      Nothing is free at the moment.
      4 of 45 tutors are listed.
      [a href=/tutor?day=2026-11-24&time=15%3A00&minutes=30&shown=48#tutor-5] Show more tutors
      Mathematics that cannot wait:
      [a href=/ai-tutor] the software tutors
      begin at once."
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
    [{ tutors: 0, close: 0, others: 0 }, null, 'No tutor fits'],
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
      How “best fit” is computed
      t
      is 1 at your time and 0 three hours away.
      r
      is the rating; ten sessions at 4.5 are added for everyone.
      p
      is the price.
      Nobody can pay for a place in this list.
      Who fits with one filter less
      This time has passed. Choose a later one.
      [a href=/tutor?day=2026-11-24&time=15%3A00] any price: 2 tutors
      [a href=/tutor] Show all free times
      Mathematics that cannot wait:
      [a href=/ai-tutor] the software tutors
      begin at once."
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

describe('the page of a tutor', () => {
  const lucia = (more: Partial<Tutor> = {}) =>
    shownTutor({
      headline: 'Draw it first.',
      story: 'I draw.\n\nYou explain.',
      subjects: ['mathematics', 'physics'],
      levels: ['secondary', 'upper_secondary'],
      languages: ['es', 'en'],
      rating: { average: 4.86, count: 14 },
      prices: { trial: null, session: pounds(3200), deep: null },
      ...more,
    });
  const open = async (
    tutor: Tutor,
    more: object = {},
    auth: Parameters<typeof openTutorPart>[1] = { auth: nobody },
  ) => {
    const loaderData = {
      tutor,
      reviews: { reviews: [], more: 0 },
      card: false,
      now: '2026-11-22T12:05:00.000Z',
      starts: [],
      ...more,
    };
    const page = await openTutorPart(<TutorPage {...partOf<PageProps>({ loaderData })} />, auth);
    await settle();
    return page;
  };

  test('has who they are, how they teach, what, and the terms', async () => {
    const calls = stubCalls({});
    const page = await open(lucia());
    expect(page.outline()).toMatchInlineSnapshot(`
      "Lucía Restrepo
      “Draw it first.”
      [svg .is-full]
      4.9
      from 14 completed sessions
      [span lang=es] español
      ,
      [span lang=en] English
      Bogotá, now 07:05 there
      [h2 id=how] How I teach
      I draw.
      You explain.
      [h2 id=free] When I am free
      Nothing is free at the moment.
      [h2 id=subjects] Subjects and levels
      [a href=/tutor?subject=mathematics] Mathematics
      [a href=/tutor?subject=physics] Physics
      [a href=/tutor?level=secondary] Secondary school
      [a href=/tutor?level=upper_secondary] Upper secondary
      [h2 id=reviews] What learners say
      Nobody has written about Lucía Restrepo yet.
      Only people who took part in a completed session can write here.
      [h2 id=terms] What you agree to
      Cancel free until 24 hours before. After that you get half back, until the session begins.
      A time you choose is held for ten minutes. Nobody else can take it.
      You pay by invoice within 14 days. No card is needed to book.
      One trial of 30 minutes with Lucía Restrepo for each learner.
      [aside aria-label=Book Lucía Restrepo]
      Some free times
      Times in London.
      [button type=button] Change zone
      Nothing is free at the moment.
      Session, 60 min
      £32
      [a href=/book?tutor=lucia-restrepo .btn-primary] See all times
      Cancel free until 24 hours before."
    `);
    expect(page.all('p').filter((one) => one.getAttribute('class') === 'story')).toHaveLength(2);
    expect(calls.filter(({ path }) => path.endsWith('/own'))).toEqual([]);
  });

  test('of a new tutor has no star and no headline, and with cards the terms of cards', async () => {
    const page = await open(lucia({ headline: '', rating: null, cancellationHours: 48 }), { card: true });
    expect(page.page.document.querySelectorAll('.is-full')).toEqual([]);
    expect(page.text()).not.toContain('“');
    expect(page.text()).toContain('|new, no rating yet|');
    expect(page.text()).toContain(
      '|Cancel free until 48 hours before. After that you get half back, until the session begins.|A time you choose is held for ten minutes. Nobody else can take it.|You pay by card when you confirm, on the page of Stripe. We never see your card.|',
    );
  });

  test.each([
    [true, true],
    [false, false],
  ])('is known to be that of its tutor: %s', async (own, shown) => {
    const calls = stubCalls({
      'GET /functions/v1/tutors/6a1f2f4e-0000-4000-a000-0000000000cc/own': { body: { own } },
    });
    const page = await open(lucia(), { starts: ['2026-11-24T15:00:00.000Z'] }, { auth: carmen });
    await until(() => expect(page.text().includes('You cannot book yourself.')).toBe(shown));
    expect(page.find('See all times') === null).toBe(shown);
    expect(calls.filter(({ path }) => path.endsWith('/own'))).toHaveLength(1);
  });

  test('has a description for search engines with rating and price', () => {
    const found = partOf<Parameters<typeof pageMeta>[0]>({ loaderData: { tutor: lucia() } });
    expect(pageMeta(found)).toMatchInlineSnapshot(`
      [
        {
          "title": "Lucía Restrepo · Curvela",
        },
        {
          "content": "Draw it first. I draw.

      You explain.",
          "name": "description",
        },
        {
          "content": "Lucía Restrepo · Curvela",
          "property": "og:title",
        },
        {
          "content": "Draw it first. I draw.

      You explain.",
          "property": "og:description",
        },
        {
          "script:ld+json": {
            "@context": "https://schema.org",
            "@type": "Service",
            "aggregateRating": {
              "@type": "AggregateRating",
              "bestRating": 5,
              "ratingCount": 14,
              "ratingValue": 4.9,
            },
            "description": "Draw it first.",
            "name": "Lucía Restrepo",
            "offers": {
              "@type": "Offer",
              "price": "32.00",
              "priceCurrency": "GBP",
            },
            "provider": {
              "@type": "Person",
              "knowsAbout": [
                "mathematics",
                "physics",
              ],
              "knowsLanguage": [
                "es",
                "en",
              ],
              "name": "Lucía Restrepo",
            },
            "serviceType": "Tutoring",
          },
        },
      ]
    `);
    expect(pageMeta(partOf<Parameters<typeof pageMeta>[0]>({ loaderData: undefined }))).toEqual([]);
  });

  test.each([
    ['/tutors/lucia', '/tutors/lucia?day=2026-11-24', true, false],
    ['/tutors/lucia', '/tutors/lucia', true, true],
    ['/tutors/lucia', '/tutors/amy', true, true],
    ['/tutors/lucia', '/tutors/amy', false, false],
  ])('from %s to %s is loaded again: %s, %s', (from, to, defaultShouldRevalidate, loaded) => {
    const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, 'https://curvela.example'));
    const change = partOf<Parameters<typeof shouldRevalidate>[0]>({ defaultShouldRevalidate });
    expect(shouldRevalidate({ ...change, currentUrl: currentUrl!, nextUrl: nextUrl! })).toBe(loaded);
  });
});
