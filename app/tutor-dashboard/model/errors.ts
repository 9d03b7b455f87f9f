import { errorsOf } from '#app/platform/errors.ts';
import { tutorDashboardErrorTexts } from '../messages/errors.ts';

/** Errors of the tutor dashboard. Their codes are the keys of `tutorRoom.errors`. */
export const tutorDashboardError = errorsOf(tutorDashboardErrorTexts);
