/**
 * What a pupil typed; the same problem in textbook notation, null when the tutor has nothing to teach and must ask back or decline; the
 * answer by hand; `or: ask` where asking back is as good as starting.
 */
export type UnseenMessage = readonly [typed: string, meant: string | null, answer?: string, or?: 'ask'];
