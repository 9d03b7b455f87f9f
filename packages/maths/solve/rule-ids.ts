import { rules, ruleTopics } from '../messages/rules/index.ts';

/** A rule of the solver: the key of its texts. */
export type RuleId = keyof typeof rules.en;
export const ruleIds = Object.keys(rules.en) as RuleId[];

/** The subject of a rule: a topic, or the introductory lessons on arithmetic, equations and rewriting. */
export type RuleTopic = keyof typeof ruleTopics | 'first';

const topicByRule = new Map<string, RuleTopic>(
  Object.entries(ruleTopics).flatMap(([topic, texts]) =>
    Object.keys(texts).map((rule): [string, RuleTopic] => [rule, topic as RuleTopic]),
  ),
);

/** The topic of a rule. */
export const topicOfRule = (rule: RuleId): RuleTopic => topicByRule.get(rule) ?? 'first';
