import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type BriefDeps, readBrief } from '../use-cases/read-brief.server.ts';
import { listNoteStates } from '../use-cases/list-note-states.server.ts';
import {
  briefSchema,
  noteSchema,
  noteStateSchema,
  noteTextsSchema,
  saveNoteSchema,
  sendNoteSchema,
  standingSchema,
} from '../model/schemas.server.ts';
import { readStanding } from '../use-cases/read-standing.server.ts';
import {
  readNote,
  readSentNote,
  saveNote,
  recordPresence,
  sendNote,
} from '../use-cases/write-note.server.ts';

/** Routes of the tutor dashboard: brief, notes, attendance. Only the session’s tutor has access. */
export const tutorDashboardApi = (services: Services & BriefDeps) => {
  const api = newApi();
  addReads(api, services);
  addNoteCalls(api, services);
  return api;
};

type Api = ReturnType<typeof newApi>;
const tags = ['Tutor’s room'];
const params = z.object({ id: z.uuid() });
const note = z.object({ note: noteSchema });

function addReads(api: Api, services: Services & BriefDeps): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/tutor/sessions/{id}/brief',
      tags,
      summary: 'What the tutor of a session may see of its learner, while the family allows it',
      request: { params },
      responses: { 200: json(z.object({ brief: briefSchema }), 'The brief'), ...failures(401, 404) },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, bookingId: c.req.valid('param').id };
      const brief = await readBrief(services, { ...own, language: c.var.language });
      return c.json({ brief: briefSchema.parse(brief) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/tutor/notes',
      tags,
      summary: 'My sessions of the last year, with the state of each note',
      responses: { 200: json(z.object({ notes: z.array(noteStateSchema) }), 'Notes'), ...failures(401, 403) },
    }),
    async (c) => c.json({ notes: await listNoteStates(services, { accountId: requireAccount(c).id }) }, 200),
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/tutor/standing',
      tags,
      summary: 'Whether people can book me, and what my page is missing',
      responses: { 200: json(z.object({ standing: standingSchema }), 'Standing'), ...failures(401, 403) },
    }),
    async (c) => c.json({ standing: await readStanding(services, { accountId: requireAccount(c).id }) }, 200),
  );
}

function addNoteCalls(api: Api, services: Services): void {
  const path = '/tutor/sessions/{id}/note';
  api.openapi(
    createRoute({
      method: 'get',
      path,
      tags,
      summary: 'My note on a session, sent or not',
      request: { params },
      responses: { 200: json(note, 'The note'), ...failures(401, 404) },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, bookingId: c.req.valid('param').id };
      return c.json({ note: await readNote(services, own) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'put',
      path,
      tags,
      summary: 'Saves my note; 409 note_changed returns the current note',
      request: { params, ...body(saveNoteSchema) },
      responses: { 200: json(note, 'Kept'), ...failures(400, 401, 404, 409) },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, bookingId: c.req.valid('param').id };
      return c.json({ note: await saveNote(services, own, c.req.valid('json')) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: `${path}/send`,
      tags,
      summary: 'Sends my note to the learner’s account; it can no longer be changed',
      request: { params, ...body(sendNoteSchema) },
      responses: { 200: json(note, 'Sent'), ...failures(400, 401, 404, 409) },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, bookingId: c.req.valid('param').id };
      return c.json({ note: await sendNote(services, own, c.req.valid('json').version) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/tutor/sessions/{id}/came',
      tags,
      summary: 'Records that the learner came; absences are reported with POST /bookings/{id}/absence',
      request: { params },
      responses: { 200: json(note, 'Noted'), ...failures(401, 404, 409) },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, bookingId: c.req.valid('param').id };
      return c.json({ note: await recordPresence(services, own) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings/{id}/note',
      tags,
      summary: 'My tutor’s note on a session of mine; null until it is sent',
      request: { params },
      responses: {
        200: json(
          z.object({ note: noteTextsSchema.extend({ sentAt: z.string() }).nullable() }),
          'The note or null',
        ),
        ...failures(401, 404),
      },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, bookingId: c.req.valid('param').id };
      return c.json({ note: await readSentNote(services, own) }, 200);
    },
  );
}
