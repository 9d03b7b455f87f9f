import { useEffect } from 'react';
import { backendClient, useAuth, useMissingFactor } from '#app/accounts/index.ts';
import { whenIdle } from '#app/platform/when-idle.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { recordClick, referralCode } from '#app/telemetry/index.ts';

/**
 * Data calls of the specification (section 7) that belong to no screen: syncing preferences of the signed-in user, and
 * counting referral visits. Nothing is loaded for them before a user is signed in or the page is idle.
 */
export function DataCalls() {
  const { user, loading } = useAuth();
  const isOpen = useMissingFactor() !== 'code';
  const { signedIn, signedOut } = usePreferences();
  const id = user?.id;
  useEffect(() => {
    // A session without its second factor is refused everything.
    if (loading || !isOpen) return;
    if (!id) return signedOut();
    return signedIn({ id, client: backendClient });
  }, [loading, isOpen, id, signedIn, signedOut]);
  useEffect(countClick, []);
  return null;
}

/** Once per page load, however often React mounts the component. */
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
