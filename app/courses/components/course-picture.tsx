import { hand } from '#app/ui/curve.ts';
import { pathOf, pointsOf, short } from '#app/ui/plot.ts';
import type { CourseId } from '../catalogue.ts';

/** One computed picture for each course, on a field of 300 × 180 with dots. */
export function CoursePicture({ course, label }: { course: CourseId; label: string }) {
  const Drawing = drawings[course];
  return (
    <svg className="course-picture" viewBox="0 0 300 180" role="img" aria-label={label}>
      <Drawing />
    </svg>
  );
}

const drawings: Record<CourseId, () => React.ReactNode> = {
  fractions: Bars,
  lines: StepLine,
  quadratics: GrownSquare,
  derivatives: Secants,
};

/** The same half as one of two, two of four, four of eight, drawn by hand. */
function Bars() {
  return [2, 4, 8].map((pieces, at) => {
    const top = 14 + at * 56;
    const shake = hand(`bar-${pieces}`, 2);
    const edge = (y: number) =>
      pathOf(pointsOf((t) => ({ x: 14 + 272 * t, y: short(y + shake(t)) }), 0, 1, 12));
    return (
      <g key={pieces}>
        <rect x="14" y={top} width="136" height="38" fill="var(--primary-soft)" />
        <path className="g-ink" d={edge(top)} />
        <path className="g-ink" d={edge(top + 38)} />
        {Array.from({ length: pieces + 1 }, (_, cut) => (
          <path key={cut} className="g-ink" d={`M${14 + (272 / pieces) * cut} ${top}v38`} />
        ))}
        {at === 2 && <path className="g-fn" strokeDasharray="2 6" d="M150 4V176" />}
      </g>
    );
  });
}

function StepLine() {
  return (
    <>
      <path className="g-axis" d="M14 150H290M34 172V8" />
      <path className="g-fn" d="M34 126L276 18" />
      <path className="g-ink" d="M81 105H191V56" />
      <circle className="g-pt" cx="81" cy="105" r="6" />
      <circle className="g-pt" cx="191" cy="56" r="6" />
      <text className="g-tick" x="136" y="124" textAnchor="middle">
        2
      </text>
      <text className="g-tick" x="200" y="86">
        1
      </text>
    </>
  );
}

/** (x + 3)² = x² + 2·3x + 9: a square and what grows on two of its sides. */
function GrownSquare() {
  return (
    <>
      <rect x="84" y="14" width="104" height="104" fill="var(--primary-soft)" />
      <path className="g-fn" d="M84 14H188V118H84Z" />
      <path className="g-ink" d="M188 14H232V162H84V118" />
      <path className="g-guide" d="M188 118H232M188 118V162" />
      <rect x="188" y="118" width="44" height="44" fill="var(--clay-soft)" />
      <path className="g-fn mine" d="M188 118H232V162H188Z" />
      <text className="g-name" x="136" y="72" textAnchor="middle">
        x²
      </text>
      <text className="g-tick" x="210" y="72" textAnchor="middle">
        3x
      </text>
      <text className="g-tick" x="136" y="146" textAnchor="middle">
        3x
      </text>
      <text className="g-tick" x="210" y="146" textAnchor="middle">
        9
      </text>
    </>
  );
}

/** Lines through (x, f(x)) and (x + h, f(x + h)) for h = 130, 70, 20 on f(x) = x²/430. */
function Secants() {
  const f = (x: number) => short((x * x) / 430);
  const at = (x: number) => ({ x: 20 + x, y: short(158 - f(x)) });
  const touch = 120;
  return (
    <>
      <path className="g-axis" d="M14 158H290" />
      <path className="g-fn" d={pathOf(pointsOf(at, 0, 258))} />
      {[130, 70, 20].map((h, order) => {
        const slope = (f(touch + h) - f(touch)) / h;
        const ends = [-50, h + 20].map((dx) => `${20 + touch + dx} ${short(158 - f(touch) - slope * dx)}`);
        const other = at(touch + h);
        return (
          <g key={h} opacity={0.4 + order * 0.3}>
            <path className="g-ink" d={`M${ends.join('L')}`} strokeWidth="1.5" />
            <circle cx={other.x} cy={other.y} r="4" fill="var(--ink)" />
          </g>
        );
      })}
      <circle className="g-pt" cx={at(touch).x} cy={at(touch).y} r="6" />
    </>
  );
}
