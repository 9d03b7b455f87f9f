import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { LessonBlockView } from '../model/views.ts';
import { LessonText } from './lesson-text.tsx';

const MovingGraph = lazy(() => import('./moving-graph.tsx'));

/** So far below the window a graph is made ready. */
const ahead = '300px';

/**
 * A graph of a lesson: at first as the server drew it, which is all there is without script and on paper; once it comes near, it can be
 * moved and walked along.
 */
export function LessonGraph({
  block: { svg, graph, caption },
}: {
  block: Extract<LessonBlockView, { kind: 'graph' }>;
}) {
  const box = useRef<HTMLElement>(null);
  const near = useComesNear(box);
  // Our own drawing with its description, made on the server from numbers and escaped names.
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

/** Whether an element has come near the window since it stands there. */
function useComesNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [near, element]);
  return near;
}
