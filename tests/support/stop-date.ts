import { afterEach, beforeEach, vi } from 'vitest';

/** It is this instant in each test of the file; timers run. */
export function stopDateAt(instant: string): void {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
}
