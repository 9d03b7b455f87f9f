/** A problem as a textbook prints it, and its answer in plain writing; `es` and `fr` mark the language. */
export type CorpusProblem = readonly [problem: string, answer: string, locale?: 'en' | 'es' | 'fr'];
/** Problems by topic. */
export type CorpusTopics = Readonly<Record<string, readonly CorpusProblem[]>>;
