/** The door for working on a tutor’s page on the tutor’s behalf: the same acts and shapes as the tutor’s own. */
export {
  availabilityPreviewSchema,
  availabilitySchema,
  explainedTimeSchema,
  explainQuerySchema,
  ownAvailabilitySchema,
  savedAvailabilitySchema,
} from './availability/schemas.ts';
export { explainTime } from './explain-time.server.ts';
export { savedMeetingSchema } from './meeting/link.ts';
export { readMeeting, replaceMeeting } from './meeting/save-meeting.server.ts';
export { previewAvailability } from './availability/preview-availability.server.ts';
export { changedFields, isPriceField } from './profile/fields.ts';
export { readProfile, replaceProfile } from './profile/save-profile.server.ts';
export { savedProfileSchema, tutorProfileSchema } from './profile/schemas.ts';
export { readAvailability, replaceHours } from './availability/save-availability.server.ts';
