/** The part of Vitest's JSON report that is used. */
export type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
};

export type Failure = { file: string; test: string; reason: string };
/** `secondGo`: tests that failed and then passed when their file was run again. They count neither as passed nor as failed. */
export type Tally = { passed: number; failed: number; skipped: number; secondGo: Failure[] };

/** Most journeys of a run that may need a second run; with more, each of them counts as a failure. */
export const MOST_SECOND_GOES = 2;

const wholeFile = '(the file)';
const longestReason = 600;

/** The first paragraph of a failure without colours. The console message of a failed request includes its address. */
function reasonOf(messages: readonly (string | undefined)[]): string {
  const text = messages.find((message) => message?.trim()) ?? 'no reason was reported';
  // oxlint-disable-next-line no-control-regex
  const plain = text.replaceAll(/\u001B\[[\d;]*m/g, '');
  const [beforeStack = ''] = plain.split(/\n\s+at /, 1);
  return beforeStack
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
    .slice(0, longestReason);
}

/** Every failed test; a file that failed without one, because it could not be loaded or a hook failed, counts as one. */
export function listFailures(report: VitestReport, directory: string): Failure[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.startsWith(`${directory}/`) ? name.slice(directory.length + 1) : name;
    const failures = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ file, test: test.fullName, reason: reasonOf(test.failureMessages ?? []) }));
    if (failures.length > 0 || status !== 'failed') return failures;
    return [{ file, test: wholeFile, reason: reasonOf([message]) }];
  });
}

/** Counts a report. */
export function countReport(report: VitestReport, directory: string): Tally {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => status === 'failed').length;
  return {
    passed,
    failed: listFailures(report, directory).length,
    skipped: tests.length - passed - failed,
    secondGo: [],
  };
}

/** The files to run again: those of journeys, when few enough have failed. With more failures the run has failed in any case. */
export function filesForSecondGo(report: VitestReport, directory: string): string[] {
  const failures = listFailures(report, directory);
  if (failures.length > MOST_SECOND_GOES) return [];
  const files = failures.map(({ file }) => file).filter((file) => file.startsWith('tests/journeys/'));
  return [...new Set(files)];
}

/**
 * Merges the second run of some files into the first. A test that failed and now passes is listed in `secondGo` and counts neither as
 * passed nor as failed; one that fails again has failed.
 */
export function countSecondGo(first: VitestReport, second: VitestReport, directory: string): Tally {
  const before = listFailures(first, directory);
  const again = new Set(second.testResults.map(({ name }) => name));
  const failing = listFailures(second, directory);
  const { passed, skipped } = countReport(
    { testResults: [...first.testResults.filter(({ name }) => !again.has(name)), ...second.testResults] },
    directory,
  );
  const isAgain = ({ file }: Failure) => again.has(`${directory}/${file}`);
  const secondGo = before.filter(
    (failure) =>
      isAgain(failure) &&
      !failing.some(
        ({ file, test }) => file === failure.file && (test === failure.test || test === wholeFile),
      ),
  );
  // Tests of a file that could not be loaded at first pass now; the entry of the file stands for all of them.
  const retriedTests = secondGo.filter(({ test }) => test !== wholeFile).length;
  return {
    passed: passed - retriedTests,
    failed: before.filter((failure) => !isAgain(failure)).length + failing.length,
    skipped,
    secondGo,
  };
}

/** The last lines of a run: each test that needed a second run with its reason, then the counts. */
export function summarize({ passed, failed, skipped, secondGo }: Tally): { failed: number; lines: string } {
  const tooMany = secondGo.length > MOST_SECOND_GOES;
  const all = failed + (tooMany ? secondGo.length : 0);
  const named = secondGo.map(
    ({ file, test, reason }) => `needed a second go: ${file} > ${test}\n  ${reason}\n`,
  );
  const warning = tooMany ? `more than ${MOST_SECOND_GOES} needed a second go: each counts as failed\n` : '';
  const counts = `${passed} passed, ${all} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`;
  return { failed: all, lines: named.join('') + warning + counts };
}
