import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Part as AnyPart } from '#app/ui/part.tsx';

/** A section with its own anchor: `/dashboard?tab=account#sessions`. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="account-section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** A part of the page with its query, using this page's texts. */
export function AccountQueryPart<Data>(props: Omit<ComponentProps<typeof AnyPart<Data>>, 'texts'>) {
  const t = useTranslations('accountPage');
  return <AnyPart {...props} texts={{ loading: t('loading'), failed: t('failed'), again: t('again') }} />;
}

/** The result of an action, announced when it appears. */
export const StatusLine = ({ children }: { children: string }) => (
  <div role="status" className="account-said">
    {children && <p className="small">{children}</p>}
  </div>
);
