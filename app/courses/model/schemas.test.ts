import { expect, test } from 'vitest';
import { certifySchema, courseParams, itemAnswerSchema, noteSchema, placeSchema } from './schemas.server.ts';

const profileId = '00000000-0000-4000-a000-000000000001';
type Schema = { safeParse(value: unknown): { success: boolean } };

test.each<[string, Schema, unknown, boolean]>([
  ['the first block', placeSchema, { profileId, place: 0 }, true],
  ['the last possible block', placeSchema, { profileId, place: 500 }, true],
  ['a block before the first', placeSchema, { profileId, place: -1 }, false],
  ['a block after the last possible one', placeSchema, { profileId, place: 501 }, false],
  ['half a block', placeSchema, { profileId, place: 1.5 }, false],
  ['a new note', noteSchema, { profileId, text: '', version: 0 }, true],
  ['a note of a version that cannot be', noteSchema, { profileId, text: '', version: -1 }, false],
  ['a holder with a name', certifySchema, { profileId, holder: 'M' }, true],
  ['a holder of spaces', certifySchema, { profileId, holder: '  ' }, false],
  ['a course', courseParams, { course: 'x'.repeat(60) }, true],
  ['a course without a name', courseParams, { course: '' }, false],
  ['a course with a name too long', courseParams, { course: 'x'.repeat(61) }, false],
  ['a shown solution', itemAnswerSchema, { item: 'x'.repeat(120), answer: null }, true],
  ['an answer to no question', itemAnswerSchema, { item: '', answer: null }, false],
  [
    'an answer to a question with a key too long',
    itemAnswerSchema,
    { item: 'x'.repeat(121), answer: null },
    false,
  ],
])('%s: %o', (_, schema, value, accepted) => {
  expect(schema.safeParse(value).success).toBe(accepted);
});
