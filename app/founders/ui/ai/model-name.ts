import { useTranslations } from 'use-intl/react';

const names = ['socratic-guide', 'step-by-step-coach', 'exam-sprint', 'visual-explorer', 'focus'] as const;

/** Names of the tutor models by id, as in the hub. */
export function useModelName(): (id: string) => string {
  const t = useTranslations('founders.ai');
  return (id) => {
    const name = names.find((each) => each === id);
    return name ? t(`names.${name}`) : id;
  };
}
