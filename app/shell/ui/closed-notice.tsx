import { useEffect, useSyncExternalStore } from 'react';
import {
  onAvailabilityChange,
  type Unavailability,
  currentUnavailability,
} from '#app/platform/maintenance.ts';
import type { Language } from '#app/platform/texts.ts';
import { closedTexts } from '../messages/failures.ts';

const askAgainMs = 10_000;

/** A bar at the foot of the window while the product is closed for maintenance or unreachable. */
export function ClosedNotice({ language }: { language: Language }) {
  const trouble = useSyncExternalStore(onAvailabilityChange, currentUnavailability, () => null);
  useEffect(() => {
    if (!trouble) return;
    // The fetch wrapper watches all responses, so the result is ignored here.
    const timer = setInterval(() => void fetch('/healthz').catch(() => undefined), askAgainMs);
    return () => clearInterval(timer);
  }, [trouble]);
  return <ClosedText language={language} trouble={trouble} />;
}

/** A live region that is always rendered, so that screen readers announce its content. */
function ClosedText({ language, trouble }: { language: Language; trouble: Unavailability }) {
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
