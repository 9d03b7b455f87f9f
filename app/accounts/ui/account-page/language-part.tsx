import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { requestRegionDrawer, locales, usePreferences } from '#app/preferences/index.ts';

/** The language, and a link to all other regional settings. */
export function LanguagePart() {
  const t = useTranslations('accountPage.language');
  const names = useTranslations('preferences.locales');
  const { state, saveLocale } = usePreferences();
  const id = useId();
  const choose = (chosen: string) => {
    const locale = locales.find((each) => each === chosen);
    // A manual change turns off "use device locale" (specification, section 4).
    if (locale) saveLocale({ ...state, locale, useDeviceLocale: false });
  };
  return (
    <div className="account-form">
      <div className="field">
        <label className="label" htmlFor={id}>
          {t('label')}
        </label>
        <select
          id={id}
          className="input"
          value={state.locale}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => choose(target.value)}
        >
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {names(locale)}
            </option>
          ))}
        </select>
        <p className="help" id={`${id}-help`}>
          {t('help')}
        </p>
      </div>
      <button
        className="btn btn-quiet btn-sm account-again"
        type="button"
        aria-haspopup="dialog"
        onClick={requestRegionDrawer}
      >
        {t('region')}
      </button>
    </div>
  );
}
