import type { Context } from 'hono';
import { readVisitor } from '#app/preferences/index.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import type { AppError } from '#app/platform/errors.ts';
import type { Language } from '#app/platform/texts.ts';
import { plainPage } from './plain-page.ts';
import { refusedCall } from './refused-call.ts';
import type { RefusalTexts } from './refusal-texts.ts';
import { unreadableTexts } from './unreadable-texts.ts';

/** A refusal with 503 and `Retry-After`: in the shape of the call, or a page in the visitor's language. */
export async function refused(
  c: Context<ApiEnvironment>,
  error: AppError,
  texts: Record<Language, RefusalTexts>,
): Promise<Response> {
  const answer = await answered(c, { error, texts, onward: c.req.url });
  answer.headers.set('retry-after', String(Math.ceil(error.retryAfter ?? 1)));
  answer.headers.set('cache-control', 'no-store');
  return answer;
}

/** 400 for an address that does not decode: in the shape of the call, or a page with a link to the home page. */
export const refusedAddress = (c: Context<ApiEnvironment>, error: AppError): Promise<Response> =>
  answered(c, { error, texts: unreadableTexts, onward: new URL('/', c.req.url).href });

type RefusalDetails = { error: AppError; texts: Record<Language, RefusalTexts>; onward: string };

async function answered(
  c: Context<ApiEnvironment>,
  { error, texts, onward }: RefusalDetails,
): Promise<Response> {
  const visitor = readVisitor(c.req.raw);
  const { title, lead, safe, again } = texts[visitor.language];
  return (
    refusedCall({ path: c.req.path, requestId: c.var.requestId }, error, visitor.language) ??
    plainPage({
      status: error.status,
      visitor,
      title,
      lead,
      safe,
      again: { text: again, address: onward },
    })
  );
}
