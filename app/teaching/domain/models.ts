/** The product's tutor models, by the id used in URLs (`/ai-tutor?model=exam-sprint`). */
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

/** How a tutor model helps. Hint levels and verdicts are the same for all. */
export type TutorPolicy = {
  /** Hint level given automatically on the first failed attempt at a step; null when the tutor only asks. */
  afterFirstFailure: 1 | 2 | null;
  /** Names the next rule with each question. */
  namesNextRule: boolean;
  /** Draws the problem from the start, or after a wrong line. */
  draws: 'always' | 'after_slip' | 'never';
  /** Asks for a reflection at the end. */
  reflects: boolean;
  /** Shows the time taken. */
  tellsTime: boolean;
  /** Asks which calculation or equation fits a word problem, before it is solved. */
  asksForModel: boolean;
  /** How a skill starts: with a question about prior knowledge, with its idea, or with an example. */
  begins: 'asking' | 'telling' | 'doing';
};

export const policies: Record<ModelId, TutorPolicy> = {
  'socratic-guide': {
    afterFirstFailure: null,
    namesNextRule: false,
    draws: 'after_slip',
    reflects: true,
    tellsTime: false,
    asksForModel: true,
    begins: 'asking',
  },
  'step-by-step-coach': {
    afterFirstFailure: 1,
    namesNextRule: true,
    draws: 'after_slip',
    reflects: true,
    tellsTime: false,
    asksForModel: true,
    begins: 'telling',
  },
  'exam-sprint': {
    afterFirstFailure: 2,
    namesNextRule: false,
    draws: 'never',
    reflects: false,
    tellsTime: true,
    asksForModel: true,
    begins: 'doing',
  },
  'visual-explorer': {
    afterFirstFailure: null,
    namesNextRule: false,
    draws: 'always',
    reflects: true,
    tellsTime: false,
    asksForModel: true,
    begins: 'telling',
  },
  focus: {
    afterFirstFailure: 1,
    namesNextRule: true,
    draws: 'never',
    reflects: false,
    tellsTime: false,
    asksForModel: false,
    begins: 'telling',
  },
};
