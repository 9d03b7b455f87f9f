import { expect, test } from 'vitest';
import { saveNoteSchema, sendNoteSchema } from './schemas.server.ts';

const note = { did: '', alone: '', nextStep: '', version: 0 };
const accepts = (change: object) => saveNoteSchema.safeParse({ ...note, ...change }).success;

test.each([
  ['did', 4000],
  ['alone', 4000],
  ['nextStep', 500],
])('the part %s of a note has at most %i characters', (part, most) => {
  const accepted = [0, most, most + 1].map((count) => accepts({ [part]: 'a'.repeat(count) }));
  expect(accepted).toEqual([true, true, false]);
});

test('a version of a note is a whole number from 0', () => {
  const versions = [-1, 0, 1, 1.5];
  expect(versions.map((version) => accepts({ version }))).toEqual([false, true, true, false]);
  expect(versions.map((version) => sendNoteSchema.safeParse({ version }).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
