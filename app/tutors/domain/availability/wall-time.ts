/** Minutes since midnight on a wall that shows `18:30`; `24:00` is the end of the day. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
