import type { Account } from '../api/context.server.ts';
import type { Audience, Member } from './audience.ts';
import { type Channel, Channels, type Socket } from './channels.ts';
import type { Limits } from './limits.ts';
import { broadcastSchema, joinSchema, type Message, tokenSchema } from './messages.ts';
import type { Note } from './notes.ts';
import { ruleOf, type TopicRule, topicOf } from './topics.ts';

/** Dependencies of a conversation. */
export type ConversationDeps = {
  rules: readonly TopicRule[];
  /**
   * The account of an access token with an active session; null for any other. Throws when that cannot be determined
   * now.
   */
  accountOf(token: string): Promise<Account | null>;
  /** The same without a database query: false once the token has expired. */
  stillSigned(token: string): Promise<boolean>;
  audience: Audience;
  /** Publishes a note to the browsers of all processes; false when it is too long. */
  tell(note: Note): Promise<boolean>;
  limits: Limits;
};

export type Conversation = {
  hear(message: Message): Promise<void>;
  /** Closes channels whose token has expired. */
  dropEnded(): Promise<void>;
  channels(): number;
  end(): void;
};

/** The channels of one socket, speaking the Phoenix protocol of the official client. */
export function openConversation(socket: Socket, deps: ConversationDeps): Conversation {
  const channels = new Channels(socket, deps.audience);
  const handleInChannel = async (message: Message) => {
    const channel = channels.at(topicOf(message.topic) ?? '');
    if (message.event === 'phx_leave') {
      if (channel && channel.joinRef === message.joinRef) channels.forget(channel);
      return channels.accept(message);
    }
    if (!channel || channel.joinRef !== message.joinRef) return channels.refuse(message, 'unmatched topic');
    if (message.event === 'access_token') return renew(channels, deps, channel, message);
    if (message.event === 'broadcast') return broadcast(socket, channels, deps, channel, message);
    return channels.refuse(message, 'This is not offered here.');
  };
  return {
    hear: async (message) => {
      if (message.topic === 'phoenix' && message.event === 'heartbeat') {
        channels.accept(message);
        return dropUnauthorized(channels, deps);
      }
      try {
        await (message.event === 'phx_join'
          ? join(socket, channels, deps, message)
          : handleInChannel(message));
      } catch (trouble) {
        channels.refuse(message, 'This cannot be told now.');
        throw trouble;
      }
    },
    dropEnded: async () => {
      for (const channel of channels.all())
        if (!(await deps.stillSigned(channel.token)))
          channels.dismiss(channel, 'The access token has expired.');
    },
    channels: () => channels.size,
    end: () => {
      for (const channel of channels.all()) channels.forget(channel);
    },
  };
}

async function join(
  socket: Socket,
  channels: Channels,
  deps: ConversationDeps,
  message: Message,
): Promise<void> {
  const topic = topicOf(message.topic);
  const { data: request } = joinSchema.safeParse(message.payload);
  if (topic === null || !request) return channels.refuse(message, 'This cannot be joined.');
  const { config, access_token: token = '' } = request;
  if (config?.private !== true) return channels.refuse(message, 'Only private channels are offered here.');
  if (config.presence?.enabled || (config.postgres_changes?.length ?? 0) > 0)
    return channels.refuse(message, 'Only broadcasts are offered here.');
  const before = channels.at(topic);
  if (!before && channels.size >= deps.limits.channelsPerSocket)
    return channels.refuse(message, 'Too many channels.');
  if (!(await maySubscribe(deps, topic, token)))
    return channels.refuse(
      message,
      `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
    );
  if (before) channels.forget(before);
  const { id, version } = socket;
  const member: Member = { id, version, self: config.broadcast?.self === true, send: socket.send };
  channels.open({ topic, joinRef: message.joinRef, token, member });
  channels.accept(message, { postgres_changes: [] });
}

async function maySubscribe(deps: ConversationDeps, topic: string, token: string): Promise<boolean> {
  const found = ruleOf(deps.rules, topic);
  const account = found && (await deps.accountOf(token));
  return account ? found.rule.mayHear(account, found.id) : false;
}

async function renew(
  channels: Channels,
  deps: ConversationDeps,
  channel: Channel,
  message: Message,
): Promise<void> {
  const token = tokenSchema.safeParse(message.payload).data?.access_token ?? '';
  if (await maySubscribe(deps, channel.topic, token)) channel.token = token;
  else channels.dismiss(channel, 'The access token does not open this channel.');
}

async function broadcast(
  socket: Socket,
  channels: Channels,
  deps: ConversationDeps,
  channel: Channel,
  message: Message,
): Promise<void> {
  const { topic } = channel;
  const { data: parsed } = broadcastSchema.safeParse(message.payload);
  const found = ruleOf(deps.rules, topic);
  const account = found?.rule.maySpeak ? await deps.accountOf(channel.token) : null;
  if (!parsed || !account || !(await found?.rule.maySpeak?.(account, found.id)))
    return channels.refuse(message, 'Nobody but the server speaks here.');
  const payload = (parsed.payload ?? {}) as Record<string, unknown>;
  const published = await deps.tell({ topic, event: parsed.event, payload, from: socket.id });
  if (published) channels.accept(message);
  else channels.refuse(message, 'The message is too long.');
}

/** Closes channels whose member has lost the permission since joining, some seconds later at the latest. */
async function dropUnauthorized(channels: Channels, deps: ConversationDeps): Promise<void> {
  for (const channel of channels.all())
    if (!(await maySubscribe(deps, channel.topic, channel.token)))
      channels.dismiss(channel, 'The session has ended.');
}
