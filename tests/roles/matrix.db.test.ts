import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { describedProduct } from '../support/described-product.ts';
import { says } from '../contract/specification.ts';
import { isRead, play } from './play.ts';
import { groups } from './rows/index.ts';
import { openStage, type Stage } from './stage.ts';
import { budgetOf } from '#server/write-budgets.ts';
import { openToAll } from '#server/functions-limits.ts';
import { buildRolesFixture, type RolesFixture } from './fixture.ts';

/*
 * Every endpoint of the OpenAPI document × every role, with the expected status of each cell from rows/. Responses are checked against the
 * document; a refusal contains none of the learner's data, and changes nothing. Calls that change data run on a copy of the database.
 */

let fixture: RolesFixture;
let stage: Stage;
let maths: Maths;
beforeAll(async () => {
  maths = createMaths();
  fixture = await buildRolesFixture();
  stage = await openStage(fixture, maths);
}, 120_000);
afterAll(async () => {
  await stage?.close();
  await maths?.close();
});

const rows = Object.values(groups).flat();
/** Whether a path of `openToAll` covers a call. */
const covers = (path: string, call: string): boolean =>
  (call.split(' ')[1] ?? '').startsWith(path.replace(/\*$/, ''));

it('has a row for each call of the OpenAPI document, and no others', async () => {
  const { description } = await describedProduct();
  const calls = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => method !== 'servers')
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  const described = rows.map(({ call }) => call);
  const without = calls.filter((call) => !described.includes(call));
  expect(
    without,
    `Add a row for each of these to the file of its feature in tests/roles/rows/, for example
  row('${without[0]}', own(200), { id: 'booking' }, { body: () => ({ … }) }),
The second place says what each role is answered (tests/roles/roles.ts), the third what stands in the path (ids of tests/roles/fixture.ts).`,
  ).toEqual([]);
  expect(described.filter((call) => !calls.includes(call))).toEqual([]);
  expect(described.length).toBe(new Set(described).size);
});

it('has a budget for each call that writes', () => {
  const writes = rows.filter((row) => !isRead(row));
  expect(
    writes.map(({ call }) => call).filter((call) => budgetOf(call) === undefined),
    'Add a pattern for each of these to server/write-budgets.ts.',
  ).toEqual([]);
  const free = writes.filter(({ call }) => budgetOf(call) === 'none');
  expect(
    free.filter((row) => !row.keepsNothing && !openToAll.some((path) => covers(path, row.call))),
  ).toEqual(free.filter(({ call }) => call === 'POST /stripe/webhook'));
});

describe.each(Object.entries(groups))(
  `${says(6, 'Anonymous, signed-in user (role user), admin.')} %s`,
  (_, group) => {
    it.each(group.map((row) => [row.call, row] as const))('%s', async (_call, row) => {
      const { heard, faults } = await play(row, { fixture, stage, maths });
      expect(heard).toEqual(row.answers);
      expect(faults).toEqual([]);
      expect(Object.keys(heard)).toHaveLength(9);
      expect(isRead(row) || !Object.values(heard).includes(500)).toBe(true);
    });
  },
);
