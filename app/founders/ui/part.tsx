import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl/react';
import { Part as AnyPart } from '#app/ui/part.tsx';

/** A query-backed section with this feature’s texts. */
export function Part<Data>(props: Omit<ComponentProps<typeof AnyPart<Data>>, 'texts'>) {
  const t = useTranslations('founders');
  return <AnyPart {...props} texts={{ loading: t('loading'), failed: t('failed'), again: t('again') }} />;
}
