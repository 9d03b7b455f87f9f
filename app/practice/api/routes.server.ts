import { newApi } from '#app/platform/api.server.ts';
import { addLearnerCalls } from './learner.server.ts';
import { addOpenCalls } from './open.server.ts';
import { addItemCalls, addSessionCalls } from './sessions.server.ts';
import type { PracticeServices } from '../use-cases/context.server.ts';

/** The API of practice. */
export const practiceApi = (services: PracticeServices) => {
  const api = newApi();
  addOpenCalls(api, services);
  addSessionCalls(api, services);
  addItemCalls(api, services);
  addLearnerCalls(api, services);
  return api;
};
