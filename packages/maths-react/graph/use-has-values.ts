import { useEffect, useState } from 'react';
import { hasValues, type SceneItem } from '@curvela/maths/graph';

const load = () => import('@curvela/maths/graph/evaluate').then((part) => part.evaluateEverything());

// The server draws every kind of item, so it loads the evaluator at once.
if (typeof document === 'undefined') void load();

/**
 * Whether the items can be drawn. The evaluator of calculus, sums and the like is loaded with the first picture that needs it; for typed
 * text it comes with the parser.
 */
export function useHasValues(items: readonly SceneItem[]): boolean {
  const has = items.every(({ picture }) => hasValues(picture));
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (has) return;
    let wanted = true;
    // If loading fails, the picture stays as the server drew it; the next such graph retries.
    void load().then(
      () => wanted && setLoaded(true),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [has]);
  return has;
}
