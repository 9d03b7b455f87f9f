import type { Expression } from '../../expression/tree.ts';
import type { MistakeId } from '../mistake-ids.ts';

/** A wrong way to rewrite one piece: what the piece was and what it became. */
export type MistakeRewrite = {
  readonly id: MistakeId;
  readonly before: Expression;
  readonly wrong: Expression;
};

/** What one mistake makes of a piece: nothing where it cannot happen. */
export type Rewriter = (piece: Expression) => readonly MistakeRewrite[];

export const rewrite = (
  id: MistakeId,
  before: Expression,
  ...wrongs: readonly Expression[]
): MistakeRewrite[] => wrongs.map((wrong) => ({ id, before, wrong }));
