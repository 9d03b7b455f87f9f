export { AuthProvider, useAuth } from './auth-context.tsx';
export { AdminGuard } from './components/admin-guard.tsx';
export { SignInInvitation } from './components/sign-in-invitation.tsx';
export { accountsTexts } from './messages/index.ts';
export { ownPath } from './return-path.ts';
export { type Auth, backendClient, type SessionUser, signOut } from './session.ts';
