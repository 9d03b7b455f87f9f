import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { AlertIcon } from '#app/ui/icons.tsx';
import { Window } from '#app/ui/window.tsx';
import { foundersKey } from '../api/client.ts';

/** Confirmation dialog stating the effects. Errors are shown in it; on success all data is refetched. */
export function ConfirmWindow(props: {
  title: string;
  text: string;
  confirm: string;
  back: string;
  busy: string;
  danger?: boolean;
  /** False while fields are missing. */
  isReady?: boolean;
  /** Fields of the decision. */
  children?: ReactNode;
  act: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('founders');
  const queries = useQueryClient();
  const {
    title,
    text,
    confirm,
    back,
    busy,
    danger = false,
    isReady = true,
    act,
    onDone,
    onClose,
    children,
  } = props;
  const doing = useSingleMutation({
    mutationFn: act,
    onSuccess: () => {
      onClose();
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: foundersKey }),
  });
  return (
    <Window title={title} onClose={onClose}>
      {children}
      {text !== '' && <p className={children ? 'mt-4' : undefined}>{text}</p>}
      <div role="alert">
        {doing.error && (
          <p className="error mt-4">
            <AlertIcon />
            {doing.error instanceof ApiFailure ? doing.error.message : t('offline')}
          </p>
        )}
      </div>
      <div className="dialog-actions">
        <button className="btn btn-secondary" type="button" onClick={onClose}>
          {back}
        </button>
        <button
          className={`btn ${danger ? 'btn-danger' : 'btn-primary'}`}
          type="button"
          disabled={doing.isPending || !isReady}
          onClick={() => doing.mutate()}
        >
          {doing.isPending ? busy : confirm}
        </button>
      </div>
    </Window>
  );
}
