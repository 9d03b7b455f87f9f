import { addException, addRule, type HoursException, type Hours, type HoursRule } from './hours-form.ts';

/** Fields of the hours that hold a single value. */
const values = [
  'zone',
  'city',
  'bufferBefore',
  'bufferAfter',
  'notice',
  'windowDays',
  'dailyLimit',
  'sessionTypes',
] as const satisfies readonly (keyof Hours)[];

/** A single difference: a weekly span, a dated exception, or a value. */
export type HoursChange =
  | { kind: 'rule'; added: boolean; rule: HoursRule }
  | { kind: 'exception'; added: boolean; exception: HoursException }
  | { kind: (typeof values)[number] };

/** Differences between two states of the hours: removals before additions. */
export function changesBetween(before: Hours, after: Hours): HoursChange[] {
  const rules = (added: boolean, list: readonly HoursRule[]) =>
    list.map((rule): HoursChange => ({ kind: 'rule', added, rule }));
  const exceptions = (added: boolean, list: readonly HoursException[]) =>
    list.map((exception): HoursChange => ({ kind: 'exception', added, exception }));
  return [
    ...rules(false, missingFrom(after.rules, before.rules, ruleKey)),
    ...rules(true, missingFrom(before.rules, after.rules, ruleKey)),
    ...exceptions(false, missingFrom(after.exceptions, before.exceptions, exceptionKey)),
    ...exceptions(true, missingFrom(before.exceptions, after.exceptions, exceptionKey)),
    ...values.filter((kind) => String(before[kind]) !== String(after[kind])).map((kind) => ({ kind })),
  ];
}

/**
 * Three-way merge: applies the local changes since `base` to what was saved elsewhere. Nothing typed is lost, and nothing saved elsewhere is
 * reverted unless it was changed here, too.
 */
export function carryOver(base: Hours, mine: Hours, saved: Hours): Hours {
  let hours: Hours = { ...saved };
  for (const change of changesBetween(base, mine)) {
    if (change.kind === 'rule')
      hours = change.added
        ? addRule(hours, change.rule)
        : { ...hours, rules: without(hours.rules, change.rule, ruleKey) };
    else if (change.kind === 'exception')
      hours = change.added
        ? addException(
            { ...hours, exceptions: without(hours.exceptions, change.exception, exceptionKey) },
            change.exception,
          )
        : { ...hours, exceptions: without(hours.exceptions, change.exception, exceptionKey) };
    else hours = { ...hours, [change.kind]: mine[change.kind] };
  }
  return hours;
}

const ruleKey = ({ weekday, start, end }: HoursRule) => `${weekday} ${start} ${end}`;
const exceptionKey = (each: HoursException) =>
  [each.kind, each.from, each.to, each.start, each.end, each.note].join(' ');

const without = <Each>(list: readonly Each[], one: Each, key: (each: Each) => string): Each[] =>
  list.filter((each) => key(each) !== key(one));

/** Elements of `list` that are missing in `other`. */
function missingFrom<Each>(
  other: readonly Each[],
  list: readonly Each[],
  key: (each: Each) => string,
): Each[] {
  const known = new Set(other.map(key));
  return list.filter((each) => !known.has(key(each)));
}
