import type { IncomingMessage, Server } from 'node:http';
import { type LiveSessions, createLiveSessions } from '#app/accounts/index.server.ts';
import { foundersTopic } from '#app/founders/use-cases/listen-for-changes.server.ts';
import type { VerifyToken } from '#app/platform/api/tokens.server.ts';
import { publishNote } from '#app/platform/realtime/queries.server.ts';
import type { Limits } from '#app/platform/realtime/limits.ts';
import { createRealtime, type Realtime } from '#app/platform/realtime/realtime.server.ts';
import type { TopicRule } from '#app/platform/realtime/topics.ts';
import type { Services } from '#app/platform/services.server.ts';
import { tutorTopic } from '#app/tutor-dashboard/index.server.ts';
import { isSocketRequest } from '#app/platform/realtime/handshake.server.ts';
import { isClientsKey } from './bearer.ts';
import { addressBehind, trustedProxies } from './network-address.ts';

type Parts = {
  services: Services;
  databaseUrl: string;
  verifyToken: VerifyToken;
  liveSessions?: LiveSessions;
  limits?: Partial<Limits>;
  /** Further topics. */
  rules?: readonly TopicRule[];
};

/** The socket under /realtime/v1 with the topics of all features. Not used where a hosted platform has its own. */
export function realtimeOf({
  services,
  databaseUrl,
  verifyToken,
  liveSessions = createLiveSessions(services),
  limits = {},
  rules = [],
}: Parts): Realtime {
  const { db, settings } = services;
  const proxies = trustedProxies(settings.trustedProxies);
  const ownOrigin = new URL(settings.siteUrl).origin;
  const accountOf = async (token: string) => {
    const account = await verifyToken(token);
    return account && (await liveSessions.isLive(account)) ? account : null;
  };
  return createRealtime({
    ...services,
    databaseUrl,
    limits,
    rules: [tutorTopic(services), foundersTopic(services), ...rules],
    accountOf,
    stillSigned: async (token) => (await accountOf(token)) !== null,
    tell: (note) => publishNote(db, note),
    // The host name does not matter, since the token that the client sends is the only credential.
    isOwnOrigin: (origin, { headers }) => origin === ownOrigin || URL.parse(origin)?.host === headers.host,
    isKey: isClientsKey,
    placeOf: ({ socket, headers }: IncomingMessage) =>
      addressBehind(socket.remoteAddress, [headers['x-forwarded-for']].flat().join(','), proxies),
  });
}

export { isSocketRequest };

/** Accepts upgrade requests for the socket. Others go to the remaining listeners, such as the development server. */
export function mountRealtime(server: Server, realtime: Realtime): void {
  server.on('upgrade', (request, socket, head) => {
    if (!realtime.take(request, socket, head) && server.listenerCount('upgrade') === 1) socket.destroy();
  });
}
