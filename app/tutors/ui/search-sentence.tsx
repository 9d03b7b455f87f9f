import { type ReactNode, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { priceSteps } from '#app/pricing/index.ts';
import type { TutorSearch } from '../model/search.ts';
import { shortDayOf } from '#app/platform/times.ts';
import { leastRatings, levels, ownNameOf, subjects, teachingLanguages } from '../domain/tutor.ts';

/** The search as a sentence of chips. A form with a submit button, so it works without JavaScript. */
export function SearchSentence({ search, days }: { search: TutorSearch; days: readonly string[] }) {
  const t = useTranslations('tutorPages');
  const { state } = usePreferences();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const price = (amount: number) =>
    formatMoney({ amountMinor: amount * 100, currency: state.currency }, state.locale);
  const steps = [...new Set([...priceSteps(state.currency), ...(search.max ? [search.max] : [])])].sort(
    (a, b) => a - b,
  );
  const ratings = [...new Set([...leastRatings, ...(search.rating ? [search.rating] : [])])].sort(
    (a, b) => a - b,
  );
  const times = Array.from(
    { length: 34 },
    (_, half) => `${String(6 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
  );
  const changed = () =>
    form.current && void submit(withoutBlanks(form.current), { preventScrollReset: true, replace: true });
  const chip = (words: ReactNode, name: keyof TutorSearch, label: string, options: readonly Option[]) => (
    <span className="ask-part">
      {words} <Chip name={name} label={label} value={String(search[name] ?? '')} options={options} />
    </span>
  );
  return (
    <Form
      ref={form}
      className="ask"
      role="search"
      aria-label={t('search.pageTitle')}
      action="/tutor"
      onChange={changed}
    >
      {t.rich('search.sentence', {
        subject: (words) =>
          chip(words, 'subject', t('search.subject'), [
            ['', t('search.anySubject')],
            ...subjects.map((subject): Option => [subject, t(`subjects.${subject}`)]),
          ]),
        level: (words) =>
          chip(words, 'level', t('search.level'), [
            ['', t('search.anyLevel')],
            ...levels.map((level): Option => [level, t(`levels.${level}`)]),
          ]),
        rating: (words) =>
          chip(words, 'rating', t('search.rating'), [
            ['', t('search.anyRating')],
            ...ratings.map((rating): Option => [String(rating), t('search.ratedFrom', { rating })]),
          ]),
        language: (words) =>
          chip(words, 'language', t('search.language'), [
            ['', t('search.anyLanguage')],
            ...teachingLanguages.map((language): Option => [language, ownNameOf(language)]),
          ]),
        price: (words) =>
          chip(words, 'max', t('search.price'), [
            ['', t('search.anyPrice')],
            ...steps.map((amount): Option => [String(amount), t('search.anHour', { price: price(amount) })]),
          ]),
        day: (words) =>
          chip(words, 'day', t('search.day'), [
            ['', t('search.anyDay')],
            ...days.map((day): Option => [
              day,
              shortDayOf(`${day}T12:00:00Z`, { locale: state.locale, timeZone: 'UTC' }),
              monthOf(day, state.locale),
            ]),
          ]),
        time: (words) =>
          chip(words, 'time', t('search.time'), [
            ['', t('search.anyTime')],
            ...times.map((time): Option => [time, t('search.myTime', { time })]),
          ]),
      })}
      {search.minutes !== 60 && <input type="hidden" name="minutes" value={search.minutes} />}
      {search.sort !== 'fit' && <input type="hidden" name="sort" value={search.sort} />}
      <noscript>
        <button className="btn btn-primary btn-sm">{t('search.pageTitle')}</button>
      </noscript>
    </Form>
  );
}

/** Options with the same heading stand together under it. */
type Option = readonly [value: string, text: string, heading?: string];

const monthOf = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

function Chip({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value: string;
  options: readonly Option[];
}): ReactNode {
  return (
    <select
      className={`chip chip-select ${value === '' ? '' : 'is-on'}`}
      name={name}
      aria-label={label}
      key={value}
      defaultValue={value}
    >
      {[...Map.groupBy(options, ([, , heading]) => heading)].map(([heading, group]) =>
        heading === undefined ? (
          <Options key="" options={group} />
        ) : (
          <optgroup key={heading} label={heading}>
            <Options options={group} />
          </optgroup>
        ),
      )}
    </select>
  );
}

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(([option, text]) => (
    <option key={option} value={option}>
      {text}
    </option>
  ));

/** Keeps a time without a day and vice versa: the sentence is completed step by step. */
function withoutBlanks(form: HTMLFormElement): FormData {
  const data = new FormData();
  for (const [key, value] of new FormData(form)) if (value !== '') data.append(key, value);
  return data;
}
