/** API of `maths` for other features on the server. */
export { mathsApi } from './api/routes.server.ts';
export {
  renderFormula,
  type WrittenFormula,
  writeFormula,
  writeRequest,
} from './use-cases/write-formula.server.ts';
export { createMaths } from './use-cases/maths.server.ts';
export type { PoolOptions } from './use-cases/pool.server.ts';
