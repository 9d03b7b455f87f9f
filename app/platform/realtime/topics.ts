import type { Account } from '../api/context.server.ts';

/** Permissions for a kind of topic, provided by a feature. Topics without a rule are closed to all. */
export type TopicRule = {
  /** The topic, or the part before its colon: `tutor` for `tutor:{id}`. */
  name: string;
  /** `id` is the part after the colon, empty without one. Throws when that cannot be determined now. */
  mayHear(account: Account, id: string): Promise<boolean>;
  /** Who may broadcast from the browser. Absent: only the server may. */
  maySpeak?(account: Account, id: string): Promise<boolean>;
};

/** Prefix of every topic of the official client; ours omit it. */
const prefix = 'realtime:';

/** The topic without the client's prefix; null for a topic that lacks it. */
export const topicOf = (written: string): string | null =>
  written.startsWith(prefix) && written.length > prefix.length ? written.slice(prefix.length) : null;
export const writtenTopic = (topic: string): string => prefix + topic;

/** The rule for a topic and the id in it. */
export function ruleOf(rules: readonly TopicRule[], topic: string): { rule: TopicRule; id: string } | null {
  const colon = topic.indexOf(':');
  const name = colon < 0 ? topic : topic.slice(0, colon);
  const id = colon < 0 ? '' : topic.slice(colon + 1);
  const rule = rules.find((each) => each.name === name);
  return rule && (colon < 0 || id !== '') ? { rule, id } : null;
}
