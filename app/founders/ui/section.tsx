import { type ReactNode, useId } from 'react';
import { useFold } from './use-fold.ts';

type Props = {
  title: string;
  note?: string;
  /** The note concerns an open item. */
  waits?: boolean;
  wide?: boolean;
  /** Its anchor in the URL (`#refunds`). Collapsed on phones. */
  name?: string;
  /** Initially expanded on phones. */
  opened?: boolean;
  /** Content beside the title. */
  tools?: ReactNode;
  children: ReactNode;
};

/** A titled section of a founders’ screen. */
export function Section(props: Props) {
  const { title, note, waits = false, wide = false, name, opened = false, tools, children } = props;
  const id = useId();
  const { folds, open, turn, heading } = useFold(name, opened);
  const within = `${id}-in`;
  return (
    <section
      className={[wide && 'span2', folds && 'folds', folds && open && 'is-open'].filter(Boolean).join(' ')}
      aria-labelledby={id}
      id={name}
    >
      <div className="sec-h">
        <h2 id={id} ref={heading} tabIndex={name === undefined ? undefined : -1}>
          {folds ? (
            <button className="fold" type="button" aria-expanded={open} aria-controls={within} onClick={turn}>
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        {note && <span className={waits ? 'tag tag-sun' : 'small muted'}>{note}</span>}
      </div>
      <div id={within} hidden={folds && !open}>
        {tools}
        {children}
      </div>
    </section>
  );
}
