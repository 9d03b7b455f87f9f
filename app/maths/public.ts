/** What screens and other features may use of the maths: types, names, and the reading and printing of formulas. */
export type * from './contract.ts';
export type { Task } from './expression/request.ts';
export type { RuleId } from './solve/rule-ids.ts';
export type { MistakeId } from './verify/mistake-ids.ts';
export { ruleIds } from './solve/rule-ids.ts';
export { mistakeIds } from './verify/mistake-ids.ts';
