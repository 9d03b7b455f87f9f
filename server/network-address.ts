import type { ApiContext } from '#app/platform/api.server.ts';
import { isLoopback } from '#app/platform/settings.server.ts';

/** The other side of the connection; behind a proxy of our own network, whom that proxy names last. */
export function networkAddress(c: Pick<ApiContext, 'env' | 'req'>): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  const peer = incoming?.socket?.remoteAddress?.replace('::ffff:', '') ?? 'unknown';
  const ours = isLoopback(peer) || /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|f[cd])/.test(peer);
  return (ours && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()) || peer;
}
