/** API of `search` for other features on the server. */
export { searchApi } from './api.server.ts';
export type { SearchDocument } from './document.ts';
export {
  type DocumentSources,
  requestDocumentsUpdate,
  requestDocumentsUpdateAtStart,
  documentsJob,
  registerSearchJobs,
} from './update-documents.server.ts';
