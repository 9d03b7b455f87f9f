import { createContext, type ReactNode, useContext } from 'react';

/** The signed-in person, as the specification names the fields. */
export type SessionUser = { id: string; email: string | null; role: 'admin' | 'user'; isAdmin: boolean };
export type Auth = { user: SessionUser | null; loading: boolean };

const AuthContext = createContext<Auth>({ user: null, loading: false });

/** Nobody is signed in until the session layer takes this place. */
export function AuthProvider({ children }: { children: ReactNode }) {
  return <AuthContext value={{ user: null, loading: false }}>{children}</AuthContext>;
}

/** Who is signed in, and whether we still look it up. */
export const useAuth = (): Auth => useContext(AuthContext);
