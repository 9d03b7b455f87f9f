export { learnersApi } from './api.server.ts';
export { learnersTexts } from './messages/index.ts';
