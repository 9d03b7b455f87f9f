import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  chanceOfAnswer,
  createAnswerHistory,
  recordAnswer,
} from '#app/practice/domain/mastery/answer-chance.ts';
import {
  type ChanceModel,
  fitChanceModel,
  type LearnerAnswers,
} from '#app/practice/domain/mastery/fit-weights.ts';
import type { BenchFigure } from './figure.ts';
import { readGroups, readRows } from './mastery/answer-sets.ts';
import { fitTracing, traceLearner } from './mastery/bayesian.ts';
import { afterMasteries, lowestThreshold, shareRightAfter } from './mastery/mastered.ts';
import { published } from './mastery/published.ts';
import { areaUnderCurve, expectedCalibrationError, logLoss, type Prediction } from './mastery/scores.ts';

type AnswerFolders = { readonly rows: string; readonly groups: string };
type AnswerSet = {
  readonly name: string;
  readonly split: string;
  readonly goal: number;
  readonly files: readonly string[];
  readonly read: () => { readonly train: LearnerAnswers; readonly test: LearnerAnswers };
};

const [trainFile, testFile] = ['preprocessed_data_train.csv', 'preprocessed_data_test.csv'];

/** Every fifth learner is tested. */
const everyFifth = (all: LearnerAnswers) => ({
  train: all.filter((_, index) => index % 5 !== 0),
  test: all.filter((_, index) => index % 5 === 0),
});

const rowSet = (name: string, folder: string, goal: number): AnswerSet => ({
  name,
  split: 'published split',
  goal,
  files: [trainFile, testFile].map((file) => join(folder, file)),
  read: () => ({ train: readRows(folder, trainFile), test: readRows(folder, testFile) }),
});

function setsOf({ rows, groups }: AnswerFolders): AnswerSet[] {
  const groupFile = (set: string, part: string) => join(groups, set, `${set}_${part}.csv`);
  const [train15, test15] = [groupFile('assist2015', 'train1'), groupFile('assist2015', 'test1')];
  const [test17, ...train17] = ['1', '2', '3', '4', '5'].map((part) =>
    groupFile('assist2017_pid', `test${part}`),
  );
  const algebra = join(rows, 'algebra05');
  return [
    rowSet('ASSISTments 2009', join(rows, 'assistments09'), 0.77),
    {
      name: 'ASSISTments 2015',
      split: 'first published fold',
      goal: 0.715,
      files: [train15, test15],
      read: () => ({ train: readGroups(train15, false), test: readGroups(test15, false) }),
    },
    {
      name: 'ASSISTments 2017',
      split: 'the five published test parts, the first tested',
      goal: 0.7,
      files: [test17 ?? '', ...train17],
      read: () => ({
        train: train17.flatMap((file) => readGroups(file, true)),
        test: readGroups(test17 ?? '', true),
      }),
    },
    {
      name: 'Algebra 2005',
      split: 'learners of the published test part, every fifth tested',
      goal: 0.82,
      files: [join(algebra, testFile)],
      read: () => everyFifth(readRows(algebra, testFile)),
    },
    rowSet('Statics', join(rows, 'statics'), 0.82),
  ];
}

const mostError = 0.02;
const rightAfter = 0.9;
/** Asked of the learners it is set on, a little more than of the others. */
const rightWhenSet = 0.915;
const tracedMastery = 0.95;

/**
 * The estimate on public answers of others (docs/performance/public-answers.md says where they are): `ANSWER_ROWS_FOLDER` and
 * `ANSWER_GROUPS_FOLDER` name the folders; nothing is fetched. `mastery=10` takes every tenth learner.
 */
export function measure(every = 1): BenchFigure[] {
  return measureFolders(
    { rows: process.env.ANSWER_ROWS_FOLDER ?? '', groups: process.env.ANSWER_GROUPS_FOLDER ?? '' },
    every,
  );
}

/** The figures of every set whose files are all there. */
export function measureFolders(folders: AnswerFolders, every = 1): BenchFigure[] {
  const found = setsOf(folders).filter(({ files }) => files.every((file) => existsSync(file)));
  if (found.length === 0)
    return [{ name: 'mastery: no folder with public answers is named', value: '–', goal: '', met: true }];
  return found.flatMap((set) => measureSet(set, every));
}

function measureSet({ name, split, goal, read }: AnswerSet, every: number): BenchFigure[] {
  const some = (all: LearnerAnswers) => all.filter((_, index) => index % every === 0);
  const { train: allTrain, test: allTest } = read();
  const [train, test] = [some(allTrain), some(allTest)];
  const began = performance.now();
  const model = fitChanceModel(train);
  const seconds = (performance.now() - began) / 1000;
  const answers = train.reduce((sum, own) => sum + own.length, 0);
  const predicted = test.map((own) => predictLearner(own, model));
  const own = predicted.flat();
  const share = train.flat().filter(({ right }) => right).length / answers;
  const constant = own.map(({ right }) => ({ chance: share, right }));
  const parametersOf = fitTracing(train);
  const traced = test.map((learner) => traceLearner(learner, parametersOf));
  const from = lowestThreshold(
    train,
    train.map((learner) => estimatesOf(predictLearner(learner, model))),
    rightWhenSet,
  );
  const after = shareRightAfter(afterMasteries(test, predicted.map(estimatesOf), from));
  const afterTraced = shareRightAfter(
    afterMasteries(
      test,
      traced.map((one) => one.map(({ known }) => known)),
      tracedMastery,
    ),
  );
  const [area, loss, error] = [areaUnderCurve(own), logLoss(own), expectedCalibrationError(own)];
  const constantLoss = logLoss(constant);
  const line = (what: string, value: string, goal = '', met = true) => ({
    name: `${name}: ${what}`,
    value,
    goal,
    met,
  });
  return [
    line(`answers fitted; tested (${split})`, `${answers}; ${own.length}`),
    line('AUC', area.toFixed(3), `≥ ${goal}`, area >= goal),
    line('log loss', loss.toFixed(3), `< ${constantLoss.toFixed(3)} (constant)`, loss < constantLoss),
    line('calibration error, 20 bins of equal width', error.toFixed(3), `≤ ${mostError}`, error <= mostError),
    line(
      `right after "mastered" (chance ≥ ${from.toFixed(2)}, three in a row)`,
      `${after.share.toFixed(3)} of ${after.answered}`,
      `≥ ${rightAfter}`,
      after.share >= rightAfter,
    ),
    line('BKT per skill, fitted here: AUC, log loss, calibration error', scoresOf(traced.flat())),
    line(
      'the same: right after known ≥ 0.95, three in a row',
      `${afterTraced.share.toFixed(3)} of ${afterTraced.answered}`,
    ),
    line('published AUC', published[name] ?? ''),
    line('fitted in', `${seconds.toFixed(0)} s`),
  ];
}

const scoresOf = (all: readonly Prediction[]) =>
  [areaUnderCurve(all), logLoss(all), expectedCalibrationError(all)]
    .map((score) => score.toFixed(3))
    .join(', ');

type Estimate = Prediction & { readonly after: number };
const estimatesOf = (predictions: readonly Estimate[]) => predictions.map(({ after }) => after);

/** The chance before each answer, and afterwards that of a question of average difficulty about the same skills. */
function predictLearner(answers: LearnerAnswers[number], model: ChanceModel): Estimate[] {
  const history = createAnswerHistory();
  const chanceNow = (question: Parameters<typeof chanceOfAnswer>[1]) =>
    chanceOfAnswer(history, question, model.difficultyOf, model.weights).chance;
  return answers.map((answer) => {
    const chance = chanceNow(answer);
    recordAnswer(history, answer, model.difficultyOf);
    return { chance, right: answer.right, after: answer.right ? chanceNow({ ...answer, item: null }) : 0 };
  });
}
