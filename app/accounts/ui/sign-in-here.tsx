import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readStoredSession } from './stored-session.ts';
import { forgetTyped } from './typed-credentials.ts';
import { type AuthMode, AuthForms } from './auth-forms.tsx';
import './account-ways.css';

export type SignInHereProps = {
  /** Heading above the forms: what the account is needed for, and what happens to the page meanwhile. */
  title: string;
  text: string;
  /** Whether Google sign-in is configured. */
  google: boolean;
};

/** A person who needs an account only at the end of a task usually has none yet. */
const first: AuthMode = 'sign-up';

export default function SignInHere({ title, text, google }: SignInHereProps) {
  const { pathname, search } = useLocation();
  useEffect(
    () => () => {
      // After a sign-in here or in another tab the page starts over: the typed password is no longer needed.
      if (readStoredSession()) forgetTyped();
    },
    [],
  );
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
      <AuthForms
        first={first}
        next={withoutMode({ pathname, search })}
        pageNow={() => withoutMode(window.location)}
        google={google}
        heading={heading}
      />
    </section>
  );
}

/**
 * The page without the selected form. After signing in it is read from the address bar: on a slow device the URL has already changed, as
 * when another time was just held, while this page still shows the one before.
 */
function withoutMode({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('mode');
  return `${pathname}?${parameters}`;
}
