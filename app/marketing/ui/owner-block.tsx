import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type LegalPage, missingOn, type owner } from '#app/platform/owner.ts';
import { Rows } from './rich.tsx';

type Owner = typeof owner;

const shown = {
  terms: ['legalName', 'represented', 'address', 'registration', 'email', 'phone', 'host', 'law'],
  privacy: ['legalName', 'address', 'email', 'privacyEmail', 'authority'],
} as const;

/** The legal owner; missing data is shown as missing. */
export function OwnerBlock({ owner, page }: { owner: Owner; page: LegalPage }) {
  const t = useTranslations('info.owner');
  const known = shown[page].flatMap((key) => (owner[key] === null ? [] : [[t(key), owner[key]] as const]));
  const missing = missingOn(page, owner);
  return (
    <>
      {known.length > 0 && <Rows rows={known} />}
      {missing.length > 0 && (
        <p className="info-missing">
          <b>{t('open')}</b> {t('missing', { what: missing.map((key) => t(`names.${key}`)).join(', ') })}{' '}
          {t.rich('ask', { link: (text) => <Link to="/contact?about=privacy">{text}</Link> })}
        </p>
      )}
    </>
  );
}
