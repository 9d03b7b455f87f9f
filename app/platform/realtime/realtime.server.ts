import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.server.ts';
import type { Random } from '../random.ts';
import { createAudience } from './audience.ts';
import type { Surroundings } from './conversation.server.ts';
import { SocketClient } from './guest.server.ts';
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
  /** Takes the request for a socket over, if that is what it is about. */
  take(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Closes silent sockets and channels whose token has ended. Done every few seconds by itself. */
  sweep(): Promise<void>;
  /** Sockets that are open. */
  connections(): number;
  /** Resolves when the first broadcasts can be heard. */
  listening: Promise<void>;
  /** Sends everybody away, who then come back to another process. */
  close(): Promise<void>;
};

type RealtimeParts = Omit<Surroundings, 'audience' | 'limits'> &
  Expected & {
    databaseUrl: string;
    clock: Clock;
    random: Random;
    log: Logger;
    /** Where a request comes from: sockets are counted for each place. */
    placeOf(request: IncomingMessage): string;
    limits?: Partial<Limits>;
  };

/** The socket of the official realtime client: joins by the rooms' rules, broadcasts that any process may send. */
export function createRealtime(parts: RealtimeParts): Realtime {
  const { clock, log } = parts;
  const limits = { ...usualLimits, ...parts.limits };
  const audience = createAudience();
  const guests = new Set<SocketClient>();
  let closing = false;
  const listener = listen(parts.databaseUrl, { note: audience.tell, back: audience.tellToReload }, log);

  const hasRoom = (place: string) =>
    !closing &&
    guests.size < limits.connections &&
    [...guests].filter((guest) => guest.place === place).length < limits.connectionsPerPlace;

  const server = createSocketServer(limits);
  const open = (upgrade: Upgrade, place: string, { version }: Greeting) =>
    acceptSocket(server, upgrade, limits, (peer) => {
      const now = () => clock.now().getTime();
      const gone = (guest: SocketClient) => guests.delete(guest);
      const arrival = { id: parts.random.uuid(), place, version, now, log, gone };
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
      else if (!hasRoom(place)) refuseUpgrade(socket, closing ? 503 : 429);
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
