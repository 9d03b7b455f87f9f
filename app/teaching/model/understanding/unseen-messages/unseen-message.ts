/**
 * What a pupil typed; the same problem as a textbook prints it, null when the tutor has nothing to teach there and has to ask back or
 * decline; its answer by hand; `or: ask` where asking back is as good an answer as beginning.
 */
export type UnseenMessage = readonly [typed: string, meant: string | null, answer?: string, or?: 'ask'];
