export const en = {
  booking: {
    errors: {
      slot_taken:
        '{time} has just been taken. {count, plural, =0 {Nothing else is free around then.} one {The nearest free time is {times}.} other {The nearest free times are {times}.}}',
      slot_past:
        '{day}, {time} has already passed. {count, plural, =0 {Nothing else is free around then.} one {The nearest free time is {times}.} other {The nearest free times are {times}.}}',
      slot_too_soon:
        'It’s too late to book {time}: {tutor} needs {notice} to prepare. {count, plural, =0 {Nothing else is free around then.} one {The nearest free time is {times}.} other {The nearest free times are {times}.}}',
      slot_not_open_yet:
        '{tutor} opens this day for booking on {opens}. {count, plural, =0 {Nothing else is free around then.} one {The nearest free time is {times}.} other {The nearest free times are {times}.}}',
      slot_closed:
        '{tutor} isn’t available at {time} that day. {count, plural, =0 {Nothing else is free around then.} one {The nearest free time is {times}.} other {The nearest free times are {times}.}}',
      slot_day_full:
        '{tutor} has no more time that day. {count, plural, =0 {Nothing else is free around then.} one {The nearest free time is {times}.} other {The nearest free times are {times}.}}',
      hold_expired:
        'Your ten minutes to book {time} are over. {count, plural, =0 {Nothing is free around then.} one {The nearest free time is {times}.} other {The nearest free times are {times}.}}',
      already_booked: 'This time is already booked. Choose another one.',
      unknown_hold: 'We no longer hold this time for you. Choose a time again.',
      unknown_booking: 'We can’t find this booking in your account. Check the list of your bookings.',
      already_extended: 'You can extend a hold only once. You have {limit} minutes in all.',
      too_many_holds: 'You’re already holding three times. Book one of them, or let one go.',
      trial_used:
        'This learner has already had a trial with {tutor}. Book a 60-minute session next. Each of your learners can have one, up to three in all.',
      trials_used:
        'Your family has had three trials with {tutor}, the most we offer. Book a 60-minute session next.',
      session_type_unknown: 'A session lasts 30 minutes (trial), 60 or 90 minutes.',
      own_tutor: 'These are your own hours. You can’t book yourself.',
      price_missing:
        '{tutor} has no price in {currency} for this session. Choose another currency or another tutor.',
      unknown_learner: 'This learner isn’t in your account. Choose another one.',
      learner_busy:
        'You or this learner have another session at that time. Choose another time or another learner.',
      no_dispute: 'This dispute doesn’t exist.',
      dispute_not_lost: 'The bank hasn’t decided this dispute yet, or another founder has dealt with it.',
      not_cancellable: 'You can’t cancel this booking any more.',
      refund_changed: 'The refund has changed since you saw it. Please check it again.',
      not_movable: 'You can’t move this session any more.',
      move_too_late: 'You could move this session until {day}, {time}.',
      moves_used:
        'You can move a session {most, plural, one {once} =2 {twice} other {# times}}, and you’ve already done that.',
      absence_not_yours: 'Only the tutor can report that you didn’t come.',
      absence_said:
        'This session has already been reported differently. Write to us and we’ll look into it together.',
      absence_not_now:
        'You can report this from ten minutes after the start until 72 hours after the end, unless the session was cancelled.',
      no_claim: 'There’s nothing left to answer for this session.',
      objection_closed:
        'You had 72 hours after the report to object, and they’ve passed. Write to us and we’ll look into it together.',
      series_taken:
        '{count, plural, one {One of these times is} other {# of these times are}} no longer free. You’ll see the nearest free times next to them.',
      unknown_series: 'We no longer hold these times for you. Choose them again.',
      credits_short: 'You can’t use your credits for this session any more. You can pay another way.',
      credit_changed: 'The amount your credits cover has changed. Check the new price and choose again.',
      starts_repeated: 'You can choose each time only once.',
      network_holds:
        'Several times are already being held from your connection. Sign in to hold one with {tutor}, or try again in a few minutes.',
      unpaid_before_payment:
        'Until your first payment you can have {beforePayment, number} unpaid sessions. Pay an invoice or cancel a session, and you can book again.',
      unpaid_singles:
        'You can have {sessions, number} upcoming unpaid sessions, not counting your series. Pay an invoice or cancel a session, and you can book again.',
      unpaid_series:
        'You can have {series, plural, =1 {one unpaid series} other {# unpaid series}} at a time. Pay an invoice or cancel the rest of a series, and you can book the next one.',
      act_not_possible: 'You can’t do this with this booking at the moment. Check its status.',
      booking_changed: 'Someone else has just changed this booking. Check it, then decide again.',
      refund_lower: 'The family has already had more than that refunded. Choose at least that share.',
      nothing_changes: 'There’s nothing to change.',
      invoice_overdue:
        'Invoice {number} has been unpaid for more than ten days. Once it’s paid, you can book again. If something is wrong with it, write to us.',
      series_before_payment:
        'Until your first payment a series can have {beforePayment, number} sessions. Choose {beforePayment, number} or fewer now; once a payment has arrived, it can be longer.',
      series_rhythm:
        'A series repeats every week or every two weeks. Sessions can move by up to three days if a time isn’t free, but most have to stay at the usual time.',
    },
    mail: {
      learner: 'Learner: {learner}',
      /** In subject lines: whose session with this tutor. */
      withLearner: '{tutor} ({learner})',
      pay: {
        invoice: 'Invoice {number}: {amount}, please pay by {due}.',
        ask: 'Write to us and we’ll send you our bank details: {url}',
        reference: 'Payment reference: {reference}',
        paper: 'The invoice as a PDF is under “Credits and invoices”: {url}',
      },
      where: {
        learnerMissing:
          'Where: online. {first} hasn’t added a meeting link yet. Once the link is there, you can join from your booking page, ten minutes before.',
        learner: 'Where: online, using {first}’s link. Join from your booking page, ten minutes before.',
        tutor: 'Where: online, using your meeting link. Join from the session’s page, ten minutes before.',
        tutorMissing: 'Your meeting link is missing, and learners can’t join without it: {url}',
      },
      confirmed: {
        subject: 'Booked: {minutes, number} minutes with {tutor}, {day}, {time}',
        session:
          '{learner, select, none {Your} other {{learner}’s}} session with {tutor} is on {day}, {span}, {place} time.',
        elsewhere: 'For {first} in {city} it is {tutorDay}, {tutorSpan}.',
        note: 'Your note: {note}',
        price: 'Price: {price}, by invoice. Please pay by {due}.',
        policy:
          'Cancel by {day}, {time}, and you get everything back. After that, you get half back ({half}) until the session starts.',
        policyLate:
          'You could cancel free of charge until {day}, {time}. If you cancel before the session starts, you get half back ({half}).',
        link: 'Your booking: {url}',
        cancel: 'Cancel it: {url}&do=cancel',
        change: 'Move it: {url}&do=move\nCancel it: {url}&do=cancel',
        file: 'The attached file adds the session to your calendar.',
      },
      tutorConfirmed: {
        subject: 'New session: {day}, {time}, {minutes, number} minutes',
        session:
          '{learner, select, none {A learner} other {{learner}}} booked {minutes, number} minutes with you on {day}, {span}, your time in {city}.',
        elsewhere: 'For the learner it is {learnerDay}, {learnerSpan}.',
        note: 'Note from the family: {note}',
        link: 'Your sessions: {url}',
      },
      cancelled: {
        subject: 'Cancelled: {tutor}, {day}, {time}',
        byYou: 'You cancelled the session with {tutor} on {day}, {span}, {place} time.',
        byTutor:
          '{tutor} had to cancel the session on {day}, {span}, {place} time. We’re sorry; you get everything back.',
        refundAll:
          'We’ve taken the whole price, {refund}, off your invoice; there’s nothing left to pay for this session. If you have already paid, we transfer {refund} to you.',
        refundPart:
          'We’ve taken half of the price, {refund}, off your invoice, which leaves {due} for this session. If you have already paid, we transfer {refund} to you.',
        refundNone: 'The session had already started, so nothing is refunded. {due} stays on your invoice.',
        file: 'The attached file removes the session from your calendar.',
        link: 'Find another time: {url}',
      },
      tutorCancelled: {
        earns: 'It was cancelled late, so you earn {earned} for it.',
        subject: 'Cancelled: {day}, {time}',
        byLearner:
          '{learner, select, none {The learner} other {{learner}}} cancelled the session on {day}, {span}, your time in {city}. The time is free again.',
        byYou:
          'You cancelled the session with {learner, select, none {the learner} other {{learner}}} on {day}, {span}, your time in {city}. The family gets everything back.',
        link: 'Your sessions: {url}',
      },
      moved: {
        subject: 'Moved: {tutor}, {day}, {time}',
        session: 'Your session with {tutor} is now on {day}, {span}, {place} time.',
        before: 'The old time was {day}, {span}.',
        limit:
          'Until {day}, {time} you can cancel and get everything back{left, plural, =0 {. It can’t be moved again} one {, or move it once more} other {, or move it # times more}}. Moving it to a later time doesn’t extend this.',
        file: 'The attached file updates the session in your calendar.',
      },
      tutorMoved: {
        subject: 'Moved: now {day}, {time}',
        session:
          'The session with {learner, select, none {the learner} other {{learner}}} was moved: it’s now on {day}, {span}, your time in {city}.',
      },
      absent: {
        subject: 'Missed session: {tutor}, {day}, {time}',
        tutor: '{tutor} didn’t come to your session on {day}, {span}. We’re sorry about that.',
        learner:
          '{tutor} reported that nobody came to the session on {day}, {span}, and you didn’t object. The session counts as missed: nothing is refunded, and {amount} stays on your invoice.',
        object: 'Is that wrong? Write to us, and we’ll look into it together: {url}',
      },
      tutorAbsent: {
        subject: 'Missed session: {day}, {time}',
        tutor:
          'We’ve noted that you didn’t come to the session with {learner, select, none {the learner} other {{learner}}} on {day}, {span}. The family gets everything back, and you earn nothing for it.',
        learner:
          'The session with {learner, select, none {the learner} other {{learner}}} on {day}, {span} counts as missed by the family. You earn {earned}, due to you once the family has paid.',
      },
      claim: {
        subject: 'Absence reported: session with {tutor}, {day}, {time}',
        said: '{tutor} says that nobody came to the session on {day}, {span}.',
        follows:
          'If that’s right, you don’t need to do anything. The session then counts as missed, and nothing is refunded.',
        disputed:
          'What we know about the session doesn’t match that, so one of us will look into it, decide and email you. Until then, nothing is paid out or refunded.',
        object: 'If it’s wrong, press “That’s not right” by {day}, {time}: {url}',
      },
      tutorClaim: {
        subject: 'Absence reported: session on {day}, {time}',
        said: 'The family says that you didn’t come to the session with {learner, select, none {the learner} other {{learner}}} on {day}, {span}.',
        follows:
          'If that’s right, you don’t need to do anything. The family then gets everything back, and you earn nothing for the session.',
        disputed:
          'We have a note that the session took place, so one of us will look into it, decide and email you. Until then, nothing is paid out or refunded.',
      },
      /** To the side that reported an absence. */
      claimed: {
        said: 'You reported that {tutor} didn’t come to the session on {day}, {span}.',
        follows:
          '{first} can answer until {day}, {time}. Without an answer you get everything back, unless something shows that the session took place: then one of us decides and emails you.',
        write: 'Until then you can tell us what happened. Only our team reads it: {url}',
      },
      tutorClaimed: {
        said: 'You reported that nobody came to the session with {learner, select, none {the learner} other {{learner}}} on {day}, {span}.',
        follows:
          'The family can answer until {day}, {time}. Without an answer you earn as much as if the session had taken place, unless something shows that it did: then one of us decides and emails you.',
      },
      disputed: {
        subject: 'We’re looking into it: session with {tutor}, {day}, {time}',
        follows:
          'What we know about the session with {tutor} on {day}, {span} doesn’t add up, so one of us will look into it, decide and email you. Until then, nothing is paid out or refunded.',
      },
      tutorDisputed: {
        subject: 'We’re looking into it: session on {day}, {time}',
        follows:
          'What we know about the session with {learner, select, none {the learner} other {{learner}}} on {day}, {span} doesn’t add up, so one of us will look into it, decide and email you. Until then, nothing is paid out or refunded.',
      },
      decision: {
        subject: 'Our decision: session with {tutor}, {day}, {time}',
        session: 'We’ve looked into the session with {tutor} on {day}, {span} and made a decision.',
        all: 'We’ve taken the whole price, {refund}, off your invoice; there’s nothing left to pay for this session. If you have already paid, we transfer {refund} to you.',
        part: 'We’ve taken {refund} off your invoice, which leaves {due} for this session. If you have already paid, we transfer {refund} to you.',
        none: 'Nothing is refunded. {due} stays on your invoice.',
        reason: 'The reason: {reason}',
        questions: 'Any questions? Write to us: {url}',
      },
      tutorDecision: {
        subject: 'Our decision: session on {day}, {time}',
        session:
          'We’ve looked into the session with {learner, select, none {the learner} other {{learner}}} on {day}, {span} and made a decision.',
        earns: 'You earn {earned} for it, due to you once the family has paid.',
        earnsNothing: 'You earn nothing for it.',
      },
      series: {
        subject: 'Booked: {count, number} sessions with {tutor}, from {day}, {time}',
        list: 'Your sessions with {tutor} (all times in {place}):',
        item: '{day}, {span}',
        price: 'Price for all: {price}, by invoice. Please pay by {due}.',
        policy:
          'You can cancel or move each session separately. {hours, plural, one {Up to an hour} other {Up to # hours}} before, you get everything back. After that, you get half back until it starts.',
        file: 'The attached file adds the sessions to your calendar.',
      },
      tutorSeries: {
        subject: '{count, number} new sessions, from {day}, {time}',
        list: '{learner, select, none {A learner} other {{learner}}} booked these times with you (all times in {city}):',
      },
      rest: {
        subject: 'Cancelled: {count, plural, one {one session} other {# sessions}} with {tutor}',
        byYou:
          'You cancelled the rest of your sessions with {tutor}. These sessions are cancelled (all times in {place}):',
        byTutor:
          '{tutor} had to cancel the rest of your sessions. We’re sorry. These sessions are cancelled (all times in {place}):',
        refundAll:
          'We’ve taken {refund} off your invoice; there’s nothing left to pay for these sessions. If you have already paid, we transfer {refund} to you.',
        refund:
          'We’ve taken {refund} off your invoice, which leaves {due} for these sessions. If you have already paid, we transfer {refund} to you.',
        tutorEarns: 'Some of it was cancelled late, so you earn {earned}.',
        tutorSubject: 'Cancelled: {count, plural, one {one session} other {# sessions}} of a series',
        tutorByLearner:
          '{learner, select, none {The learner} other {{learner}}} cancelled the rest of a series. These times are free again (all times in {city}):',
        tutorByYou:
          'You cancelled the rest of a series with {learner, select, none {the learner} other {{learner}}}; the family gets everything back. These sessions are cancelled (all times in {city}):',
        file: 'The attached file removes these sessions from your calendar.',
      },
      reminders: {
        both: 'We’ll remind you a day before and an hour before.',
        hour: 'We’ll remind you an hour before.',
      },
      tutorReminder: {
        subjectDay: 'Tomorrow, {time}: {learner, select, none {a learner} other {{learner}}}',
        subjectHour: 'In an hour, {time}: {learner, select, none {a learner} other {{learner}}}',
        subjectToday: 'Today, {time}: {learner, select, none {a learner} other {{learner}}}',
        session:
          '{minutes, number} minutes with {learner, select, none {a learner} other {{learner}}} on {day}, {span}, your time in {city}.',
        link: 'This session: {url}',
      },
      reminder: {
        subjectDay: 'Tomorrow, {time}: {tutor}',
        subjectHour: 'In an hour, {time}: {tutor}',
        subjectToday: 'Today, {time}: {tutor}',
        session: '{minutes, number} minutes with {tutor} on {day}, {span}, {place} time.',
        link: 'Your booking: {url}',
      },
    },
  },
} as const;
