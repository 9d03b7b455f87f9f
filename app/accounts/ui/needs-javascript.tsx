import { useTranslations } from 'use-intl/react';

/** What a page that only works with JavaScript says without it. Needs the accounts texts. */
export function NeedsJavaScript() {
  const t = useTranslations('accounts.guard');
  return (
    <noscript>
      <p>{t('needsJavaScript')}</p>
    </noscript>
  );
}
