import { createEmptyCard, fsrs, Rating, State, type Card, type FSRS, type Grade } from 'ts-fsrs';
import { dayKeyOf } from '#app/platform/times.ts';
import { wantedRetention } from '../../model/mastery/constants.ts';
import type { Evidence, ReviewCard } from '../../model/mastery/evidence.ts';

/*
 * When a skill is reviewed: FSRS (open-spaced-repetition, "The Algorithm", github.com/open-spaced-repetition/awesome-fsrs/wiki), as
 * computed by `ts-fsrs` with its published default weights. Without fuzz, so that the same answers always give the same day, and without
 * learning steps in minutes: a skill is not a flashcard, and practice on the day replaces them.
 */
const scheduler = fsrs({
  request_retention: wantedRetention,
  enable_fuzz: false,
  enable_short_term: false,
});

const ratings = ['again', 'hard', 'good', 'easy'] as const;
export type ReviewRating = (typeof ratings)[number];
const gradeOf: Record<ReviewRating, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** Wrong: again. Right after a hint: hard. Right without help: good, and easy when the skill was mastered and the learner was certain. */
export function ratingOf(
  { right, aid, confidence }: Pick<Evidence, 'right' | 'aid' | 'confidence'>,
  mastered: boolean,
): ReviewRating {
  if (!right || aid === 'shown') return 'again';
  if (aid === 'hint') return 'hard';
  return mastered && confidence === 'certain' ? 'easy' : 'good';
}

/** The card after a review. `card` is null for the first. Pure: the same input gives the same card. */
export function scheduleReview(
  card: ReviewCard | null,
  rating: ReviewRating,
  at: Date,
  by: FSRS = scheduler,
): ReviewCard {
  const before = card ? fromPlain(card) : createEmptyCard(at);
  return toPlain(by.next(before, at, gradeOf[rating]).card, at);
}

/** Probability that it is still recalled at `now`, by FSRS's forgetting curve; 1 on the day itself. */
export const retrievability = (card: ReviewCard, now: Date): number =>
  scheduler.get_retrievability(fromPlain(card), now, false);

/** Due once its day has begun in the learner's zone, at any hour. */
export const isCardDue = (card: ReviewCard, now: Date, zone: string): boolean =>
  dayKeyOf(card.dueAt, zone) <= dayKeyOf(now, zone);

const states = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
};
const stateNames = ['new', 'learning', 'review', 'relearning'] as const;
const dayMs = 86_400_000;

function fromPlain({ dueAt, lastAt, state, ...numbers }: ReviewCard): Card {
  const [due, last] = [new Date(dueAt), new Date(lastAt)];
  return {
    ...numbers,
    due,
    last_review: last,
    state: states[state],
    scheduled_days: Math.round((+due - +last) / dayMs),
    elapsed_days: 0,
    learning_steps: 0,
  };
}

const toPlain = ({ due, stability, difficulty, reps, lapses, state }: Card, at: Date): ReviewCard => ({
  dueAt: due.toISOString(),
  stability,
  difficulty,
  reps,
  lapses,
  state: stateNames[state],
  lastAt: at.toISOString(),
});
