import type { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { weekdayName } from '#app/platform/times.ts';
import { levels, sessionTypes, subjects } from './tutor.ts';

/* Labels and values of profile fields in the audit log and emails. */

type Words = ReturnType<typeof useTranslations<'onBehalf'>>;

type Rule = { weekday: number; start: string; end: string };
type Day = { kind: 'open' | 'closed'; from: string; to: string; start: string | null; end: string | null };

const plain = [
  'subjects',
  'levels',
  'languages',
  'rules',
  'exceptions',
  'zone',
  'city',
  'sessionTypes',
  'bufferBefore',
  'bufferAfter',
  'notice',
  'windowDays',
  'dailyLimit',
  'meeting',
  'status',
  'outside',
] as const;
const statuses = ['active', 'paused', 'left'] as const;

/** Label of a field: `Session, 60 min, GBP`; an unknown field is shown by its stored name. */
export function fieldLabel(field: string, t: Words, locale: string): string {
  const [head, part = '', currency = ''] = field.split('.');
  if (head === 'headline' || head === 'story') return t(`fields.${head}`, { language: nameOf(part, locale) });
  const type = sessionTypes.find((each) => each === part);
  if (head === 'prices' && type) return `${t(`types.${type}`)}, ${currency}`;
  const known = plain.find((each) => each === field);
  return known ? t(`fields.${known}`) : field;
}

/** A value formatted for readers. */
export function fieldText(field: string, value: unknown, t: Words, locale: string): string {
  const [head, , currency = ''] = field.split('.');
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('none');
  if (head === 'prices') return formatMoney({ amountMinor: Number(value), currency }, locale);
  if (field === 'rules') return weekText(value as Rule[], locale);
  if (field === 'exceptions') return formatList((value as Day[]).map((day) => dayText(day, t, locale)));
  if (field === 'languages') return formatList((value as string[]).map((code) => nameOf(code, locale)));
  if (field === 'sessionTypes')
    return formatList(namesIn(value as string[], sessionTypes, (type) => t(`types.${type}`)));
  if (field === 'status')
    return namesIn([String(value)], statuses, (status) => t(`statuses.${status}`)).join();
  if (field === 'subjects')
    return formatList(namesIn(value as string[], subjects, (each) => t(`subjects.${each}`)));
  if (field === 'levels')
    return formatList(namesIn(value as string[], levels, (each) => t(`levels.${each}`)));
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
  if (typeof value === 'string') return head === 'story' ? shortened(value) : value;
  return JSON.stringify(value);
}

const formatList = (texts: readonly string[]): string => texts.join('; ');
const nameOf = (code: string, locale: string) =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;

/** The log stores full texts; lists truncate them. */
const most = 160;
const shortened = (text: string): string => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text);

function namesIn<Name extends string>(
  values: readonly string[],
  names: readonly Name[],
  textOf: (name: Name) => string,
): string[] {
  return values.map((value) => {
    const name = names.find((each) => each === value);
    return name ? textOf(name) : value;
  });
}

/** `Mon 09:00–12:00, 14:00–18:00; Tue …` */
const weekText = (rules: readonly Rule[], locale: string): string =>
  formatList(
    [...Map.groupBy(rules, ({ weekday }) => weekday)].map(
      ([weekday, spans]) =>
        `${weekdayName(weekday, locale)} ${spans.map(({ start, end }) => `${start}–${end}`).join(', ')}`,
    ),
  );

function dayText({ kind, from, to, start, end }: Day, t: Words, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const utc = (day: string) => new Date(`${day}T00:00:00Z`);
  const span = start && end ? ` ${start}–${end}` : '';
  return `${format.formatRange(utc(from), utc(to))} ${t(`kinds.${kind}`)}${span}`;
}
