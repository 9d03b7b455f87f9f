import { errorsOf } from '#app/platform/errors.ts';
import { calendarFeedTexts } from '../messages/feed/index.ts';

/** Failures of calendars to subscribe to. */
export const calendarFeedError = errorsOf(calendarFeedTexts);
