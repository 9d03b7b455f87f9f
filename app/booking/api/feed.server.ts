import { createHash } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import { failures, json, type newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { makeFeed, readFeed, withdrawFeed } from '../use-cases/keep-feed.server.ts';
import { readCalendar } from '../use-cases/read-calendar.server.ts';
import { feedSchema, madeFeedSchema, sideSchema } from '../model/feed-schemas.ts';

type Api = ReturnType<typeof newApi>;

const tags = ['Booking'];
const query = z.object({ as: sideSchema.default('learner') });
const of = { path: '/calendar-feed', tags, request: { query } } as const;

/** Calendar feeds: managing the address requires the account, reading the file only the secret address. */
export function addFeedCalls(api: Api, services: Services): void {
  addAddressCalls(api, services);
  addCalendarCall(api, services);
}

function addAddressCalls(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      ...of,
      method: 'get',
      summary: 'Whether I have a calendar address; as=tutor: for the sessions booked with me',
      responses: { 200: json(z.object({ feed: feedSchema }), 'Since when'), ...failures(400, 401, 403) },
    }),
    async (c) => {
      const input = { accountId: requireAccount(c).id, side: c.req.valid('query').as };
      return c.json({ feed: await readFeed(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...of,
      method: 'post',
      summary: 'Creates my calendar address and returns it once; any earlier one stops working',
      responses: { 200: json(z.object({ feed: madeFeedSchema }), 'Made'), ...failures(400, 401, 403) },
    }),
    async (c) => {
      const input = { accountId: requireAccount(c).id, side: c.req.valid('query').as };
      c.set('answerIsSecret', true);
      return c.json({ feed: await makeFeed(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...of,
      method: 'delete',
      summary: 'Deletes my calendar address',
      responses: { 204: { description: 'There is none' }, ...failures(400, 401, 403) },
    }),
    async (c) => {
      await withdrawFeed(services, { accountId: requireAccount(c).id, side: c.req.valid('query').as });
      return c.body(null, 204);
    },
  );
}

function addCalendarCall(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/calendar/{secret}/sessions.ics',
      tags,
      summary: 'The calendar feed of the account that created this address',
      request: {
        params: z.object({ secret: z.string() }),
        headers: z.object({ 'if-none-match': z.string().optional() }),
      },
      responses: {
        200: { description: 'RFC 5545', content: { 'text/calendar': { schema: z.string() } } },
        304: { description: 'Nothing changed since the ETag of If-None-Match' },
        ...failures(404),
      },
    }),
    async (c) => {
      // Also set on 404: no cache in between may store the answer.
      c.header('cache-control', 'private, no-cache');
      c.header('x-robots-tag', 'noindex, nofollow');
      const file = await readCalendar(services, c.req.valid('param').secret);
      const etag = `W/"${createHash('sha256').update(file).digest('base64url')}"`;
      c.header('etag', etag);
      if (named(c.req.valid('header')['if-none-match'], etag)) return c.body(null, 304);
      c.header('content-type', 'text/calendar; charset=utf-8');
      c.header('content-disposition', 'inline; filename="sessions.ics"');
      return c.body(file, 200);
    },
  );
}

/** Whether `If-None-Match` names a tag, compared weakly (RFC 9110, 13.1.2). */
const named = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim() === '*' || weak(tag.trim()) === weak(etag));
const weak = (tag: string): string => tag.replace(/^W\//, '');
