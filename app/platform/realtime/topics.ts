import type { Account } from '../api/context.server.ts';

/** Who may hear a kind of topic. Rooms give these rules; what no rule names is closed to everybody. */
export type TopicRule = {
  /** The topic itself, or what stands before its colon: `tutor` for `tutor:{id}`. */
  name: string;
  /** `id` is what stands behind the colon, empty without one. Throws when that cannot be told now. */
  mayHear(account: Account, id: string): Promise<boolean>;
  /** Who may broadcast from the browser. Absent: the server alone speaks there. */
  maySpeak?(account: Account, id: string): Promise<boolean>;
};

/** Every topic of the official client begins so; ours are without it. */
const prefix = 'realtime:';

/** The topic without the client's prefix; null for one that has none. */
export const topicOf = (written: string): string | null =>
  written.startsWith(prefix) && written.length > prefix.length ? written.slice(prefix.length) : null;
export const writtenTopic = (topic: string): string => prefix + topic;

/** The rule of a topic and the id in it. */
export function ruleOf(rules: readonly TopicRule[], topic: string): { rule: TopicRule; id: string } | null {
  const colon = topic.indexOf(':');
  const name = colon < 0 ? topic : topic.slice(0, colon);
  const id = colon < 0 ? '' : topic.slice(colon + 1);
  const rule = rules.find((each) => each.name === name);
  return rule && (colon < 0 || id !== '') ? { rule, id } : null;
}
