import type { Answers, Role } from './roles.ts';
import type { Ids } from './world.ts';

/** One endpoint with what each role is answered. */
export type RoleRow = {
  /** As the OpenAPI document names it: `GET /bookings/{id}`. */
  call: string;
  answers: Answers;
  /** What stands in the holes of the path: names of things in the world (world.ts). */
  at: Readonly<Record<string, keyof Ids>>;
  query: ((ids: Ids) => Record<string, string>) | undefined;
  body: ((ids: Ids, role: Role) => unknown) | undefined;
  /** Beside the learner, who may read something of the learner’s in the answer. */
  reads: readonly Role[];
  /** A write that keeps nothing, so that no role may change anything with it. */
  keepsNothing: boolean;
};
type More = Partial<Omit<RoleRow, 'call' | 'answers' | 'at'>>;

/** A row of the matrix. `at` says what stands in the holes of the path. */
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
