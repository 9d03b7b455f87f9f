import { readManifest } from '../backup/manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { CommandProblem, openDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

/** `npm run restore -- FOLDER [--replace]`: a backup into the configured database, while no product runs on it. */
const usage =
  'npm run restore -- FOLDER [--replace]   (--replace deletes what is there; BACKUP_PASSPHRASE brings the secret back)';

await runCommand(usage, async (settings, words) => {
  const replace = words.includes('--replace');
  const [folder, ...more] = words.filter((word) => word !== '--replace');
  if (!folder || folder.startsWith('-') || more.length > 0) throw new CommandProblem(usage);
  readManifest(folder);
  const database = await openDatabase(settings, { alone: true, make: true });
  try {
    const { tables, madeAt } = await restoreBackup({ url: database.url, folder, settings, replace });
    const rows = tables.reduce((total, table) => total + table.rows, 0);
    process.stdout.write(
      `Restored ${rows} rows of ${tables.length} tables as of ${madeAt}. Start the product now.\n`,
    );
  } finally {
    await database.close();
  }
});
