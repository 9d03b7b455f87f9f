import { progressCurve } from '#app/ui/curve.ts';
import { pathOf, pointsOf, type Point } from '#app/ui/plot.ts';
import type { CourseStanding } from '../model/views.ts';

const size = { width: 350, height: 56 };
const edge = 16;
const dot = 5;

/** The lessons of a course on the progress curve: filled when complete, the next one ringed. `label` is its accessible name. */
export function CourseCurve({ standing, label }: { standing: CourseStanding; label: string }) {
  const { lessons } = standing;
  const y = progressCurve({ height: size.height, seed: standing.course });
  const last = Math.max(lessons.length - 1, 1);
  const at = (share: number): Point => ({ x: edge + share * (size.width - 2 * edge), y: y(share) });
  const now = lessons.findIndex(({ state }) => state !== 'complete');
  const reached = now < 0 ? 1 : now / last;
  return (
    <svg
      className="pcurve co-curve"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
    >
      {reached < 1 && <path className="pc-rest" d={pathOf(pointsOf(at, reached, 1))} />}
      {reached > 0 && <path className="pc-done" d={pathOf(pointsOf(at, 0, reached))} />}
      {lessons.map(({ lesson, state }, index) => {
        const { x, y: top } = at(index / last);
        return index === now ? (
          <g key={lesson}>
            <circle className="pc-halo" cx={x} cy={top} r="13" />
            <circle className="pc-now" cx={x} cy={top} r="7" />
          </g>
        ) : (
          <circle
            key={lesson}
            className={state === 'complete' ? 'pc-dot done' : 'pc-dot'}
            cx={x}
            cy={top}
            r={dot}
          />
        );
      })}
    </svg>
  );
}
