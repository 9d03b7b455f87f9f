/** Longest problem or line that somebody may type. The reader of the maths refuses somewhat less, with its own words. */
export const longestLine = 600;
/** Longest message beside the card. */
export const longestTalk = 1000;
/** Longest name of a conversation. */
export const longestTitle = 120;
/** Longest reason for a thumb up or down. */
export const longestReason = 500;

/** Longest topic that somebody may type. */
export const longestTopic = 200;
/** Failed answers to one question of a lesson after which its solution is shown. */
export const failuresUntilShown = 2;
