export { isAdministrator, requireAdministrator } from './administrators.server.ts';
export { accountsApi } from './api.server.ts';
export { sendAuthMail, type AuthMail } from './auth-mail.server.ts';
export { createLiveSessions, type LiveSessions } from './account-page/live-sessions.server.ts';
export { registerAuthMails } from './mail-requests/answer-mail-request.server.ts';
export { accountContact, accountName } from './figures-queries.server.ts';
export { removeUnprovenGoogleAccounts } from './google-queries.server.ts';
export { mostAlertsPerHour, raiseSecurityAlert } from './raise-security-alert.server.ts';
export { loadAlerts } from './security-alerts-queries.server.ts';
