export { searchApi } from './api.server.ts';
export type { SearchDocument } from './document.ts';
export {
  askForDocuments,
  askForDocumentsAtStart,
  documentsJob,
  registerSearchJobs,
  type Sources,
} from './keep-documents.server.ts';
