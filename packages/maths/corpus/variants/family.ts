/** One right answer, other writings of it, and answers that look like it and are wrong. */
export type VariantFamily = {
  readonly of: string;
  readonly same: readonly string[];
  readonly near: readonly string[];
  /** The writer's locale; English without it. */
  readonly locale?: string;
};
