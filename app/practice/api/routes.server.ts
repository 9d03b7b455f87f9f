import { newApi } from '#app/platform/api.server.ts';
import { addLearnerCalls } from './learner.server.ts';
import { addOpenCalls } from './open.server.ts';
import { addItemCalls, addSessionCalls } from './sessions.server.ts';
import type { PracticeServices } from '../use-cases/context.server.ts';

/** Practice: skills to read and to try, sessions of questions, and what is believed of a learner. */
export const practiceApi = (services: PracticeServices) => {
  const api = newApi();
  addOpenCalls(api, services);
  addSessionCalls(api, services);
  addItemCalls(api, services);
  addLearnerCalls(api, services);
  return api;
};
