import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { failures, json, newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { kinds, longestQuery } from './document.ts';
import { findDocuments } from './find.server.ts';

const questionSchema = z.object({ q: z.string().trim().max(longestQuery) });
const foundListSchema = z.object({
  found: z.array(
    z.object({
      kind: z.enum(kinds),
      title: z.string(),
      lead: z.string(),
      /** Path of the page on this site. */
      address: z.string(),
    }),
  ),
});

/** Routes of the search. No sign-in needed. */
export function searchApi(services: Services) {
  const api = newApi();
  api.openapi(
    createRoute({
      method: 'get',
      path: '/search',
      tags: ['Search'],
      summary: 'Skills, courses, lessons and tutors by words, in the language of the request; twelve at most',
      request: { query: questionSchema },
      responses: { 200: json(foundListSchema, 'What was found, the best first'), ...failures(400) },
    }),
    async (c) => {
      const found = await findDocuments(services, {
        typed: c.req.valid('query').q,
        language: c.var.language,
      });
      const views = found.map(({ kind, title, lead, address }) => ({ kind, title, lead, address }));
      return c.json({ found: views }, 200);
    },
  );
  return api;
}
