import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute or more; started last, one of them would prolong the run. */
const long = [
  'faults/kill',
  'faults/balanced',
  'faults/ended',
  'faults/own-data-kill',
  'abuse/scripts',
  'journeys/accessibility',
  'journeys/account-page',
  'journeys/auth-accessibility',
  'journeys/availability',
  'journeys/booking-changes',
  'journeys/client',
  'journeys/data-calls-troubled',
  'journeys/development',
  'journeys/first-journey',
  'journeys/first-week',
  'journeys/founders-ai',
  'journeys/golden-pictures',
  'journeys/information',
  'journeys/learner-profiles',
  'journeys/maths-labs',
  'journeys/practice-ways',
  'journeys/tutor-room',
  'journeys/walks',
];

/** The long files first, the others in the runner's order. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      long.some((name) => moduleId.includes(`/tests/${name}.test.`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
