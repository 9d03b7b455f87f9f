import { useEffect } from 'react';
import { backendClient, useAuth } from '#app/accounts/index.ts';
import { whenIdle } from '#app/platform/when-idle.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { recordClick, referralCode } from '#app/referrals/index.ts';

/**
 * The data calls of the specification (section 7) that no screen makes: preferences follow whoever is signed in, and a visit
 * by a shared link is counted. Nothing is loaded for them before somebody is signed in or the page is idle.
 */
export function DataCalls() {
  const { user, loading } = useAuth();
  const { signedIn, signedOut } = usePreferences();
  const id = user?.id;
  useEffect(() => {
    if (loading) return;
    if (!id) return signedOut();
    return signedIn({ id, client: backendClient });
  }, [loading, id, signedIn, signedOut]);
  useEffect(countClick, []);
  return null;
}

/** A page is loaded once, however often React mounts what is on it. */
let counted = false;

function countClick(): void {
  const code = referralCode(window.location.search);
  if (counted || code === null) return;
  counted = true;
  whenIdle(() => {
    backendClient()
      .then((client) => recordClick(client, code))
      .catch(() => undefined);
  });
}
