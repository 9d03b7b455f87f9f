import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readStoredSession } from './stored-session.ts';
import { forgetTyped } from './typed-credentials.ts';
import { type AuthMode, AuthForms } from './auth-forms.tsx';
import './account-ways.css';

export type SignInHereProps = {
  /** Over the forms: what the account is needed for, and what becomes of the page meanwhile. */
  title: string;
  text: string;
  /** Whether Google is set up. */
  google: boolean;
};

/** Who needs an account only at the end of something has none yet, as a rule. */
const first: AuthMode = 'sign-up';

export default function SignInHere({ title, text, google }: SignInHereProps) {
  const { pathname, search } = useLocation();
  useEffect(
    () => () => {
      // The page begins anew for whoever was signed in, here or in another tab: the password has served its purpose.
      if (readStoredSession()) forgetTyped();
    },
    [],
  );
  const here = new URLSearchParams(search);
  here.delete('mode');
  const heading = (name: string, mode: AuthMode | 'sent') =>
    mode === 'sign-in' || mode === 'sign-up' ? (
      <>
        <h2>{title}</h2>
        <p>{text}</p>
      </>
    ) : (
      <h2>{name}</h2>
    );
  return (
    <section className="account-ways">
      <AuthForms first={first} next={`${pathname}?${here}`} google={google} heading={heading} />
    </section>
  );
}
