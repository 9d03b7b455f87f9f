import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, requireAccount, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { readProfile, saveProfile } from '../use-cases/save-profile.server.ts';
import { savedProfileSchema, tutorProfileSchema } from '../model/profile-schemas.ts';

/** Routes for a tutor’s own profile and prices. */
export function addProfileCalls(api: ReturnType<typeof newApi>, services: Services): void {
  const profile = z.object({ profile: tutorProfileSchema });
  api.openapi(
    createRoute({
      method: 'get',
      path: '/tutor/profile',
      tags: ['Tutors'],
      summary: 'My page texts and prices as a tutor',
      responses: { 200: json(profile, 'The page'), ...failures(401, 403) },
    }),
    async (c) => c.json({ profile: await readProfile(services, { accountId: requireAccount(c).id }) }, 200),
  );
  api.openapi(
    createRoute({
      method: 'put',
      path: '/tutor/profile',
      tags: ['Tutors'],
      summary: 'Replaces my page texts and prices; booked sessions keep their price',
      request: body(savedProfileSchema),
      responses: { 200: json(profile, 'The page as saved'), ...failures(400, 401, 403, 409) },
    }),
    async (c) => {
      const input = { accountId: requireAccount(c).id, profile: c.req.valid('json') };
      return c.json({ profile: await saveProfile(services, input) }, 200);
    },
  );
}
