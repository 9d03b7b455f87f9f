import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, newApi, requireAccount, asFile } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { requestExport, openExport, readExport } from '../use-cases/own-data/request-export.server.ts';
import type { ErasureBookings } from '../model/erasure-bookings.ts';
import { readErasure, scheduleErasure, stopErasure } from '../use-cases/own-data/schedule-erasure.server.ts';
import { erasureRequestSchema, ownErasureSchema, ownExportSchema } from '../model/own-data-schemas.ts';

const security = [{ bearer: [] }];
const tags = ['Account'];
const exported = z.object({ export: ownExportSchema.nullable() });

const ask = createRoute({
  method: 'post',
  path: '/account/export',
  tags,
  security,
  summary: 'Starts an export of all my data. Needs a sign-in within the last 15 minutes',
  responses: { 202: json(exported, 'The copy and how far it is'), ...failures(401, 403) },
});

const look = createRoute({
  method: 'get',
  path: '/account/export',
  tags,
  security,
  summary: 'The progress of my data export',
  responses: { 200: json(exported, 'The copy; null when there is none'), ...failures(401) },
});

const download = createRoute({
  method: 'get',
  path: '/account/export/file',
  tags,
  security,
  summary: 'Downloads my data export as a ZIP file. Needs a sign-in within the last 15 minutes',
  responses: {
    200: { description: 'The file', content: { 'application/zip': { schema: z.string() } } },
    ...failures(401, 403, 404),
  },
});

const schedule = createRoute({
  method: 'post',
  path: '/account/erasure',
  tags,
  security,
  summary: 'Schedules the deletion of my account. Needs a sign-in within the last 15 minutes',
  request: body(erasureRequestSchema),
  responses: { 200: json(ownErasureSchema, 'When it will happen'), ...failures(400, 401, 403, 409) },
});

const erasure = createRoute({
  method: 'get',
  path: '/account/erasure',
  tags,
  security,
  summary: 'Whether and when my account will be deleted, and what that affects',
  responses: { 200: json(ownErasureSchema, 'The erasure'), ...failures(401) },
});

const stop = createRoute({
  method: 'delete',
  path: '/account/erasure',
  tags,
  security,
  summary: 'Cancels the deletion of my account',
  responses: { 204: { description: 'Nothing is scheduled any more' }, ...failures(401, 409) },
});

type OwnDataDeps = Pick<Services, 'db' | 'settings' | 'clock' | 'random' | 'jobs' | 'mail'> & {
  bookingRoom: ErasureBookings;
};

export const ownDataApi = (services: OwnDataDeps) =>
  newApi()
    .openapi(ask, async (c) => {
      const { visitorId, language } = c.var;
      const own = await requestExport(services, { account: requireAccount(c), visitorId, language });
      return c.json({ export: own }, 202);
    })
    .openapi(look, async (c) => c.json({ export: await readExport(services, requireAccount(c)) }, 200))
    .openapi(download, async (c) => {
      const file = await openExport(services, requireAccount(c));
      return asFile(
        c.body(file.body, 200, {
          'content-type': 'application/zip',
          'content-length': String(file.size),
          'content-disposition': `attachment; filename="${file.name}"`,
        }),
      );
    })
    .openapi(schedule, async (c) => {
      const { visitorId, language } = c.var;
      const account = requireAccount(c);
      const request = c.req.valid('json');
      return c.json(await scheduleErasure(services, { account, visitorId, language, request }), 200);
    })
    .openapi(erasure, async (c) => c.json(await readErasure(services, requireAccount(c)), 200))
    .openapi(stop, async (c) => {
      await stopErasure(services, requireAccount(c));
      return c.body(null, 204);
    });
