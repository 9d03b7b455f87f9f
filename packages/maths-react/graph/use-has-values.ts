import { useEffect, useState } from 'react';
import { hasValues, type SceneItem } from '@curvela/maths/graph';

const load = () => import('@curvela/maths/graph/evaluate').then((part) => part.evaluateEverything());

// A server draws whatever comes, with its first page too.
if (typeof document === 'undefined') void load();

/**
 * Whether the items can be drawn: the evaluator of calculus, written sums and the like is loaded with the first picture that has
 * such a thing. What was typed brings it along with the reader.
 */
export function useHasValues(items: readonly SceneItem[]): boolean {
  const has = items.every(({ picture }) => hasValues(picture));
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (has) return;
    let wanted = true;
    // Without it the picture stays as the server drew it; the next such graph tries again.
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
