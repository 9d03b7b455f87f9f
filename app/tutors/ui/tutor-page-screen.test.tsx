import { describe, expect, test } from 'vitest';
import { carmen, nobody, pounds, shownTutor } from '#tests/booking/booking-views.ts';
import { settle, until } from '#tests/support/mounted.tsx';
import { partOf } from '#tests/support/part-of.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { openTutorPart } from '#tests/support/tutor-pages.tsx';
import type { Tutor } from '../model/schemas.ts';
import TutorPage, { meta as pageMeta, shouldRevalidate } from './screens/tutor-page.tsx';

type PageProps = Parameters<typeof TutorPage>[0];

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
      [h2 id=free] When I’m free
      No free times at the moment.
      [h2 id=subjects] Subjects and levels
      [a href=/tutor?subject=mathematics] Mathematics
      [a href=/tutor?subject=physics] Physics
      [a href=/tutor?level=secondary] Secondary school
      [a href=/tutor?level=upper_secondary] Upper secondary
      [h2 id=reviews] What learners say
      Nobody has written about Lucía Restrepo yet.
      Only people who took part in a completed session can write here.
      [h2 id=terms] What you agree to
      Cancel for free up to 24 hours before. After that, you get half back until the session starts.
      We hold the time you choose for ten minutes. Nobody else can book it in the meantime.
      You pay by invoice within 14 days. No card is needed to book.
      Each learner can have one 30-minute trial with Lucía Restrepo.
      [aside aria-label=Book Lucía Restrepo]
      Some free times
      Times in London.
      [button type=button] Change zone
      No free times at the moment.
      Session, 60 min
      £32
      [a href=/book?tutor=lucia-restrepo .btn-primary] See all times
      Free cancellation up to 24 hours before."
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
      '|Cancel for free up to 48 hours before. After that, you get half back until the session starts.|We hold the time you choose for ten minutes. Nobody else can book it in the meantime.|You pay by card when you confirm, on Stripe’s page. We never see your card.|',
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
    await until(() => expect(page.text().includes('You can’t book yourself.')).toBe(shown));
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
