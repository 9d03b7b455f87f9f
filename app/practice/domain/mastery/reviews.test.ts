import { createEmptyCard, fsrs, Rating, type Grade } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import type { ReviewCard } from '../../model/mastery/evidence.ts';
import { isCardDue, ratingOf, retrievability, scheduleReview, type ReviewRating } from './reviews.ts';

/*
 * Test vectors published with FSRS, from open-spaced-repetition/ts-fsrs: packages/fsrs/__tests__/FSRS-6.test.ts (intervals; memory state,
 * there taken from fsrs-rs src/inference.rs) and packages/fsrs/__tests__/impl/long-term_scheduler.test.ts (test1, test2).
 */
const weightsOfFive = [
  0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178, 2.0225, 0.0904,
  0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468,
];
const start = new Date('2022-12-29T12:30:00Z');
const dayMs = 86_400_000;
const six: ReviewRating[] = Array.from({ length: 6 }, () => 'good');
const lapsing: ReviewRating[] = [...six, 'again', 'again', ...six.slice(1)];

function history(ratings: readonly ReviewRating[]): { days: number[]; stability: number[] } {
  const by = fsrs({ w: weightsOfFive, enable_short_term: false });
  let [card, at]: [ReviewCard | null, Date] = [null, start];
  const [days, stability]: [number[], number[]] = [[], []];
  for (const rating of ratings) {
    card = scheduleReview(card, rating, at, by);
    days.push(Math.round((+new Date(card.dueAt) - +at) / dayMs));
    stability.push(card.stability);
    at = new Date(card.dueAt);
  }
  return { days, stability };
}

describe('reviews by FSRS', () => {
  it('reach the published memory state with the weights that we use', () => {
    let [card, at]: [ReviewCard | null, number] = [null, +start];
    for (const [index, days] of [0, 0, 1, 3, 8, 21].entries()) {
      at += days * dayMs;
      card = scheduleReview(card, index === 0 ? 'again' : 'good', new Date(at));
    }
    expect(card?.stability).toBeCloseTo(53.335106, 4);
    expect(card?.difficulty).toBeCloseTo(6.3574867, 4);
  });

  it('reach the published intervals and stabilities, serialized as plain JSON in between', () => {
    const { days, stability } = history(lapsing);
    expect(days).toEqual([3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773]);
    expect(stability[5]).toBeCloseTo(1158.07779739, 6);
    expect(stability[12]).toBeCloseTo(772.94026648, 6);
    expect(history(['again', 'hard', 'good', 'easy', 'again', 'hard', 'good', 'easy']).days).toEqual([
      1, 2, 6, 41, 4, 7, 21, 133,
    ]);
  });

  it('use a library that reaches the published intervals of FSRS-6 with its steps', () => {
    const grades: Record<ReviewRating, Grade> = {
      again: Rating.Again,
      hard: Rating.Hard,
      good: Rating.Good,
      easy: Rating.Easy,
    };
    let [card, at] = [createEmptyCard(start), start];
    const days = lapsing.map((rating) => {
      card = fsrs().next(card, at, grades[rating]).card;
      at = card.due;
      return card.scheduled_days;
    });
    expect(days).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });

  it('are rated by the help given, and easy only where the skill was mastered and the learner certain', () => {
    const none = { right: true, aid: 'none', confidence: null } as const;
    expect(ratingOf({ ...none, right: false }, true)).toBe('again');
    expect(ratingOf({ ...none, aid: 'hint' }, true)).toBe('hard');
    expect(ratingOf({ ...none, aid: 'shown' }, true)).toBe('again');
    expect(ratingOf(none, true)).toBe('good');
    expect(ratingOf({ ...none, confidence: 'certain' }, false)).toBe('good');
    expect(ratingOf({ ...none, confidence: 'certain' }, true)).toBe('easy');
  });

  it('are due on their day in the learner’s zone, at any hour, when recall is down to nine in ten', () => {
    const card = { ...scheduleReview(null, 'good', start), dueAt: '2022-12-31T20:00:00.000Z' };
    expect(isCardDue(card, new Date('2022-12-31T06:00:00Z'), 'Europe/Madrid')).toBe(true);
    expect(isCardDue(card, new Date('2022-12-30T22:30:00Z'), 'Europe/Madrid')).toBe(false);
    const long = { ...card, stability: 30 };
    expect(retrievability(long, new Date(+start + 30 * dayMs))).toBeCloseTo(0.9, 3);
  });
});

it('a card stores the day on which it is due and keeps its counts', () => {
  const first = scheduleReview(null, 'good', start);
  expect(first).toMatchObject({ reps: 1, lapses: 0, state: 'review', lastAt: '2022-12-29T12:30:00.000Z' });
  const wrong = scheduleReview(first, 'again', new Date(first.dueAt));
  expect(wrong).toMatchObject({ reps: 2, lapses: 1, lastAt: first.dueAt });
});

it('recall is certain on the day of the review', () => {
  expect(retrievability(scheduleReview(null, 'good', start), start)).toBe(1);
});
