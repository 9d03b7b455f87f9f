import { rules } from '../messages/rules/index.ts';

/** A rule of the solver: the key of its texts. */
export type RuleId = keyof typeof rules.en;
export const ruleIds = Object.keys(rules.en) as RuleId[];
