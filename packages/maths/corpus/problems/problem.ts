/** A problem as printed in a textbook, and its answer in plain notation; `es` and `fr` mark the language. */
export type CorpusProblem = readonly [problem: string, answer: string, locale?: 'en' | 'es' | 'fr'];
/** Problems by topic. */
export type CorpusTopics = Readonly<Record<string, readonly CorpusProblem[]>>;
