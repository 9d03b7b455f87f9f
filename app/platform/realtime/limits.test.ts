import { expect, it } from 'vitest';
import { usualLimits } from './limits.ts';

it('a process admits a school behind one address, and a client what the official one needs', () => {
  expect(usualLimits).toEqual({
    connections: 10_000,
    connectionsPerPlace: 200,
    channelsPerSocket: 20,
    messageBytes: 16_384,
    burst: 60,
    perSecond: 20,
    waitingBytes: 262_144,
    silence: 60_000,
    sweep: 5000,
  });
});
