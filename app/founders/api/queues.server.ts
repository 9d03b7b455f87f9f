import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Enter } from '../model/enter.ts';
import { loadApplications } from '#app/tutors/index.server.ts';
import { answerMessage } from '../use-cases/acts/answer-message.server.ts';
import { decideApplication } from '../use-cases/acts/decide-application.server.ts';
import { markMessage } from '../use-cases/acts/mark-message.server.ts';
import { readMessages } from '../use-cases/read-messages.server.ts';
import {
  answeredSchema,
  answerSchema,
  applicationSchema,
  decisionSchema,
  messageSchema,
} from '../model/schemas.ts';

type Api = ReturnType<typeof newApi>;

const params = z.object({ id: z.uuid() });
const tags = ['Founders'];
/** Rows of a queue shown at once. */
const mostRows = 100;

/** Routes for applications and contact messages. `enter` gives the acting founder. */
export function addQueues(api: Api, services: Services, enter: Enter): void {
  addApplications(api, services, enter);
  addMessages(api, services, enter);
}

function addApplications(api: Api, services: Services, enter: Enter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/applications',
      tags,
      summary: 'Applications to teach here, undecided first',
      responses: {
        200: json(z.object({ applications: z.array(applicationSchema) }), 'The applications'),
        ...failures(401, 403),
      },
    }),
    async (c) => {
      const applications = (await loadApplications(services.db, mostRows)).map((application) => ({
        ...application,
        levels: application.levels ?? [],
        at: application.at.toISOString(),
      }));
      return c.json({ applications }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/applications/{id}/decision',
      tags,
      summary:
        'Approves an application (creates a paused tutor page at the lowest prices) or declines it; emails the applicant',
      request: { params, ...body(decisionSchema) },
      responses: {
        200: json(z.object({ tutorId: z.uuid().nullable() }), 'Decided'),
        ...failures(400, 401, 403, 404, 409),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      const input = { founder, ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await decideApplication(services, input), 200);
    },
  );
}

function addMessages(api: Api, services: Services, enter: Enter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/messages',
      tags,
      summary: 'Messages from the contact page with their answers, unanswered first',
      responses: {
        200: json(z.object({ messages: z.array(messageSchema) }), 'The messages'),
        ...failures(401, 403),
      },
    }),
    async (c) => {
      return c.json({ messages: await readMessages(services, mostRows) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/messages/{id}/answers',
      tags,
      summary: 'Answers a message by email',
      request: { params, ...body(answerSchema) },
      responses: {
        204: { description: 'Stored, queued for sending, and written to the audit log' },
        ...failures(400, 401, 403, 404, 409),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      const { answer: text, after } = c.req.valid('json');
      await answerMessage(services, { founder, ...c.req.valid('param'), text, after });
      return c.body(null, 204);
    },
  );
  api.openapi(
    createRoute({
      method: 'patch',
      path: '/founders/messages/{id}',
      tags,
      summary: 'Closes a message without answering, or reopens it',
      request: { params, ...body(answeredSchema) },
      responses: {
        204: { description: 'Done, and written to the audit log' },
        ...failures(400, 401, 403, 404),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      await markMessage(services, { founder, ...c.req.valid('param'), ...c.req.valid('json') });
      return c.body(null, 204);
    },
  );
}
