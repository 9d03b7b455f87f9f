export { countSessionsPerModel } from './figures-queries.server.ts';
export { type ModelId, modelIds } from './models.ts';
