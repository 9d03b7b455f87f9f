import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const app = fileURLToPath(new URL('../../app', import.meta.url));

it('a style sheet is brought by the component that needs it: of a door that only hands on, the build leaves it out', () => {
  const doors = globSync('**/public*.ts', { cwd: app });
  expect(doors.length).toBeGreaterThan(10);
  expect(doors.filter((door) => /import '[^']+\.css'/.test(readFileSync(`${app}/${door}`, 'utf8')))).toEqual(
    [],
  );
});
