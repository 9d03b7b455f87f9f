import { useTranslations } from 'use-intl/react';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { showToast } from '#app/ui/toast.ts';
import type { FiguresQuery } from '../../domain/figures/address.ts';
import { downloadFigures } from '../../api/figures-client.ts';

/** Saves all figures, or one, as a CSV file. */
export function CsvButton({ asked, figure, label }: { asked: FiguresQuery; figure?: string; label: string }) {
  const t = useTranslations('founderFigures');
  const days = asked.range ?? `${asked.from}-${asked.to}`;
  const file = ['figures', figure, days].filter(Boolean).join('-');
  const save = useSingleMutation({
    mutationFn: () => downloadFigures(asked, `${file}.csv`, figure),
    onError: () => showToast({ title: t('csvFailed'), kind: 'destructive' }),
  });
  return (
    <button
      className="btn btn-secondary btn-sm"
      type="button"
      aria-label={label}
      disabled={save.isPending}
      onClick={() => save.mutate()}
    >
      {save.isPending ? t('csvBusy') : t('csv')}
    </button>
  );
}
