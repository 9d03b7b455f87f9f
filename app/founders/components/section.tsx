import { type ReactNode, useId } from 'react';

/** A titled part of a founders' screen. */
export function Section({
  title,
  note,
  wide = false,
  children,
}: {
  title: string;
  note?: string;
  wide?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={wide ? 'span2' : undefined} aria-labelledby={id}>
      <div className="sec-h">
        <h2 id={id}>{title}</h2>
        {note && <span className="small muted">{note}</span>}
      </div>
      {children}
    </section>
  );
}
