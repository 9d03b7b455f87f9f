import { type Message, encodeMessage, type Version, versions } from './messages.ts';
import type { Note } from './notes.ts';
import { reloadEvent } from './reload.ts';
import { writtenTopic } from './topics.ts';

/** A joined channel, as far as notes are concerned. */
export type Member = {
  /** Of the socket. */
  id: string;
  version: Version;
  /** Whether it hears what its own browser said. */
  self: boolean;
  /** Sends one message, given as UTF-8. */
  send(text: Buffer): void;
};

export type Audience = {
  join(topic: string, member: Member): void;
  leave(topic: string, member: Member): void;
  /** Tells a note to all who are on its topic. It is written once, however many they are. */
  tell(note: Note): void;
  /** Tells everybody that something may have been missed. */
  tellToReload(): void;
};

/** Who is on which topic, in this process. */
export function createAudience(): Audience {
  const topics = new Map<string, Set<Member>>();
  const tell = ({ topic, event, payload, from }: Note) => {
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
    tell,
    tellToReload: () => {
      for (const topic of topics.keys()) tell({ topic, event: reloadEvent, payload: {} });
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
