export { addProfile, learnersKey, profilesQuery } from './client.ts';
export { Sentence } from './components/dashboard/sentence.tsx';
export { learnerNeedsTexts } from './messages/needs/index.ts';
export { FocusFirst } from './needs/focus-first.tsx';
export { LearnerNeeds } from './needs/learner-needs.tsx';
export { ReadAloud } from './needs/read-aloud.tsx';
export type { LearnerProfile } from './profile.ts';
