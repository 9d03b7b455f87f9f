export { type Auth, AuthProvider, type SessionUser, useAuth } from './auth-context.tsx';
