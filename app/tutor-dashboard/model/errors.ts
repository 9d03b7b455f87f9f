import { errorsOf } from '#app/platform/errors.ts';
import { tutorDashboardErrorTexts } from '../messages/errors.ts';

/** Failures of the tutor’s room. Their codes are the keys of `tutorRoom.errors`. */
export const tutorDashboardError = errorsOf(tutorDashboardErrorTexts);
