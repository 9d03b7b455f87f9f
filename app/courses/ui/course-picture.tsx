import { useTranslations } from 'use-intl/react';
import { hand } from '#app/ui/curve.ts';
import { pathOf, pointsOf, short } from '#app/ui/plot.ts';

/** A computed picture for each course, 300 × 180; an empty box for a course without one. */
export function CoursePicture({ course }: { course: string }) {
  const t = useTranslations('courses');
  if (!hasPicture(course)) return <div className="course-picture" />;
  const Drawing = drawings[course];
  return (
    <svg className="course-picture" viewBox="0 0 300 180" role="img" aria-label={t(`${course}.picture`)}>
      <Drawing />
    </svg>
  );
}

const drawings = {
  fractions: Bars,
  algebra: Balance,
  quadratics: GrownSquare,
  learning: Recalls,
};
const hasPicture = (course: string): course is keyof typeof drawings => Object.hasOwn(drawings, course);

/** The same half as one of two, two of four and four of eight. */
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

/** 2x + 3 = 7 on a level balance: two boxes and three weights against seven weights. */
function Balance() {
  const box = (x: number) => (
    <g key={x}>
      <rect x={x} y="84" width="30" height="30" fill="var(--primary-soft)" />
      <path className="g-fn" d={`M${x} 84h30v30h-30z`} />
      <text className="g-name" x={x + 15} y="105" textAnchor="middle">
        x
      </text>
    </g>
  );
  const weight = (x: number, y: number) => (
    <rect key={`${x} ${y}`} x={x} y={y} width="12" height="12" fill="var(--ink)" />
  );
  return (
    <>
      <path className="g-ink" d="M150 60V166M110 166H190M74 60H226M74 60V80M226 60V80" />
      <path className="g-ink" d="M22 116H126M174 116H278" />
      <circle className="g-pt" cx="150" cy="60" r="6" />
      {[30, 64].map(box)}
      {[0, 1, 2].map((at) => weight(104, 102 - at * 16))}
      {[0, 1, 2, 3, 4, 5, 6].map((at) => weight(182 + (at % 4) * 24, 102 - Math.floor(at / 4) * 16))}
    </>
  );
}

/** (x + 3)² = x² + 2·3x + 9: a square, and what two of its sides add. */
function GrownSquare() {
  return (
    <>
      <path d="M188 14H232V118H188ZM84 118H188V162H84Z" fill="var(--paper)" />
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
        3<tspan className="g-name">x</tspan>
      </text>
      <text className="g-tick" x="136" y="146" textAnchor="middle">
        3<tspan className="g-name">x</tspan>
      </text>
      <text className="g-tick" x="210" y="146" textAnchor="middle">
        9
      </text>
    </>
  );
}

/** Retention exp(−t / s), raised to 1 by each recall, which also doubles s. */
function Recalls() {
  const lasts = [22, 44, 88, 176];
  const begins = [14, 70, 140, 218];
  const height = (share: number) => short(154 - 130 * share);
  return (
    <>
      <path className="g-axis" d="M14 160H290M14 172V8" />
      {begins.map((from, at) => {
        const to = begins[at + 1] ?? 288;
        const last = lasts[at] ?? 1;
        const fall = pointsOf(
          (t) => ({ x: short(t), y: height(Math.exp(-(t - from) / last)) }),
          from,
          to,
          24,
        );
        return (
          <g key={from}>
            <path className="g-fn" d={pathOf(fall)} />
            {at < 3 && (
              <path
                className="g-ink"
                strokeDasharray="2 6"
                d={`M${to} ${height(Math.exp(-(to - from) / last))}V24`}
              />
            )}
            <circle className="g-pt" cx={from} cy="24" r="5" />
          </g>
        );
      })}
    </>
  );
}
