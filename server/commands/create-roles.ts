import { createApplicationRole } from '#database/application-role.ts';
import { CommandProblem } from './open-database.ts';
import { runCommand } from './run-command.ts';

/** `npm run database:roles`: creates the role that DATABASE_URL names, as the owner in DATABASE_OWNER_URL. */
await runCommand('npm run database:roles', async ({ databaseUrl, databaseOwnerUrl }) => {
  if (!databaseUrl || !databaseOwnerUrl)
    throw new CommandProblem(
      'Set DATABASE_OWNER_URL to the owner of the tables, and DATABASE_URL to the same database with the name and password of the role to create. The embedded database needs neither.',
    );
  const created = await createApplicationRole(databaseOwnerUrl, databaseUrl);
  process.stdout.write(
    `${created ? 'The role was created.' : 'The role exists: nothing was changed.'} It gets its rights at the next start.\n`,
  );
});
