type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Before this hour the greeting is still that of the evening. */
const morningFrom = 5;
const afternoonFrom = 12;
/** In Spain "buenas noches" before eight sounds like bedtime. */
const eveningFrom = (locale: string): number => (locale === 'es-ES' ? 20 : 18);

/** The part of the day in `timeZone`, as divided in the region of `locale`. */
export function partOfDay(now: Date, { locale, timeZone }: { locale: string; timeZone: string }): PartOfDay {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now),
  );
  if (hour < morningFrom || hour >= eveningFrom(locale)) return 'evening';
  return hour < afternoonFrom ? 'morning' : 'afternoon';
}

/** The name for addressing a person: the first word; empty when no name is given. */
export const callName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';

/**
 * Whether the account's owner is its learner: the only learner has the same first name. Then the texts address the
 * learner.
 */
export function isOnlyLearner({
  name,
  profiles,
}: {
  name: string;
  profiles: readonly { name: string }[];
}): boolean {
  const [only, ...others] = profiles;
  const known = (text: string) => callName(text).toLocaleLowerCase();
  return only !== undefined && others.length === 0 && known(only.name) === known(name);
}
