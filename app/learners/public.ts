export { addProfile, learnersKey, profilesQuery } from './client.ts';
export { learnersTexts } from './messages/index.ts';
export type { LearnerProfile } from './profile.ts';
