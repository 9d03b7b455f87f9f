import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Realtime } from '#app/platform/realtime/realtime.server.ts';
import { mountRealtime } from './realtime.ts';

/** Sends an upgrade request to a server whose socket takes it or not, with so many other listeners. */
function upgrade({ taken, others = 0 }: { taken: boolean; others?: number }) {
  const server = new EventEmitter();
  const accountLookups: unknown[] = [];
  const take = (...given: unknown[]) => {
    accountLookups.push(given);
    return taken;
  };
  mountRealtime(server as Server, { take } as unknown as Realtime);
  for (let n = 0; n < others; n += 1) server.on('upgrade', () => undefined);
  let destroyed = 0;
  const socket = { destroy: () => (destroyed += 1) };
  server.emit('upgrade', 'request', socket, 'head');
  expect(accountLookups).toEqual([['request', socket, 'head']]);
  return destroyed;
}

describe('an upgrade request', () => {
  it('that is for the socket stays open', () => {
    expect(upgrade({ taken: true })).toBe(0);
    expect(upgrade({ taken: true, others: 1 })).toBe(0);
  });

  it('that nobody else can accept is closed', () => {
    expect(upgrade({ taken: false })).toBe(1);
  });

  it('that another listener may accept is left to it', () => {
    expect(upgrade({ taken: false, others: 1 })).toBe(0);
    expect(upgrade({ taken: false, others: 2 })).toBe(0);
  });
});
