import type { Account } from '../api/context.server.ts';
import type { Audience, Member } from './audience.ts';
import { textFrame } from './frames.ts';
import type { Limits } from './limits.ts';
import {
  broadcastSchema,
  joinSchema,
  type Message,
  tokenSchema,
  type Version,
  writeMessage,
} from './messages.ts';
import type { Note } from './notes.ts';
import { ruleOf, type TopicRule, topicOf, writtenTopic } from './topics.ts';

/** What a conversation needs to know and to do. */
export type Surroundings = {
  rules: readonly TopicRule[];
  /** The account of an access token whose session stands; null for any other. Throws when that cannot be told now. */
  accountOf(token: string): Promise<Account | null>;
  /** The same from what is known without asking the database: null once the token has ended. */
  stillSigned(token: string): Promise<boolean>;
  audience: Audience;
  /** Tells a note to the browsers of all processes; false when it is too long. */
  tell(note: Note): Promise<boolean>;
  limits: Limits;
};

type Channel = { topic: string; joinRef: string | null; token: string; member: Member };
type Socket = { id: string; version: Version; send(frame: Buffer): void };

export type Conversation = {
  hear(message: Message): Promise<void>;
  /** Closes channels whose token has ended. */
  dropEnded(): Promise<void>;
  channels(): number;
  end(): void;
};

const ok = (response: Record<string, unknown> = {}) => ({ status: 'ok', response });
const refused = (reason: string) => ({ status: 'error', response: { reason } });

/** The channels of one socket, in the words of Phoenix as the official client speaks them. */
export function converse(socket: Socket, around: Surroundings): Conversation {
  const { audience, limits } = around;
  const channels = new Map<string, Channel>();

  const send = (message: Message) => socket.send(textFrame(writeMessage(message, socket.version)));
  const reply = ({ joinRef, ref, topic }: Message, payload: Record<string, unknown>) =>
    send({ joinRef, ref, topic, event: 'phx_reply', payload });
  const forget = (channel: Channel) => {
    audience.leave(channel.topic, channel.member);
    channels.delete(channel.topic);
  };
  /** The client shows the reason in its log and the channel as closed; it does not come back by itself. */
  const dismiss = (channel: Channel, reason: string) => {
    if (channels.get(channel.topic) !== channel) return;
    forget(channel);
    const { joinRef } = channel;
    const topic = writtenTopic(channel.topic);
    const said = { status: 'error', extension: 'system', message: reason, channel: channel.topic };
    send({ joinRef, ref: null, topic, event: 'system', payload: said });
    send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  };
  const mayHear = async (topic: string, token: string): Promise<boolean> => {
    const found = ruleOf(around.rules, topic);
    const account = found && (await around.accountOf(token));
    return account ? found.rule.mayHear(account, found.id) : false;
  };
  const join = async (message: Message) => {
    const topic = topicOf(message.topic);
    const { data: asked } = joinSchema.safeParse(message.payload);
    if (topic === null || !asked) return reply(message, refused('This cannot be joined.'));
    const { config, access_token: token = '' } = asked;
    if (config?.private !== true) return reply(message, refused('Only private channels are offered here.'));
    if (config.presence?.enabled || (config.postgres_changes?.length ?? 0) > 0)
      return reply(message, refused('Only broadcasts are offered here.'));
    const before = channels.get(topic);
    if (!before && channels.size >= limits.channelsPerSocket)
      return reply(message, refused('Too many channels.'));
    if (!(await mayHear(topic, token)))
      return reply(
        message,
        refused(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`),
      );
    if (before) forget(before);
    const { id, version } = socket;
    const member: Member = { id, version, self: config.broadcast?.self === true, send: socket.send };
    channels.set(topic, { topic, joinRef: message.joinRef, token, member });
    audience.join(topic, member);
    reply(message, ok({ postgres_changes: [] }));
  };
  const renew = async (channel: Channel, message: Message) => {
    const token = tokenSchema.safeParse(message.payload).data?.access_token ?? '';
    if (await mayHear(channel.topic, token)) channel.token = token;
    else dismiss(channel, 'The access token does not open this channel.');
  };
  const broadcast = async (channel: Channel, message: Message) => {
    const { topic } = channel;
    const { data: said } = broadcastSchema.safeParse(message.payload);
    const found = ruleOf(around.rules, topic);
    const account = found?.rule.maySpeak ? await around.accountOf(channel.token) : null;
    if (!said || !account || !(await found?.rule.maySpeak?.(account, found.id)))
      return reply(message, refused('Nobody but the server speaks here.'));
    const payload = (said.payload ?? {}) as Record<string, unknown>;
    const told = await around.tell({ topic, event: said.event, payload, from: socket.id });
    reply(message, told ? ok() : refused('The message is too long.'));
  };
  /** Whoever lost the right to listen since joining is dismissed, some seconds later at the latest. */
  const lookAgain = async () => {
    for (const channel of channels.values())
      if (!(await mayHear(channel.topic, channel.token))) dismiss(channel, 'The session has ended.');
  };

  const inChannel = async (message: Message) => {
    const channel = channels.get(topicOf(message.topic) ?? '');
    if (message.event === 'phx_leave') {
      if (channel && channel.joinRef === message.joinRef) forget(channel);
      return reply(message, ok());
    }
    if (!channel || channel.joinRef !== message.joinRef) return reply(message, refused('unmatched topic'));
    if (message.event === 'access_token') return renew(channel, message);
    if (message.event === 'broadcast') return broadcast(channel, message);
    return reply(message, refused('This is not offered here.'));
  };
  return {
    hear: async (message) => {
      if (message.topic === 'phoenix' && message.event === 'heartbeat') {
        reply(message, ok());
        return lookAgain();
      }
      try {
        await (message.event === 'phx_join' ? join(message) : inChannel(message));
      } catch (trouble) {
        reply(message, refused('This cannot be told now.'));
        throw trouble;
      }
    },
    dropEnded: async () => {
      for (const channel of channels.values())
        if (!(await around.stillSigned(channel.token))) dismiss(channel, 'The access token has expired.');
    },
    channels: () => channels.size,
    end: () => {
      for (const channel of channels.values()) forget(channel);
    },
  };
}
