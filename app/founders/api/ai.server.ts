import { createRoute, z } from '@hono/zod-openapi';
import type { Maths } from '@curvela/maths';
import { body, failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { tryVersion } from '#app/teaching/index.server.ts';
import { modelIds, type TutorWords } from '#app/teaching/index.server.ts';
import type { Enter } from '../model/enter.ts';
import {
  putLive,
  refusals,
  runVersion,
  stopRun,
  writeDraft,
} from '../use-cases/ai/change-versions.server.ts';
import { aiError } from '../model/ai-errors.ts';
import { readOverview } from '../use-cases/ai/read-overview.server.ts';
import { readRun, readVersions } from '../use-cases/ai/read-versions.server.ts';
import {
  draftSchema,
  liveSchema,
  modelVersionsSchema,
  overviewSchema,
  runDetailSchema,
  runSchema,
  triedSchema,
  trialSchema,
} from '../model/ai-schemas.ts';

/** Services of a trial; absent in tests without one. */
export type ModelServices = { maths?: Maths; words?: TutorWords | null };
type Api = ReturnType<typeof newApi>;
type Deps = Services & ModelServices;

const tags = ['Founders'];
const id = z.object({ id: z.uuid() });
const model = z.object({ model: z.enum(modelIds) });
const million = 1_000_000;

/** Routes for tutor models, prompt versions, trials and adversarial runs. `enter` gives the acting founder. */
export function addPromptCalls(api: Api, services: Deps, enter: Enter): void {
  addReading(api, services);
  addWriting(api, services, enter);
  addTrial(api, services);
}

function addReading(api: Api, services: Deps): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/ai',
      tags,
      summary:
        'Tutor models with their live versions; the configured language model without its key, its health and cost',
      responses: { 200: json(z.object({ ai: overviewSchema }), 'The models'), ...failures(401, 403) },
    }),
    async (c) => {
      return c.json({ ai: await readOverview(services) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/ai/models/{model}/versions',
      tags,
      summary: 'Versions of a tutor model’s prompt, newest first, with their runs and figures',
      request: { params: model },
      responses: { 200: json(modelVersionsSchema, 'The versions'), ...failures(400, 401, 403) },
    }),
    async (c) => {
      return c.json(await readVersions(services, c.req.valid('param').model), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/ai/runs/{id}',
      tags,
      summary: 'An adversarial run, with the result of each conversation so far',
      request: { params: id },
      responses: { 200: json(runDetailSchema, 'The run'), ...failures(400, 401, 403, 404) },
    }),
    async (c) => {
      return c.json(await readRun(services, c.req.valid('param').id), 200);
    },
  );
}

function addWriting(api: Api, services: Deps, enter: Enter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/ai/models/{model}/versions',
      tags,
      summary: 'Writes a new version of a tutor model’s prompt, as a draft',
      request: { params: model, ...body(draftSchema) },
      responses: {
        201: json(z.object({ id: z.uuid(), version: z.int() }), 'The draft; written to the audit log'),
        ...failures(400, 401, 403),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      const draft = { founder, ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await writeDraft(services, draft), 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/ai/versions/{id}/runs',
      tags,
      summary: 'Starts an adversarial run of a version with the configured language model',
      request: { params: id },
      responses: {
        202: json(z.object({ run: runSchema }), 'It is waiting for its job; written to the audit log'),
        ...failures(400, 401, 403, 404, 409),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      return c.json({ run: await runVersion(services, { founder, ...c.req.valid('param') }) }, 202);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/ai/runs/{id}/stop',
      tags,
      summary: 'Stops an adversarial run',
      request: { params: id },
      responses: { 204: { description: 'Stopped' }, ...failures(400, 401, 403, 404) },
    }),
    async (c) => {
      const founder = await enter(services, c);
      await stopRun(services, { founder, ...c.req.valid('param') });
      return c.body(null, 204);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/ai/versions/{id}/live',
      tags,
      summary:
        'Makes a version live, or returns to an earlier one. Needs a passed run of this text with this model',
      request: { params: id, ...body(liveSchema) },
      responses: {
        204: { description: 'It is live with the next turn of every session; written to the audit log' },
        ...failures(400, 401, 403, 404, 409),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      await putLive(services, { founder, ...c.req.valid('param'), ...c.req.valid('json') });
      return c.body(null, 204);
    },
  );
}

function addTrial(api: Api, services: Deps): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/ai/versions/{id}/trials',
      tags,
      summary:
        'Runs one turn of a version through the guards of a session. Stores only the cost of the calls',
      request: { params: id, ...body(trialSchema) },
      responses: {
        200: json(z.object({ trial: triedSchema }), 'What was said, and what it took'),
        ...failures(400, 401, 403, 404, 409, 422),
      },
    }),
    async (c) => {
      const { maths } = services;
      if (!maths) throw aiError('no_language_model', { status: 409 });
      const { language, problem, ...move } = c.req.valid('json');
      const input = { versionId: c.req.valid('param').id, language, problem, turns: turnsOf(move) };
      const tried = await tryVersion({ ...services, maths }, input);
      if (tried.kind !== 'tried') throw refusals[tried.kind]();
      const { costMicros, kind: _, ...trial } = tried;
      return c.json({ trial: { ...trial, cost: costMicros / million } }, 200);
    },
  );
}

/** Turns of the simulated learner. */
function turnsOf({ move, text }: Pick<z.output<typeof trialSchema>, 'move' | 'text'>) {
  if (move === 'begin') return [];
  if (move === 'says') return [{ text }];
  return move === 'line' ? [{ cardId: '', answer: text }] : [{ action: 'cannot_start' as const }];
}
