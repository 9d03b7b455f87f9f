import { useEffect, useSyncExternalStore } from 'react';
import { onTrouble, type Trouble, troubleNow } from '#app/platform/maintenance.ts';
import type { Language } from '#app/platform/texts.ts';
import { closedTexts } from '../messages/failures.ts';

const askAgainMs = 10_000;

/** Says at the foot of the window that the product is closed for work on it, or that nothing comes through, until it can be reached again. */
export function ClosedNotice({ language }: { language: Language }) {
  const trouble = useSyncExternalStore(onTrouble, troubleNow, () => null);
  useEffect(() => {
    if (!trouble) return;
    // Its answer is heard by the one who listens to all of them.
    const timer = setInterval(() => void fetch('/healthz').catch(() => undefined), askAgainMs);
    return () => clearInterval(timer);
  }, [trouble]);
  return <ClosedWords language={language} trouble={trouble} />;
}

/** Its place is always there, so that a screen reader hears what comes to stand in it. */
function ClosedWords({ language, trouble }: { language: Language; trouble: Trouble }) {
  const t = trouble && closedTexts[language][trouble];
  return (
    <div className="closed-place" role="status">
      {t && (
        <p className="closed-notice">
          <strong>{t.title}</strong> {t.text}
        </p>
      )}
    </div>
  );
}
