import { useTranslations } from 'use-intl/react';
import { RowsTable } from '../rows-table.tsx';
import { Section } from '../section.tsx';
import type { FigureKey } from '../../domain/figures/figures.ts';
import type { FounderFigures } from '../../model/figures-schemas.ts';
import { ChangeText } from './change.tsx';
import { useFormat } from './use-format.ts';

/** Sales and refunds per currency. */
export function Revenue({ figures: { series } }: { figures: FounderFigures }) {
  const t = useTranslations('founderFigures.revenue');
  const format = useFormat();
  const of = (key: FigureKey, currency: string | null) =>
    series.find((each) => each.key === key && each.currency === currency);
  const nets = series.filter(({ key }) => key === 'revenue_net');
  return (
    <Section name="revenue" title={t('title')} note={t('note')} wide>
      <div className="num">
        <RowsTable
          empty={t('none')}
          columns={[
            { key: 'currency', title: t('currency') },
            { key: 'gross', title: t('gross'), right: true },
            { key: 'refunded', title: t('refunded'), right: true },
            { key: 'net', title: t('net'), right: true },
            { key: 'change', title: t('change') },
          ]}
          rows={nets.map((net) => ({
            key: net.currency ?? '',
            cells: [
              net.currency,
              ...(['revenue_gross', 'revenue_refunded', 'revenue_net'] as const).map((key) =>
                format.value(net, of(key, net.currency)?.now.value ?? null),
              ),
              <ChangeText key="change" series={net} />,
            ],
          }))}
        />
      </div>
    </Section>
  );
}
