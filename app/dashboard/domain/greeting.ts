type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Before this hour it is still the evening before. */
const morningFrom = 5;
const afternoonFrom = 12;
/** In Spain the afternoon is long: "buenas noches" before eight sounds like going to bed. */
const eveningFrom = (locale: string): number => (locale === 'es-ES' ? 20 : 18);

/** The part of the day on the clock of `timeZone`, as people of the region divide it. */
export function partOfDay(now: Date, { locale, timeZone }: { locale: string; timeZone: string }): PartOfDay {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now),
  );
  if (hour < morningFrom || hour >= eveningFrom(locale)) return 'evening';
  return hour < afternoonFrom ? 'morning' : 'afternoon';
}

/** What one calls somebody to their face: the first word of the name; empty when no name was given. */
export const callName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';

/** Whether the owner of an account learns: the only learner bears the same first name. Then the learner is spoken to. */
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
