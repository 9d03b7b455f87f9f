/** Points of a plane with y upwards, mapped to the drawing. */
export type PlanePoint = readonly [x: number, y: number];

export const minus = ([ax, ay]: PlanePoint, [bx, by]: PlanePoint): PlanePoint => [ax - bx, ay - by];
export const plus = ([ax, ay]: PlanePoint, [bx, by]: PlanePoint): PlanePoint => [ax + bx, ay + by];
export const times = ([x, y]: PlanePoint, factor: number): PlanePoint => [x * factor, y * factor];
export const middle = (a: PlanePoint, b: PlanePoint): PlanePoint => times(plus(a, b), 0.5);
export const unitOf = ([x, y]: PlanePoint): PlanePoint => times([x, y], 1 / (Math.hypot(x, y) || 1));
/** A direction in degrees, anticlockwise from the right, 0 to below 360. */
export const degreesOf = ([x, y]: PlanePoint): number => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
export const towards = (degrees: number): PlanePoint => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
];

/** Points along a circle, both ends included. */
export const along = (centre: PlanePoint, radius: number, from: number, to: number): PlanePoint[] => {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 4));
  return Array.from({ length: steps + 1 }, (_, index) =>
    plus(centre, times(towards(from + ((to - from) * index) / steps), radius)),
  );
};
