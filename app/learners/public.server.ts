export { learnersApi } from './api.server.ts';
export { loadProfileNames, pinProfile } from './queries.server.ts';
export { learnersTexts } from './messages/index.ts';
