import type { Answers, Role } from './roles.ts';
import type { Ids } from './fixture.ts';

/** One endpoint with the expected status for each role. */
export type RoleRow = {
  /** As in the OpenAPI document: `GET /bookings/{id}`. */
  call: string;
  answers: Answers;
  /** Values of the path parameters: names of objects in the test data (world.ts). */
  at: Readonly<Record<string, keyof Ids>>;
  query: ((ids: Ids) => Record<string, string>) | undefined;
  body: ((ids: Ids, role: Role) => unknown) | undefined;
  /** Roles besides the learner that may read some of the learner's data in the response. */
  reads: readonly Role[];
  /** A write that stores nothing, so that no role may change data by it. */
  keepsNothing: boolean;
};
type More = Partial<Omit<RoleRow, 'call' | 'answers' | 'at'>>;

/** A row of the matrix. `at` gives the path parameters. */
export const row = (call: string, answers: Answers, at: RoleRow['at'] = {}, more: More = {}): RoleRow => ({
  query: undefined,
  body: undefined,
  reads: [],
  keepsNothing: false,
  ...more,
  call,
  answers,
  at,
});
