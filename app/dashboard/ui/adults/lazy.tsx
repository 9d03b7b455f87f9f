import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
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

/** The people whose linked adult the account is; nothing as long as there are none, or they are not known. */
export function LinkedPeople() {
  const people = useQuery(adultLinksQuery).data?.people ?? [];
  if (people.length === 0) return null;
  return (
    <Suspense fallback={<PartSkeleton height={24} />}>
      <People people={people} />
    </Suspense>
  );
}
