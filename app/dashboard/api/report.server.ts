import { createRoute, z } from '@hono/zod-openapi';
import { failures, json, type newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { readReport } from '../use-cases/read-report.server.ts';
import { reportSchema } from '../model/report.server.ts';

/** The report of a learner, to read and to print. */
export function addReportCalls(api: ReturnType<typeof newApi>, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/learner-profiles/{id}/report',
      tags: ['Learners'],
      summary:
        'The report of a learner of mine, or of one whose linked adult I am or whose family allows me to read it as the booked tutor',
      request: { params: z.object({ id: z.uuid() }) },
      responses: { 200: json(reportSchema, 'The report'), ...failures(401, 404) },
    }),
    async (c) => {
      const reader = { accountId: requireAccount(c).id, language: c.var.language };
      return c.json(await readReport(services, reader, c.req.valid('param').id), 200);
    },
  );
}
