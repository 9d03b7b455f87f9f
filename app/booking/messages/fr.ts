import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  booking: {
    errors: {
      slot_taken:
        '{time} vient d’être réservé. {count, plural, =0 {Rien d’autre n’est libre à proximité.} one {Le créneau libre le plus proche : {times}.} other {Les créneaux libres les plus proches : {times}.}}',
      slot_past:
        '{day}, {time} : cette heure est déjà passée. {count, plural, =0 {Rien d’autre n’est libre à proximité.} one {Le créneau libre le plus proche : {times}.} other {Les créneaux libres les plus proches : {times}.}}',
      slot_too_soon:
        'Il est trop tard pour réserver {time} : {tutor} a besoin de {notice} pour se préparer. {count, plural, =0 {Rien d’autre n’est libre à proximité.} one {Le créneau libre le plus proche : {times}.} other {Les créneaux libres les plus proches : {times}.}}',
      slot_not_open_yet:
        '{tutor} ouvre ce jour aux réservations le {opens}. {count, plural, =0 {Rien d’autre n’est libre à proximité.} one {Le créneau libre le plus proche : {times}.} other {Les créneaux libres les plus proches : {times}.}}',
      slot_closed:
        'Aucun cours avec {tutor} ne peut commencer à {time} ce jour-là. {count, plural, =0 {Rien d’autre n’est libre à proximité.} one {Le créneau libre le plus proche : {times}.} other {Les créneaux libres les plus proches : {times}.}}',
      slot_day_full:
        '{tutor} ne prend plus de cours ce jour-là. {count, plural, =0 {Rien d’autre n’est libre à proximité.} one {Le créneau libre le plus proche : {times}.} other {Les créneaux libres les plus proches : {times}.}}',
      hold_expired:
        'Les dix minutes pour {time} sont écoulées. {count, plural, =0 {Rien n’est libre à proximité.} one {Le créneau libre le plus proche : {times}.} other {Les créneaux libres les plus proches : {times}.}}',
      already_booked: 'Ce créneau est déjà réservé. Choisissez-en un autre.',
      unknown_hold: 'Nous ne gardons plus ce créneau pour vous. Choisissez-en un de nouveau.',
      unknown_booking:
        'Nous ne trouvons pas cette réservation dans votre compte. Regardez la liste de vos réservations.',
      already_extended: 'Vous ne pouvez prolonger qu’une fois. Vous avez {limit} minutes en tout.',
      too_many_holds: 'Trois créneaux vous sont déjà gardés. Réservez-en un, ou libérez-en un.',
      trial_used:
        'Cet élève a déjà eu son essai avec {tutor}. Vous pouvez maintenant réserver un cours de 60 minutes. Chacun de vos élèves a droit à un essai, trois au plus en tout.',
      trials_used:
        'Votre famille a déjà eu trois essais avec {tutor}, le maximum possible. Vous pouvez maintenant réserver un cours de 60 minutes.',
      session_type_unknown: 'Un cours dure 30 minutes (essai), 60 ou 90 minutes.',
      own_tutor: 'Ce sont vos propres horaires. Vous ne pouvez pas réserver un cours avec vous-même.',
      price_missing:
        '{tutor} n’a pas de prix en {currency} pour ce cours. Choisissez une autre monnaie ou un autre professeur.',
      unknown_learner: 'Cet élève n’est pas dans votre compte. Choisissez-en un autre.',
      learner_busy:
        'Vous ou cet élève avez un autre cours à cette heure. Choisissez un autre créneau ou un autre élève.',
      no_dispute: 'Ce litige n’existe pas.',
      dispute_not_lost: 'La banque n’a pas tranché ce litige, ou un autre fondateur a déjà décidé.',
      not_cancellable: 'Cette réservation ne peut plus être annulée.',
      refund_changed: 'Le remboursement a changé entre-temps. Vérifiez-le, s’il vous plaît.',
      not_movable: 'Ce cours ne peut plus être déplacé.',
      move_too_late: 'Ce cours pouvait être déplacé jusqu’au {day}, {time}.',
      moves_used:
        'Un cours peut être déplacé {most, plural, one {une fois} other {# fois}}, et celui-ci l’a déjà été.',
      absence_not_yours: 'Seul le professeur peut dire que vous n’êtes pas venu.',
      absence_said: 'Ce cours a déjà été signalé autrement. Écrivez-nous, nous regarderons ensemble.',
      absence_not_now:
        'Vous pouvez le signaler de dix minutes après le début à 72 heures après la fin, sauf si le cours a été annulé.',
      no_claim: 'Il n’y a plus rien à répondre au sujet de ce cours.',
      objection_closed:
        'Vous pouviez répondre pendant les 72 heures qui suivaient le signalement. Écrivez-nous, nous regarderons ensemble.',
      series_taken:
        '{count, plural, one {L’un de ces créneaux n’est plus libre} other {# de ces créneaux ne sont plus libres}}. Les créneaux libres les plus proches sont affichés à côté.',
      unknown_series: 'Nous ne gardons plus ces créneaux pour vous. Choisissez-les de nouveau.',
      credits_short: 'Plus aucun de vos crédits n’est valable pour ce cours. Vous pouvez payer autrement.',
      credit_changed:
        'La part que vos crédits paient a changé. Vérifiez le nouveau prix et refaites votre choix.',
      starts_repeated: 'Chaque créneau se choisit une seule fois.',
      network_holds:
        'Plusieurs créneaux sont déjà retenus depuis votre connexion. Connectez-vous pour en retenir un avec {tutor}, ou réessayez dans quelques minutes.',
      unpaid_before_payment:
        'Avant votre premier paiement, vous pouvez avoir {beforePayment, number} cours non payés. Payez une facture ou annulez un cours, et vous pourrez réserver de nouveau.',
      unpaid_singles:
        'Vous pouvez avoir {sessions, number} cours à venir non payés, en plus de votre série. Payez une facture ou annulez un cours, et vous pourrez réserver de nouveau.',
      unpaid_series:
        'Vous pouvez avoir {series, plural, =1 {une seule série non payée} other {# séries non payées}} à la fois. Payez une facture ou annulez ce qu’il reste d’une série, et vous pourrez réserver la suivante.',
      act_not_possible: 'Ce n’est pas possible pour cette réservation en ce moment. Vérifiez son état.',
      booking_changed:
        'Quelqu’un d’autre vient de modifier cette réservation. Vérifiez-la, puis décidez de nouveau.',
      refund_lower: 'La famille a déjà été remboursée davantage. Choisissez au moins cette part.',
      nothing_changes: 'Cela ne changerait rien.',
      invoice_overdue:
        'La facture {number} est impayée depuis plus de dix jours. Une fois payée, vous pourrez réserver de nouveau ; si quelque chose ne va pas, écrivez-nous.',
      series_before_payment:
        'Avant votre premier paiement, une série peut compter {beforePayment, number} cours. Choisissez-en {beforePayment, number} au plus pour l’instant ; dès qu’un paiement sera arrivé, elle pourra être plus longue.',
      series_rhythm:
        'Une série revient chaque semaine ou toutes les deux semaines. Un créneau pris peut être décalé de trois jours au plus ; la plupart doivent rester à l’heure habituelle.',
    },
    mail: {
      learner: 'Élève : {learner}',
      /** In subject lines: whose session with this tutor. */
      withLearner: '{tutor} ({learner})',
      pay: {
        invoice: 'Facture {number} : {amount}, à régler au plus tard le {due}.',
        ask: 'Écrivez-nous, et nous vous envoyons nos coordonnées bancaires : {url}',
        reference: 'Référence du paiement : {reference}',
        paper: 'La facture en PDF se trouve sous « Crédits et factures » : {url}',
      },
      where: {
        learnerMissing:
          'Où : en ligne. {first} n’a pas encore ajouté de lien de réunion. Dès qu’il y en aura un, vous pourrez rejoindre le cours depuis la page de votre réservation, dix minutes avant le début.',
        learner:
          'Où : en ligne, avec le lien donné par {first}. Rejoignez le cours depuis la page de votre réservation, dix minutes avant le début.',
        tutor:
          'Où : en ligne, avec votre lien de réunion. Rejoignez le cours depuis sa page, dix minutes avant le début.',
        tutorMissing: 'Votre lien de réunion manque, et sans lui les élèves ne peuvent pas entrer : {url}',
      },
      confirmed: {
        subject: 'Réservé : {minutes, number} minutes avec {tutor}, {day}, {time}',
        session:
          '{learner, select, none {Vous avez cours} other {{learner} a cours}} avec {tutor} le {day}, {span}, heure de {place}.',
        elsewhere: 'Pour {first}, à {city}, c’est le {tutorDay}, {tutorSpan}.',
        note: 'Votre message : {note}',
        price: 'Prix : {price}, sur facture, à régler au plus tard le {due}.',
        policy:
          'Si vous annulez jusqu’au {day}, {time}, tout vous est remboursé. Ensuite, et jusqu’au début du cours, la moitié ({half}).',
        policyLate:
          'Vous pouviez annuler gratuitement jusqu’au {day}, {time}. Si vous annulez avant le début du cours, la moitié vous est remboursée, {half}.',
        link: 'Votre réservation : {url}',
        cancel: 'L’annuler : {url}&do=cancel',
        change: 'Un autre créneau : {url}&do=move\nL’annuler : {url}&do=cancel',
        file: 'Le fichier joint ajoute le cours à votre agenda.',
      },
      tutorConfirmed: {
        subject: 'Nouveau cours : {day}, {time}, {minutes, number} minutes',
        session:
          '{learner, select, none {Un élève} other {{learner}}} a réservé {minutes, number} minutes avec vous le {day}, {span}, votre heure à {city}.',
        elsewhere: 'Pour l’élève, c’est le {learnerDay}, {learnerSpan}.',
        note: 'Message de la famille : {note}',
        link: 'Vos cours : {url}',
      },
      cancelled: {
        subject: 'Annulé : {tutor}, {day}, {time}',
        byYou: 'Vous avez annulé le cours avec {tutor} du {day}, {span}, heure de {place}.',
        byTutor:
          '{tutor} a dû annuler le cours du {day}, {span}, heure de {place}. Nous en sommes désolés ; tout vous est remboursé.',
        refundAll:
          'Nous avons déduit le prix entier, {refund}, de votre facture ; il ne reste rien à payer pour ce cours. Si vous l’avez déjà réglée, nous vous virons {refund}.',
        refundPart:
          'Nous avons déduit la moitié, {refund}, de votre facture ; il reste {due} pour ce cours. Si vous l’avez déjà réglée, nous vous virons {refund}.',
        refundNone: 'Le cours avait commencé : rien n’est remboursé. {due} restent sur votre facture.',
        file: 'Le fichier joint retire le cours de votre agenda.',
        link: 'Trouver un autre créneau : {url}',
      },
      tutorCancelled: {
        earns: 'L’annulation est tardive : ce cours vous rapporte {earned}.',
        subject: 'Annulé : {day}, {time}',
        byLearner:
          '{learner, select, none {L’élève} other {{learner}}} a annulé le cours du {day}, {span}, votre heure à {city}. Le créneau est de nouveau libre.',
        byYou:
          'Vous avez annulé le cours avec {learner, select, none {l’élève} other {{learner}}} du {day}, {span}, votre heure à {city}. La famille est remboursée en entier.',
        link: 'Vos cours : {url}',
      },
      moved: {
        subject: 'Déplacé : {tutor}, {day}, {time}',
        session: 'Votre cours avec {tutor} a désormais lieu le {day}, {span}, heure de {place}.',
        before: 'L’ancien créneau était le {day}, {span}.',
        limit:
          'Jusqu’au {day}, {time}, vous pouvez annuler ce cours et être remboursé en entier{left, plural, =0 {. Il ne peut plus être déplacé} one {, ou le déplacer encore une fois} other {, ou le déplacer encore # fois}}. Déplacer le cours à plus tard ne prolonge pas ce délai.',
        file: 'Le fichier joint met à jour le cours dans votre agenda.',
      },
      tutorMoved: {
        subject: 'Déplacé : désormais {day}, {time}',
        session:
          'Le cours avec {learner, select, none {l’élève} other {{learner}}} a été déplacé : il a désormais lieu le {day}, {span}, votre heure à {city}.',
      },
      absent: {
        subject: 'Cours manqué : {tutor}, {day}, {time}',
        tutor: '{tutor} n’était pas là pour votre cours du {day}, {span}. Nous en sommes désolés.',
        learner:
          '{tutor} a signalé que personne n’était venu au cours du {day}, {span}, et vous ne l’avez pas contesté. Le cours compte comme manqué : rien n’est remboursé et {amount} restent sur votre facture.',
        object: 'Ce n’est pas ce qui s’est passé ? Écrivez-nous, nous verrons cela ensemble : {url}',
      },
      tutorAbsent: {
        subject: 'Cours manqué : {day}, {time}',
        tutor:
          'Nous avons noté que vous n’étiez pas là pour le cours avec {learner, select, none {l’élève} other {{learner}}} du {day}, {span}. La famille est remboursée en entier et ce cours ne vous rapporte rien.',
        learner:
          'Le cours avec {learner, select, none {l’élève} other {{learner}}} du {day}, {span}, compte comme manqué par la famille. Il vous rapporte {earned}, versés dès que la famille aura payé.',
      },
      claim: {
        subject: 'Absence signalée : cours avec {tutor}, {day}, {time}',
        said: '{tutor} indique que personne n’est venu au cours du {day}, {span}.',
        follows:
          'Si c’est exact, vous n’avez rien à faire : le cours compte comme manqué et rien n’est remboursé.',
        disputed:
          'Ce que nous savons de ce cours ne concorde pas avec cela : une personne de l’équipe l’examine, décide et vous écrit. D’ici là, rien n’est versé ni remboursé.',
        object:
          'Si cela s’est passé autrement, choisissez « C’est inexact » au plus tard le {day}, {time} : {url}',
      },
      tutorClaim: {
        subject: 'Absence signalée : cours du {day}, {time}',
        said: 'La famille indique que vous n’étiez pas là pour le cours avec {learner, select, none {l’élève} other {{learner}}} du {day}, {span}.',
        follows:
          'Si c’est exact, vous n’avez rien à faire : la famille est remboursée en entier et ce cours ne vous rapporte rien.',
        disputed:
          'D’après nos informations, le cours a eu lieu : une personne de l’équipe l’examine, décide et vous écrit. D’ici là, rien n’est versé ni remboursé.',
      },
      /** To the side that reported an absence. */
      claimed: {
        said: 'Vous avez signalé une absence : {tutor} n’était pas là pour le cours du {day}, {span}.',
        follows:
          '{first} peut répondre jusqu’au {day}, {time}. Sans réponse, tout vous est remboursé ; si quelque chose indique que le cours a eu lieu, une personne de l’équipe décide et vous écrit.',
        write: 'D’ici là, vous pouvez nous raconter ce qui s’est passé. Seule notre équipe le lit : {url}',
      },
      tutorClaimed: {
        said: 'Vous avez signalé que personne n’est venu au cours avec {learner, select, none {l’élève} other {{learner}}} du {day}, {span}.',
        follows:
          'La famille peut répondre jusqu’au {day}, {time}. Sans réponse, ce cours vous rapporte autant que s’il avait eu lieu ; si quelque chose indique qu’il a eu lieu, une personne de l’équipe décide et vous écrit.',
      },
      disputed: {
        subject: 'Nous regardons ce qui s’est passé : cours avec {tutor}, {day}, {time}',
        follows:
          'Ce que nous savons du cours avec {tutor} du {day}, {span} ne concorde pas : une personne de l’équipe l’examine, décide et vous écrit. D’ici là, rien n’est versé ni remboursé.',
      },
      tutorDisputed: {
        subject: 'Nous regardons ce qui s’est passé : cours du {day}, {time}',
        follows:
          'Ce que nous savons du cours avec {learner, select, none {l’élève} other {{learner}}} du {day}, {span} ne concorde pas : une personne de l’équipe l’examine, décide et vous écrit. D’ici là, rien n’est versé ni remboursé.',
      },
      decision: {
        subject: 'Notre décision : cours avec {tutor}, {day}, {time}',
        session: 'Nous avons examiné le cours avec {tutor} du {day}, {span}, et pris notre décision.',
        all: 'Nous avons déduit le prix entier, {refund}, de votre facture ; il ne reste rien à payer pour ce cours. Si vous l’avez déjà réglée, nous vous virons {refund}.',
        part: 'Nous avons déduit {refund} de votre facture ; il reste {due} pour ce cours. Si vous l’avez déjà réglée, nous vous virons {refund}.',
        none: 'Rien n’est remboursé ; {due} restent sur votre facture.',
        reason: 'Le motif : {reason}',
        questions: 'Des questions ? Écrivez-nous : {url}',
      },
      tutorDecision: {
        subject: 'Notre décision : cours du {day}, {time}',
        session:
          'Nous avons examiné le cours avec {learner, select, none {l’élève} other {{learner}}} du {day}, {span}, et pris notre décision.',
        earns: 'Il vous rapporte {earned}, versés dès que la famille aura payé.',
        earnsNothing: 'Il ne vous rapporte rien.',
      },
      series: {
        subject: 'Réservé : {count, number} cours avec {tutor}, à partir du {day}, {time}',
        list: 'Vos cours avec {tutor}, tous à l’heure de {place} :',
        item: '{day}, {span}',
        price: 'Prix de l’ensemble : {price}, sur facture, à régler au plus tard le {due}.',
        policy:
          'Chaque cours peut être annulé ou déplacé séparément. {hours, plural, one {Jusqu’à une heure} other {Jusqu’à # heures}} avant, vous êtes remboursé en entier ; ensuite de moitié, jusqu’au début.',
        file: 'Le fichier joint ajoute les cours à votre agenda.',
      },
      tutorSeries: {
        subject: '{count, number} nouveaux cours, à partir du {day}, {time}',
        list: '{learner, select, none {Un élève} other {{learner}}} a réservé ces heures avec vous, toutes à votre heure à {city} :',
      },
      rest: {
        subject:
          '{count, plural, one {Annulé : un cours} many {Annulés : # cours} other {Annulés : # cours}} avec {tutor}',
        byYou:
          'Vous avez annulé la suite de vos cours avec {tutor}. Voici ce qui est annulé, à l’heure de {place} :',
        byTutor:
          '{tutor} a dû annuler la suite de vos cours. Nous en sommes désolés. Voici ce qui est annulé, à l’heure de {place} :',
        refundAll:
          'Nous avons déduit {refund} de votre facture ; il ne reste rien à payer pour ces cours. Si vous l’avez déjà réglée, nous vous virons {refund}.',
        refund:
          'Nous avons déduit {refund} de votre facture ; il reste {due} pour ces cours. Si vous l’avez déjà réglée, nous vous virons {refund}.',
        tutorEarns: 'Une partie a été annulée tard : elle vous rapporte {earned}.',
        tutorSubject:
          '{count, plural, one {Annulé : un cours} many {Annulés : # cours} other {Annulés : # cours}} d’une série',
        tutorByLearner:
          '{learner, select, none {L’élève} other {{learner}}} a annulé la suite d’une série. Ces créneaux sont de nouveau libres, tous à votre heure à {city} :',
        tutorByYou:
          'Vous avez annulé la suite d’une série avec {learner, select, none {l’élève} other {{learner}}} ; la famille est remboursée en entier. Voici ce qui est annulé, à votre heure à {city} :',
        file: 'Le fichier joint retire ces cours de votre agenda.',
      },
      reminders: {
        both: 'Nous vous le rappelons la veille et une heure avant.',
        hour: 'Nous vous le rappelons une heure avant.',
      },
      tutorReminder: {
        subjectDay: 'Demain, {time} : {learner, select, none {un élève} other {{learner}}}',
        subjectHour: 'Dans une heure, {time} : {learner, select, none {un élève} other {{learner}}}',
        subjectToday: 'Aujourd’hui, {time} : {learner, select, none {un élève} other {{learner}}}',
        session:
          '{minutes, number} minutes avec {learner, select, none {un élève} other {{learner}}} le {day}, {span}, votre heure à {city}.',
        link: 'Ce cours : {url}',
      },
      reminder: {
        subjectDay: 'Demain, {time} : {tutor}',
        subjectHour: 'Dans une heure, {time} : {tutor}',
        subjectToday: 'Aujourd’hui, {time} : {tutor}',
        session: '{minutes, number} minutes avec {tutor} le {day}, {span}, heure de {place}.',
        link: 'Votre réservation : {url}',
      },
    },
  },
};
