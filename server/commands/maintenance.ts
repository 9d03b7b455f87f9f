import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createPool } from '#app/platform/database.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';
import { accountIdOf, turn } from '../maintenance/switch.ts';
import { createServices } from '../services.ts';
import { CommandProblem, openDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

const usage =
  'npm run maintenance -- on --by FOUNDER [--minutes 30]   or   npm run maintenance -- off --by FOUNDER   or   npm run maintenance -- status';

/** Starts or ends maintenance, or reports its state. */
await runCommand(usage, async (settings, words) => {
  const { wish: action, by, minutes } = read(words, settings);
  const database = await openDatabase(settings);
  const pool = createPool(database.url, 2);
  try {
    const services = createServices({ settings, pool, log: silentLog });
    if (action === 'status') {
      const row = await services.db
        .selectFrom('app.maintenance')
        .select(['since', 'until'])
        .executeTakeFirst();
      print(
        row
          ? `Closed since ${row.since.toISOString()}, until ${row.until?.toISOString() ?? 'it is opened'}.`
          : 'Open.',
      );
      return;
    }
    const id = await accountIdOf(services, by);
    if (id === null) throw new CommandProblem(`${by} has no confirmed account yet. Sign up with it first.`);
    if (action === 'off') {
      const changed = await turn(services, { id, email: by }, { closed: false });
      print(changed ? 'Open again, in every process within two seconds.' : 'It was open.');
      return;
    }
    const key = randomBytes(24).toString('base64url');
    const until = minutes === null ? null : new Date(services.clock.now().getTime() + minutes * 60_000);
    await turn(services, { id, email: by }, { closed: true, until, key });
    print('Closed, in every process within two seconds. Running requests and jobs go on.');
    print(`Whoever opens this address is let in: ${settings.siteUrl}/?maintenance=${key}`);
  } finally {
    await pool.end();
    await database.close();
  }
});

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function read(words: string[], { adminEmails }: Settings) {
  const { positionals, values } = wordsOf(words);
  const action = (['on', 'off', 'status'] as const).find((name) => name === positionals[0]);
  if (!action || positionals.length > 1) throw new CommandProblem(usage);
  const by = (values.by ?? '').trim().toLowerCase();
  if (action !== 'status' && !adminEmails.includes(by))
    throw new CommandProblem(`--by names the founder who decides it: ${adminEmails.join(' or ')}.`);
  const minutes = values.minutes === undefined ? null : Number(values.minutes);
  if (minutes !== null && !(minutes >= 1 && minutes <= 7 * 24 * 60))
    throw new CommandProblem('--minutes is a number from 1 to 10080.');
  return { wish: action, by, minutes };
}

function wordsOf(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { by: { type: 'string' }, minutes: { type: 'string' } },
    });
  } catch {
    throw new CommandProblem(usage);
  }
}
