import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import './cancel-dialog.css';

type AskDialogProps = {
  title: string;
  /** The consequences; empty while they are loading. */
  children: ReactNode;
  error: Error | null;
  /** Label of the button that changes nothing; closing the dialog does the same. */
  keep: string;
  onClose: () => void;
  /** The confirming buttons. */
  actions: ReactNode;
};

/** Confirmation dialog that states the consequences, in money, first. Needs the texts `bookPages`. */
export function AskDialog({ title, children, error, keep, onClose, actions }: AskDialogProps) {
  const t = useTranslations('bookPages');
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!box.current?.open) box.current?.showModal();
  }, []);
  return (
    <dialog ref={box} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      <div className="cancel-body" aria-live="polite">
        {children ?? (!error && <p className="bone">&nbsp;</p>)}
        {error && (
          <p className="error" role="alert">
            {(error instanceof ApiFailure && error.message) || t('failed')}
          </p>
        )}
      </div>
      <div className="dialog-actions">
        <button type="button" className="btn btn-secondary" onClick={() => box.current?.close()}>
          {keep}
        </button>
        {actions}
      </div>
    </dialog>
  );
}
