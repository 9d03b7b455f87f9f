/** Longest message that states a problem: a paste from a book, headings and parts included. */
export const longestProblem = 4000;
/** Longest line. The parser's limit is slightly lower and has its own message. */
export const longestLine = 600;
/** Longest message beside the card. */
export const longestTalk = 1000;
/** Longest title of a conversation. */
export const longestTitle = 120;
/** Longest comment on a rating. */
export const longestReason = 500;

/** Longest free-text topic. */
export const longestTopic = 200;
/** Failed answers to a lesson question after which its solution is shown. */
export const failuresUntilShown = 2;
