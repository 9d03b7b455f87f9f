import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```ts\n(.*?)```\n\n```text\n(.*?)```/gs)];

describe('the README of the maths package', () => {
  it('has three examples with their actual output', () => {
    expect(examples.length).toBe(3);
    expect(readme.match(/```ts\n/g)?.length).toBe(3);
  });

  it.each(examples.map(([, code, output]) => [code!, output!]))(
    'prints in plain Node: %s',
    (code, output) => {
      const printed = execFileSync(
        process.execPath,
        ['--no-warnings', '--input-type=module-typescript', '-e', code],
        {
          cwd: import.meta.dirname,
          encoding: 'utf8',
        },
      );
      expect(printed).toBe(output);
    },
  );
});
