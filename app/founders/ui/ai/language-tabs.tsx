import { useTranslations } from 'use-intl/react';
import { type Language, languages } from '#app/platform/texts.ts';

/** Selects the displayed language. Toggle buttons rather than tabs: the content below is part of the page. */
export function LanguageTabs({ chosen, onChoose }: { chosen: Language; onChoose: (one: Language) => void }) {
  const t = useTranslations('foundersAi');
  return (
    <div className="tabs" role="group" aria-label={t('languages')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className="tab"
          lang={language}
          aria-pressed={language === chosen}
          onClick={() => onChoose(language)}
        >
          {nameIn(language)}
          {language === chosen && <i className="squiggle" />}
        </button>
      ))}
    </div>
  );
}

/** A language’s own name, capitalized as usual in that language. */
export const nameIn = (language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
