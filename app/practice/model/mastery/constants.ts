/*
 * Every constant of the mastery model with its source. docs/decisions/0020-mastery.md explains how those marked "tuned" were found: by the
 * simulation in bench/learners.ts, for all skills alike, never for one learner.
 */

/** Mastered from this probability on (Corbett & Anderson 1995, Knowledge tracing, User Modeling and User-Adapted Interaction 4). */
export const masteredFrom = 0.95;
/** …with so many right answers without help since the last wrong one, on so many templates, over two days (product, section 5). */
export const rightForMastery = 3;
export const templatesForMastery = 2;
/** Mastery is lost below this: not by one slip, but by two in a row. */
export const lostBelow = 0.6;

/**
 * Stuck after this many opportunities while still below: "wheel-spinning" (Beck & Gong 2013, AIED; their ten lowered to eight by product,
 * section 5).
 */
export const stuckAfter = 8;
export const stuckBelow = 0.6;

/** Probability that a skill is known before any evidence about it or its neighbours. */
export const initialKnown = 0.3;
/** Probability of learning a skill at one opportunity (tuned). */
export const learnAtOnce = 0.075;
/** Probability of a slip despite knowing the skill, by level (tuned); and where other skills of the question may be the cause. */
export const slipOfLevel = { 1: 0.1, 2: 0.15, 3: 0.2 } as const;
export const slipOfOthers = 0.4;
/** Probability of a right answer without knowing, where the answer is constructed rather than chosen, by level (tuned). */
export const guessOfLevel = { 1: 0.42, 2: 0.41, 3: 0.35 } as const;
/** A right answer marked as a guess is weak evidence (certainty-based marking: Gardner-Medwin 2006). */
export const guessWhenGuessing = 0.5;
/** How much of FSRS's forgetting reduces the probability, as an exponent (tuned). */
export const forgettingShare = 0.65;
/** Probabilities are clamped, so that evidence always has an effect. */
export const leastKnown = 0.01;
export const mostKnown = 0.99;
/** Probabilities inferred from neighbours are clamped to this range: they can open skills but never reach mastery. */
export const concludedRange = [0.03, 0.9] as const;

/** Retention that reviews aim at: FSRS’s own default (open-spaced-repetition, "The Algorithm"). */
export const wantedRetention = 0.9;
/** A review shows retention after at least so many days. */
export const retainedAfterDays = 7;

/** A mistake is a habit when it occurred so often in the last so many questions where it was possible. */
export const mistakeTimes = 2;
export const mistakeWindow = 4;
/** A disputed mistake is settled by so many new right answers without help, on a later day than the dispute. */
export const rightToSettle = 2;

/** A skill is open when each of its prerequisites is mastered or at least this likely to be known. */
export const openFrom = 0.7;
/** A skill without practice is skipped when it is this likely to be known; from here on it is reviewed. */
export const passedOverFrom = 0.8;
/** Upper limit when inferring from prerequisites: only skills built on it show that a skill is known. */
export const mostFromBelow = 0.6;
/** With fewer questions than this, a skill counts as not begun. */
export const begunFrom = 2;

/** Questions of a session, and the share of due reviews. */
export const usualQuestions = 10;
export const reviewShare = 0.4;
/** Minutes per question in a forecast, including its solution and the step to the next. */
export const forecastMinutesPerQuestion = 1.5;
/** The stretch comes after this share of a session. */
export const stretchAfter = 0.6;
/** No skill comes more often in a row than this while there is another (interleaving: Rohrer & Taylor 2007, Instructional Science 35). */
export const mostInARow = 2;
/** Level of a question by the probability that the skill is known. */
export const levelTwoFrom = 0.45;
export const levelThreeFrom = 0.8;

/** The diagnostic has at most so many questions, and ends when the best one is less informative than this (nats, over all skills). */
export const diagnosticQuestions = 12;
export const leastGain = 0.7;

/** Below this number of attempts a forecast is "not enough data". */
export const attemptsForForecast = 10;
/** The range of a forecast covers four cases in five: 1.28 standard deviations of the normal distribution either way. */
export const standardDeviationsOfRange = 1.28;
/** A learner's own pace is measured by the skills mastered so far, within these factors. */
export const ownPaceRange = [0.6, 2.5] as const;
/** Smaller changes are not shown. */
export const leastChange = 0.005;
