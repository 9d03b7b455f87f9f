import { createRoute, z } from '@hono/zod-openapi';
import { failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { addPromptCalls, type ModelServices } from './ai.server.ts';
import type { Enter } from '../model/enter.ts';
import { checkLanguageModel } from '../use-cases/check-language-model.server.ts';
import { healthSchema } from '../model/schemas.ts';

/** Routes for tutor models, their prompts, and the language model. `enter` gives the acting founder. */
export function addAiCalls(
  api: ReturnType<typeof newApi>,
  services: Services & ModelServices,
  enter: Enter,
): void {
  addPromptCalls(api, services, enter);
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/ai/check',
      tags: ['Founders'],
      summary: 'Asks the language model’s endpoint for its models',
      responses: { 200: json(z.object({ health: healthSchema }), 'What came back'), ...failures(401, 403) },
    }),
    async (c) => {
      return c.json({ health: await checkLanguageModel(services) }, 200);
    },
  );
}
