import { readStrictJson } from '#app/platform/api/input.server.ts';
import type { ApiContext } from '#app/platform/api.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { withOwnBearer } from '../bearer.ts';
import { networkAddress } from '../network-address.ts';
import { refusal, suspendedAccount, tooManyRequests, unreadable } from './answers.ts';
import type { Front } from './parts.ts';
import { QueueFull } from './queue.ts';

type Body = Record<string, unknown>;

/** One call of the auth service: who calls from where with what, and the way on to the service. */
export type AuthCallKind = {
  c: ApiContext;
  body: Body;
  /** Trimmed and lower-cased; empty when the body names none. */
  email: string;
  /** The network address. */
  place: string;
  cookies: string | undefined;
  /** Hands the call on, with another body if one is given. The service never sees what was not read here. */
  forward(body?: Body): Promise<Response>;
};

export type Handler = (front: Front, call: AuthCallKind) => Promise<Response>;

/** Longest address that mail can have (RFC 5321), with room. */
const longestAddress = 320;

/** Reads a call for its handler, and answers refusals in the service's shape and the caller's language. */
export const handled =
  (front: Front, handler: Handler) =>
  async (c: ApiContext): Promise<Response> => {
    // Signing out is let through: it ends what is left of a session in the browser.
    if (c.var.suspended && !c.req.path.endsWith('/logout')) return suspendedAccount();
    const body = await bodyOf(c);
    if (body === null) return unreadable();
    const email = typeof body.email === 'string' ? body.email.trim().toLowerCase() : '';
    if (email.length > longestAddress) return unreadable();
    const call: AuthCallKind = {
      c,
      body,
      email,
      place: networkAddress(c),
      cookies: c.req.header('cookie'),
      forward: (other = body) => forward(front, c, other),
    };
    try {
      return await handler(front, call);
    } catch (thrown) {
      if (thrown instanceof QueueFull) return tooManyRequests(1);
      if (!(thrown instanceof AppError) || thrown.status >= 500) throw thrown;
      return refusal(thrown.status, thrown.code, thrown.messageIn(c.var.language));
    }
  };

const bodyless = new Set(['GET', 'HEAD']);
const known = ['email', 'password', 'token', 'token_hash', 'type', 'refresh_token'];

/** The JSON object of a call; null when it is none, or when a field is not the text it should be. */
async function bodyOf(c: ApiContext): Promise<Body | null> {
  if (bodyless.has(c.req.method)) return {};
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength === 0) return {};
  try {
    const read = readStrictJson(bytes);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
    const body = read as Body;
    return known.every((name) => body[name] === undefined || typeof body[name] === 'string') ? body : null;
  } catch {
    return null;
  }
}

function forward({ supabase }: Front, c: ApiContext, body: Body): Promise<Response> {
  const { method } = c.req.raw;
  const address = new URL(c.req.url);
  // Decoded as it was matched: the service must not understand another path than we did.
  address.pathname = c.req.path;
  const sent = withOwnBearer(c);
  sent.delete('content-length');
  sent.delete('transfer-encoding');
  const request = new Request(address, {
    method,
    headers: sent,
    ...(bodyless.has(method) ? {} : { body: JSON.stringify(body) }),
  });
  return supabase.fetch(request, { language: c.var.language, redirectTo: c.req.query('redirect_to') });
}
