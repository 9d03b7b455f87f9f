import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const texts = [
  ['es', 'estudio en el Instituto Cervantes, 3º B'],
  ['en', 'i go to Greenhill Academy'],
  ['fr', 'je vais au college Jean Moulin'],
] as const;

test('in a process with so many compiled expressions that V8 stops optimising, the name of a school is still found', () => {
  const script = `
    const { readSafety } = await import('#app/teaching/domain/safety/read-safety.ts');
    console.log(JSON.stringify(${JSON.stringify(texts)}.map(([language, text]) => readSafety(text, language))));`;
  const flags = ['--no-regexp-optimization', '--input-type=module', '-e', script];
  const read = JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' })) as unknown[];
  expect(read).toEqual(texts.map(() => 'personal_data'));
});
