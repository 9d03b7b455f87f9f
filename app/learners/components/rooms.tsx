import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ArrowIcon } from '#app/ui/icons.tsx';
import type { Dashboard } from '../schemas.ts';

/** Ways to what else belongs to this account: the learners, the tutor's room, the founders' room. */
export function Rooms({ tutor, isAdmin }: { tutor: Dashboard['tutor']; isAdmin: boolean }) {
  const t = useTranslations('learners.dashboard.rooms');
  const profiles = useTranslations('learnersHome.profiles');
  const ways = [
    ['/learner-profiles', profiles('name'), profiles('text')] as const,
    ...(tutor ? [['/tutor-dashboard', t('tutor'), t('tutorText', { name: tutor.name })] as const] : []),
    ...(isAdmin ? [['/founder-hub', t('founders'), t('foundersText')] as const] : []),
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
