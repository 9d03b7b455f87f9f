import { createRoute } from '@hono/zod-openapi';
import { failures, newApi } from '../platform/api.server.ts';
import type { Maths } from './contract.ts';
import { checkAnswerSchema, checkInputSchema } from './schemas.ts';

/** The maths' calls. Checking needs no account: it reads and keeps nothing. */
export const mathsApi = (services: { maths: Maths }) => {
  const api = newApi();
  api.openapi(
    createRoute({
      method: 'post',
      path: '/maths/check',
      tags: ['Maths'],
      summary: 'Is the answer equal to the expected one? Decided by algebra',
      request: { body: { required: true, content: { 'application/json': { schema: checkInputSchema } } } },
      responses: {
        200: { description: 'The verdict', content: { 'application/json': { schema: checkAnswerSchema } } },
        ...failures(400),
      },
    }),
    async (c) => {
      const { locale = c.var.language, ...input } = c.req.valid('json');
      return c.json(await services.maths.check({ ...input, locale }), 200);
    },
  );
  return api;
};
