/** API of `accounts` for other features in the browser. */
export { isEmailAddress } from './domain/email-address.ts';
export { ownPath } from './domain/return-path.ts';
export { accountPageTexts } from './messages/account-page/index.ts';
export { accountsTexts } from './messages/index.ts';
export { ownDataTexts } from './messages/own-data/index.ts';
export { AccountFrame } from './ui/account-page/frame.tsx';
export { AccountPage } from './ui/account-page/lazy.tsx';
export { AdminGuard } from './ui/admin-guard.tsx';
export { AuthProvider, useAuth, useMissingFactor, useSignedOut } from './ui/auth-context.tsx';
export { FactorGate } from './ui/factor-gate.tsx';
export { SignInHere, useJustSignedIn } from './ui/lazy.tsx';
export { ErasureNotice } from './ui/own-data/erasure-notice.tsx';
export { backendClient, signOut } from './ui/session.ts';
export { SignInInvitation } from './ui/sign-in-invitation.tsx';
