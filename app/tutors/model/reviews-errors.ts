import { errorsOf } from '#app/platform/errors.ts';
import { reviewTexts } from '../messages/reviews/index.ts';

/** Errors of reviews. Their codes are the keys of `tutorReviews.errors`. */
export const reviewError = errorsOf(reviewTexts);
