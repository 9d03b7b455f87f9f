export { learnersApi } from './api.server.ts';
export { loadRunningGoals, pinForPractice } from './practice-queries.server.ts';
export { loadProfileNames, pinProfile } from './queries.server.ts';
export { grantShare, loadSharedProfile } from './sharing/queries.server.ts';
