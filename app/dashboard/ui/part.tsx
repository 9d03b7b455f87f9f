import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl/react';
import { Part as AnyPart, Waiting as AnyWaiting } from '#app/ui/part.tsx';

/** A part of a screen with its query, using this feature's texts. */
export function LearnerQueryPart<Data>(props: Omit<ComponentProps<typeof AnyPart<Data>>, 'texts'>) {
  const t = useTranslations('learners');
  return <AnyPart {...props} texts={{ loading: t('loading'), failed: t('failed'), again: t('again') }} />;
}

export function PartSkeleton({ height }: { height: number }) {
  const t = useTranslations('learners');
  return <AnyWaiting height={height} label={t('loading')} />;
}
