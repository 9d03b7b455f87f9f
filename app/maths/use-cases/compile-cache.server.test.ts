import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { privateCompileCache } from './pool.server.ts';

const root = mkdtempSync(join(tmpdir(), 'curvela-cache-test-'));
afterAll(() => rmSync(root, { recursive: true }));
const fresh = (): string => mkdtempSync(join(root, 'place-'));
const nameIn = (parent: string): string => join(parent, `curvela-maths-${process.getuid?.()}`);

describe('the directory of compiled modules', () => {
  it('is created for this user only and reused', () => {
    const parent = fresh();
    expect([privateCompileCache(parent), privateCompileCache(parent)]).toEqual([
      nameIn(parent),
      nameIn(parent),
    ]);
  });

  it('that others may read or write is rejected', () => {
    const parent = fresh();
    mkdirSync(nameIn(parent));
    chmodSync(nameIn(parent), 0o777);
    expect(privateCompileCache(parent)).toBeNull();
  });

  it('that is a link or not a directory is rejected', () => {
    const [linked, file] = [fresh(), fresh()];
    symlinkSync(fresh(), nameIn(linked));
    writeFileSync(nameIn(file), '');
    expect([privateCompileCache(linked), privateCompileCache(file)]).toEqual([null, null]);
    expect(privateCompileCache(join(file, 'missing', '\0'))).toBeNull();
  });
});
