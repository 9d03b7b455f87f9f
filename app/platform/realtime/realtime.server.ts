import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.server.ts';
import { networkBudgetsOf, networksOf } from '../networks.ts';
import type { Random } from '../random.ts';
import { createAudience } from './audience.ts';
import type { ConversationDeps } from './conversation.server.ts';
import { SocketClient } from './socket-client.server.ts';
import {
  checkUpgrade,
  type Expected,
  type Greeting,
  isSocketRequest,
  refuseUpgrade,
} from './handshake.server.ts';
import { type Limits, usualLimits } from './limits.ts';
import { listen } from './listener.server.ts';
import { acceptSocket, createSocketServer, type Upgrade } from './web-socket.server.ts';

export type Realtime = {
  /** Handles an upgrade request if it is for this endpoint. */
  take(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Closes silent sockets, and channels whose token has expired. Also runs every few seconds by itself. */
  sweep(): Promise<void>;
  /** Number of open sockets. */
  connections(): number;
  /** Resolves when broadcasts of other processes are received. */
  listening: Promise<void>;
  /** Closes all sockets; the clients reconnect to another process. */
  close(): Promise<void>;
};

type RealtimeParts = Omit<ConversationDeps, 'audience' | 'limits'> &
  Expected & {
    databaseUrl: string;
    clock: Clock;
    random: Random;
    log: Logger;
    /** The client address of a request; connections are limited for each. */
    placeOf(request: IncomingMessage): string;
    limits?: Partial<Limits>;
  };

/**
 * WebSocket endpoint for the official realtime client: joins subject to the features' topic rules, broadcasts across
 * all processes.
 */
export function createRealtime(parts: RealtimeParts): Realtime {
  const { clock, log } = parts;
  const limits = { ...usualLimits, ...parts.limits };
  const audience = createAudience();
  const guests = new Set<SocketClient>();
  let closing = false;
  const listener = listen(parts.databaseUrl, { note: audience.deliver, back: audience.tellToReload }, log);

  const hasCapacity = (place: string) =>
    !closing &&
    guests.size < limits.connections &&
    networkBudgetsOf(place).every(
      ({ network, budget }) =>
        [...guests].filter((guest) => guest.networks.includes(network)).length <
        budget * limits.connectionsPerPlace,
    );

  const server = createSocketServer(limits);
  const open = (upgrade: Upgrade, place: string, { version }: Greeting) =>
    acceptSocket(server, upgrade, limits, (peer) => {
      const now = () => clock.now().getTime();
      const gone = (guest: SocketClient) => guests.delete(guest);
      const arrival = { id: parts.random.uuid(), networks: networksOf(place), version, now, log, gone };
      const guest = new SocketClient(peer, arrival, { ...parts, audience, limits });
      guests.add(guest);
      return guest.events;
    });

  const sweep = async () => {
    for (const guest of guests) await guest.sweep();
  };
  const sweeping = setInterval(() => void sweep(), limits.sweep);
  sweeping.unref();

  return {
    take: (request, socket, head) => {
      if (!isSocketRequest(request)) return false;
      socket.on('error', () => socket.destroy());
      const greeting = checkUpgrade(request, parts);
      const place = parts.placeOf(request);
      if (typeof greeting === 'number') refuseUpgrade(socket, greeting);
      else if (!hasCapacity(place)) refuseUpgrade(socket, closing ? 503 : 429);
      else open({ request, socket, head }, place, greeting);
      return true;
    },
    sweep,
    connections: () => guests.size,
    listening: listener.listening,
    close: async () => {
      closing = true;
      clearInterval(sweeping);
      for (const guest of guests) guest.close(1012, 'restarting');
      await listener.close();
    },
  };
}
