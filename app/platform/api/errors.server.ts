import { z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { isDatabaseAway } from '../database-away.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../log.server.ts';
import { platformError } from '../problems.ts';
import type { Language } from '../texts.ts';

/** The one shape of every failure under /functions/v1. */
const errorSchema = z
  .object({
    error: z.object({
      code: z.string().openapi({ description: 'Stable name of the failure', example: 'slot_taken' }),
      message: z.string().openapi({ description: 'For the person who called, in their language' }),
      requestId: z.string(),
      retryAfter: z.number().optional().openapi({ description: 'Seconds' }),
    }),
  })
  .loose()
  .openapi('Error');

/** The answer descriptions of failures for a route: `failures(400, 409)`. */
export function failures(...statuses: number[]) {
  const answer = { description: 'Failed', content: { 'application/json': { schema: errorSchema } } };
  return Object.fromEntries(statuses.map((status) => [status, answer])) as Record<number, typeof answer>;
}

/** Any thrown thing as an AppError. What is not expected is `internal`, and nothing of it is told. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isHungUp(thrown)) return platformError('malformed_json', { status: 400, cause: thrown });
  if (isDatabaseAway(thrown))
    return platformError('unavailable', { status: 503, retryAfter: 2, cause: thrown });
  if (busy.has(codeOf(thrown) ?? ''))
    return platformError('unavailable', { status: 503, retryAfter: 1, cause: thrown });
  // The database writes nothing for an account that was erased: its token lives on for a while.
  if (codeOf(thrown) === 'CU001') return platformError('unauthenticated', { status: 401, cause: thrown });
  if (thrown instanceof HTTPException) return fromHttpException(thrown);
  // Class 22: the database says that the data is unusable, so the caller sent something that it cannot hold.
  if (codeOf(thrown)?.startsWith('22')) return platformError('invalid_input', { status: 400, cause: thrown });
  return platformError('internal', { status: 500, cause: thrown });
}

/** Node's word for a caller who was gone before all of the request was here: nobody reads the answer, and nothing of ours has failed. */
const isHungUp = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.message === 'aborted' && codeOf(thrown) === 'ECONNRESET';

/** PostgreSQL gave up on this try and not on the statement: serialization, deadlock, lock not got, too slow, planned before a migration. */
const busy = new Set(['40001', '40P01', '55P03', '57014', '0A000']);

const codeOf = (thrown: unknown): string | undefined =>
  thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined;

function fromHttpException(thrown: HTTPException): AppError {
  const cause = thrown;
  if (thrown.status === 413) return platformError('too_large', { status: 413, cause });
  if (thrown.status === 415) return platformError('unsupported_media', { status: 415, cause });
  if (thrown.status === 404) return platformError('not_found', { status: 404, cause });
  if (thrown.status >= 500) return platformError('internal', { status: 500, cause });
  return platformError('malformed_json', { status: 400, cause });
}

/** The answer to a failure, logged when it is ours and not the caller's. */
export function errorResponse(
  thrown: unknown,
  about: { requestId: string; language: Language; log: Logger },
): Response {
  const error = asAppError(thrown);
  if (error.status >= 500) {
    about.log.error({ requestId: about.requestId, code: error.code, err: error.cause }, 'a request failed');
  }
  const body = {
    error: {
      code: error.code,
      message: error.messageIn(about.language),
      requestId: about.requestId,
      ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    },
    ...error.details,
  };
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  if (error.retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(error.retryAfter)));
  return new Response(JSON.stringify(body), { status: error.status, headers });
}
