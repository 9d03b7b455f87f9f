/** Building blocks of a feature's API. */
export {
  newApi,
  requireAccount,
  requireFactor,
  requireVisitor,
  type Account,
  type ApiContext,
  type ApiEnvironment,
} from './api/context.server.ts';
export { failures } from './api/errors.server.ts';
export { asFile, toResponse } from './api/responses.server.ts';
export { body, json, orNull } from './api/shapes.server.ts';
