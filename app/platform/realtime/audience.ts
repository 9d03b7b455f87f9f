import { type Message, encodeMessage, type Version, versions } from './messages.ts';
import type { Note } from './notes.ts';
import { reloadEvent } from './reload.ts';
import { writtenTopic } from './topics.ts';

/** A joined channel, as a recipient of notes. */
export type Member = {
  /** Id of the socket. */
  id: string;
  version: Version;
  /** Whether it receives what its own socket broadcast. */
  self: boolean;
  /** Sends one message, encoded as UTF-8. */
  send(text: Buffer): void;
};

export type Audience = {
  join(topic: string, member: Member): void;
  leave(topic: string, member: Member): void;
  /** Sends a note to all members of its topic. It is encoded once, however many there are. */
  deliver(note: Note): void;
  /** Sends all sockets an event: notes may have been missed. */
  tellToReload(): void;
};

/** Members by topic, in this process. */
export function createAudience(): Audience {
  const topics = new Map<string, Set<Member>>();
  const deliver = ({ topic, event, payload, from }: Note) => {
    const members = topics.get(topic);
    if (!members) return;
    const message = broadcastOf(topic, event, payload);
    const texts = new Map(versions.map((version) => [version, encodeMessage(message, version)]));
    for (const member of members) {
      const text = texts.get(member.version);
      if (text && (member.id !== from || member.self)) member.send(text);
    }
  };
  return {
    join: (topic, member) => {
      const members = topics.get(topic) ?? new Set();
      topics.set(topic, members.add(member));
    },
    leave: (topic, member) => {
      const members = topics.get(topic);
      members?.delete(member);
      if (members?.size === 0) topics.delete(topic);
    },
    deliver,
    tellToReload: () => {
      for (const topic of topics.keys()) deliver({ topic, event: reloadEvent, payload: {} });
    },
  };
}

const broadcastOf = (topic: string, event: string, payload: Record<string, unknown>): Message => ({
  joinRef: null,
  ref: null,
  topic: writtenTopic(topic),
  event: 'broadcast',
  payload: { type: 'broadcast', event, payload },
});
