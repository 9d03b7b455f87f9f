import { errorResponse } from '#app/platform/api/errors.server.ts';
import { type Account, newApi } from '#app/platform/api.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { describedBy } from './described.ts';

type SubApp = ReturnType<typeof newApi>;
export type ApiAnswer = { status: number; body: Record<string, unknown> };

/** Requests to one feature's sub-app as an account, or anonymously with null; errors in our shape. */
export function requestsTo(
  subApp: SubApp,
  account: { id: string; email: string } | null,
  language: Language = 'en',
) {
  const app = newApi();
  app.use(async (c, next) => {
    c.set('requestId', 'test');
    c.set('language', language);
    c.set('account', account && ({ ...account, isAdmin: false, sessionId: undefined } satisfies Account));
    c.set('visitorId', null);
    await next();
  });
  app.onError((thrown) => errorResponse(thrown, { requestId: 'test', language, log: silentLog }));
  app.route('/', subApp);
  return (path: string, init: RequestInit = {}) => app.request(path, init);
}

/**
 * Calls of one feature's sub-app as an account, or anonymously with null: JSON requests and responses, errors in our shape. Every response
 * is validated against the OpenAPI document.
 */
export function callsOf(
  subApp: SubApp,
  account: { id: string; email: string } | null,
  language: Language = 'en',
) {
  const request = requestsTo(subApp, account, language);
  const check = describedBy(subApp);
  return async (method: string, path: string, body?: unknown): Promise<ApiAnswer> => {
    const headers = {
      'user-agent': 'Test/1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await request(path, init);
    const text = await response.text();
    check(method, path, { status: response.status, type: response.headers.get('content-type'), text });
    return { status: response.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
  };
}
