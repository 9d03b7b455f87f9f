import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { listReported } from '#app/practice/index.server.ts';
import { decideReportedQuestion } from '../use-cases/acts/decide-reported-question.server.ts';
import type { Enter } from '../model/enter.ts';
import { questionDecisionSchema, reportedQuestionSchema } from '../model/schemas.ts';

const tags = ['Founders'];
const mostRows = 100;

/** Routes for practice questions reported as wrong. `enter` gives the acting founder. */
export function addQuestionCalls(api: ReturnType<typeof newApi>, services: Services, enter: Enter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/questions',
      tags,
      summary: 'Reported practice questions, undecided first, without the reporter',
      responses: {
        200: json(z.object({ questions: z.array(reportedQuestionSchema) }), 'The questions'),
        ...failures(401, 403),
      },
    }),
    async (c) => {
      return c.json({ questions: await listReported(services, c.var.language, mostRows) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/questions/{id}/decision',
      tags,
      summary:
        'Decides a reported question: upheld, it stays excluded; rejected, it counts again and is recomputed',
      request: { params: z.object({ id: z.uuid() }), ...body(questionDecisionSchema) },
      responses: {
        204: { description: 'Done, and written to the audit log' },
        ...failures(400, 401, 403, 404, 409),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      const input = { founder, ...c.req.valid('param'), ...c.req.valid('json') };
      await decideReportedQuestion(services, input);
      return c.body(null, 204);
    },
  );
}
