import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  ownDataArchive: {
    mail: {
      ready: {
        subject: 'La copia de tus datos de {brand} está lista',
        body: 'Pediste una copia de todo lo que guardamos sobre ti. Está lista, en un archivo ZIP.',
        where: 'Inicia sesión y descárgala aquí. La guardamos hasta el {day}.',
      },
      scheduled: {
        subject: 'Tu cuenta de {brand} se eliminará el {day}',
        body: 'Nos pediste eliminar tu cuenta. El {day} desaparece todo: estudiantes, conversaciones, mensajes, ajustes y la propia cuenta. No se puede deshacer.',
        ahead:
          '{count, plural, one {Tienes una clase pendiente. Si es después de esa fecha, se cancela según las reglas.} many {Tienes # clases pendientes. Las posteriores a esa fecha se cancelan según las reglas.} other {Tienes # clases pendientes. Las posteriores a esa fecha se cancelan según las reglas.}}',
        stop: 'Hasta entonces puedes cancelarlo con un clic. Inicia sesión y elige «Conservar mi cuenta»:',
        notYou: '¿No fuiste tú? Cancélalo ahí mismo y cambia tu contraseña.',
      },
      done: {
        subject: 'Tu cuenta de {brand} está eliminada',
        body: 'Como pediste, eliminamos tu cuenta y todo lo que contenía. Ya no puedes iniciar sesión.',
        kept: 'De las clases que se dieron solo quedan las cifras en nuestra contabilidad, sin tu nombre, tu dirección ni tus notas. Este es el último correo que te enviamos; ya no tenemos tu dirección.',
      },
    },
    readme: {
      title: 'Tus datos de {brand}',
      made: 'Copia del {at} para {email}.',
      formats:
        'Cada parte viene dos veces: en JSON (completa, para programas) y en CSV (para hojas de cálculo; UTF-8). Las horas son UTC, como 2026-11-20T09:00:00.000Z. Los importes son números enteros en la unidad más pequeña de su moneda. En el CSV, un texto que una hoja de cálculo calcularía empieza por un apóstrofo.',
      parts: 'Qué contiene cada parte',
      rows: '{count, plural, =0 {nada} one {# fila} many {# filas} other {# filas}}',
      leftOut: 'sin: {columns}',
      missing: 'Lo que no está aquí',
      missingBody:
        'Secretos que sirven para entrar (contraseñas, códigos, claves), copias de correos que ya tienes en tu buzón y datos de otras personas. En manifest.json está cada tabla y cada columna que falta, con el motivo.',
    },
    files: {
      public_user_locale_preferences: 'Idioma, país, moneda y zona horaria guardados en la cuenta',
      public_user_preferences: 'Colores, tamaño y tipo de letra guardados en la cuenta',
      public_telemetry_events: 'Eventos registrados mientras tenías la sesión iniciada',
      app_declarations: 'Tu declaración sobre los términos y la edad',
      app_former_addresses: 'Direcciones que esta cuenta tuvo antes',
      app_security_alerts: 'Intentos de abrir páginas de administración con esta cuenta',
      app_security_events:
        'Cuándo miró nuestro equipo esta cuenta o leyó conversaciones un adulto vinculado, y qué pasó con su segundo paso',
      app_factors: 'Aplicaciones de autenticación y códigos de recuperación de esta cuenta, sin sus secretos',
      app_passkeys: 'Llaves de acceso de esta cuenta, sin sus claves',
      app_recovery_codes: 'Cuáles de tus códigos de recuperación están usados, sin los códigos',
      app_factor_sessions: 'En qué sesiones se hizo el segundo paso',
      app_learner_profiles: 'Los estudiantes de esta cuenta',
      app_learner_consents: 'A qué diste tu consentimiento por cada estudiante, con qué texto y hasta cuándo',
      app_adult_links:
        'Personas adultas que invitaste o que te invitaron a acompañar a estudiantes, desde cuándo y hasta cuándo',
      app_learner_goals: 'Los objetivos de los estudiantes y sus fechas',
      app_learner_shares: 'Tutores que pueden leer el progreso de un estudiante, desde cuándo y hasta cuándo',
      app_learner_shares_of_tutors:
        'Durante cuánto tiempo puedes leer como tutor el progreso de estudiantes, sin los datos de los estudiantes',
      app_practice_sessions: 'Práctica: cuándo, de qué tipo y qué cambió',
      app_practice_items: 'Preguntas hechas en la práctica; su texto se obtiene de la plantilla y la semilla',
      app_practice_attempts: 'Respuestas dadas en la práctica',
      app_evidence: 'Lo que cada pregunta mostró sobre una destreza',
      app_skill_states: 'Lo que concluimos de ello sobre cada destreza y cuándo toca repasarla',
      app_question_reports: 'Preguntas reportadas',
      app_claim_disputes: 'Objeciones a lo que dice el perfil de un estudiante',
      app_model_calls:
        'Respuestas de un modelo de lenguaje: cuándo, cuánto tardaron, qué extensión tuvieron y qué costaron',
      app_lessons: 'Lecciones preparadas para tus estudiantes',
      app_course_lessons: 'Lecciones de los cursos: hasta dónde se leyeron y cuándo se completaron',
      app_course_answers: 'Respuestas a las preguntas de esas lecciones',
      app_course_notes: 'Tus notas sobre esas lecciones',
      app_course_certificates: 'Certificados de los cursos, con sus códigos',
      app_safety_flags: 'Mensajes al tutor que debería leer una persona',
      app_teaching_sessions: 'Sesiones con el tutor de matemáticas: problema, estado, ajustes',
      app_teaching_turns: 'Lo que se dijo en esas sesiones, por el estudiante y por el tutor',
      app_teaching_parked_thoughts: 'Ideas para luego durante las sesiones de concentración',
      app_unpaid_limits:
        'Cuántas clases y series sin pagar a la vez te permite el equipo fundador, más allá de lo habitual',
      app_calendar_feeds:
        'Direcciones de calendario que siguen tus clases: que existen y desde cuándo, no el secreto que contienen',
      app_payments: 'Pagos con tarjeta: concepto, importe y estado',
      app_payment_events: 'Lo que el proveedor de pagos nos comunicó sobre tus pagos, y cuándo',
      app_refunds: 'Dinero que volvió a tu tarjeta',
      app_refund_shares: 'A qué clase corresponde el dinero que volvió',
      app_disputes: 'Pagos que tu banco reclamó y cómo se resolvieron',
      app_contact_messages: 'Mensajes que nos llegaron desde tu dirección',
      app_contact_answers: 'Lo que respondimos',
      app_tutors: 'Tu página de tutor',
      app_availability_rules: 'Tu horario semanal como tutor',
      app_availability_exceptions: 'Excepciones a tu horario semanal',
      app_tutor_applications: 'Tu solicitud para enseñar aquí',
      app_ratings: 'Cómo valoraste tus clases, con tus palabras y la respuesta del tutor',
      app_ratings_of_tutors: 'Cómo se valoraron tus clases como tutor, sin las cuentas de los estudiantes',
      app_session_notes: 'Lo que escribieron los tutores sobre tus clases',
      app_session_notes_of_tutors: 'Lo que escribiste sobre tus clases como tutor',
      app_bookings:
        'Clases que reservaste con tutores: el precio acordado, qué parte pagan los créditos y qué volvió en créditos y en dinero',
      app_absence_claims: 'Avisos de que alguien faltó a una de tus clases y cómo se resolvieron',
      app_claim_statements: 'Lo que escribiste sobre una ausencia reportada',
      app_family_attendances: 'Clases que confirmaste que se dieron',
      app_pay_lines: 'Lo que ganaste como tutor, línea a línea',
      app_pay_payouts: 'Lo que te pagamos como tutor',
      app_credit_packs: 'Paquetes de clases que compraste en créditos',
      app_credit_entries: 'Qué pasó con cada uno de tus créditos',
      app_invoice_settlements: 'Cuándo llegó el dinero de tus facturas',
      app_billing_details: 'Nombre, dirección y número fiscal para tus facturas',
      app_invoices: 'Facturas y correcciones, con lo que descontaron los créditos',
      app_bookings_of_tutors: 'Clases que das o diste como tutor, sin los datos de los estudiantes',
      app_audit_log:
        'Decisiones nuestras sobre tu solicitud, tu página de tutor o una pregunta que reportaste',
      app_account_erasures: 'Una eliminación de esta cuenta que se pidió',
      auth_users: 'La cuenta: dirección, nombre, fechas; sin contraseña',
      auth_identities: 'Formas de entrar conectadas a la cuenta',
      auth_sessions: 'Dónde está iniciada la sesión',
      auth_audit_log_entries: 'Accesos y otros eventos registrados por el servicio de acceso',
    },
  },
};
