import { systemClock } from '#app/platform/clock.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { CommandProblem, openDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup -- FOLDER`: a full backup into a new folder while the product runs. */
await runCommand(async (settings, [folder, ...more]) => {
  if (!folder || more.length > 0) throw new CommandProblem('npm run backup -- FOLDER');
  const database = await openDatabase(settings);
  try {
    const { tables, madeAt } = await takeBackup({
      url: database.url,
      folder,
      settings,
      now: systemClock.now(),
    });
    const sum = (of: 'rows' | 'bytes') => tables.reduce((total, table) => total + table[of], 0);
    process.stdout.write(
      `${folder}: ${sum('rows')} rows of ${tables.length} tables as of ${madeAt}, ${Math.ceil(sum('bytes') / 1024)} KB.\n` +
        'It holds personal data and secrets in plain form: encrypt it before it leaves this machine.\n',
    );
  } finally {
    await database.close();
  }
});
