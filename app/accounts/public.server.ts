export { sendAuthMail, type AuthMail } from './auth-mail.server.ts';
