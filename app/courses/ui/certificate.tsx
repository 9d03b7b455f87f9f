import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { certify, downloadCertificate, standingKey } from '../api/client.ts';
import { longestName } from '../model/limits.ts';
import type { CertificateView, CourseStanding } from '../model/views.ts';
import { formatDay } from './format.ts';

/** The certificate of a course: requested once the course is complete, and shown once it was issued. */
export function Certificate({ standing, learner }: { standing: CourseStanding; learner: string }) {
  const t = useTranslations('courses.certificate');
  const { certificate, mayCertify, course } = standing;
  if (!certificate && !mayCertify) return null;
  return (
    <section className="card co-certificate" aria-labelledby="co-certificate">
      <h2 id="co-certificate">{t('title')}</h2>
      {certificate && <Given certificate={certificate} />}
      {mayCertify && <Ask course={course} learner={learner} />}
    </section>
  );
}

function Given({ certificate }: { certificate: CertificateView }) {
  const t = useTranslations('courses');
  const locale = useLocale();
  const [failed, setFailed] = useState(false);
  const { courseVersion, day, holder, code } = certificate;
  const download = () => {
    setFailed(false);
    downloadCertificate(certificate).catch(() => setFailed(true));
  };
  return (
    <>
      <p>{t('certificate.have', { version: String(courseVersion), day: formatDay(day, locale), holder })}</p>
      <p className="co-code">{t('certificate.code', { code })}</p>
      <button type="button" className="btn btn-secondary" onClick={download}>
        {t('certificate.download')}
      </button>
      {failed && (
        <p className="error" role="alert">
          {t('offline')}
        </p>
      )}
    </>
  );
}

function Ask({ course, learner }: { course: string; learner: string }) {
  const t = useTranslations('courses');
  const cache = useQueryClient();
  const [holder, setHolder] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const help = useId();
  const request = useSingleFlight(async () => {
    if (holder.trim() === '') return setProblem(t('certificate.missing'));
    setBusy(true);
    setProblem(null);
    try {
      await certify(course, { profileId: learner, holder: holder.trim() });
      await cache.invalidateQueries({ queryKey: standingKey });
    } catch (failure) {
      setProblem(failure instanceof ApiFailure && failure.message ? failure.message : t('offline'));
    } finally {
      setBusy(false);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void request();
  };
  return (
    <form className="co-form" onSubmit={submit} noValidate>
      <p>{t('certificate.ready')}</p>
      <label className="field">
        <span className="label">{t('certificate.name')}</span>
        <input
          className="input"
          value={holder}
          maxLength={longestName}
          autoComplete="name"
          aria-describedby={help}
          aria-invalid={problem !== null}
          onChange={({ target }) => setHolder(target.value)}
        />
        <span className="help" id={help}>
          {t('certificate.nameHelp')}
        </span>
      </label>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <div className="co-acts">
        <button type="submit" className="btn btn-primary" aria-disabled={busy}>
          {busy ? t('certificate.getting') : t('certificate.get')}
        </button>
      </div>
    </form>
  );
}
