export { searchApi } from './api.server.ts';
export type { SearchDocument } from './document.ts';
export {
  askForDocuments,
  askForDocumentsAtStart,
  documentsJob,
  type Part,
  registerSearchJobs,
  type Sources,
} from './keep-documents.server.ts';
