export { isAdministrator, requireAdministrator } from './administrators.server.ts';
export { accountsApi } from './api.server.ts';
export { sendAuthMail, type AuthMail } from './auth-mail.server.ts';
export { knownAddress } from './queries.server.ts';
