/** roja, rojas, rojo; blanche, blanches; crack, cracked: one word in its forms. */
export function isSameStem(left: string, right: string): boolean {
  if (left === right) return true;
  const shorter = Math.min(left.length, right.length);
  if (shorter < 4 || Math.abs(left.length - right.length) > 3) return false;
  const start = Math.max(4, shorter - 1);
  return left.slice(0, start) === right.slice(0, start);
}
