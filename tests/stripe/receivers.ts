import { type ChildProcess, spawn } from 'node:child_process';

/** Processes that receive events, killed and replaced while they work. */
export async function startReceivers(database: string, provider: string, many: number) {
  type Receiver = { child: ChildProcess; url: string };
  const running: Receiver[] = [];
  let kills = 0;
  let turn = 0;
  const begin = async () => {
    const child = spawn(process.execPath, ['tests/stripe/receiver.ts', database, provider], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const url = await addressOf(child);
    running.push({ child, url });
  };
  const end = (child: ChildProcess, signal: NodeJS.Signals) =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill(signal);
    });
  await Promise.all(Array.from({ length: many }, begin));
  return {
    /** The address for the next event; during a replacement perhaps that of a dead process. */
    next: () => running[(turn += 1) % running.length]?.url ?? '',
    kills: () => kills,
    /** SIGKILL to one of them at any moment, and a replacement. */
    replaceOne: async () => {
      const begun = begin();
      const victim = running.shift();
      kills += 1;
      if (victim) await end(victim.child, 'SIGKILL');
      await begun;
    },
    stop: () => Promise.all(running.map(({ child }) => end(child, 'SIGTERM'))),
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /listening (\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`a receiver ended with ${code}`)));
  });
}
