import { isDatabaseAway } from '../database-away.ts';
import type { Logger } from '../log.server.ts';
import { type Conversation, openConversation, type ConversationDeps } from './conversation.server.ts';
import { readMessage, type Version } from './messages.ts';
import type { WebSocketEvents, WebSocketPeer } from './web-socket.server.ts';

type Arrival = {
  id: string;
  /** Networks of the client address. */
  networks: readonly string[];
  version: Version;
  /** Milliseconds. */
  now: () => number;
  log: Logger;
  gone: (guest: SocketClient) => void;
};

/** An open socket: its rate limit, and its messages, answered in order. */
export class SocketClient {
  readonly networks: readonly string[];
  readonly #arrival: Arrival;
  readonly #limits: ConversationDeps['limits'];
  readonly #conversation: Conversation;
  readonly #peer: WebSocketPeer;
  #gone = false;
  #lastHeard: number;
  /** Remaining messages before the rate limit applies. */
  #credit: number;
  #creditAt: number;
  #turn: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(peer: WebSocketPeer, arrival: Arrival, around: ConversationDeps) {
    const { id, networks, version } = arrival;
    const now = arrival.now();
    this.networks = networks;
    this.#arrival = arrival;
    this.#limits = around.limits;
    this.#lastHeard = now;
    this.#credit = around.limits.burst;
    this.#creditAt = now;
    this.#peer = peer;
    this.#conversation = openConversation({ id, version, send: peer.send }, around);
  }

  /** Handlers for the events of the socket. */
  get events(): WebSocketEvents {
    return {
      message: (data) => this.#hear(data),
      gone: () => this.#leave(),
      failed: (trouble) => this.#arrival.log.error({ err: trouble }, 'realtime failed'),
    };
  }

  close(code: number, reason: string): void {
    this.#peer.close(code, reason);
  }

  /** Closes a silent socket; on any other, closes the channels whose token has expired. */
  async sweep(): Promise<void> {
    if (this.#arrival.now() - this.#lastHeard >= this.#limits.silence)
      this.close(1001, 'silent for too long');
    else await this.#conversation.dropEnded().catch(() => undefined);
  }

  #leave(): void {
    this.#gone = true;
    this.#arrival.gone(this);
    this.#conversation.end();
  }

  #hear(data: string | Buffer): void {
    const { now, log, version } = this.#arrival;
    this.#lastHeard = now();
    this.#spend(this.#lastHeard);
    const message = readMessage(data, version);
    if (!message) return this.close(1008, 'not understood');
    if (this.#credit < 0 || this.#waiting > this.#limits.burst) return this.close(1008, 'too many messages');
    this.#waiting += 1;
    this.#turn = this.#turn
      .then(() => (this.#gone ? undefined : this.#conversation.hear(message)))
      .catch((trouble: unknown) => {
        if (!isDatabaseAway(trouble)) log.warn({ err: trouble }, 'realtime could not answer');
      })
      .finally(() => (this.#waiting -= 1));
  }

  #spend(now: number): void {
    const { burst, perSecond } = this.#limits;
    this.#credit = Math.min(burst, this.#credit + ((now - this.#creditAt) / 1000) * perSecond) - 1;
    this.#creditAt = now;
  }
}
