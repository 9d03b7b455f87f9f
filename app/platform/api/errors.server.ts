import { z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { isDatabaseAway } from '../database-away.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../log.server.ts';
import { platformError } from '../problems.ts';
import type { Language } from '../texts.ts';

/** Schema of every error under /functions/v1. */
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

/**
 * OpenAPI descriptions of error responses for a route: `failures(400, 409)`. Throws a RangeError for statuses that are not in ascending order:
 * each is declared once, and all routes read alike.
 */
export function failures(...statuses: number[]) {
  if (statuses.some((status, at) => at > 0 && status <= statuses[at - 1]!))
    throw new RangeError(`not in ascending order: ${statuses.join(', ')}`);
  const answer = { description: 'Failed', content: { 'application/json': { schema: errorSchema } } };
  return Object.fromEntries(statuses.map((status) => [status, answer])) as Record<number, typeof answer>;
}

/** Converts any thrown value to an AppError. Unexpected ones become `internal` and reveal nothing. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isClientDisconnect(thrown)) return platformError('malformed_json', { status: 400, cause: thrown });
  if (isDatabaseAway(thrown))
    return platformError('unavailable', { status: 503, retryAfter: 2, cause: thrown });
  if (busy.has(codeOf(thrown) ?? ''))
    return platformError('unavailable', { status: 503, retryAfter: 1, cause: thrown });
  // A trigger rejects writes for an erased account, whose token stays valid for a while.
  if (codeOf(thrown) === 'CU001') return platformError('unauthenticated', { status: 401, cause: thrown });
  if (thrown instanceof HTTPException) return fromHttpException(thrown);
  // SQLSTATE class 22 (data exception): the caller sent a value that the database cannot store.
  if (codeOf(thrown)?.startsWith('22')) return platformError('invalid_input', { status: 400, cause: thrown });
  return platformError('internal', { status: 500, cause: thrown });
}

/**
 * Node's error when the client disconnects before the whole request arrived: the response has no reader, and nothing
 * failed here.
 */
const isClientDisconnect = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.message === 'aborted' && codeOf(thrown) === 'ECONNRESET';

/**
 * SQLSTATEs after which a retry may succeed: serialization failure, deadlock, lock timeout, query cancelled, plan
 * outdated by a migration.
 */
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

/** The error response. Server errors are logged, client errors are not. */
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
