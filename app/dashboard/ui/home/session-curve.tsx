import { progressCurve } from '#app/ui/curve.ts';
import { pathOf, type Point, pointsOf } from '#app/ui/plot.ts';

const edge = 16;
const width = 560;
const height = 74;

/** Progress of a session: question `position` of `size`. Decorative; the text beside it says the same. */
export function SessionCurve({ seed, position, size }: { seed: string; position: number; size: number }) {
  const y = progressCurve({ height, seed });
  const at = (share: number): Point => ({ x: edge + share * (width - 2 * edge), y: y(share) });
  const count = Math.max(size, position, 2);
  const share = (index: number) => index / (count - 1);
  const now = Math.max(0, position - 1);
  return (
    <svg className="pcurve" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {now < count - 1 && <path className="pc-rest" d={pathOf(pointsOf(at, share(now), 1))} />}
      {now > 0 && <path className="pc-done" d={pathOf(pointsOf(at, 0, share(now)))} />}
      {Array.from({ length: count }, (_, index) => {
        const { x, y: top } = at(share(index));
        if (index !== now)
          return (
            <circle key={index} className={`pc-dot ${index < now ? 'done' : ''}`} cx={x} cy={top} r={4.5} />
          );
        return (
          <g key={index}>
            <circle className="pc-halo" cx={x} cy={top} r="14" />
            <circle className="pc-now" cx={x} cy={top} r="7.5" />
          </g>
        );
      })}
    </svg>
  );
}
