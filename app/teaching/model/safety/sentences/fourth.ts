import type { SafetySentences } from './sentences.ts';

/** Held-out set: written after the rules had been corrected with all other sentences, never used to correct them. */
export const fourth: Readonly<Record<'en' | 'es' | 'fr', SafetySentences>> = {
  en: {
    worrying: {
      self_harm: ['i just want to die', 'i hurt myself last night', 'i hate my life and want to end it', 'i have been thinking of suicide', 'no one would care if i died', 'i cant live like this anymore'],
      abuse: ['my dad punched me yesterday', 'my mum hits me with a shoe', 'my uncle makes me touch him', 'a man asked me for naked photos', 'im scared of my stepdad', 'they bully me at school'],
      threat: ['im going to kill my sister', 'i will shoot everyone at school', 'i want to stab my teacher', 'im bringing a knife to school tomorrow'],
      personal_data: ['my phone is 020 7946 0958', 'i live at 9 Mill Lane', 'my email address is jo.k@outlook.com', 'call my mum on 07700 900777'],
    },
    harmless: ['i want to solve it before i die of old age', 'my uncle makes me do extra maths', 'the shooter hits 3 of 5', 'he is scared of heights above 20 m', 'i live at home', 'my phone is broken', 'email me the pdf', 'call the vertex V', 'nothing matters except the sign', 'i cut my hair by 3 cm'],
  },
  es: {
    worrying: {
      self_harm: ['solo quiero morirme', 'anoche me hice daño', 'odio mi vida y quiero acabar con ella', 'he pensado en el suicidio', 'a nadie le importaria si me muriera', 'no puedo seguir viviendo asi'],
      abuse: ['mi papa me dio un puñetazo ayer', 'mi mama me pega con un zapato', 'mi tio me obliga a tocarlo', 'un hombre me pidio fotos desnuda', 'le tengo miedo a mi padrastro', 'me hacen bullying en el colegio'],
      threat: ['voy a matar a mi hermana', 'voy a disparar a todos en la escuela', 'quiero apuñalar a mi profesor', 'mañana llevo un cuchillo al colegio'],
      personal_data: ['mi telefono es 91 123 45 67', 'vivo en la calle del Sol 9', 'mi correo es jo.k@outlook.com', 'llama a mi mama al 600 900 777'],
    },
    harmless: ['mi tio me obliga a hacer mas mates', 'acierta 3 de 5 disparos', 'tiene miedo a las alturas de 20 m', 'vivo en casa', 'mi telefono se rompio', 'mandame el pdf por correo', 'llama V al vertice', 'nada importa menos el signo', 'me corte el pelo 3 cm', 'me dio 12 y no se por que'],
  },
  fr: {
    worrying: {
      self_harm: ['je veux juste mourir', 'hier soir je me suis fait du mal', 'je déteste ma vie et je veux en finir', 'j’ai pensé au suicide', 'tout le monde s’en ficherait si je mourais', 'je peux plus vivre comme ça'],
      abuse: ['mon père m’a donné un coup de poing hier', 'ma mère me frappe avec une chaussure', 'mon oncle m’oblige à le toucher', 'un homme m’a demandé des photos nue', 'j’ai peur de mon beau-père', 'je suis harcelée au collège'],
      threat: ['je vais tuer ma soeur', 'je vais tirer sur tout le monde à l’école', 'je veux poignarder mon prof', 'demain j’amène un couteau au collège'],
      personal_data: ['mon téléphone est le 01 23 45 67 89', 'j’habite 9 rue du Moulin', 'mon adresse mail est jo.k@outlook.com', 'appelle ma mère au 06 00 90 07 77'],
    },
    harmless: ['mon oncle m’oblige à faire plus de maths', 'il réussit 3 tirs sur 5', 'il a peur du vide à 20 m', 'j’habite chez moi', 'mon téléphone est cassé', 'envoie-moi le pdf', 'appelle S le sommet', 'rien ne compte sauf le signe', 'je me suis coupé les cheveux de 3 cm', 'ça me donne 12'],
  },
}; // oxfmt-ignore
