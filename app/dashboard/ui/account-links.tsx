import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ArrowIcon } from '#app/ui/icons.tsx';

/**
 * Links to other areas of this account: founders' hub, learners. The link to the tutor dashboard is in the teaching
 * section.
 */
export function AccountLinks({ isAdmin }: { isAdmin: boolean }) {
  const t = useTranslations('learners.dashboard.rooms');
  const profiles = useTranslations('learnersHome.profiles');
  const ways = [
    ...(isAdmin ? [['/founder-hub', t('founders'), t('foundersText')] as const] : []),
    ['/learner-profiles', profiles('name'), profiles('text')] as const,
  ];
  return (
    <nav className="rooms" aria-labelledby="rooms">
      <h2 id="rooms">{t('title')}</h2>
      <ul>
        {ways.map(([to, name, text]) => (
          <li key={to}>
            <Link to={to}>
              <b>{name}</b>
              <span>{text}</span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
