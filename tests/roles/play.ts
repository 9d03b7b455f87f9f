import type { Maths } from '@curvela/maths';
import { holds } from '../support/rows.ts';
import type { RoleAnswer } from './request.ts';
import { type Role, roles } from './roles.ts';
import type { RoleRow } from './row.ts';
import { openStage, type Stage } from './stage.ts';
import type { RolesFixture } from './fixture.ts';

type Where = { fixture: RolesFixture; stage: Stage; maths: Maths };
type Played = { heard: Record<string, number>; faults: string[] };

export const isRead = ({ call }: RoleRow): boolean => call.startsWith('GET ');
const refused = (status: number): boolean => status >= 400;

/** Fingerprint of the shared database; no cell may change it, so it is read once. */
let baseline: ReturnType<Stage['print']> | undefined;

/** Calls as every role. Roles that may change data run on a copy; the others must leave the database unchanged. */
export async function play(row: RoleRow, where: Where): Promise<Played> {
  const changing = roles.filter((role) => !isRead(row) && !row.keepsNothing && !refused(row.answers[role]));
  const asking = roles.filter((role) => !changing.includes(role));
  const answers: [Role, RoleAnswer][] = [];
  const before = isRead(row) ? null : await (baseline ??= where.stage.print());
  for (const role of asking) answers.push([role, await where.stage.ask(role, row)]);
  const changed = before ? difference(before, await where.stage.print()) : [];
  // Changes by one row do not count against the next.
  if (changed.length > 0) baseline = undefined;
  answers.push(...(await change(row, changing, where)));
  return {
    heard: Object.fromEntries(answers.map(([role, { status }]) => [role, status])),
    faults: [
      ...changed.map((table) => `somebody who may not has changed ${table}`),
      ...answers.flatMap(([role, answer]) => leaks(row, role, answer, where.fixture)),
    ],
  };
}

/** Runs the roles in sequence on one copy where each changes only their own data, otherwise each on a separate copy. */
async function change(
  row: RoleRow,
  changing: Role[],
  { fixture, maths }: Where,
): Promise<[Role, RoleAnswer][]> {
  const apart = row.call.includes('{');
  const answers: [Role, RoleAnswer][] = [];
  for (const together of apart ? changing.map((role) => [role]) : [changing]) {
    if (together.length === 0) continue;
    const copy = await openStage(fixture, maths);
    try {
      for (const role of together) answers.push([role, await copy.ask(role, row)]);
    } finally {
      await copy.close();
    }
  }
  return answers;
}

const difference = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before).filter((table) => before[table] !== after[table]);

/** A refusal contains only its reason; no response contains the learner's data except for roles that may read it. */
function leaks(row: RoleRow, role: Role, { status, text }: RoleAnswer, { marks }: RolesFixture): string[] {
  const leaked =
    role === 'learner' || row.reads.includes(role) ? [] : marks.filter((mark) => holds(text, mark));
  const more = status === 401 || status === 403 || status === 404 ? fieldsBeside(text) : [];
  return [
    ...leaked.map((mark) => `${role} reads “${mark}”`),
    ...more.map((field) => `${role} is told ${field} with the refusal`),
  ];
}

function fieldsBeside(text: string): string[] {
  if (text === '') return [];
  try {
    return Object.keys(JSON.parse(text) as object).filter((field) => field !== 'error');
  } catch {
    return ['something that is no JSON'];
  }
}
