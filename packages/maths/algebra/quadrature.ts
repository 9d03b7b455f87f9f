/**
 * Nodes and weights of the 15-point Kronrod rule and of the 7-point Gauss rule inside it (A. S. Kronrod
 * 1965).
 */
const places = [
  0.9914553711208126, 0.9491079123427585, 0.8648644233597691, 0.7415311855993945, 0.5860872354676911,
  0.4058451513773972, 0.20778495500789848, 0,
];
const kronrod = [
  0.022935322010529224, 0.06309209262997856, 0.10479001032225019, 0.14065325971552592, 0.1690047266392679,
  0.19035057806478542, 0.20443294007529889, 0.20948214108472782,
];
const gauss = [0.1294849661688697, 0.27970539148927664, 0.3818300505051189, 0.4179591836734694];

const mostPieces = 400;
/**
 * Relative to the size of the pieces. The actual error is far smaller, as the result uses the finer of the
 * two rules.
 */
const wanted = 1e-10;

type Piece = { readonly from: number; readonly to: number; readonly value: number; readonly error: number };

/**
 * ∫ f from a to b, repeatedly halving the worst piece; either bound may be infinite. NaN where the function
 * is undefined in between or the integral does not converge (a pole between the bounds).
 */
export function integrateNumerically(f: (x: number) => number, from: number, to: number): number {
  if (Number.isNaN(from) || Number.isNaN(to)) return NaN;
  if (from === to) return 0;
  if (from > to) return -integrateNumerically(f, to, from);
  if (Number.isFinite(from) && Number.isFinite(to)) return adaptive(softenEnds(f, from, to), 0, 1);
  // x = t/(1 − t²) maps (−1, 1) to the whole line.
  const moved = (t: number): number => {
    const below = 1 - t * t;
    const value = f(t / below);
    return value === 0 ? 0 : (value * (1 + t * t)) / (below * below);
  };
  const place = (x: number): number =>
    x === Infinity ? 1 : x === -Infinity ? -1 : x === 0 ? 0 : (Math.sqrt(1 + 4 * x * x) - 1) / (2 * x);
  return adaptive(moved, place(from), place(to));
}

/** x = a + (b − a)(3t² − 2t³) flattens at both ends, so that 1/√x is harmless there. */
function softenEnds(f: (x: number) => number, from: number, to: number): (t: number) => number {
  const width = to - from;
  return (t) => {
    const x = t < 0.5 ? from + width * t * t * (3 - 2 * t) : to - width * (1 - t) ** 2 * (1 + 2 * t);
    const speed = 6 * t * (1 - t) * width;
    return x === from || x === to ? 0 : f(x) * speed;
  };
}

function adaptive(f: (x: number) => number, from: number, to: number): number {
  const pieces = [ruleOn(f, from, to)];
  for (let count = 0; count < mostPieces; count += 1) {
    let [value, error, size, worst] = [0, 0, 0, 0];
    pieces.forEach((piece, index) => {
      value += piece.value;
      size += Math.abs(piece.value);
      error += piece.error;
      if (piece.error > pieces[worst]!.error) worst = index;
    });
    if (Number.isNaN(value)) return NaN;
    if (error <= wanted * Math.max(1e-3, size)) return value;
    const { from: low, to: high } = pieces[worst]!;
    const middle = (low + high) / 2;
    // A piece that cannot be halved further still contributes: the function grows without bound there.
    if (middle <= low || middle >= high || high - low < 1e-15 * (to - from)) {
      return error <= 1e-8 * Math.max(1e-3, size) ? value : NaN;
    }
    pieces[worst] = ruleOn(f, low, middle);
    pieces.push(ruleOn(f, middle, high));
  }
  return NaN;
}

function ruleOn(f: (x: number) => number, from: number, to: number): Piece {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  let fine = 0;
  let coarse = 0;
  places.forEach((place, index) => {
    const sides = place === 0 ? [middle] : [middle - half * place, middle + half * place];
    const value = sides.reduce((total, x) => total + valueAt(f, x, half), 0);
    fine += kronrod[index]! * value;
    if (index % 2 === 1) coarse += gauss[(index - 1) / 2]! * value;
  });
  return { from, to, value: fine * half, error: Math.abs(fine - coarse) * half };
}

/** A single missing point (sin x / x at 0) is filled from both sides; a pole is not. */
function valueAt(f: (x: number) => number, x: number, half: number): number {
  const value = f(x);
  if (Number.isFinite(value)) return value;
  const around = [1e-5, 1e-7].map((part) => {
    const step = part * Math.min(half, 1);
    return [f(x - step), f(x + step)];
  });
  const all = around.flat();
  const [first] = all;
  if (!all.every((each) => Math.abs(each - first!) <= 1e-3 * Math.max(1e-6, Math.abs(first!)))) return NaN;
  return (around[1]![0]! + around[1]![1]!) / 2;
}
