import { loadSettings, readEnvironment, type Settings } from '#app/platform/settings.server.ts';
import { startProblem, StartProblem } from '../problems.ts';
import { CommandProblem } from './open-database.ts';

/** Runs a command with the settings of the product. Every expected problem is one line, and the exit code is then 1. */
export async function runCommand(
  command: (settings: Settings, words: string[]) => Promise<void>,
): Promise<void> {
  // A connection that dies under a driver is told nowhere else.
  process.on('uncaughtException', (error) => {
    process.stderr.write(`It was not finished: ${error.message}\n`);
    process.exit(1);
  });
  try {
    const environment = readEnvironment();
    await command(
      loadSettings({ ...environment, NODE_ENV: environment.NODE_ENV ?? 'production' }),
      process.argv.slice(2),
    );
  } catch (thrown) {
    const problem = thrown instanceof CommandProblem ? thrown : startProblem(thrown);
    if (!(problem instanceof CommandProblem || problem instanceof StartProblem)) throw problem;
    process.stderr.write(`${problem.message}\n`);
    process.exitCode = 1;
  }
}
