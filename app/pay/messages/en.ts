export const en = {
  pay: {
    title: 'Your pay',
    lead: 'You earn 80% of what the family pays for a session. It’s due to you once the family has paid and the 72 hours for reporting an absence are over.',
    month: 'Month',
    none: 'Nothing this month yet.',
    totals: {
      waiting: 'Waiting',
      due: 'Due to you',
      paid_out: 'Paid out',
      written_off: 'Won’t be paid',
    },
    kinds: {
      session: 'Session',
      late_cancellation: 'Late cancellation',
      learner_absent: 'Learner didn’t come',
      decision: 'Decision by Curvela',
      correction: 'Correction',
      chargeback: 'Card payment reversed',
    },
    states: {
      waiting: 'waiting',
      due: 'due',
      paid_out: 'paid out on {day}',
      offset: 'settled on {day}',
      written_off: 'won’t be paid',
      nothing: 'nothing to pay',
      due_back: 'deducted from what is due',
    },
    waitsFor: {
      claims: 'final 72 hours after the session',
      decision: 'absence reported, not settled',
      dispute: 'the family’s bank is asking for the payment back',
      payment: 'the family hasn’t paid yet',
    },
    reason: 'Reason: {reason}',
    pdf: 'Statement (PDF)',
    csv: 'Statement (CSV)',
    errors: {
      pay_changed:
        'The amount due has changed since you opened this page, so nothing was recorded. Check the new amount, then mark it as paid.',
      unknown_line: 'This line no longer exists. Reload the page.',
      line_not_overdue:
        'There’s nothing to decide on this line now. You can pay it or write it off once its invoice is 30 days overdue and no bank is checking the payment.',
    },
    statement: {
      title: 'Pay statement {month}',
      tutor: 'Tutor',
      issued: 'As of',
      head: { session: 'Session', what: 'For', state: 'State', amount: 'Amount' },
      file: 'pay-{month}',
    },
  },
} as const;
