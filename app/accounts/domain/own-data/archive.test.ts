import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { createArchive } from './archive.ts';

it('the pieces in order form a ZIP file with the written content', async () => {
  const pieces: Uint8Array[] = [];
  const archive = createArchive(
    (piece) => Promise.resolve(void pieces.push(piece)),
    new Date('2026-11-20T09:00:00Z'),
  );
  const one = archive.file('one.txt');
  await one.write('Épreuve ');
  await one.write('½');
  await one.end();
  const big = archive.file('big.txt');
  let state = 1;
  const noise = () => String((state = (state * 48_271) % 2_147_483_647));
  let written = '';
  for (let line = 0; line < 60; line += 1) {
    const text = Array.from({ length: 2000 }, noise).join(' ');
    written += text;
    await big.write(text);
  }
  await big.end();
  const size = await archive.end();
  expect(pieces.length).toBeGreaterThan(1);
  const whole = Buffer.concat(pieces);
  expect(whole.length).toBe(size);
  const files = unzipSync(new Uint8Array(whole));
  expect(strFromU8(files['one.txt'] as Uint8Array)).toBe('Épreuve ½');
  expect(strFromU8(files['big.txt'] as Uint8Array) === written).toBe(true);
});
