/** The visible part of the plane, and its size on the screen. */
export type View = {
  readonly x: readonly [low: number, high: number];
  readonly y: readonly [low: number, high: number];
  readonly width: number;
  readonly height: number;
};

/** Pixels from the left edge. */
export const toRight = (view: View, x: number): number =>
  ((x - view.x[0]) / (view.x[1] - view.x[0])) * view.width;
/** Pixels from the top edge. */
export const toDown = (view: View, y: number): number =>
  ((view.y[1] - y) / (view.y[1] - view.y[0])) * view.height;
export const acrossAt = (view: View, right: number): number =>
  view.x[0] + (right / view.width) * (view.x[1] - view.x[0]);
export const upAt = (view: View, down: number): number =>
  view.y[1] - (down / view.height) * (view.y[1] - view.y[0]);

/** Beyond these limits a double can no longer tell neighbouring pixels apart. */
const narrowest = 1e-9;
const widest = 1e12;

/**
 * Zooms by a factor (2: twice as large) around a position in pixels; null when double precision is exhausted.
 */
export function zoomView(
  view: View,
  by: number,
  right = view.width / 2,
  down = view.height / 2,
): View | null {
  const [x, y] = [acrossAt(view, right), upAt(view, down)];
  const around = ([low, high]: readonly [number, number], at: number): [number, number] => [
    at - (at - low) / by,
    at + (high - at) / by,
  ];
  const next = { ...view, x: around(view.x, x), y: around(view.y, y) };
  return [next.x, next.y].every(isUsableRange) ? next : null;
}

/** Moves the view by a number of pixels. */
export function moveView(view: View, right: number, down: number): View {
  const dx = (right / view.width) * (view.x[1] - view.x[0]);
  const dy = (down / view.height) * (view.y[1] - view.y[0]);
  const next: View = { ...view, x: [view.x[0] - dx, view.x[1] - dx], y: [view.y[0] + dy, view.y[1] + dy] };
  return [next.x, next.y].every(isUsableRange) ? next : view;
}

function isUsableRange([low, high]: readonly [number, number]): boolean {
  const [span, far] = [high - low, Math.max(Math.abs(low), Math.abs(high))];
  return span >= narrowest && far <= widest && span > far * 1e-10;
}

/** The same unit in both directions: widens the direction with less space. */
export function withEqualUnits(view: View): View {
  const [across, up] = [(view.x[1] - view.x[0]) / view.width, (view.y[1] - view.y[0]) / view.height];
  const widened = ([low, high]: readonly [number, number], by: number): [number, number] => {
    const more = ((high - low) * (by - 1)) / 2;
    return [low - more, high + more];
  };
  return across < up
    ? { ...view, x: widened(view.x, up / across) }
    : { ...view, y: widened(view.y, across / up) };
}
