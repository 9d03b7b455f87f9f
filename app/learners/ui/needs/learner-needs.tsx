import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { profilesQuery } from '../../api/client.ts';
import { type LearnerNeeds, defaultNeeds } from '../../domain/profile.ts';
import './needs.css';

const NeedsContext = createContext<LearnerNeeds>(defaultNeeds);

/** What helps a learner of the account; what helps nobody in particular while that is not known. */
function useLearnerNeeds(profileId: string | undefined): LearnerNeeds {
  const { data } = useQuery({ ...profilesQuery, enabled: profileId !== undefined });
  return data?.find(({ id }) => id === profileId)?.needs ?? defaultNeeds;
}

/** Pages on which a learner works: their words take the learner’s font, and what is read aloud has its button. */
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
