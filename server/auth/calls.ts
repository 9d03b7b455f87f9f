import { readStrictJson } from '#app/platform/api/input.server.ts';
import type { ApiContext } from '#app/platform/api.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { withOwnBearer } from '../bearer.ts';
import { networkAddress } from '../network-address.ts';
import { ownTarget } from '#app/accounts/domain/return-path.ts';
import { invalidEmail, refusal, suspendedAccount, tooManyRequests, unreadable } from './answers.ts';
import type { Front } from './parts.ts';
import { QueueFull } from './queue.ts';

type Body = Record<string, unknown>;

/** One call of the auth service, with what its handler needs. */
export type AuthCallKind = {
  c: ApiContext;
  body: Body;
  /** Trimmed and lower-cased; empty when the body has no email. */
  email: string;
  /** The network address. */
  place: string;
  cookies: string | undefined;
  /** The page of this site to return to; undefined when none or another address was requested. */
  redirectTo: string | undefined;
  /** Forwards the call to the service, with another body if one is given. The service only receives the fields that were parsed here. */
  forward(body?: Body): Promise<Response>;
};

export type Handler = (front: Front, call: AuthCallKind) => Promise<Response>;

/** RFC 5321, 4.5.3.1.3: a path of 256 characters with its brackets. */
const longestAddress = 254;

/** Parses a call for its handler, and returns errors in the service's shape and the caller's language. */
export const handled =
  (front: Front, handler: Handler) =>
  async (c: ApiContext): Promise<Response> => {
    // Signing out is allowed: it removes the session from the browser.
    if (c.var.suspended && !c.req.path.endsWith('/logout')) return suspendedAccount();
    const body = await bodyOf(c);
    if (body === null) return unreadable();
    const email = typeof body.email === 'string' ? body.email.trim().toLowerCase() : '';
    if (email.length > longestAddress) return invalidEmail();
    const redirectTo = ownTarget(c.req.query('redirect_to'), front.services.settings.siteUrl);
    const call: AuthCallKind = {
      c,
      body,
      email,
      place: networkAddress(c),
      cookies: c.req.header('cookie'),
      redirectTo,
      forward: (other = body) => forward(front, c, { body: other, redirectTo }),
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
const known = [
  'email',
  'password',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'factor_type',
  'friendly_name',
  'challenge_id',
  'code',
  'nonce',
];

/** The JSON object of a call; null when it is no object, or when a field has the wrong type. */
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

function forward(
  { supabase }: Front,
  c: ApiContext,
  { body, redirectTo }: { body: Body; redirectTo: string | undefined },
): Promise<Response> {
  const { method } = c.req.raw;
  const address = new URL(c.req.url);
  // The decoded path that was matched: the service must not resolve a different one.
  address.pathname = c.req.path;
  const sent = withOwnBearer(c);
  sent.delete('content-length');
  sent.delete('transfer-encoding');
  const request = new Request(address, {
    method,
    headers: sent,
    ...(bodyless.has(method) ? {} : { body: JSON.stringify(body) }),
  });
  return supabase.fetch(request, { language: c.var.language, redirectTo });
}
