import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Clock } from '../clock.ts';
import { isDatabaseAway } from '../database-away.ts';
import type { Logger } from '../log.server.ts';
import type { Random } from '../random.ts';
import { createAudience } from './audience.ts';
import { type Conversation, converse, type Surroundings } from './conversation.server.ts';
import {
  type Expected,
  greet,
  type Greeting,
  isSocketRequest,
  turnAway,
  welcome,
} from './handshake.server.ts';
import { type Limits, usualLimits } from './limits.ts';
import { listen } from './listener.server.ts';
import { readMessage } from './messages.ts';
import { openWebSocket, type WebSocketPeer } from './web-socket.server.ts';

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

/** A socket and what has been heard of it. */
type Guest = {
  peer: WebSocketPeer;
  place: string;
  conversation: Conversation;
  lastHeard: number;
  /** Messages that may still come now. */
  credit: number;
  creditAt: number;
  /** Messages are answered one after the other. */
  turn: Promise<void>;
  waiting: number;
};

/** The socket of the official realtime client: joins by the rooms' rules, broadcasts that any process may send. */
export function createRealtime(parts: RealtimeParts): Realtime {
  const { clock, log } = parts;
  const limits = { ...usualLimits, ...parts.limits };
  const audience = createAudience();
  const guests = new Set<Guest>();
  let closing = false;
  const listener = listen(parts.databaseUrl, { note: audience.tell, back: audience.tellToReload }, log);

  const hasRoom = (place: string) =>
    !closing &&
    guests.size < limits.connections &&
    [...guests].filter((guest) => guest.place === place).length < limits.connectionsPerPlace;

  const open = (socket: Duplex, head: Buffer, place: string, { version }: Greeting) => {
    const send = (frame: Buffer) => guest.peer.send(frame);
    const conversation = converse({ id: parts.random.uuid(), version, send }, { ...parts, audience, limits });
    const message = (data: string | Buffer) => hear(guest, data, version);
    const gone = () => {
      guests.delete(guest);
      conversation.end();
    };
    const failed = (trouble: unknown) => log.error({ err: trouble }, 'realtime failed');
    const now = clock.now().getTime();
    const guest: Guest = {
      peer: openWebSocket(socket, head, { message, gone, failed }, limits),
      place,
      conversation,
      lastHeard: now,
      credit: limits.burst,
      creditAt: now,
      turn: Promise.resolve(),
      waiting: 0,
    };
    guests.add(guest);
  };

  const hear = (guest: Guest, data: string | Buffer, version: Greeting['version']) => {
    const now = clock.now().getTime();
    guest.lastHeard = now;
    guest.credit =
      Math.min(limits.burst, guest.credit + ((now - guest.creditAt) / 1000) * limits.perSecond) - 1;
    guest.creditAt = now;
    const message = readMessage(data, version);
    if (!message) return guest.peer.close(1008, 'not understood');
    if (guest.credit < 0 || guest.waiting > limits.burst) return guest.peer.close(1008, 'too many messages');
    guest.waiting += 1;
    guest.turn = guest.turn
      .then(() => (guests.has(guest) ? guest.conversation.hear(message) : undefined))
      .catch((trouble: unknown) => {
        if (!isDatabaseAway(trouble)) log.warn({ err: trouble }, 'realtime could not answer');
      })
      .finally(() => (guest.waiting -= 1));
  };

  const sweep = async () => {
    const now = clock.now().getTime();
    for (const guest of guests) {
      if (now - guest.lastHeard >= limits.silence) guest.peer.close(1001, 'silent for too long');
      else await guest.conversation.dropEnded().catch(() => undefined);
    }
  };
  const sweeping = setInterval(() => void sweep(), limits.sweep);
  sweeping.unref();

  return {
    take: (request, socket, head) => {
      if (!isSocketRequest(request)) return false;
      socket.on('error', () => socket.destroy());
      const greeting = greet(request, parts);
      const place = parts.placeOf(request);
      if (typeof greeting === 'number') turnAway(socket, greeting);
      else if (!hasRoom(place)) turnAway(socket, closing ? 503 : 429);
      else {
        welcome(socket, greeting);
        open(socket, head, place, greeting);
      }
      return true;
    },
    sweep,
    connections: () => guests.size,
    listening: listener.listening,
    close: async () => {
      closing = true;
      clearInterval(sweeping);
      for (const { peer } of guests) peer.close(1012, 'restarting');
      await listener.close();
    },
  };
}
