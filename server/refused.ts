import type { Context } from 'hono';
import { readVisitor } from '#app/preferences/public.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import type { AppError } from '#app/platform/errors.ts';
import type { Language } from '#app/platform/texts.ts';
import { plainPage } from './plain-page.ts';
import { refusedCall } from './refused-call.ts';

/** What a page says instead of itself, with a way to ask for it again. */
export type RefusalTexts = { title: string; lead: string; safe: string; again: string };

/** A refusal with 503 and `Retry-After`: in the shape of the call, or a page with words in the reader’s language. */
export async function refused(
  c: Context<ApiEnvironment>,
  error: AppError,
  texts: Record<Language, RefusalTexts>,
): Promise<Response> {
  const visitor = readVisitor(c.req.raw);
  const { title, lead, safe, again } = texts[visitor.language];
  const answer =
    refusedCall({ path: c.req.path, requestId: c.var.requestId }, error, visitor.language) ??
    (await plainPage({ visitor, title, lead, safe, again: { text: again, address: c.req.url } }));
  answer.headers.set('retry-after', String(Math.ceil(error.retryAfter ?? 1)));
  answer.headers.set('cache-control', 'no-store');
  return answer;
}
