/** Contract types, identifiers and small helpers. Loads neither the reader, the algebra nor the engine. */
export * from './contract.ts';
export { seededRandom } from './random.ts';
export type { Random } from './random.ts';
export { ruleIds, topicOfRule } from './solve/rule-ids.ts';
export type { RuleId, RuleTopic } from './solve/rule-ids.ts';
export { languages } from './texts.ts';
export type { Language, Texts, Translation } from './texts.ts';
export { mistakeIds, questionMistakeIds } from './verify/mistake-ids.ts';
export type { MistakeId } from './verify/mistake-ids.ts';
