import { describe, expect, test } from 'vitest';
import { settle, until } from '#tests/support/mounted.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { openTutorPart } from '#tests/support/tutor-pages.tsx';
import type { Review } from '../../model/reviews-schemas.ts';
import { AskReviews } from './ask-reviews.tsx';
import { ReviewList } from './review-list.tsx';
import { Stars } from './stars.tsx';

const api = '/functions/v1';

test.each([1, 2, 3, 4, 5])('%i stars are full, the others are not', async (stars) => {
  const part = await openTutorPart(<Stars stars={stars} />);
  const full = part.all('svg').map((star) => star.getAttribute('class') === 'star is-full');
  expect(full).toEqual([1, 2, 3, 4, 5].map((each) => each <= stars));
  expect(part.text()).toContain(`${stars} of 5 stars`);
});

describe('the reviews of a tutor', () => {
  const review: Review = {
    stars: 4,
    words: 'She waits.',
    name: 'M.',
    month: '2026-11',
    answer: 'Thank you!',
  };

  test('have stars, words, a name, a month and an answer', async () => {
    const bare = { stars: 5, words: null, name: null, month: '2025-12', answer: null };
    const page = { reviews: [review, bare], more: 0 };
    const part = await openTutorPart(<ReviewList page={page} name="Lucía" />);
    expect(part.outline()).toMatchInlineSnapshot(`
      "[h2 id=reviews] What learners say
      [svg .is-full]
      [svg .is-full]
      [svg .is-full]
      [svg .is-full]
      4 of 5 stars
      She waits.
      M., November 2026
      Answer from Lucía
      Thank you!
      [svg .is-full]
      [svg .is-full]
      [svg .is-full]
      [svg .is-full]
      [svg .is-full]
      5 of 5 stars
      A learner, December 2025
      Only people who took part in a completed session can write here."
    `);
  });

  test.each([
    [1, '1 more review'],
    [12, '12 more reviews'],
  ])('beyond the page are counted: %i', async (more, text) => {
    const part = await openTutorPart(<ReviewList page={{ reviews: [review], more }} name="Lucía" />);
    expect(part.text()).toContain(`|${text}|Only people who took part`);
  });

  test('without any, nobody has written', async () => {
    const part = await openTutorPart(<ReviewList page={{ reviews: [], more: 0 }} name="Lucía" />);
    expect(part.text()).toBe(
      '|What learners say|Nobody has written about Lucía yet.|Only people who took part in a completed session can write here.|',
    );
  });
});

describe('sessions that wait for a review', () => {
  const waiting = ['b1', 'b2', 'b3'].map((bookingId, at) => ({
    bookingId,
    tutor: `Tutor ${at + 1}`,
    start: `2026-11-1${at}T18:00:00.000Z`,
    learner: null,
  }));
  const open = async (sessions: object[], most?: number) => {
    stubCalls({ [`GET ${api}/reviews/waiting`]: { body: { sessions } } });
    const part = await openTutorPart(<AskReviews {...(most ? { most } : {})} />);
    await until(() => expect(part.client.isFetching()).toBe(0));
    await settle();
    return part;
  };

  test('are the first two, each with the way to its review', async () => {
    const part = await open(waiting);
    expect(part.outline()).toMatchInlineSnapshot(`
      "[h2 id=ask-reviews] How was it?
      Tutor 1, Tue 10 Nov
      [a href=/booking/thanks?booking=b1#review] Rate the session
      : Tutor 1, Tue 10 Nov
      Tutor 2, Wed 11 Nov
      [a href=/booking/thanks?booking=b2#review] Rate the session
      : Tutor 2, Wed 11 Nov"
    `);
  });

  test('one alone is asked for as well', async () => {
    expect((await open(waiting.slice(0, 1))).text()).toBe(
      '|How was it?|Tutor 1, Tue 10\u00a0Nov|Rate the session|: Tutor 1, Tue 10\u00a0Nov|',
    );
  });

  test('are more where there is space', async () => {
    expect((await open(waiting, 3)).all('a')).toHaveLength(3);
  });

  test('without any there is nothing', async () => {
    expect((await open([])).text()).toBe('|');
  });
});
