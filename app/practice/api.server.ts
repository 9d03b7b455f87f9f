import { newApi } from '#app/platform/api.server.ts';
import { addLearnerCalls } from './api-learner.server.ts';
import { addOpenCalls } from './api-open.server.ts';
import { addItemCalls, addSessionCalls } from './api-sessions.server.ts';
import type { PracticeServices } from './room.server.ts';

/** Practice: skills to read and to try, sessions of questions, and what is believed of a learner. */
export const practiceApi = (services: PracticeServices) => {
  const api = newApi();
  addOpenCalls(api, services);
  addSessionCalls(api, services);
  addItemCalls(api, services);
  addLearnerCalls(api, services);
  return api;
};
