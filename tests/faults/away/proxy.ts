import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** Network conditions: `silent` keeps connections open and forwards nothing, `cut` closes them and accepts no new ones. */
type Weather = 'clear' | 'silent' | 'cut' | { delay: number };

export type Proxy = {
  port: number;
  weather(now: Weather): void;
  /** Number of open connections. */
  open(): number;
  close(): Promise<void>;
};

/** A proxy that simulates a network: forwards everything in order, as its conditions allow. */
export async function startProxy(target: NetConnectOpts): Promise<Proxy> {
  let now: Weather = 'clear';
  const pairs = new Set<{ near: Socket; far: Socket; lost: boolean }>();
  const server = createServer((near) => {
    if (now === 'cut') return void near.destroy();
    const far = connect(target);
    // A connection that was silent once has lost bytes and cannot continue.
    const pair = { near, far, lost: false };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => {
        const pass = () => void (to.writable && to.write(bytes));
        pair.lost ||= now === 'silent';
        if (pair.lost) return;
        if (typeof now === 'object') setTimeout(pass, now.delay);
        else pass();
      });
      from.on('error', end);
      from.on('close', end);
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    weather: (next) => {
      now = next;
      if (next === 'cut') for (const { near } of pairs) near.destroy();
    },
    open: () => pairs.size,
    close: async () => {
      for (const { near } of pairs) near.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
