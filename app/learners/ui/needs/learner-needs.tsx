import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { profilesQuery } from '../../api/client.ts';
import { type LearnerNeeds, type LearnerProfile, defaultNeeds } from '../../domain/profile.ts';
import './needs.css';

const NeedsContext = createContext<LearnerNeeds>(defaultNeeds);

/** Needs of a learner of the account; the defaults while they are not loaded. */
function useLearnerNeeds(profileId: string | undefined): LearnerNeeds {
  const { data } = useQuery({ ...profilesQuery, enabled: profileId !== undefined });
  return data?.find(({ id }) => id === profileId)?.needs ?? defaultNeeds;
}

/** Wraps pages on which a learner works: applies the learner’s font and enables read-aloud buttons. */
export function LearnerNeedsProvider({
  profileId,
  children,
}: {
  profileId: string | undefined;
  children: ReactNode;
}) {
  const needs = useLearnerNeeds(profileId);
  return (
    <NeedsContext value={needs}>
      <div className={`needs-frame ${needs.dyslexiaFont ? 'dyslexia-font' : ''}`}>{children}</div>
    </NeedsContext>
  );
}

/** The needs of the learner who works on this page. */
export const useCurrentNeeds = (): LearnerNeeds => useContext(NeedsContext);

/** Offers a focus session to a learner who works best in short steps. */
export function FocusFirst({ profile }: { profile: Pick<LearnerProfile, 'name' | 'needs'> }) {
  const t = useTranslations('learnerNeeds');
  if (!profile.needs.shortSteps) return null;
  return (
    <p className="focus-first">
      {t('focus', { name: profile.name })}
      <Link className="btn btn-secondary btn-sm" to="/tutors/adhd/start">
        {t('focusAction')}
      </Link>
    </p>
  );
}
