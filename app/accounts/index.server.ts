/** API of `accounts` for other features on the server. */
export { accountsApi } from './api/routes.server.ts';
export {
  accountContact,
  accountName,
  confirmedEmail,
  contactOf,
  countActivated,
  countSignUps,
  queryContact,
} from './db/figures.server.ts';
export { removeUnprovenGoogleAccounts } from './db/accounts.server.ts';
export { countAlerts, loadAlerts } from './db/security-alerts.server.ts';
export { insertRead } from './db/security-events.server.ts';
export type { AuthSessionState } from './db/account-page.server.ts';
export { type LiveSessions, createLiveSessions } from './use-cases/account-page/live-sessions.server.ts';
export { isAdministrator, requireAdministrator } from './use-cases/administrators.server.ts';
export { registerAuthMails } from './use-cases/answer-mail-request.server.ts';
export { type AuthMail, sendAuthMail } from './use-cases/auth-mail.server.ts';
export { type ListedUser, listUsers } from './use-cases/list-users.server.ts';
export { mostAlertsPerHour, raiseSecurityAlert } from './use-cases/raise-security-alert.server.ts';
export { recipientLanguage } from './use-cases/recipient-language.server.ts';
export { findDeclaration } from './db/declarations.server.ts';
export { needsAdult } from './domain/declaration.ts';
export { isEmailAddress } from './domain/email-address.ts';
export { normaliseEmail } from './model/rules.ts';
export { lacksDeclaration } from './use-cases/declare.server.ts';
export { changeSuspension } from './use-cases/suspend-account.server.ts';
