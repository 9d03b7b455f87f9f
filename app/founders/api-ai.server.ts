import { createRoute, z } from '@hono/zod-openapi';
import { failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Enter } from './enter.ts';
import { checkLanguageModel } from './check-language-model.server.ts';
import { readAi } from './read-ai.server.ts';
import { aiSchema, healthSchema } from './schemas.ts';

const tags = ['Founders'];

/** Tutor models and the language model. `enter` lets founders in and nobody else. */
export function addAiCalls(api: ReturnType<typeof newApi>, services: Services, enter: Enter): void {
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
