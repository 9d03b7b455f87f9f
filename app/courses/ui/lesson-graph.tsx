import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { LessonBlockView } from '../model/views.ts';
import { LessonText } from './lesson-text.tsx';

const MovingGraph = lazy(() => import('./moving-graph.tsx'));

/** Distance below the window at which the interactive graph is loaded. */
const ahead = '300px';

/**
 * A graph of a lesson: first as drawn by the server (also without script and on paper), and once it comes near the window as an
 * interactive one.
 */
export function LessonGraph({
  block: { svg, graph, caption },
}: {
  block: Extract<LessonBlockView, { kind: 'graph' }>;
}) {
  const box = useRef<HTMLElement>(null);
  const near = useComesNear(box);
  // Markup of the server’s own graph writer: numbers and escaped names only.
  // oxlint-disable-next-line react/no-danger
  const drawn = <div className="co-svg" dangerouslySetInnerHTML={{ __html: svg }} />;
  return (
    <figure className="co-fig co-moving" ref={box}>
      {near ? (
        <Suspense fallback={drawn}>
          <MovingGraph graph={graph} />
        </Suspense>
      ) : (
        drawn
      )}
      <figcaption className="small muted">
        <LessonText parts={caption} />
      </figcaption>
    </figure>
  );
}

/** Whether an element has been near the window since it was mounted. */
function useComesNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [near, element]);
  return near;
}
