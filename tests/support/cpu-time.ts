/**
 * Milliseconds of processor time since `start` (a value of `process.threadCpuUsage`), of this thread alone: other tests on a busy machine
 * do not change it, as they change the time on the clock.
 */
export function cpuMillisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
