/** What keeps words of a language model from being shown; the names of app.model_calls.guard. */
const guardNames = [
  'formula',
  'leak',
  'link',
  'length',
  'language',
  'questions',
  'safety',
  'repeated',
] as const;
export type GuardName = (typeof guardNames)[number];

/** Words that are not shown. `reason` is said to the model, once; it never holds anything of the answer. */
export class GuardFailure extends Error {
  readonly guard: GuardName;
  constructor(guard: GuardName, reason: string) {
    super(reason);
    this.name = 'GuardFailure';
    this.guard = guard;
  }
}
