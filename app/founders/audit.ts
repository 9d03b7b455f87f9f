/** What founders can do with their rights. Each leaves one row in the audit log. */
export const auditActions = [
  'tutor.activate',
  'tutor.pause',
  'application.approve',
  'application.decline',
  'message.answer',
  'message.settle',
  'message.reopen',
  'review.hide',
  'review.show',
  'refund.settle',
  'question.uphold',
  'question.reject',
  'safety.see',
  'account.suspend',
  'account.lift',
  'invoice.pay',
  'invoice.reopen',
  'maintenance.begin',
  'maintenance.end',
] as const;
export type AuditAction = (typeof auditActions)[number];
