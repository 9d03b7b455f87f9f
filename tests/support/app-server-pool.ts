import { type ChildProcess, spawn } from 'node:child_process';
import type { Order, PoolMessage } from './app-server-process.ts';

type Begun = { url: string; process: ChildProcess; output(): string; stop(): Promise<number | null> };

/** The process that runs one app server after another for this test process; `ask` rejects when it ends without an answer. */
type Row = { process: ChildProcess; printed: () => string; ask(order: PoolRequest): Promise<PoolMessage> };
type PoolRequest = { begin: Record<string, string> } | { end: number };

let row: Row | null = null;

/** An app server with these settings, in the process that this test process uses for all of its app servers, itself started with `all`. */
export async function startInPool(
  nodeArguments: string[],
  all: Record<string, string>,
  environment: Record<string, string>,
): Promise<Begun> {
  row ??= startRow(nodeArguments, all);
  const { process: child, printed, ask } = row;
  const before = printed().length;
  const { id, url = '' } = await ask({ begin: environment });
  return {
    url,
    process: child,
    output: () => printed().slice(before),
    stop: async () => {
      await ask({ end: id });
      return 0;
    },
  };
}

function startRow(nodeArguments: string[], environment: Record<string, string>): Row {
  const child = spawn('node_modules/.bin/node', [...nodeArguments, 'tests/support/app-server-process.ts'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const waiting = new Map<
    number,
    { resolve: (message: PoolMessage) => void; reject: (reason: Error) => void }
  >();
  child.on('message', (message: PoolMessage) => {
    const pending = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.failed === undefined) pending?.resolve(message);
    else pending?.reject(new Error(message.failed));
  });
  child.once('exit', (code) => {
    row = null;
    for (const { reject } of waiting.values())
      reject(new Error(`The process of the app servers ended (code ${code}):\n${output}`));
  });
  let ids = 0;
  const ask = (request: PoolRequest) =>
    new Promise<PoolMessage>((resolve, reject) => {
      ids += 1;
      waiting.set(ids, { resolve, reject });
      const order: Order = { id: ids, ...request };
      child.send(order, (error) => error && reject(error));
    });
  return { process: child, printed: () => output, ask };
}
