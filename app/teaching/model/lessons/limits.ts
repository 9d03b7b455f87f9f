/** Longest topic that somebody may type. */
export const longestTopic = 200;
/** Failed answers to one question of a lesson after which its solution is shown. */
export const failuresUntilShown = 2;
