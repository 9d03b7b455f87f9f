import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  ownDataArchive: {
    mail: {
      ready: {
        subject: 'La copie de vos données {brand} est prête',
        body: 'Vous avez demandé une copie de tout ce que nous conservons sur vous. Elle est prête, en un fichier ZIP.',
        where: 'Connectez-vous et téléchargez-la ici. Nous la conservons jusqu’au {day}.',
      },
      scheduled: {
        subject: 'Votre compte {brand} sera supprimé le {day}',
        body: 'Vous nous avez demandé de supprimer votre compte. Le {day}, tout disparaît : élèves, conversations, messages, réglages et le compte lui-même. C’est irréversible.',
        ahead:
          '{count, plural, one {Un cours est prévu. S’il a lieu après cette date, il est annulé selon les règles.} many {# cours sont prévus. Ceux qui ont lieu après cette date sont annulés selon les règles.} other {# cours sont prévus. Ceux qui ont lieu après cette date sont annulés selon les règles.}}',
        stop: 'D’ici là, vous pouvez y renoncer d’un clic. Connectez-vous et choisissez « Garder mon compte » :',
        notYou: 'Ce n’était pas vous ? Annulez la suppression au même endroit et changez votre mot de passe.',
      },
      done: {
        subject: 'Votre compte {brand} est supprimé',
        body: 'Comme vous l’avez demandé, nous avons supprimé votre compte et tout ce qu’il contenait. Vous ne pouvez plus vous connecter.',
        kept: 'Des cours qui ont eu lieu, il ne reste que les chiffres de notre comptabilité, sans votre nom, votre adresse ni vos notes. C’est notre dernier e-mail ; nous n’avons plus votre adresse.',
      },
    },
    readme: {
      title: 'Vos données {brand}',
      made: 'Copie du {at} pour {email}.',
      formats:
        'Chaque partie est fournie deux fois : en JSON (complète, pour les programmes) et en CSV (pour les tableurs ; UTF-8). Les heures sont en UTC, comme 2026-11-20T09:00:00.000Z. Les montants sont des nombres entiers dans la plus petite unité de leur monnaie. Dans le CSV, un texte qu’un tableur calculerait commence par une apostrophe.',
      parts: 'Ce que contient chaque partie',
      rows: '{count, plural, =0 {rien} one {# ligne} many {# lignes} other {# lignes}}',
      leftOut: 'sans : {columns}',
      missing: 'Ce qui n’y est pas',
      missingBody:
        'Les secrets qui servent à se connecter (mots de passe, codes, jetons), les copies d’e-mails qui sont déjà dans votre boîte et les données d’autres personnes. Le fichier manifest.json indique chaque table et chaque colonne absente, avec la raison.',
    },
    files: {
      public_user_locale_preferences: 'Langue, pays, monnaie et fuseau horaire enregistrés dans le compte',
      public_user_preferences: 'Couleurs, taille et police des lettres enregistrées dans le compte',
      public_telemetry_events: 'Événements notés pendant que vous étiez connecté',
      app_declarations: 'Votre déclaration sur les conditions et l’âge',
      app_former_addresses: 'Adresses que ce compte avait auparavant',
      app_security_alerts: 'Tentatives d’ouvrir des pages d’administration avec ce compte',
      app_security_events:
        'Quand notre équipe a consulté ce compte ou qu’un adulte associé a lu des conversations, et ce qui est arrivé à sa deuxième étape',
      app_factors: 'Applications d’authentification et codes de secours de ce compte, sans leurs secrets',
      app_passkeys: 'Clés d’accès de ce compte, sans leurs clés secrètes',
      app_recovery_codes: 'Lesquels de vos codes de secours ont servi, sans les codes',
      app_factor_sessions: 'Dans quelles sessions la deuxième étape a été faite',
      app_learner_profiles: 'Les élèves de ce compte',
      app_learner_consents:
        'Ce que vous avez accepté pour chaque élève, dans quelle version, et jusqu’à quand',
      app_adult_links:
        'Les adultes que vous avez invités, ou qui vous ont invité, à suivre des élèves : depuis quand et jusqu’à quand',
      app_learner_goals: 'Les objectifs des élèves et leurs dates',
      app_learner_shares:
        'Professeurs qui peuvent lire les progrès d’un élève, depuis quand et jusqu’à quand',
      app_learner_shares_of_tutors:
        'Combien de temps vous pouvez lire les progrès d’élèves en tant que professeur, sans les données des élèves',
      app_practice_sessions: 'Entraînement : quand, de quel type, et ce qui a changé',
      app_practice_items: 'Questions posées à l’entraînement ; leur texte découle du modèle et de la graine',
      app_practice_attempts: 'Réponses données à l’entraînement',
      app_evidence: 'Ce que chaque question a montré d’une compétence',
      app_skill_states: 'Ce que nous en concluons pour chaque compétence, et quand la revoir',
      app_question_reports: 'Questions signalées',
      app_claim_disputes: 'Objections à ce que dit le profil d’un élève',
      app_model_calls:
        'Réponses d’un modèle de langage : quand, en combien de temps, leur longueur et leur coût',
      app_lessons: 'Leçons préparées pour vos élèves',
      app_course_lessons: 'Leçons des cours : jusqu’où elles ont été lues, et quand elles ont été terminées',
      app_course_answers: 'Réponses aux questions de ces leçons',
      app_course_notes: 'Notes prises à côté de ces leçons',
      app_course_certificates: 'Attestations de cours, avec leurs codes',
      app_safety_flags: 'Messages au tuteur qu’une personne devrait lire',
      app_teaching_sessions: 'Séances avec le tuteur de maths : problème, état, réglages',
      app_teaching_turns: 'Ce qui a été dit dans ces séances, par l’élève et par le tuteur',
      app_teaching_parked_thoughts: 'Idées mises de côté pendant les séances de concentration',
      app_unpaid_limits:
        'Le nombre de cours et de séries non payés à la fois que les fondateurs vous accordent en plus',
      app_calendar_feeds:
        'Adresses d’agenda qui suivent vos cours : qu’elles existent et depuis quand, non le secret qu’elles contiennent',
      app_payments: 'Paiements par carte : pour quoi, combien, et où ils en sont',
      app_payment_events: 'Ce que le prestataire de paiement nous a dit de vos paiements, et quand',
      app_refunds: 'Sommes remboursées sur votre carte',
      app_refund_shares: 'À quel cours se rapportent les sommes remboursées',
      app_disputes: 'Paiements réclamés par votre banque, et leur issue',
      app_contact_messages: 'Messages qui nous ont été écrits depuis votre adresse',
      app_contact_answers: 'Nos réponses',
      app_tutors: 'Votre page de professeur',
      app_availability_rules: 'Vos horaires de la semaine comme professeur',
      app_availability_exceptions: 'Exceptions à vos horaires de la semaine',
      app_tutor_applications: 'Votre candidature pour enseigner ici',
      app_ratings: 'Vos avis sur les cours, avec la réponse du professeur',
      app_ratings_of_tutors: 'Les avis sur les cours que vous donnez, sans les comptes des élèves',
      app_session_notes: 'Ce que les professeurs ont écrit sur vos cours',
      app_session_notes_of_tutors: 'Ce que vous avez écrit sur les cours que vous donnez',
      app_bookings:
        'Cours que vous avez réservés : le prix convenu, ce que les crédits en paient, et ce qui est revenu en crédits et en argent',
      app_absence_claims: 'Les absences signalées à l’un de vos cours et la décision prise',
      app_claim_statements: 'Ce que vous avez écrit sur une absence signalée',
      app_family_attendances: 'Les cours dont vous avez confirmé qu’ils ont eu lieu',
      app_pay_lines: 'Ce que vous avez gagné comme professeur, ligne par ligne',
      app_pay_payouts: 'Ce qui vous a été versé comme professeur',
      app_credit_packs: 'Les lots de cours achetés en crédits',
      app_credit_entries: 'Ce qu’est devenu chacun de vos crédits',
      app_invoice_settlements: 'La date de règlement de vos factures',
      app_billing_details: 'Le nom, l’adresse et le numéro fiscal pour vos factures',
      app_invoices: 'Factures et avoirs, avec ce que les crédits en ont déduit',
      app_bookings_of_tutors: 'Cours que vous donnez ou avez donnés, sans les données des élèves',
      app_audit_log:
        'Nos décisions sur votre candidature, votre page de professeur ou une question que vous avez signalée',
      app_account_erasures: 'Une suppression de ce compte qui a été demandée',
      auth_users: 'Le compte : adresse, nom, dates ; sans mot de passe',
      auth_identities: 'Moyens de connexion reliés au compte',
      auth_sessions: 'Où le compte est connecté',
      auth_audit_log_entries: 'Connexions et autres événements notés par le service de connexion',
    },
  },
};
