import type { AppError } from '#app/platform/errors.ts';
import type { Language } from '#app/platform/texts.ts';
import { refusal } from './auth/answers.ts';

/** An early refusal, in the shape that the client of a call reads; null for a page, which is answered with a text. */
export function refusedCall(
  { path, requestId }: { path: string; requestId?: string },
  error: AppError,
  language: Language,
): Response | null {
  const { code, status, retryAfter } = error;
  const message = error.messageIn(language);
  if (path.startsWith('/auth/v1/')) return refusal(status, code, message);
  if (path.startsWith('/rest/v1/') || path.startsWith('/realtime/v1/'))
    return Response.json({ code, message, details: null, hint: null }, { status });
  if (path.startsWith('/functions/v1/'))
    return Response.json({ error: { code, message, requestId, retryAfter } }, { status });
  return path.endsWith('.data') ? new Response(message, { status }) : null;
}
