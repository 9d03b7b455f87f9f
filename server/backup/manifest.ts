import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { CommandProblem } from '../commands/open-database.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const fileName = z.string().regex(/^[a-z0-9_.-]+$/);
const file = z.object({ file: fileName, bytes: z.int(), sha256 });
const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Where the accounts are stored: with a platform elsewhere they are not in the backup. */
  platform: z.enum(['built-in', 'elsewhere']),
  postgres: z.string(),
  /** Schema version of the job queue. */
  jobs: z.int(),
  migrations: z.array(z.object({ name: z.string(), hash: sha256 })),
  tables: z.array(
    file.extend({ schema: identifier, table: identifier, columns: z.array(identifier), rows: z.int() }),
  ),
  sequences: z.array(
    z.object({ schema: identifier, name: identifier, last: z.string(), called: z.boolean() }),
  ),
  /** Files of the data directory. */
  files: z.array(file),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type TableInBackup = Manifest['tables'][number];

export const manifestFile = 'manifest.json';
/** Holds the hash of the manifest, so that the list of hashes cannot change either. */
export const manifestHashFile = 'manifest.sha256';

export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/**
 * The manifest of a backup after checking every byte. Throws CommandProblem when the backup is unfinished, a file is missing, or anything
 * differs from the manifest.
 */
export async function readWholeBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  for (const { file: name, bytes, sha256: wanted } of [...manifest.tables, ...manifest.files]) {
    const path = join(folder, name);
    if (!existsSync(path))
      throw new CommandProblem(`The backup is not whole: ${name} is missing. Nothing was changed.`);
    const found = await hashOfFile(path);
    if (found.sha256 !== wanted || found.bytes !== bytes)
      throw new CommandProblem(
        `The backup is damaged: ${name} is not what was written. Nothing was changed.`,
      );
  }
  return manifest;
}

/** The manifest alone, which shows whether there is a finished backup at all. */
export function readManifest(folder: string): Manifest {
  const [path, hashPath] = [join(folder, manifestFile), join(folder, manifestHashFile)];
  if (!existsSync(path) || !existsSync(hashPath))
    throw new CommandProblem(
      `${folder} is no finished backup: ${manifestFile} or ${manifestHashFile} is missing.`,
    );
  const text = readFileSync(path);
  if (readFileSync(hashPath, 'utf8').trim() !== hashOf(text))
    throw new CommandProblem(
      `The backup is damaged: ${manifestFile} is not what was written. Nothing was changed.`,
    );
  const parsed = manifestSchema.safeParse(JSON.parse(text.toString('utf8')));
  if (!parsed.success) throw new CommandProblem('The backup has a form that this version does not know.');
  return parsed.data;
}

async function hashOfFile(path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(path), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
    }
  });
  return { sha256: hash.digest('hex'), bytes };
}
