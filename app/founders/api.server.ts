import { createRoute, z } from '@hono/zod-openapi';
import { raiseSecurityAlert, requireAdministrator } from '#app/accounts/public.server.ts';
import { loadMessages } from '#app/marketing/public.server.ts';
import { body, type ApiContext, failures, json, newApi } from '#app/platform/api.server.ts';
import { AppError } from '#app/platform/errors.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadApplications } from '#app/tutors/public.founders.server.ts';
import { addQuestionCalls } from './api-questions.server.ts';
import { addRefundCalls } from './api-refunds.server.ts';
import { addReviewCalls } from './api-reviews.server.ts';
import { addSafetyCalls } from './api-safety.server.ts';
import { addTutorVersionCalls } from './api-tutor-versions.server.ts';
import { changeTutorStatus, type Founder } from './change-tutor-status.server.ts';
import { checkLanguageModel } from './check-language-model.server.ts';
import { decideApplication } from './decide-application.server.ts';
import { markMessage } from './mark-message.server.ts';
import { loadActs } from './queries.server.ts';
import { readAi } from './read-ai.server.ts';
import { readNumbers } from './read-numbers.server.ts';
import { listAllTutors, readTutor } from './read-tutors.server.ts';
import {
  aiSchema,
  answeredSchema,
  applicationSchema,
  auditEntrySchema,
  decisionSchema,
  healthSchema,
  messageSchema,
  numbersQuerySchema,
  numbersSchema,
  statusChangeSchema,
  tutorRecordSchema,
  tutorRowSchema,
} from './schemas.ts';

/** The founders' calls. Every one begins with `enter`: the server decides, whatever the page shows. */
export const foundersApi = (services: Services) => {
  const api = newApi();
  addFigures(api, services);
  addTutorCalls(api, services);
  addQueues(api, services);
  addQuestionCalls(api, services, enter);
  addRefundCalls(api, services, enter);
  addReviewCalls(api, services, enter);
  addSafetyCalls(api, services, enter);
  addTutorVersionCalls(api, services, enter);
  addAiCalls(api, services);
  return api;
};

type Api = ReturnType<typeof newApi>;

/** As many rows as a queue shows at once. */
const mostRows = 100;

/** The founder who calls. Anybody else gets 401 or 403, and a signed-in one leaves a security alert. */
async function enter(services: Services, c: ApiContext): Promise<Founder> {
  try {
    const { id, email } = await requireAdministrator(services, c);
    return { id, email };
  } catch (thrown) {
    if (c.var.account && thrown instanceof AppError && thrown.code === 'forbidden')
      await raiseSecurityAlert(services, {
        account: c.var.account,
        context: `${c.req.method} ${c.req.path}`.slice(0, 120),
        userAgent: c.req.header('user-agent'),
      });
    throw thrown;
  }
}

const params = z.object({ id: z.uuid() });
const tags = ['Founders'];
const done = { 204: { description: 'Done, and written to the audit log' } };

function addFigures(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/numbers',
      tags,
      summary: 'The company in figures for [from, to) and the range before it; 400 days at most',
      request: { query: numbersQuerySchema },
      responses: {
        200: json(z.object({ numbers: numbersSchema }), 'The figures'),
        ...failures(400, 401, 403),
      },
    }),
    async (c) => {
      await enter(services, c);
      const { from, to, zone } = c.req.valid('query');
      const numbers = await readNumbers(services, { from: new Date(from), to: new Date(to), zone });
      return c.json({ numbers }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/audit',
      tags,
      summary: 'What founders did, the latest first',
      request: { query: z.object({ subject: z.uuid().optional() }) },
      responses: {
        200: json(z.object({ entries: z.array(auditEntrySchema) }), 'The audit log'),
        ...failures(400, 401, 403),
      },
    }),
    async (c) => {
      await enter(services, c);
      const entries = await loadActs(services.db, mostRows, c.req.valid('query').subject);
      return c.json({ entries }, 200);
    },
  );
}

function addTutorCalls(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/tutors',
      tags,
      summary: 'All tutors, whatever their status',
      responses: {
        200: json(z.object({ tutors: z.array(tutorRowSchema) }), 'The tutors'),
        ...failures(401, 403),
      },
    }),
    async (c) => {
      await enter(services, c);
      return c.json({ tutors: await listAllTutors(services) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/tutors/{id}',
      tags,
      summary: 'One tutor’s record: prices, hours, sessions',
      request: { params: z.object({ id: z.string().min(1).max(80).openapi({ description: 'Id or slug' }) }) },
      responses: {
        200: json(z.object({ tutor: tutorRecordSchema }), 'The tutor'),
        ...failures(401, 403, 404),
      },
    }),
    async (c) => {
      await enter(services, c);
      const tutor = await readTutor(services, { tutor: c.req.valid('param').id }, c.var.language);
      return c.json({ tutor }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'patch',
      path: '/founders/tutors/{id}',
      tags,
      summary: 'Opens a tutor for bookings or pauses that; booked sessions stay',
      request: { params, ...body(statusChangeSchema) },
      responses: { ...done, ...failures(400, 401, 403, 404, 409) },
    }),
    async (c) => {
      const founder = await enter(services, c);
      await changeTutorStatus(services, { founder, ...c.req.valid('param'), ...c.req.valid('json') });
      return c.body(null, 204);
    },
  );
}

function addQueues(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/applications',
      tags,
      summary: 'Applications to teach here, the undecided first',
      responses: {
        200: json(z.object({ applications: z.array(applicationSchema) }), 'The applications'),
        ...failures(401, 403),
      },
    }),
    async (c) => {
      await enter(services, c);
      const applications = (await loadApplications(services.db, mostRows)).map((application) => ({
        ...application,
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
        'Approves (a paused tutor page at the lowest prices is made) or declines; the applicant hears by mail',
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
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/messages',
      tags,
      summary: 'Messages from the contact page, those without an answer first',
      responses: {
        200: json(z.object({ messages: z.array(messageSchema) }), 'The messages'),
        ...failures(401, 403),
      },
    }),
    async (c) => {
      await enter(services, c);
      const messages = (await loadMessages(services.db, mostRows)).map(({ at, answeredAt, ...message }) => ({
        ...message,
        at: at.toISOString(),
        answeredAt: answeredAt?.toISOString() ?? null,
      }));
      return c.json({ messages }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'patch',
      path: '/founders/messages/{id}',
      tags,
      summary: 'Marks a message as answered, or as waiting again',
      request: { params, ...body(answeredSchema) },
      responses: { ...done, ...failures(400, 401, 403, 404) },
    }),
    async (c) => {
      const founder = await enter(services, c);
      await markMessage(services, { founder, ...c.req.valid('param'), ...c.req.valid('json') });
      return c.body(null, 204);
    },
  );
}

function addAiCalls(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/ai',
      tags,
      summary: 'Tutor models with their use, and the language model as it is set, without its key',
      responses: { 200: json(z.object({ ai: aiSchema }), 'The models'), ...failures(401, 403) },
    }),
    async (c) => {
      await enter(services, c);
      return c.json({ ai: await readAi(services) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/ai/check',
      tags,
      summary: 'Asks the language model’s endpoint for its models, now',
      responses: { 200: json(z.object({ health: healthSchema }), 'What came back'), ...failures(401, 403) },
    }),
    async (c) => {
      await enter(services, c);
      return c.json({ health: await checkLanguageModel(services) }, 200);
    },
  );
}
