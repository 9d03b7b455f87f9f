import { spawnSync } from 'node:child_process';
import { known, overdue, readAudit } from './frames.ts';

/*
 * `npm run audit`: checks installed packages for known vulnerabilities. Exits with 0 when none is overdue, 1 when one is, 2 when the
 * registry could not be reached: then the result is unknown.
 */
const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
  maxBuffer: 64_000_000,
});
const weaknesses = readAudit(stdout ?? '');
if (!weaknesses) {
  process.stdout.write(
    'SKIPPED: the registry did not answer about known weaknesses. Run "npm run audit" where it can be reached.\n',
  );
  process.exit(2);
}
const late = overdue(weaknesses, known, new Date());
for (const { advisory, package: name, severity, title } of weaknesses)
  process.stdout.write(`${severity} ${name} ${advisory} ${title}\n`);
process.stdout.write(
  `${weaknesses.length} known weaknesses, ${late.length} overdue (docs/security.md says in how many days)\n`,
);
process.exit(late.length === 0 ? 0 : 1);
