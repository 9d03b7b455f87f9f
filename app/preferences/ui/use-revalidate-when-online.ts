import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { pauseOrOnline } from './windows.ts';

/** Milliseconds between looks whether the server can be reached again. */
const retryPauseMs = 5000;

/**
 * Lets the server answer anew, so that texts, prices and times change together; `chosen`: a language in the address gives way to
 * the one just chosen. Without a connection the page stays as it is and changes when there is one: asking a server that
 * cannot be reached would end on the crash screen.
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

/** Their identity changes with the page; what is called later wants the ones of that moment. */
function useRouterFunctions() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const functions = useRef({ revalidate, navigate });
  useEffect(() => {
    functions.current = { revalidate, navigate };
  });
  return functions;
}

/** Resolves with true once the server answers, or with false when it was called again meanwhile. */
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
