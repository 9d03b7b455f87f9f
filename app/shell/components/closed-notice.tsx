import { useEffect, useSyncExternalStore } from 'react';
import { isClosed, onMaintenance } from '#app/platform/maintenance.ts';
import type { Language } from '#app/platform/texts.ts';
import { closedTexts } from '../messages/closed.ts';

const askAgainMs = 10_000;

/** Says at the foot of the window that the product is closed for work on it, until it is open again. */
export function ClosedNotice({ language }: { language: Language }) {
  const closed = useSyncExternalStore(onMaintenance, isClosed, () => false);
  useEffect(() => {
    if (!closed) return;
    // Its answer is heard by the one who listens to all of them.
    const timer = setInterval(() => void fetch('/healthz').catch(() => undefined), askAgainMs);
    return () => clearInterval(timer);
  }, [closed]);
  return <ClosedWords language={language} closed={closed} />;
}

/** Its place is always there, so that a screen reader hears what comes to stand in it. */
function ClosedWords({ language, closed }: { language: Language; closed: boolean }) {
  const t = closedTexts[language];
  return (
    <div className="closed-place" role="status">
      {closed && (
        <p className="closed-notice">
          <strong>{t.title}</strong> {t.text}
        </p>
      )}
    </div>
  );
}
