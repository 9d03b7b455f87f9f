/** A correct answer, equivalent notations of it, and similar answers that are wrong. */
export type VariantFamily = {
  readonly of: string;
  readonly same: readonly string[];
  readonly near: readonly string[];
  /** The writer's locale; English by default. */
  readonly locale?: string;
};
