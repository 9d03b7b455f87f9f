import { describe, expect, test } from 'vitest';
import { pounds } from '#tests/booking/booking-views.ts';
import { listedTutor, openTutorPart } from '#tests/support/tutor-pages.tsx';
import type { Portrait } from '../domain/tutor.ts';
import { Avatar } from './avatar.tsx';
import { SlotLink } from './slot-link.tsx';
import { LanguageNames, RatingText, TutorCard } from './tutor-card.tsx';

const wanted = '2026-11-24T15:00:00.000Z';
const free = (...starts: string[]) =>
  starts.map((start) => ({ start: `2026-11-${start}:00.000Z`, end: `2026-11-${start}:59.000Z` }));

describe('a tutor in a list', () => {
  test('has a name, city, rating, subjects, languages, price and the free times in both zones', async () => {
    const card = await openTutorPart(<TutorCard tutor={listedTutor()} />);
    expect(card.outline()).toMatchInlineSnapshot(`
      "[a href=/tutors/lucia-restrepo] Lucía Restrepo
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
      Tue 24 Nov
      [a href=/book?tutor=lucia-restrepo&minutes=60&start=2026-11-24T15%3A00%3A00.000Z]
      15:00
      10:00 Bogotá
      [a href=/book?tutor=lucia-restrepo&minutes=60&start=2026-11-24T18%3A00%3A00.000Z]
      18:00
      13:00 Bogotá"
    `);
  });

  test('without a headline, a rating or a price leaves them out', async () => {
    const tutor = listedTutor({
      headline: '',
      rating: null,
      free: [],
      subjects: ['music'],
      languages: ['fr'],
    });
    const card = await openTutorPart(<TutorCard tutor={tutor} minutes={90} headingLevel="h4" />);
    expect(card.outline()).toMatchInlineSnapshot(`
      "[a href=/tutors/lucia-restrepo] Lucía Restrepo
      Bogotá
      new, no rating yet
      Music
      in
      [span lang=fr] français
      No free times at the moment."
    `);
    expect(card.all('h4')).toHaveLength(1);
  });

  test('of another zone and several days names each day, and marks the time that was wanted', async () => {
    const tutor = listedTutor({ zone: 'Europe/Lisbon', city: 'Lisboa', free: free('24T15:00', '25T09:30') });
    const card = await openTutorPart(<TutorCard tutor={tutor} minutes={30} wanted={wanted} />);
    expect(card.outline()).toMatchInlineSnapshot(`
      "[a href=/tutors/lucia-restrepo] Lucía Restrepo
      Lisbon
      4.9
      from 14 sessions
      “Draw it first.”
      Mathematics, Physics
      in
      [span lang=es] español
      ,
      [span lang=en] English
      · 30 min £9
      Next free times
      free at 15:00
      Tue 24 Nov
      [a href=/book?tutor=lucia-restrepo&minutes=30&start=2026-11-24T15%3A00%3A00.000Z .fits]
      15:00
      same time
      Wed 25 Nov
      [a href=/book?tutor=lucia-restrepo&minutes=30&start=2026-11-25T09%3A30%3A00.000Z]
      09:30
      same time"
    `);
  });

  test.each([
    [null, 'free at 15:00'],
    [0, 'free at 15:00'],
    [1, 'not at 15:00, 1 minutes off'],
    [-180, 'not at 15:00, 180 minutes off'],
    [181, ''],
  ])('that is %s minutes away from the wanted time reads “%s”', async (minutesAway, text) => {
    const card = await openTutorPart(<TutorCard tutor={listedTutor({ minutesAway })} wanted={wanted} />);
    expect(/(?:free|not) at [^|]*/.exec(card.text())?.[0] ?? '').toBe(text);
  });

  test('has the price of the length that was searched, an hour when no kind has that length', async () => {
    const prices = { trial: pounds(900), session: pounds(3200), deep: pounds(4550) };
    const priceFor = async (minutes: number) => {
      const card = await openTutorPart(<TutorCard tutor={listedTutor({ prices })} minutes={minutes} />);
      const text = /\d+ min £[\d.]+/.exec(card.outline())?.[0];
      await card.unmount();
      return text;
    };
    expect([await priceFor(30), await priceFor(60), await priceFor(90), await priceFor(45)]).toEqual([
      '30 min £9',
      '60 min £32',
      '90 min £45.50',
      '45 min £32',
    ]);
  });
});

test.each([
  [{ average: 4.86, count: 14 }, false, '|4.9| from 14 completed sessions'],
  [{ average: 4.84, count: 14 }, true, '|4.8| from 14 sessions'],
  [{ average: 5, count: 1 }, false, '|5.0| from 1 completed session'],
  [{ average: 5, count: 1 }, true, '|5.0| from 1 session'],
  [null, true, 'new, no rating yet'],
])('the rating %o, short: %s, reads “%s”', async (rating, short, text) => {
  const part = await openTutorPart(<RatingText rating={rating} short={short} />);
  expect(part.text()).toBe(`|${text}|`.replaceAll('||', '|'));
});

test('languages have their own names, marked for screen readers', async () => {
  const part = await openTutorPart(<LanguageNames languages={['es', 'fr', 'de']} />);
  expect(part.text()).toBe('||español||, |français||, |Deutsch||'.replaceAll('||', '|'));
  expect(part.all('span').flatMap((one) => one.getAttribute('lang') ?? [])).toEqual(['es', 'fr', 'de']);
});

describe('a free time', () => {
  const tutor = { slug: 'lucia-restrepo', city: 'Bogota', zone: 'America/Bogota' };

  test('is the reader’s time above the tutor’s, and leads to its booking', async () => {
    const part = await openTutorPart(<SlotLink start={wanted} minutes={90} tutor={tutor} />);
    expect(part.outline()).toMatchInlineSnapshot(`
      "[a href=/book?tutor=lucia-restrepo&minutes=90&start=2026-11-24T15%3A00%3A00.000Z]
      15:00
      10:00 Bogotá"
    `);
  });

  test('that fits is marked, and one alone has no time of the tutor', async () => {
    const part = await openTutorPart(<SlotLink start={wanted} minutes={60} tutor={tutor} fits bare />);
    expect(part.outline()).toMatchInlineSnapshot(`
      "[a href=/book?tutor=lucia-restrepo&minutes=60&start=2026-11-24T15%3A00%3A00.000Z .fits]
      15:00"
    `);
  });

  test('of a tutor with the same clock says so, and of a repeated hour has its offset', async () => {
    const start = '2026-10-25T01:30:00.000Z';
    const london = { slug: 'amy', city: 'London', zone: 'Europe/London' };
    const part = await openTutorPart(<SlotLink start={start} minutes={60} tutor={london} />);
    expect(part.outline()).toMatchInlineSnapshot(`
      "[a href=/book?tutor=amy&minutes=60&start=2026-10-25T01%3A30%3A00.000Z]
      01:30 GMT+0
      same time"
    `);
  });
});

describe('a portrait', () => {
  const plain: Portrait = { ground: 'clay', skin: 3, hair: 'bald', hairColour: 'brown', top: 'teal' };
  const drawn = async (more: Partial<Portrait>, size?: number) => {
    const part = await openTutorPart(<Avatar portrait={{ ...plain, ...more }} {...(size && { size })} />);
    const shapes = [...part.all('rect'), ...part.all('path'), ...part.all('ellipse')];
    const { width, height } = part.all('span')[0]!.style;
    const paths = part.all('path').map((path) => path.getAttribute('d')!);
    await part.unmount();
    return { size: [width, height], fills: shapes.flatMap(({ style }) => style.fill ?? []), paths };
  };

  test('of a bald head is a ground, shoulders, a neck, a face and a mouth', async () => {
    expect(await drawn({})).toMatchInlineSnapshot(`
      {
        "fills": [
          "light-dark(oklch(.945 .030 52), oklch(.60 .065 45))",
          "oklch(.56 .08 195)",
          "oklch(.71 .075 55)",
          "oklch(.78 .07 60)",
        ],
        "paths": [
          "M14 126C15 103 34 95 60 95S105 103 106 126Z",
          "M51 72V94C53 102 67 102 69 94V72Z",
          "M53 69Q60 76 67 69",
        ],
        "size": [
          "100%",
          "100%",
        ],
      }
    `);
  });

  test('has hair behind and in front, a beard and glasses, in this order', async () => {
    const { paths, fills, size } = await drawn({ hair: 'long', beard: true, glasses: true }, 76);
    expect(size).toEqual(['76px', '76px']);
    expect(fills).toMatchInlineSnapshot(`
      [
        "light-dark(oklch(.945 .030 52), oklch(.60 .065 45))",
        "oklch(.40 .06 48)",
        "oklch(.56 .08 195)",
        "oklch(.71 .075 55)",
        "oklch(.40 .06 48)",
        "oklch(.40 .06 48)",
        "oklch(.78 .07 60)",
      ]
    `);
    expect(paths.map((path) => path.slice(0, 12))).toMatchInlineSnapshot(`
      [
        "M33 50C31 26",
        "M14 126C15 1",
        "M51 72V94C53",
        "M39.5 60C40 ",
        "M39 56C36 38",
        "M45 58a7 7 0",
        "M53 71Q60 76",
      ]
    `);
  });

  test('of curls begins above the head and has seventeen waves', async () => {
    const [cloud = ''] = (await drawn({ hair: 'curls' })).paths;
    const points = cloud.slice(1, -1).split('L');
    expect([points.length, points[0], points[34], points[68], points[4]]).toMatchInlineSnapshot(`
      [
        136,
        "60.0 9.8",
        "93.0 45.0",
        "60.0 75.8",
        "65.7 14.7",
      ]
    `);
  });

  test.each([
    ['short', 'M14 126C M51 72 M38 53 M53 69'],
    ['bun', 'M49 20 M14 126C M51 72 M38 55 M53 69'],
    ['bob', 'M35 58 M14 126C M51 72 M39 53 M53 69'],
  ] as const)('has %s hair', async (hair, begins) => {
    const { paths } = await drawn({ hair });
    expect(paths.map((path) => /^M\d+ \d+(?:C15)?/.exec(path)?.[0].replace('C15', 'C')).join(' ')).toBe(
      begins,
    );
  });
});
