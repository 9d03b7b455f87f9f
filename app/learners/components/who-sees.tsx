import { useTranslations } from 'use-intl/react';

/** Who sees what of a profile: only what the product really shows to anybody. */
export function WhoSees({ name }: { name: string }) {
  const t = useTranslations('learners.profiles.sees');
  const sides = [
    [t('you'), t('youSee')],
    [t('tutor', { name }), t('tutorSees')],
    [t('founders'), t('foundersSee')],
    [t('others'), t('othersSee')],
  ] as const;
  return (
    <section aria-labelledby="sees">
      <h2 id="sees">{t('title')}</h2>
      <dl className="sees">
        {sides.map(([who, what]) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
