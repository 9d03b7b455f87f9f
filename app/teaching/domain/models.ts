/** The tutor models of the product, by the id that stands in addresses (`/ai-tutor?model=exam-sprint`). */
export const modelIds = [
  'socratic-guide',
  'step-by-step-coach',
  'exam-sprint',
  'visual-explorer',
  'focus',
] as const;
export type ModelId = (typeof modelIds)[number];
export const defaultModel: ModelId = 'socratic-guide';

export const isModelId = (value: unknown): value is ModelId => modelIds.some((id) => id === value);

/** How a tutor model helps. The rungs themselves and the verdicts are the same for all. */
export type TutorPolicy = {
  /** The rung that comes by itself with the first failed attempt on a step; null when the tutor only asks. */
  afterFirstFailure: 1 | 2 | null;
  /** Names the rule that comes next with each question. */
  namesNextRule: boolean;
  /** Draws the problem from the start, or once a line went wrong. */
  draws: 'always' | 'after_slip' | 'never';
  /** Asks at the end what to take along. */
  reflects: boolean;
  /** Says how long it took. */
  tellsTime: boolean;
  /** How a skill begins: with what is known of it, with its idea, or with an example. */
  begins: 'asking' | 'telling' | 'doing';
};

export const policies: Record<ModelId, TutorPolicy> = {
  'socratic-guide': {
    afterFirstFailure: null,
    namesNextRule: false,
    draws: 'after_slip',
    reflects: true,
    tellsTime: false,
    begins: 'asking',
  },
  'step-by-step-coach': {
    afterFirstFailure: 1,
    namesNextRule: true,
    draws: 'after_slip',
    reflects: true,
    tellsTime: false,
    begins: 'telling',
  },
  'exam-sprint': {
    afterFirstFailure: 2,
    namesNextRule: false,
    draws: 'never',
    reflects: false,
    tellsTime: true,
    begins: 'doing',
  },
  'visual-explorer': {
    afterFirstFailure: null,
    namesNextRule: false,
    draws: 'always',
    reflects: true,
    tellsTime: false,
    begins: 'telling',
  },
  focus: {
    afterFirstFailure: 1,
    namesNextRule: true,
    draws: 'never',
    reflects: false,
    tellsTime: false,
    begins: 'telling',
  },
};
