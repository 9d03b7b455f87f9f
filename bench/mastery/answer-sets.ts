import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { ObservedAnswer } from '#app/practice/domain/mastery/answer-chance.ts';

type Learners = ObservedAnswer[][];

/** Tab-separated rows with a header (theophilegervet/learner-performance-prediction), one per answer, with the skills of each item in `q_mat.npz`. */
export function readRows(folder: string, file: string): Learners {
  const skillsOf = readSkillMatrix(join(folder, 'q_mat.npz'));
  const [head = '', ...lines] = readFileSync(join(folder, file), 'utf8').trim().split('\n');
  const columns = head.trim().split('\t');
  const column = (name: string) => columns.indexOf(name);
  const [user, item, time, right, skill] = ['user_id', 'item_id', 'timestamp', 'correct', 'skill_id'].map(
    column,
  );
  const learners = new Map<string, ObservedAnswer[]>();
  const times = new Set<string>();
  for (const line of lines) times.add(line.split('\t')[time ?? 0] ?? '');
  for (const line of lines) {
    const cells = line.trim().split('\t');
    const cell = (index: number | undefined) => cells[index ?? -1] ?? '';
    const id = cell(item);
    const answers = learners.get(cell(user)) ?? [];
    answers.push({
      item: id,
      skills: skillsOf?.get(Number(id)) ?? [cell(skill)],
      right: Number(cell(right)) > 0,
      at: times.size > 1 ? Number(cell(time)) : null,
    });
    learners.set(cell(user), answers);
  }
  return [...learners.values()];
}

/** Groups of lines per learner (arghosh/AKT): the length, the items where the set has them, the skills, and whether right. */
export function readGroups(file: string, withItems: boolean): Learners {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const size = withItems ? 4 : 3;
  const cellsOf = (line = '') =>
    line
      .split(',')
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
  return Array.from({ length: Math.floor(lines.length / size) }, (_, index) => {
    const group = lines.slice(index * size, (index + 1) * size);
    const items = withItems ? cellsOf(group[1]) : null;
    const rights = cellsOf(group[size - 1]);
    return cellsOf(group[size - 2]).map((skill, at) => ({
      item: items?.[at] ?? null,
      skills: [skill],
      right: Number(rights[at]) > 0,
      at: null,
    }));
  });
}

/** The rows of a sparse matrix of scipy: item → skills. */
function readSkillMatrix(file: string): Map<number, string[]> | null {
  if (!existsSync(file)) return null;
  const parts = readZip(readFileSync(file));
  const [columns, starts] = ['indices.npy', 'indptr.npy'].map((name) => readIntegers(parts.get(name)));
  const rows = new Map<number, string[]>();
  for (let row = 0; row + 1 < (starts?.length ?? 0); row++) {
    const skills = columns?.slice(starts?.[row], starts?.[row + 1]) ?? [];
    if (skills.length > 0) rows.set(row, skills.map(String));
  }
  return rows;
}

/** The files of a zip archive. */
function readZip(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let end = bytes.length - 22;
  while (bytes.readUInt32LE(end) !== 0x06054b50) end--;
  let entry = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const nameEnd = entry + 46 + bytes.readUInt16LE(entry + 28);
    const offset = bytes.readUInt32LE(entry + 42);
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const raw = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20));
    const packed = bytes.readUInt16LE(entry + 10) === 8;
    files.set(bytes.toString('utf8', entry + 46, nameEnd), packed ? inflateRawSync(raw) : raw);
    entry = nameEnd + bytes.readUInt16LE(entry + 30) + bytes.readUInt16LE(entry + 32);
  }
  return files;
}

/** The integers of an array file of numpy. */
function readIntegers(bytes: Buffer | undefined): number[] {
  if (!bytes) return [];
  const start = bytes[6] === 1 ? 10 + bytes.readUInt16LE(8) : 12 + bytes.readUInt32LE(8);
  const wide = bytes.toString('latin1', 10, start).includes("'<i8'");
  const size = wide ? 8 : 4;
  return Array.from({ length: Math.floor((bytes.length - start) / size) }, (_, index) =>
    wide ? Number(bytes.readBigInt64LE(start + index * 8)) : bytes.readInt32LE(start + index * 4),
  );
}
