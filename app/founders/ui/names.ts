import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { subjects as taught } from '#app/tutors/index.ts';

/** Localized subject names; an unknown one as stored. */
export function useSubjects(): (subjects: readonly string[]) => string {
  const t = useTranslations('tutorPages.subjects');
  const { state } = usePreferences();
  return (subjects) =>
    new Intl.ListFormat(state.locale).format(
      subjects.map((subject) => {
        const name = taught.find((each) => each === subject);
        return name ? t(name) : subject;
      }),
    );
}

/** Localized language names by code. */
export function useLanguages(): (codes: readonly string[]) => string {
  const { state } = usePreferences();
  return (codes) => {
    const names = new Intl.DisplayNames([state.locale], { type: 'language' });
    return new Intl.ListFormat(state.locale).format(codes.map((code) => names.of(code) ?? code));
  };
}
