import type { Audience, Member } from './audience.ts';
import { encodeMessage, type Message, type Version } from './messages.ts';
import { writtenTopic } from './topics.ts';

export type Socket = { id: string; version: Version; send(text: Buffer): void };
export type Channel = { topic: string; joinRef: string | null; token: string; member: Member };

/** The open channels of one socket and the messages sent about them. */
export class Channels {
  readonly #open = new Map<string, Channel>();
  readonly #socket: Socket;
  readonly #audience: Audience;

  constructor(socket: Socket, audience: Audience) {
    this.#socket = socket;
    this.#audience = audience;
  }

  get size(): number {
    return this.#open.size;
  }

  at(topic: string): Channel | undefined {
    return this.#open.get(topic);
  }

  all(): Iterable<Channel> {
    return this.#open.values();
  }

  open(channel: Channel): void {
    this.#open.set(channel.topic, channel);
    this.#audience.join(channel.topic, channel.member);
  }

  forget(channel: Channel): void {
    this.#audience.leave(channel.topic, channel.member);
    this.#open.delete(channel.topic);
  }

  /** The client logs the reason and shows the channel as closed; it does not rejoin by itself. */
  dismiss(channel: Channel, reason: string): void {
    if (this.at(channel.topic) !== channel) return;
    this.forget(channel);
    const { joinRef } = channel;
    const topic = writtenTopic(channel.topic);
    const payload = { status: 'error', extension: 'system', message: reason, channel: channel.topic };
    this.#send({ joinRef, ref: null, topic, event: 'system', payload });
    this.#send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  }

  accept({ joinRef, ref, topic }: Message, response: Record<string, unknown> = {}): void {
    this.#send({ joinRef, ref, topic, event: 'phx_reply', payload: { status: 'ok', response } });
  }

  refuse({ joinRef, ref, topic }: Message, reason: string): void {
    const payload = { status: 'error', response: { reason } };
    this.#send({ joinRef, ref, topic, event: 'phx_reply', payload });
  }

  #send(message: Message): void {
    this.#socket.send(encodeMessage(message, this.#socket.version));
  }
}
