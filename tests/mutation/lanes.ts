import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LaneReady, LaneRequest, LaneResult } from './lane/lane.ts';

/** A process that runs one file of tests after the other in a scratch copy of its own. */
export type Lane = {
  tests: readonly string[];
  run(request: Omit<LaneRequest, 'id'>): Promise<LaneResult>;
  close(): Promise<void>;
};

/** Starts a lane in its scratch copy; it is ready when its list of tests is there. Rejects when the process ends. */
export async function startLane(tree: string, blocks: number): Promise<Lane> {
  const child: ChildProcess = fork(fileURLToPath(new URL('./lane/lane.ts', import.meta.url)), [], {
    cwd: tree,
    env: { ...process.env, MUTATION_BLOCKS: String(blocks), NODE_ENV: 'test', VITEST: 'true', TEST: 'true' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<
    number,
    { resolve: (result: LaneResult) => void; reject: (error: Error) => void }
  >();
  let count = 0;
  const ready = new Promise<readonly string[]>((resolve, reject) => {
    child.on('message', (message: LaneReady | LaneResult) => {
      if ('ready' in message) return resolve(message.ready);
      waiting.get(message.id)?.resolve(message);
      waiting.delete(message.id);
    });
    child.on('exit', (code) => {
      const error = new Error(`the lane in ${tree} ended with ${code}`);
      reject(error);
      for (const one of waiting.values()) one.reject(error);
    });
  });
  const tests = await ready;
  return {
    tests,
    run: (request) =>
      new Promise((resolve, reject) => {
        const id = (count += 1);
        waiting.set(id, { resolve, reject });
        child.send({ ...request, id });
      }),
    close: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.on('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
