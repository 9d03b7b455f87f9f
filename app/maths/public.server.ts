/** The server's door to the maths. */
export type * from './contract.ts';
export { createMaths } from './maths.server.ts';
export { mathsTexts } from './messages/index.ts';
export { renderFormula } from './formula.server.ts';
export { mathsApi } from './api.server.ts';
export { ruleIds, topicOfRule } from './solve/rule-ids.ts';
export { mistakeIds } from './verify/mistake-ids.ts';
export type { PoolOptions } from './pool.server.ts';
export { tasks } from './expression/request.ts';
export { graphItems, graphSvg } from './graph/graph.server.ts';
export { writeFormula, writeRequest, type WrittenFormula } from './trusted.server.ts';
