import type { Expression } from '../../expression/tree.ts';
import type { MistakeId } from '../mistake-ids.ts';

/** A wrong way to rewrite a subexpression: the subexpression and the result. */
export type MistakeRewrite = {
  readonly id: MistakeId;
  readonly before: Expression;
  readonly wrong: Expression;
};

/** The results of one mistake applied to a subexpression; empty where it does not apply. */
export type Rewriter = (piece: Expression) => readonly MistakeRewrite[];

export const rewrite = (
  id: MistakeId,
  before: Expression,
  ...wrongs: readonly Expression[]
): MistakeRewrite[] => wrongs.map((wrong) => ({ id, before, wrong }));
