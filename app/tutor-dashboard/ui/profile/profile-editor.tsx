import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { languages } from '#app/platform/texts.ts';
import { focusWhenShown } from '../weekly-hours-form.tsx';
import { useTutorTarget } from '../tutor-target-context.ts';
import {
  levels,
  ownNameOf,
  sessionTypes,
  subjects,
  teachingLanguages,
  type ProfileField,
  type TutorProfile,
} from '#app/tutors/index.ts';
import { profileOf } from '../../api/tutor-forms-client.ts';
import { ChoiceField, PriceFields, WordsField } from './profile-fields.tsx';
import { useProfile } from './use-profile.ts';
import '../availability.css';
import './profile.css';

/** Editor of a tutor’s profile and prices. Needs the texts `tutorProfile` and `tutorPages`. */
export function ProfileEditor() {
  const t = useTranslations('tutorPages');
  const { data, error, refetch } = useQuery(profileOf(useTutorTarget()));
  if (data) return <Form saved={data} />;
  if (!error) return <div className="bone hours-bone" aria-hidden="true" />;
  return (
    <p className="error" role="alert">
      {t('loadFailed')}{' '}
      <button className="btn btn-secondary btn-sm" onClick={() => void refetch()}>
        {t('again')}
      </button>
    </p>
  );
}

function Form({ saved }: { saved: TutorProfile }) {
  const t = useTranslations('tutorProfile');
  const pages = useTranslations('tutorPages');
  const form = useRef<HTMLFormElement>(null);
  const work = useProfile(saved);
  const { draft, problems, change } = work;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The first invalid field is only marked by the next render.
    if (!work.save())
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus(),
      );
  };
  const part = (field: ProfileField) => ({
    field,
    typed: draft[field],
    problem: problems[field],
    onType: (typed: string) => change(field, typed),
  });
  return (
    <form className="hours-page profile-page" ref={form} onSubmit={submit} noValidate>
      {work.news.length > 0 && <News news={work.news} onClose={work.closeNews} />}
      <section aria-labelledby="profile-words">
        <h2 id="profile-words">{t('words')}</h2>
        <p className="muted">{t('wordsText')}</p>
        {languages.map((language) => (
          <fieldset key={language} className="profile-language">
            <legend>{ownNameOf(language)}</legend>
            <WordsField {...part(`headline.${language}`)} kind="headline" language={language} />
            <WordsField {...part(`story.${language}`)} kind="story" language={language} />
          </fieldset>
        ))}
      </section>
      <section aria-labelledby="profile-teaching">
        <h2 id="profile-teaching">{t('teaching')}</h2>
        <ChoiceField
          {...part('subjects')}
          legend={t('subjects')}
          options={subjects.map((each) => [each, pages(`subjects.${each}`)])}
        />
        <ChoiceField
          {...part('levels')}
          legend={t('levels')}
          options={levels.map((each) => [each, pages(`levels.${each}`)])}
        />
        <ChoiceField
          {...part('languages')}
          legend={t('languages')}
          options={teachingLanguages.map((each) => [each, ownNameOf(each)])}
        />
      </section>
      <section aria-labelledby="profile-prices">
        <h2 id="profile-prices">{t('prices')}</h2>
        <p className="muted">{t('pricesText')}</p>
        {sessionTypes.map((type) => (
          <PriceFields key={type} type={type} part={part} />
        ))}
      </section>
      <div className="save" data-foot-bar>
        <p className="small" aria-live="polite">
          {t.rich('changes', { count: work.changes, b: (text) => <b>{text}</b> })}
        </p>
        <button className="btn btn-primary" disabled={work.changes === 0 || work.saving}>
          {t(work.saving ? 'saving' : 'save')}
        </button>
      </div>
    </form>
  );
}

/** Fields saved elsewhere while this form was edited. */
function News({ news, onClose }: { news: readonly ProfileField[]; onClose: () => void }) {
  const t = useTranslations('tutorProfile');
  const nameOf = (field: ProfileField) => {
    const [head, part = '', currency] = field.split('.') as [string, string?, string?];
    if (head === 'prices')
      return t('news.price', {
        type: t(`types.${part as (typeof sessionTypes)[number]}`),
        currency: currency ?? '',
      });
    if (head === 'headline' || head === 'story') return `${t(head)} (${ownNameOf(part)})`;
    return t(head as 'subjects' | 'levels' | 'languages');
  };
  return (
    <div className="hours-news" role="alert" tabIndex={-1} ref={focusWhenShown}>
      <p>
        <b>{t('news.title')}</b>
      </p>
      <ul>
        {news.map((field) => (
          <li key={field}>{nameOf(field)}</li>
        ))}
      </ul>
      <p>{t('news.kept')}</p>
      <button type="button" className="btn btn-secondary btn-sm" onClick={onClose}>
        {t('news.close')}
      </button>
    </div>
  );
}
