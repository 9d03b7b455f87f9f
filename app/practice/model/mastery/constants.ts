/*
 * Every number that mastery is decided by, with where it comes from. docs/decisions/0039-mastery.md tells how those marked "tuned"
 * were found: by the simulation in bench/learners.ts, for all skills alike, never for one learner.
 */

/** Mastered from this probability on (Corbett & Anderson 1995, Knowledge tracing, User Modeling and User-Adapted Interaction 4). */
export const masteredFrom = 0.95;
/** …with so many right answers without help since the last wrong one, on so many templates, over two days (product, section 5). */
export const rightForMastery = 3;
export const templatesForMastery = 2;
/** Mastery is lost below this: one slip does not lose it, two in a row do. */
export const lostBelow = 0.6;

/** So many opportunities and still below: "wheel-spinning" (Beck & Gong 2013, AIED; their ten lowered to eight by product, section 5). */
export const spinningAfter = 8;
export const spinningBelow = 0.6;

/** Probability that a skill is known before anything was seen of it or of its neighbours. */
export const initialKnown = 0.3;
/** Chance to learn a skill at one opportunity (tuned). */
export const learnAtOnce = 0.075;
/** Chance to slip though the skill is known, by level (tuned); and where other skills of the question may be to blame. */
export const slipOfLevel = { 1: 0.1, 2: 0.15, 3: 0.2 } as const;
export const slipOfOthers = 0.4;
/** Chance to be right without knowing, where an answer is made and not chosen, by level (tuned). */
export const guessOfLevel = { 1: 0.42, 2: 0.41, 3: 0.35 } as const;
/** A right answer that was called a guess says little (certainty-based marking: Gardner-Medwin 2006). */
export const guessWhenGuessing = 0.5;
/** How much of what FSRS takes for forgotten is taken from the probability, as an exponent (tuned). */
export const forgettingShare = 0.65;
/** Probabilities stay inside, so that no evidence is ever without effect. */
export const leastKnown = 0.01;
export const mostKnown = 0.99;
/** What is only concluded from neighbours stays inside this: it opens ways, it never makes mastery. */
export const concludedRange = [0.03, 0.9] as const;

/** Retention that reviews aim at: FSRS’s own default (open-spaced-repetition, "The Algorithm"). */
export const wantedRetention = 0.9;
/** A review counts as keeping when so many days lay between. */
export const retainedAfterDays = 7;

/** A mistake is a habit when it showed so often in the last so many questions at which it was possible. */
export const mistakeTimes = 2;
export const mistakeWindow = 4;
/** A disputed mistake is gone after so many new right answers without help, on a later day than the dispute. */
export const rightToSettle = 2;

/** A skill is open when each of its prerequisites is mastered or believed to be known so far. */
export const openFrom = 0.7;
/** A skill that was not practised is passed over when what is known says so far that it is known; from here on there is something to keep. */
export const passedOverFrom = 0.8;
/** Only what is built on a skill shows that it is known; who knows all below it may still not have met it. */
export const mostFromBelow = 0.6;
/** With fewer questions than this, a skill was met but not begun. */
export const begunFrom = 2;

/** Questions of a session, and the part of them that due reviews may take. */
export const usualQuestions = 10;
export const reviewShare = 0.4;
/** Minutes of an evening that a forecast gives to one question, its solution and the way to the next included. */
export const forecastMinutesPerQuestion = 1.5;
/** The stretch comes after this part of a session, when the learner is warm. */
export const stretchAfter = 0.6;
/** No skill comes more often in a row than this while there is another (interleaving: Rohrer & Taylor 2007, Instructional Science 35). */
export const mostInARow = 2;
/** Level of a question by what is believed of the skill. */
export const levelTwoFrom = 0.45;
export const levelThreeFrom = 0.8;

/** The diagnostic: at most so many questions, and it ends when the best of them would tell less than this (nats, over all skills). */
export const diagnosticQuestions = 12;
export const leastGain = 0.7;

/** Below this many attempts a forecast says that it does not know enough. */
export const attemptsForForecast = 10;
/** A forecast’s range holds four cases in five: 1.28 standard deviations of the normal distribution either way. */
export const standardDeviationsOfRange = 1.28;
/** A learner’s own pace is taken from what was mastered so far, within these factors. */
export const ownPaceRange = [0.6, 2.5] as const;
/** A change smaller than this is none. */
export const leastChange = 0.005;
