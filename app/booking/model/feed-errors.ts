import { errorsOf } from '#app/platform/errors.ts';
import { calendarFeedTexts } from '../messages/feed/index.ts';

/** Errors of calendar feeds. */
export const calendarFeedError = errorsOf(calendarFeedTexts);
