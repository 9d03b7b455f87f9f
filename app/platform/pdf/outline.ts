/** A path command of a TrueType outline. */
export type Command = {
  command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  args: number[];
};

type Point = { x: number; y: number; onCurve: boolean };

/** The contours of an outline, each without the closing point. */
function contoursOf(commands: readonly Command[]): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    const contour = contours.at(-1);
    for (let at = 0; at + 1 < args.length; at += 2)
      contour?.push({
        x: Math.round(args[at] ?? 0),
        y: Math.round(args[at + 1] ?? 0),
        // Only the last point of a quadratic curve lies on it.
        onCurve: at + 2 === args.length,
      });
  }
  return contours.filter((contour) => contour.length > 0);
}

/**
 * An outline as a simple glyph of table `glyf` (OpenType 1.9, “Simple glyph description”): 16-bit deltas throughout,
 * no instructions, padded to four bytes. Empty for an outline without points, such as a space; `xMin` is the left side
 * bearing.
 */
export function simpleGlyph(commands: readonly Command[]): { bytes: Uint8Array; xMin: number } {
  const contours = contoursOf(commands);
  const points = contours.flat();
  if (points.length === 0) return { bytes: new Uint8Array(0), xMin: 0 };
  const size = 10 + 2 * contours.length + 2 + 5 * points.length;
  const bytes = new Uint8Array(size + ((4 - (size % 4)) % 4));
  const view = new DataView(bytes.buffer);
  let at = 0;
  const word = (value: number) => {
    view.setInt16(at, value);
    at += 2;
  };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const xMin = Math.min(...xs);
  for (const value of [contours.length, xMin, Math.min(...ys), Math.max(...xs), Math.max(...ys)]) word(value);
  let last = -1;
  for (const contour of contours) word((last += contour.length));
  word(0);
  for (const { onCurve } of points) bytes[at++] = onCurve ? 1 : 0;
  for (const values of [xs, ys])
    for (const [index, value] of values.entries()) word(value - (values[index - 1] ?? 0));
  return { bytes, xMin };
}
