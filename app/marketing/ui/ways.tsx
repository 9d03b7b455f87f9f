import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ArrowIcon } from '#app/ui/icons.tsx';
import { SevenLessons, Swing, Tangents, Waves } from './illustrations.tsx';

const ways = [
  { key: 'tutors', to: '/tutor', Picture: Waves },
  { key: 'courses', to: '/courses', Picture: SevenLessons },
  { key: 'practice', to: '/tutor/practice', Picture: Swing },
  { key: 'models', to: '/tutor-models', Picture: Tangents },
] as const;

/** Four ways to learn, along the same curve: a person, a course, practice, the maths tutor. */
export function Ways() {
  const t = useTranslations('home.ways');
  return (
    <div className="page slim-pad">
      <h2 id="ways-title">{t.rich('title', { br: () => <br className="when-wide-br" /> })}</h2>
      <div className="ways">
        {ways.map(({ key, to, Picture }) => (
          <article className="way" key={key}>
            <Picture label={t(`${key}Picture`)} />
            <h3>{t(key)}</h3>
            <p>{t(`${key}Text`)}</p>
            <MoreLink to={to}>{t(`${key}More`)}</MoreLink>
          </article>
        ))}
      </div>
    </div>
  );
}

/** A link with an arrow that does not wrap away from the last word. */
export function MoreLink({ to, children: text }: { to: string; children: string }) {
  const last = text.lastIndexOf(' ') + 1;
  return (
    <Link className="more" to={to}>
      {text.slice(0, last)}
      <span className="more-end">
        {text.slice(last)}
        <ArrowIcon />
      </span>
    </Link>
  );
}
