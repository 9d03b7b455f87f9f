import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { AdultLinksView } from '#app/learners/index.ts';
import { adultLinksQuery } from '../../api/adults-client.ts';
import { PartSkeleton } from '../part.tsx';

/* Few accounts have linked adults, so their screens are loaded on first use. */

const Part = lazy(() => import('./adults-part.tsx'));
const InvitationPage = lazy(() => import('./invitation.tsx'));
const People = lazy(() => import('./linked-people.tsx'));

export const AdultsPart = () => (
  <Suspense fallback={<PartSkeleton height={14} />}>
    <Part />
  </Suspense>
);

export const Invitation = ({ secret }: { secret: string }) => (
  <Suspense fallback={<PartSkeleton height={24} />}>
    <InvitationPage key={secret} secret={secret} />
  </Suspense>
);

/** The people whose linked adult the account is; none as long as they are not known. */
export const useLinkedPeople = (): AdultLinksView['people'] => useQuery(adultLinksQuery).data?.people ?? [];

/** A section for each of them; nothing where there are none. */
export function LinkedPeople({ people }: { people: AdultLinksView['people'] }) {
  if (people.length === 0) return null;
  return (
    <Suspense fallback={<PartSkeleton height={24} />}>
      <People people={people} />
    </Suspense>
  );
}

/** On the dashboard: a link to the section of each of them; nothing where there are none. */
export function LinkedPeopleLinks() {
  const t = useTranslations('adultLinks.person');
  const people = useLinkedPeople();
  if (people.length === 0) return null;
  return (
    <section className="teaching" aria-labelledby="linked-people">
      <h2 id="linked-people">{t('title')}</h2>
      <ul>
        {people.map(({ id, kind, name }) => (
          <li key={id}>
            <Link to={`/learner-profiles#linked-${id}`}>
              {kind === 'minor' ? name : t('family', { name })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
