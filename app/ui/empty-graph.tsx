const step = 24;
const columns = 11;
const rows = 6;

/** Placeholder for an empty list: dots, two axes and the first point of a curve. Decorative; always beside a sentence. */
export function EmptyGraph() {
  const dots = Array.from({ length: columns * rows }, (_, at) => ({
    x: 20 + (at % columns) * step,
    y: 15 + Math.floor(at / columns) * step,
  }));
  return (
    <svg viewBox="0 0 280 150" aria-hidden="true">
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="g-dot" cx={x} cy={y} r="1.3" />
      ))}
      <path className="g-axis" d="M20 135H262M20 135V14" />
      <path className="pc-rest" d="M24 126C70 120 84 96 122 92S176 96 204 70 240 40 256 34" />
      <circle className="pc-halo" cx="24" cy="126" r="14" />
      <circle className="pc-now" cx="24" cy="126" r="7.5" />
    </svg>
  );
}
