import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import type { AuthOutcome } from '../model/errors.ts';
import { Problem } from './fields.tsx';
import { hasPasskeys, signInWithPasskey } from './passkey-calls.ts';

/** Signs in with a passkey; shown where the browser has them. */
export function PasskeyButton({ onDone }: { onDone: () => void }) {
  const t = useTranslations('accounts.passkey');
  const isShown = useHydrated() && hasPasskeys();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const press = useSingleFlight(async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await signInWithPasskey();
    setBusy(false);
    setProblem(outcome === 'codeWrong' ? { text: t('failed') } : outcome);
    if (outcome === null) onDone();
  });
  if (!isShown) return null;
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet btn-block"
        aria-disabled={busy}
        aria-describedby="passkey-problem"
        onClick={() => void press()}
      >
        {t(busy ? 'busy' : 'use')}
      </button>
      <Problem id="passkey-problem" problem={problem} />
    </>
  );
}
