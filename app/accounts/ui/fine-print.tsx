import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { ageOfOwnAccount } from '../domain/declaration.ts';

/** The links in texts about the terms. */
export const termsLinks = {
  terms: (words: ReactNode) => <Link to="/terms">{words}</Link>,
  privacy: (words: ReactNode) => <Link to="/privacy">{words}</Link>,
};

/** Minimum age in the visitor's country, and the terms of creating an account. */
export function FinePrint() {
  const t = useTranslations('accounts.signUp');
  const { state } = usePreferences();
  const country =
    new Intl.DisplayNames([state.locale], { type: 'region' }).of(state.country) ?? state.country;
  const age = ageOfOwnAccount[state.country] ?? 'guardian';
  return (
    <p className="fine">
      {age === 'guardian'
        ? t.rich('fineGuardian', { country, ...termsLinks })
        : t.rich('fine', { country, age, ...termsLinks })}
    </p>
  );
}
