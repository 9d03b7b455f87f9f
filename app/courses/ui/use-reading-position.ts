import { useEffect, useRef } from 'react';
import { savePosition } from '../api/client.ts';

/** Milliseconds without scrolling after which the position is saved. */
const rest = 1500;

/** Saves the block that is being read. Best effort: a lost position costs nothing but scrolling. */
export function useReadingPosition(
  { course, lesson }: { course: string; lesson: string },
  learner: string | undefined,
  blocks: number,
): void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (!learner || blocks === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const visible = new Set<number>();
    const watcher = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const number = Number(target.id.slice(1));
        if (isIntersecting) visible.add(number);
        else visible.delete(number);
      }
      const top = visible.size > 0 ? Math.min(...visible) : null;
      if (top === null || top === last.current) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        last.current = top;
        void savePosition({ course, lesson }, learner, top).catch(() => (last.current = null));
      }, rest);
    });
    for (let at = 0; at < blocks; at += 1) {
      const block = document.getElementById(`b${at}`);
      if (block) watcher.observe(block);
    }
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [course, lesson, learner, blocks]);
}
