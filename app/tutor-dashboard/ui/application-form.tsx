import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { ownApplication, sendApplication } from '#app/tutors/index.ts';
import type { Application, OwnApplication } from '#app/tutors/index.ts';
import { longDayOf } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { levels, ownNameOf, subjects, teachingLanguages } from '#app/tutors/index.ts';

/** Information about teaching, and the application form. An unread application can be changed. */
export function ApplicationForm() {
  const t = useTranslations('tutorPages');
  const { data: sent, isPending } = useQuery(ownApplication);
  if (isPending) return <div className="bone desk-bone" aria-hidden="true" />;
  return (
    <div className="apply">
      <header>
        <h1>{t('apply.title')}</h1>
        <p className="lead">{t('apply.lead')}</p>
      </header>
      <div className="apply-cols">
        <section aria-labelledby="what">
          <h2 id="what">{t('apply.whatTitle')}</h2>
          <ul className="terms">
            <li>{t('apply.what.hours')}</li>
            <li>{t('apply.what.price')}</li>
            <li>{t('apply.what.share')}</li>
            <li>{t('apply.what.founder')}</li>
          </ul>
        </section>
        <Fields sent={sent ?? null} />
      </div>
    </div>
  );
}

function Fields({ sent }: { sent: OwnApplication | null }) {
  const t = useTranslations('tutorPages');
  const { timeZone, state } = usePreferences();
  const queries = useQueryClient();
  const [said, setSaid] = useState<Application>(
    sent ?? { name: '', zone: timeZone, city: '', subjects: [], languages: [], story: '' },
  );
  const send = useSingleMutation({
    mutationFn: () => sendApplication(pick(said)),
    onSuccess: (answer) => queries.setQueryData(ownApplication.queryKey, answer),
  });
  // Status messages appear above the form, the pressed button is below it.
  const news = useRef<HTMLParagraphElement>(null);
  // Of a first application the message is drawn after the mutation has succeeded.
  const hasReceipt = sent !== null;
  useEffect(() => {
    if (send.isSuccess && hasReceipt) news.current?.focus();
  }, [send.isSuccess, hasReceipt]);
  const missing = said.subjects.length === 0 || said.languages.length === 0;
  const decided = sent !== null && sent.state !== 'received';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!missing) send.mutate();
  };
  return (
    <form onSubmit={submit} className="apply-form">
      {sent && (
        <p className="sent" role="status" ref={news} tabIndex={-1}>
          {t(`apply.states.${sent.state}`, {
            day: longDayOf(sent.sentAt, { locale: state.locale, timeZone }),
          })}
        </p>
      )}
      <label className="field">
        <span className="label">{t('apply.name')}</span>
        <input
          className="input"
          required
          maxLength={80}
          autoComplete="name"
          value={said.name}
          onChange={(event) => setSaid({ ...said, name: event.target.value })}
        />
      </label>
      <label className="field">
        <span className="label">{t('apply.zone')}</span>
        <input
          className="input"
          required
          maxLength={64}
          value={said.zone}
          onChange={(event) => setSaid({ ...said, zone: event.target.value })}
        />
      </label>
      <label className="field">
        <span className="label">{t('apply.city')}</span>
        <input
          className="input"
          required
          maxLength={60}
          autoComplete="address-level2"
          value={said.city ?? ''}
          onChange={(event) => setSaid({ ...said, city: event.target.value })}
        />
      </label>
      <Choices
        legend={t('apply.subjects')}
        options={subjects.map((subject) => [subject, t(`subjects.${subject}`)] as const)}
        chosen={said.subjects}
        onChange={(chosen) => setSaid({ ...said, subjects: chosen })}
      />
      <Choices
        legend={t('apply.levels')}
        options={levels.map((level) => [level, t(`levels.${level}`)] as const)}
        chosen={said.levels ?? []}
        onChange={(chosen) => setSaid({ ...said, levels: chosen })}
      />
      <Choices
        legend={t('apply.languages')}
        options={teachingLanguages.map((language) => [language, ownNameOf(language)] as const)}
        chosen={said.languages}
        onChange={(chosen) => setSaid({ ...said, languages: chosen })}
      />
      <label className="field">
        <span className="label">{t('apply.story')}</span>
        <textarea
          className="input"
          required
          maxLength={4000}
          rows={6}
          value={said.story}
          onChange={(event) => setSaid({ ...said, story: event.target.value })}
        />
      </label>
      {missing && send.isIdle && <p className="help">{t('apply.choose')}</p>}
      {send.error && (
        <p className="error" role="alert">
          {(send.error instanceof ApiFailure && send.error.message) || t('saveFailed')}
        </p>
      )}
      <button className="btn btn-primary" disabled={missing || decided || send.isPending}>
        {send.isPending ? t('apply.sending') : sent ? t('apply.sendAgain') : t('apply.send')}
      </button>
    </form>
  );
}

type ChoicesProps<Value extends string> = {
  legend: string;
  options: readonly (readonly [Value, string])[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

function Choices<Value extends string>({ legend, options, chosen, onChange }: ChoicesProps<Value>) {
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <div className="chips">
        {options.map(([value, text]) => (
          <button
            key={value}
            type="button"
            className={`chip ${chosen.includes(value) ? 'is-on' : ''}`}
            aria-pressed={chosen.includes(value)}
            onClick={() =>
              onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
            }
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const pick = ({
  name,
  zone,
  city = '',
  subjects,
  levels: taught = [],
  languages,
  story,
}: Application): Application => ({
  name,
  zone,
  city,
  subjects,
  levels: taught,
  languages,
  story,
});
