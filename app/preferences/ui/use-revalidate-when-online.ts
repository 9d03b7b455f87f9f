import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { pauseOrOnline } from './windows.ts';

/** Milliseconds between checks whether the server is reachable. */
const retryPauseMs = 5000;

/**
 * Re-runs the loaders, so that texts, prices and times change together; `chosen`: a language in the URL is replaced by
 * the chosen one. Offline, the page stays as it is and updates later: loaders that fail would end on the crash screen.
 */
export function useRevalidateWhenOnline(): (chosen: boolean) => void {
  const router = useRouterFunctions();
  const [reach] = useState(createNewestReachWait);
  return useCallback(
    async (chosen: boolean) => {
      if (!(await reach())) return;
      const { revalidate, navigate } = router.current;
      const address = new URL(window.location.href);
      if (!chosen || !address.searchParams.has('lang')) return revalidate();
      address.searchParams.delete('lang');
      await navigate(`${address.pathname}${address.search}${address.hash}`, {
        replace: true,
        preventScrollReset: true,
      });
    },
    [router, reach],
  );
}

/** Router functions change identity with navigation; later calls must use the current ones. */
function useRouterFunctions() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const functions = useRef({ revalidate, navigate });
  useEffect(() => {
    functions.current = { revalidate, navigate };
  });
  return functions;
}

/** Resolves with true when the server responds, or with false when superseded by a later call. */
function createNewestReachWait(): () => Promise<boolean> {
  let calls = 0;
  return async () => {
    calls += 1;
    const thisCall = calls;
    while (!(await isServerReachable())) {
      await pauseOrOnline(retryPauseMs);
      if (thisCall !== calls) return false;
    }
    return thisCall === calls;
  };
}

const isServerReachable = (): Promise<boolean> =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
