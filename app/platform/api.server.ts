/** What a feature's sub-app is made of. */
export {
  newApi,
  requireAccount,
  requireVisitor,
  type Account,
  type ApiContext,
  type ApiEnvironment,
  type ApiVariables,
} from './api/context.server.ts';
export { errorSchema, failures } from './api/errors.server.ts';
export { inputProblem } from './api/input.server.ts';
export { body, json, orNull } from './api/shapes.server.ts';
