import { systemClock } from '#app/platform/clock.ts';
import type { Settings } from '#app/platform/settings.server.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { CommandProblem, openDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup -- FOLDER`: a full backup into a new folder while the product runs. */
const usage = 'npm run backup -- FOLDER   (a new folder; BACKUP_PASSPHRASE includes the secret, encrypted)';

await runCommand(usage, async (settings, [folder, ...more]) => {
  if (!folder || folder.startsWith('-') || more.length > 0) throw new CommandProblem(usage);
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
        `${secretLine(settings)}\nIt holds personal data in plain form: encrypt it before it leaves this machine.\n`,
    );
  } finally {
    await database.close();
  }
});

function secretLine({ backupPassphrase }: Settings): string {
  return backupPassphrase
    ? 'The secret that signs sessions is in it, encrypted with BACKUP_PASSPHRASE.'
    : 'The secret that signs sessions is not in it, since BACKUP_PASSPHRASE is not set: after restoring it elsewhere everybody signs in again, and authenticator apps are set up anew.';
}
