import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { auditQuery } from '../api/client.ts';
import type { AuditEntry } from '../model/schemas.ts';
import { useAuditFields } from './audit-fields.ts';
import { FirstRows } from './first-rows.tsx';
import { useMoment } from './moment.ts';
import { Part } from './part.tsx';
import { RowsTable } from './rows-table.tsx';
import { Section } from './section.tsx';

/** Audit log of one subject, or of everything. */
export function AuditLog({ title, subject }: { title: string; subject?: string }) {
  const t = useTranslations('founders.audit');
  const moment = useMoment();
  const say = useActSentence();
  const textOf = useAuditFields();
  return (
    <Section title={title} {...(subject === undefined ? { name: 'audit' } : {})} note={t('note')} wide>
      <Part query={useQuery(auditQuery(subject))} height={8}>
        {(entries) => (
          <FirstRows rows={entries} first={10}>
            {(shown) => (
              <RowsTable
                empty={t('none')}
                columns={(['when', 'who', 'what', 'before', 'after'] as const).map((key) => ({
                  key,
                  title: t(key),
                }))}
                rows={shown.map((entry) => ({
                  key: entry.id,
                  cells: [
                    moment(entry.at),
                    entry.actor,
                    say(entry),
                    textOf(entry, 'before'),
                    textOf(entry, 'after'),
                  ],
                }))}
              />
            )}
          </FirstRows>
        )}
      </Part>
    </Section>
  );
}

const kinds = ['self_harm', 'threat', 'abuse', 'personal_data'] as const;
const topics = ['question', 'tutors', 'booking', 'five', 'privacy', 'mistake'] as const;

/** An act as a sentence. Messages are named by topic: the log stores no names of senders. */
export function useActSentence(): (entry: Pick<AuditEntry, 'action' | 'subject'>) => string {
  const t = useTranslations('founders');
  const prompts = useTranslations('foundersAi.audit');
  const page = useTranslations('onBehalf.acts');
  return ({ action, subject }) => {
    const topic = topics.find((each) => each === subject);
    const kind = kinds.find((each) => each === subject);
    const values = { subject, topic: topic ? t(`messages.topics.${topic}`) : subject };
    switch (action) {
      case 'tutor.activate':
        return t('audit.tutor_activate', values);
      case 'tutor.pause':
        return t('audit.tutor_pause', values);
      case 'tutor.edit':
        return page('edit', values);
      case 'tutor.prices':
        return page('prices', values);
      case 'tutor.hours':
        return page('hours', values);
      case 'tutor.meeting':
        return page('meeting', values);
      case 'application.approve':
        return t('audit.application_approve', values);
      case 'application.decline':
        return t('audit.application_decline', values);
      case 'message.answer':
        return t('audit.message_answer', values);
      case 'message.settle':
        return t('audit.message_settle', values);
      case 'message.reopen':
        return t('audit.message_reopen', values);
      case 'review.hide':
        return t('audit.review_hide', values);
      case 'review.show':
        return t('audit.review_show', values);
      case 'refund.settle':
        return t('audit.refund_settle', values);
      case 'booking.cancel':
        return t('audit.booking_cancel', values);
      case 'booking.move':
        return t('audit.booking_move', values);
      case 'booking.refund':
        return t('audit.booking_refund', values);
      case 'booking.credit':
        return t('audit.booking_credit', values);
      case 'booking.attended':
        return t('audit.booking_attended', values);
      case 'claim.decide':
        return t('audit.claim_decide', values);
      case 'dispute.decide':
        return t('audit.dispute_decide', values);
      case 'question.uphold':
        return t('audit.question_uphold', values);
      case 'question.reject':
        return t('audit.question_reject', values);
      case 'account.suspend':
        return t('audit.account_suspend', values);
      case 'account.lift':
        return t('audit.account_lift', values);
      case 'account.unpaid_limits':
        return t('audit.account_unpaid_limits', values);
      case 'invoice.pay':
        return t('audit.invoice_pay', values);
      case 'invoice.reopen':
        return t('audit.invoice_reopen', values);
      case 'credit_note.send':
        return t('audit.credit_note_send', values);
      case 'credit_note.reopen':
        return t('audit.credit_note_reopen', values);
      case 'pay.out':
        return t('audit.pay_out', values);
      case 'pay.approve':
        return t('audit.pay_approve', values);
      case 'pay.write_off':
        return t('audit.pay_write_off', values);
      case 'maintenance.begin':
        return t('audit.maintenance_begin');
      case 'maintenance.end':
        return t('audit.maintenance_end');
      case 'prompt.draft':
        return prompts('draft', values);
      case 'prompt.run':
        return prompts('run', values);
      case 'prompt.stop':
        return prompts('stop', values);
      case 'prompt.live':
        return prompts('live', values);
      case 'prompt.rollback':
        return prompts('rollback', values);
      case 'safety.see':
        return t('audit.safety_see', { kind: kind ? t(`safety.kinds.${kind}`) : subject });
    }
  };
}
