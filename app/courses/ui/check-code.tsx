import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { certificateQuery, type CheckedCertificate } from '../api/client.ts';
import { formatDay } from './format.ts';

/** Checks the code of a certificate, from the address or typed. Works as a plain form before the script has loaded. */
export function CheckCode() {
  const t = useTranslations('courses.certificate');
  const [params, setParams] = useSearchParams();
  const requestedCode = (params.get('code') ?? '').slice(0, 40);
  const [typed, setTyped] = useState(requestedCode);
  const { language } = usePreferences();
  const query = useQuery(certificateQuery(requestedCode, language));
  return (
    <section className="co-check" id="certificate" aria-labelledby="co-check">
      <h2 id="co-check">{t('checkTitle')}</h2>
      <p>{t('checkLead')}</p>
      <form
        method="get"
        className="co-check-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === requestedCode && requestedCode !== '') void query.refetch();
          else setParams(typed.trim() === '' ? {} : { code: typed.trim() }, { preventScrollReset: true });
        }}
      >
        <label className="field">
          <span className="label">{t('checkLabel')}</span>
          <input
            className="input"
            name="code"
            value={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <button type="submit" className="btn btn-secondary" aria-disabled={query.isFetching}>
          {query.isFetching ? t('checking') : t('check')}
        </button>
      </form>
      <div role="status" className="co-checked">
        {requestedCode !== '' && query.data && <Checked certificate={query.data} />}
        {requestedCode !== '' && query.error && !query.isFetching && <NotFound error={query.error} />}
      </div>
    </section>
  );
}

function Checked({ certificate }: { certificate: CheckedCertificate }) {
  const t = useTranslations('courses.certificate');
  const locale = useLocale();
  const { holder, title, courseVersion, day, lessons, code } = certificate;
  return (
    <div className="card co-certificate">
      <h3>{t('valid')}</h3>
      <p>
        {t('says', { holder, course: title, version: String(courseVersion), day: formatDay(day, locale) })}
      </p>
      <p className="co-code">{t('code', { code })}</p>
      <details>
        <summary>{t('lessons')}</summary>
        <ol>
          {lessons.map((lesson) => (
            <li key={lesson}>{lesson}</li>
          ))}
        </ol>
      </details>
      <p className="small muted">{t('nameNote')}</p>
    </div>
  );
}

function NotFound({ error }: { error: unknown }) {
  const t = useTranslations('courses');
  if (error instanceof ApiFailure && error.status === 429)
    return <p className="error">{t('certificate.wait', { seconds: String(error.retryAfter ?? 60) })}</p>;
  const known = error instanceof ApiFailure && error.status < 500;
  return <p className="error">{known ? t('certificate.unknown') : t('offline')}</p>;
}
