import { createRoute, z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';
import { failures, newApi, requireVisitor, type ApiContext } from '#app/platform/api.server.ts';
import { checkTrial } from './check-trial.server.ts';
import { withDrawings } from './drawing.server.ts';
import { changeFocusTime, dropThought, parkThought } from './focus-time.server.ts';
import { longestLine } from './limits.ts';
import { teachingTexts } from './messages/index.ts';
import { modelIds } from './models.ts';
import { listMine, readSession, readTurn, takeOver } from './read-session.server.ts';
import {
  focusActionSchema,
  localeSchema,
  sessionSummarySchema,
  sessionWithTurnsSchema,
  startSchema,
  thoughtSchema,
  trialSchema,
  turnAnswerSchema,
  turnSchema,
} from './schemas.ts';
import type { Owner } from './session/record.ts';
import { startSession, type TeachingServices } from './start-session.server.ts';
import { eventsAfter, eventsOf } from './stream.ts';
import { takeTurn } from './take-turn.server.ts';
import type { SessionView, TutorTurnView } from './views.ts';

/** The teaching room's calls: sessions, turns, tries without a session, focus time. */
export const teachingApi = (services: TeachingServices) => {
  const api = newApi();
  addSessionCalls(api, services);
  addTurnCalls(api, services);
  addTrialCalls(api, services);
  addFocusCalls(api, services);
  return api;
};

type Api = ReturnType<typeof newApi>;
/** The views are typed in views.ts; the schemas describe them loosely for the reference page. */
const seen = (view: object) => view as never;
const tags = ['Teaching'];
const sessionParams = z.object({ id: z.uuid() });
const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});
const body = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});

/** Account, else visitor. The first call of an account from a browser takes over what was begun there without one. */
async function ownerOf(c: ApiContext, services: TeachingServices): Promise<Owner> {
  if (!c.var.account) return { visitorId: requireVisitor(c) };
  if (c.var.visitorId) await takeOver(services, c.var.account.id, c.var.visitorId);
  return { accountId: c.var.account.id };
}

function addSessionCalls(api: Api, services: TeachingServices): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/sessions',
      tags,
      summary: 'Begins a session with a problem of one’s own. Signed out: three a day',
      request: body(startSchema),
      responses: {
        201: json(z.object({ session: sessionWithTurnsSchema }), 'The session with its first turn'),
        ...failures(400, 422, 429),
      },
    }),
    async (c) => {
      const owner = await ownerOf(c, services);
      return c.json(seen({ session: await startSession(services, owner, c.req.valid('json')) }), 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/teaching/sessions',
      tags,
      summary: 'The caller’s sessions, the latest first',
      responses: { 200: json(z.object({ sessions: z.array(sessionSummarySchema) }), 'The sessions') },
    }),
    async (c) => c.json({ sessions: await listMine(services, await ownerOf(c, services)) }, 200),
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/teaching/sessions/{id}',
      tags,
      summary: 'One session with all its turns and the open card: enough to go on at the exact step',
      request: { params: sessionParams },
      responses: {
        200: json(z.object({ session: sessionWithTurnsSchema }), 'The session'),
        ...failures(404),
      },
    }),
    async (c) => {
      const owner = await ownerOf(c, services);
      return c.json(seen({ session: await readSession(services, owner, c.req.valid('param').id) }), 200);
    },
  );
}

const wantsStream = (c: ApiContext) => c.req.header('accept')?.includes('text/event-stream') === true;

function streamed(
  c: ApiContext,
  answer: { turn: TutorTurnView; session: SessionView },
  lastId?: string,
): Response {
  return streamSSE(c, async (stream) => {
    for (const event of eventsAfter(eventsOf(answer), lastId)) await stream.writeSSE(event);
  });
}

function addTurnCalls(api: Api, services: TeachingServices): void {
  const stream = { 'text/event-stream': { schema: z.string() } };
  const answer = {
    description: 'The tutor’s turn',
    content: { 'application/json': { schema: turnAnswerSchema }, ...stream },
  };
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/sessions/{id}/turns',
      tags,
      summary: 'Words, the answer to a card, or an action. With Accept: text/event-stream as a stream',
      request: { params: sessionParams, ...body(turnSchema) },
      responses: { 200: answer, ...failures(400, 404, 409, 422, 429) },
    }),
    async (c) => {
      const owner = await ownerOf(c, services);
      const turn = await takeTurn(services, owner, c.req.valid('param').id, c.req.valid('json'));
      return wantsStream(c) ? (streamed(c, turn) as never) : c.json(seen(turn), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/teaching/sessions/{id}/turns/{turnId}',
      tags,
      summary: 'One turn of the tutor; with Last-Event-ID the rest of a broken stream',
      request: { params: sessionParams.extend({ turnId: z.uuid() }) },
      responses: {
        200: {
          ...answer,
          content: { 'application/json': { schema: turnAnswerSchema.omit({ learner: true }) }, ...stream },
        },
        ...failures(404),
      },
    }),
    async (c) => {
      const { id, turnId } = c.req.valid('param');
      const turn = await readTurn(services, await ownerOf(c, services), id, turnId);
      if (wantsStream(c)) return streamed(c, turn, c.req.header('last-event-id')) as never;
      return c.json(seen(turn), 200);
    },
  );
}

function addTrialCalls(api: Api, services: TeachingServices): void {
  const reading = z.looseObject({ ok: z.boolean() }).openapi('Reading');
  const model = z.object({
    id: z.enum(modelIds),
    name: z.string(),
    how: z.string(),
    hints: z.string(),
    take: z.string(),
  });
  api.openapi(
    createRoute({
      method: 'get',
      path: '/teaching/models',
      tags,
      summary: 'The tutor models: how each talks, when it helps, whom it suits',
      responses: { 200: json(z.object({ models: z.array(model) }), 'The models') },
    }),
    (c) => {
      const { models } = teachingTexts[c.var.language].teaching;
      return c.json({ models: modelIds.map((id) => ({ id, ...pick(models[id]) })) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/trials',
      tags,
      summary: 'One line tried without a session. Nothing is stored',
      request: body(trialSchema),
      responses: {
        200: json(z.looseObject({ finished: z.boolean() }), 'What the tutor says'),
        ...failures(400, 422, 503),
      },
    }),
    async (c) => c.json(seen(await checkTrial(services, c.req.valid('json'))), 200),
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/readings',
      tags,
      summary: 'How a line is read, while it is being typed',
      request: body(z.object({ text: z.string().max(longestLine), locale: localeSchema })),
      responses: { 200: json(reading, 'The formula, or the place where reading stopped'), ...failures(400) },
    }),
    async (c) => {
      const read = await services.maths.parse(c.req.valid('json'));
      if (!read.ok) return c.json({ ok: false, ...read.error }, 200);
      const { latex, plain, speech } = read.formula;
      return c.json(withDrawings({ ok: true, formula: { latex, plain, speech } }), 200);
    },
  );
}

const pick = ({ name, how, hints, take }: { name: string; how: string; hints: string; take: string }) => ({
  name,
  how,
  hints,
  take,
});

function addFocusCalls(api: Api, services: TeachingServices): void {
  const thought = z.object({ id: z.uuid(), text: z.string() });
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/sessions/{id}/focus',
      tags,
      summary: 'Pauses, goes on, adds five minutes or stops for today',
      request: { params: sessionParams, ...body(focusActionSchema) },
      responses: {
        200: json(z.object({ focus: z.looseObject({ secondsLeft: z.int() }).nullable() }), 'The time'),
        ...failures(404, 409),
      },
    }),
    async (c) => {
      const owner = await ownerOf(c, services);
      const { action } = c.req.valid('json');
      return c.json({ focus: await changeFocusTime(services, owner, c.req.valid('param').id, action) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/sessions/{id}/thoughts',
      tags,
      summary: 'Parks a thought for later',
      request: { params: sessionParams, ...body(thoughtSchema) },
      responses: { 201: json(z.object({ thought }), 'The thought'), ...failures(404, 409) },
    }),
    async (c) => {
      const owner = await ownerOf(c, services);
      const { text } = c.req.valid('json');
      return c.json({ thought: await parkThought(services, owner, c.req.valid('param').id, text) }, 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/teaching/sessions/{id}/thoughts/{thoughtId}',
      tags,
      summary: 'Removes a parked thought',
      request: { params: sessionParams.extend({ thoughtId: z.uuid() }) },
      responses: { 204: { description: 'Gone' }, ...failures(404) },
    }),
    async (c) => {
      const { id, thoughtId } = c.req.valid('param');
      await dropThought(services, await ownerOf(c, services), id, thoughtId);
      return c.body(null, 204);
    },
  );
}
