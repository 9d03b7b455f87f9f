import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, requireAccount, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { savedMeetingSchema } from '../model/link.ts';
import { readMeeting, saveMeeting } from '../use-cases/save-meeting.server.ts';

type Api = ReturnType<typeof newApi>;

/** Routes for the tutor’s own meeting link. Learners only get it through their booking, shortly before the session. */
export function addMeetingCalls(api: Api, services: Services): void {
  const meeting = z.object({ meeting: z.object({ url: z.string().nullable() }) });
  api.openapi(
    createRoute({
      method: 'get',
      path: '/tutor/meeting',
      tags: ['Tutors'],
      summary: 'My meeting link as a tutor',
      responses: { 200: json(meeting, 'The link or null'), ...failures(401, 403) },
    }),
    async (c) => c.json({ meeting: await readMeeting(services, { accountId: requireAccount(c).id }) }, 200),
  );
  api.openapi(
    createRoute({
      method: 'put',
      path: '/tutor/meeting',
      tags: ['Tutors'],
      summary: 'Sets my meeting link: an https link, or null',
      request: body(savedMeetingSchema),
      responses: { 200: json(meeting, 'The link as saved'), ...failures(400, 401, 403, 409) },
    }),
    async (c) => {
      const input = { accountId: requireAccount(c).id, meeting: c.req.valid('json') };
      return c.json({ meeting: await saveMeeting(services, input) }, 200);
    },
  );
}
