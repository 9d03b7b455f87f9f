import { createRoute, z } from '@hono/zod-openapi';
import { dashboardSchema } from '#app/learners/index.server.ts';
import { failures, json, newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { readDashboard } from '../use-cases/read-dashboard.server.ts';
import type { TutorsBookedFor } from '../use-cases/sharing.server.ts';
import { addGoalCalls, addShareCalls } from './learner.server.ts';
import { addReportCalls } from './report.server.ts';

/** Routes of the dashboard: initial data, goals, sharing and the report of a learner. */
export const dashboardApi = (services: Services & { tutorsBookedFor: TutorsBookedFor }) => {
  const api = newApi();
  addGoalCalls(api, services);
  addShareCalls(api, services);
  addReportCalls(api, services);
  api.openapi(
    createRoute({
      method: 'get',
      path: '/dashboard',
      tags: ['Learners'],
      summary: 'The account’s name, its learners, and its tutor page if it has one',
      responses: { 200: json(z.object({ dashboard: dashboardSchema }), 'The dashboard'), ...failures(401) },
    }),
    async (c) =>
      c.json({ dashboard: await readDashboard(services, { accountId: requireAccount(c).id }) }, 200),
  );
  return api;
};
