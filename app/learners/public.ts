export { profilesQuery } from './client.ts';
export { learnersTexts } from './messages/index.ts';
export type { LearnerProfile } from './profile.ts';
