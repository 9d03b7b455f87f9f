export const en = {
  invoiceReminder: {
    subject: 'Reminder: invoice {number}, {amount}',
    text: 'Invoice {number} over {amount} was due on {due}, and we have not received a payment for it yet.',
    ask: 'Write to us, and we send you our bank details: {url}',
    reference: 'Payment reference: {reference}',
    paid: 'If you have paid already, thank you: there is nothing more to do.',
    stopped:
      'Until it is paid, no new sessions can be booked by invoice. Your booked sessions stay as they are. If something is wrong, write to us.',
    paper: 'Your invoices: {url}',
  },
} as const;
