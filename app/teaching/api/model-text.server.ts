import { createRoute, z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';
import { failures, json, toResponse, asFile } from '#app/platform/api.server.ts';
import { type TeachingApi, ownerOf, sessionParams, tags } from './context.server.ts';
import { withDrawings } from '../use-cases/drawing.server.ts';
import { requireSession } from '../use-cases/read-session.server.ts';
import type { TeachingServices } from '../model/services.ts';

const params = sessionParams.extend({ turnId: z.uuid() });
/** `streaming`: another process is streaming these words and continues. */
const stoppedSchema = z.object({ state: z.enum(['done', 'stopped', 'cut', 'failed', 'streaming']) });

/** Language-model words for a stored turn: stream and stop. */
export function addWordsCalls(api: TeachingApi, services: TeachingServices): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/teaching/sessions/{id}/turns/{turnId}/words',
      tags,
      summary:
        'Streams the text of a turn: delta, done (state `cut`: the built-in words continue it), fallback (only the built-in words). Sent text is never retracted. Resumes after Last-Event-ID',
      request: { params },
      responses: {
        200: { description: 'A stream', content: { 'text/event-stream': { schema: z.string() } } },
        ...failures(404),
      },
    }),
    async (c) => {
      const { id, turnId } = c.req.valid('param');
      await requireSession(services, await ownerOf(c, services), id);
      const lastId = c.req.header('last-event-id');
      return asFile(
        streamSSE(c, async (stream) => {
          if (!services.words) {
            await stream.writeSSE({ id: '1.0', event: 'fallback', data: '{}' });
            return;
          }
          for await (const { data, ...event } of services.words.follow(id, turnId, lastId)) {
            if (stream.aborted) return;
            await stream.writeSSE({ ...event, data: JSON.stringify(withDrawings(JSON.parse(data))) });
          }
        }),
      );
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/sessions/{id}/turns/{turnId}/words/stop',
      tags,
      summary: 'Stops the streamed text of a turn. Text already sent stays',
      request: { params },
      responses: { 200: json(stoppedSchema, 'How they ended'), ...failures(404) },
    }),
    async (c) => {
      const { id, turnId } = c.req.valid('param');
      await requireSession(services, await ownerOf(c, services), id);
      const words = await services.words?.stop(id, turnId);
      return c.json(toResponse({ state: words?.state ?? 'failed' }), 200);
    },
  );
}
