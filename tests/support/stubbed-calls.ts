import { vi } from 'vitest';

export type StubbedCall = {
  method: string;
  path: string;
  query: string;
  body: unknown;
  token: string | null;
};
type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | Error;
/** Answers of the server by `METHOD /path`. */
export type StubbedAnswers = Record<string, Answer | ((call: StubbedCall) => Answer | Promise<Answer>)>;

/**
 * Answers calls to a server by `METHOD /path`, for this test; the answers may be changed while it runs. Calls without one get 404. The list
 * holds what was called, in order, and an `Error` is a network that cannot be reached.
 */
export function stubCalls(answers: StubbedAnswers): StubbedCall[] {
  const calls: StubbedCall[] = [];
  const respond = async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost:5173');
    const method = init.method ?? 'GET';
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null;
    const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null;
    const call = { method, path: url.pathname, query: url.search, body, token };
    calls.push(call);
    const found = answers[`${method} ${url.pathname}`];
    const answer = (typeof found === 'function' ? await found(call) : found) ?? { status: 404, body: {} };
    if (answer instanceof Error) throw answer;
    const { status = 200, body: answerBody = {}, headers: more = {} } = answer;
    return new Response(status === 204 ? null : JSON.stringify(answerBody), {
      status,
      headers: { 'content-type': 'application/json', ...more },
    });
  };
  vi.stubGlobal('fetch', respond);
  return calls;
}
