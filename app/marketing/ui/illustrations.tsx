import { hand } from '#app/ui/curve.ts';
import { pathOf, type Point, pointsOf, short } from '#app/ui/plot.ts';

/** The four computed pictures of the home page. Each draws on a field of 320 × 190 with a dot grid of 24. */
function Field({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <svg className="ill" viewBox="0 0 320 190" role="img" aria-label={label}>
      {children}
    </svg>
  );
}

const thin = { strokeWidth: 1.5 };
const curve = { strokeWidth: 2.5 };

/** y = 96 + 45·sin(2π(x/118 + φ)): the phase φ of the second wave approaches that of the first as x grows. */
export function Waves({ label }: { label: string }) {
  const shake = hand('waves');
  const wave =
    (lag: number) =>
    (t: number): Point => ({
      x: 10 + 300 * t,
      y: 96 - (30 + 18 * t) * Math.sin(2 * Math.PI * (2.35 * t - 0.18 + lag * (1 - t) ** 2)) + shake(t),
    });
  return (
    <Field label={label}>
      <path className="g-ink" d={pathOf(pointsOf(wave(0), 0, 1, 64))} />
      <path className="g-hand" style={curve} d={pathOf(pointsOf(wave(0.55), 0, 1, 64))} />
    </Field>
  );
}

const control: readonly Point[] = [
  { x: 24, y: 158 },
  { x: 80, y: 14 },
  { x: 214, y: 176 },
  { x: 296, y: 24 },
];

/** A cubic Bézier curve: Σ C(3,k)·(1−t)^(3−k)·t^k·P_k. */
function bezier(t: number): Point {
  const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
  const sum = (axis: 'x' | 'y') =>
    control.reduce((total, point, at) => total + (weights[at] ?? 0) * point[axis], 0);
  return { x: short(sum('x')), y: short(sum('y')) };
}

export function SevenLessons({ label }: { label: string }) {
  const lessons = Array.from({ length: 7 }, (_, at) => ({ ...bezier(at / 6), done: at < 3 }));
  return (
    <Field label={label}>
      <path className="g-guide" d={`M${control.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {control.slice(1, 3).map(({ x, y }) => (
        <rect
          key={x}
          x={x - 4}
          y={y - 4}
          width="8"
          height="8"
          fill="var(--paper)"
          stroke="var(--muted)"
          style={thin}
        />
      ))}
      <path className="g-hand" style={curve} d={pathOf(pointsOf(bezier, 0, 1))} />
      {lessons.map(({ x, y, done }) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="5.5"
          fill={done ? 'var(--curve)' : 'var(--paper)'}
          stroke="var(--curve)"
          strokeWidth="2"
        />
      ))}
    </Field>
  );
}

/** A damped oscillation y = 70·e^(−kt)·cos(πt) with extremes at integer t, each smaller than the one before. */
export function Swing({ label }: { label: string }) {
  const shake = hand('swing');
  const height = (t: number) => short(78 - 70 * Math.exp(-0.53 * t) * Math.cos(Math.PI * t));
  const at = (t: number): Point => ({ x: 14 + 49 * t, y: height(t) + shake(t / 6) });
  return (
    <Field label={label}>
      <path className="g-guide" d="M10 78H312" />
      <path className="g-hand" style={curve} d={pathOf(pointsOf(at, 0, 6.05, 80))} />
      {[0, 1, 2, 3, 4, 5].map((t) => (
        <g key={t}>
          <path className="g-ink" style={thin} d={`M${14 + 49 * t} 78V${height(t)}`} />
          <circle cx={14 + 49 * t} cy={height(t)} r="4.5" fill="var(--ink)" />
        </g>
      ))}
    </Field>
  );
}

/** Newton's method on f(x) = (x − 58)²/483 − 8 over the axis y = 150: three tangents step towards the root. */
export function Tangents({ label }: { label: string }) {
  const f = (x: number) => short((x - 58) ** 2 / 483 - 8);
  const slope = (x: number) => (2 * (x - 58)) / 483;
  const next = (x: number) => short(x - f(x) / slope(x));
  const guesses = [300, next(300), next(next(300))];
  const root = short(58 + Math.sqrt(8 * 483));
  return (
    <Field label={label}>
      <path className="g-ink" style={{ ...thin, stroke: 'var(--muted)' }} d="M10 150H312" />
      <path className="g-hand" style={curve} d={pathOf(pointsOf((x) => ({ x, y: 150 - f(x) }), 30, 308))} />
      {guesses.map((x) => (
        <g key={x}>
          <path className="g-ink" style={thin} d={`M${x} ${150 - f(x)}L${next(x)} 150`} />
          <path className="g-guide" d={`M${x} 150V${150 - f(x)}`} />
          <circle cx={x} cy={150 - f(x)} r="4.5" fill="var(--ink)" />
        </g>
      ))}
      <circle cx={root} cy="150" r="6.5" fill="var(--curve)" stroke="var(--paper)" strokeWidth="2" />
    </Field>
  );
}
