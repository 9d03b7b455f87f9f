import { describe, expect, it } from 'vitest';
import {
  countReport,
  countSecondGo,
  filesForSecondGo,
  listFailures,
  summarize,
  type VitestReport,
} from '../support/test-report.ts';

const directory = '/project';
type Outcome = 'passed' | 'skipped' | { failed: string };

/** A report of files with their tests, written as `{ file: { test: outcome } }`. */
function reportOf(files: Record<string, Record<string, Outcome> | { message: string }>): VitestReport {
  return {
    testResults: Object.entries(files).map(([file, tests]) => {
      const name = `${directory}/${file}`;
      if ('message' in tests)
        return { name, status: 'failed', message: String(tests.message), assertionResults: [] };
      const assertionResults = Object.entries(tests).map(([fullName, outcome]) =>
        typeof outcome === 'object'
          ? { fullName, status: 'failed', failureMessages: [outcome.failed] }
          : { fullName, status: outcome },
      );
      const failed = assertionResults.some(({ status }) => status === 'failed');
      return { name, status: failed ? 'failed' : 'passed', assertionResults };
    }),
  };
}

const booking = 'tests/journeys/booking.test.ts';
const shell = 'tests/journeys/shell.test.ts';
const missing = `AssertionError: expected [ 'console: 404 () http://127.0.0.1/favicon.ico' ] to deeply equal []\n    at shell.test.ts:3`;

describe('a report is counted', () => {
  it('by its tests; a skipped one is not passed', () => {
    const report = reportOf({
      [booking]: { one: 'passed', two: 'skipped' },
      [shell]: { three: { failed: missing } },
    });
    expect(countReport(report, directory)).toEqual({ passed: 1, failed: 1, skipped: 1, secondGo: [] });
  });

  it('and a file that cannot be loaded is a failure in addition to failed tests', () => {
    const report = reportOf({
      [booking]: { message: 'SyntaxError' },
      [shell]: { three: { failed: missing } },
    });
    expect(countReport(report, directory).failed).toBe(2);
    expect(listFailures(report, directory)[0]).toEqual({
      file: booking,
      test: '(the file)',
      reason: 'SyntaxError',
    });
  });
});

describe('a second run', () => {
  it('is for journeys only', () => {
    const report = reportOf({
      [booking]: { one: { failed: 'x' } },
      'tests/faults/kill.test.ts': { two: { failed: 'y' } },
    });
    expect(filesForSecondGo(report, directory)).toEqual([booking]);
  });

  it('is not made when more than two tests failed', () => {
    const failing = { one: { failed: 'x' }, two: { failed: 'y' } };
    expect(filesForSecondGo(reportOf({ [booking]: failing }), directory)).toEqual([booking]);
    expect(filesForSecondGo(reportOf({ [booking]: failing, [shell]: failing }), directory)).toEqual([]);
  });

  const first = reportOf({
    [booking]: { one: 'passed', two: 'passed' },
    [shell]: { three: { failed: missing }, four: 'passed' },
    'tests/faults/kill.test.ts': { five: { failed: 'killed' } },
  });

  it('that passes counts neither as passed nor as failed', () => {
    const second = reportOf({ [shell]: { three: 'passed', four: 'passed' } });
    const { secondGo, ...counts } = countSecondGo(first, second, directory);
    expect(counts).toEqual({ passed: 3, failed: 1, skipped: 0 });
    expect(secondGo.map(({ file, test }) => [file, test])).toEqual([[shell, 'three']]);
  });

  it('that fails is one failure, and so is a test that fails only then', () => {
    const second = reportOf({ [shell]: { three: { failed: missing }, four: { failed: '429' } } });
    expect(countSecondGo(first, second, directory)).toEqual({
      passed: 2,
      failed: 3,
      skipped: 0,
      secondGo: [],
    });
  });

  it('of a file that could not be loaded at first is named by the file', () => {
    const broken = reportOf({ [booking]: { one: 'passed' }, [shell]: { message: 'no browser' } });
    const second = reportOf({ [shell]: { three: 'passed' } });
    expect(countSecondGo(broken, second, directory)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 0,
      secondGo: [{ file: shell, test: '(the file)', reason: 'no browser' }],
    });
    const again = reportOf({ [shell]: { message: 'no browser' } });
    expect(countSecondGo(broken, again, directory)).toMatchObject({ passed: 1, failed: 1, secondGo: [] });
  });
});

describe('the last lines of a run', () => {
  const needed = (test: string) => ({
    file: shell,
    test,
    reason: listFailures(reportOf({ [shell]: { test: { failed: missing } } }), directory)[0]?.reason ?? '',
  });

  it('are only the counts where nothing was skipped or repeated', () => {
    expect(summarize({ passed: 7, failed: 0, skipped: 0, secondGo: [] })).toEqual({
      failed: 0,
      lines: '7 passed, 0 failed\n',
    });
  });

  it('include skipped stages, such as an audit that could not be run', () => {
    expect(summarize({ passed: 7, failed: 1, skipped: 1, secondGo: [] }).lines).toBe(
      '7 passed, 1 failed, 1 skipped\n',
    );
  });

  it('name each test that needed a second run, with the address of the failed request', () => {
    expect(summarize({ passed: 7, failed: 0, skipped: 0, secondGo: [needed('three')] })).toEqual({
      failed: 0,
      lines: `needed a second go: ${shell} > three
  AssertionError: expected [ 'console: 404 () http://127.0.0.1/favicon.ico' ] to deeply equal []
7 passed, 0 failed
`,
    });
  });

  it('count more than two such tests as failed', () => {
    const secondGo = ['three', 'four', 'five'].map(needed);
    const { failed, lines } = summarize({ passed: 7, failed: 0, skipped: 0, secondGo });
    expect(failed).toBe(3);
    expect(lines).toMatch(/more than 2 needed a second go: each counts as failed\n7 passed, 3 failed\n$/);
  });
});
