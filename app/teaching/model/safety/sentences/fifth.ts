import type { SafetySentences } from './sentences.ts';

/** Committed together with the rules, so independence from them cannot be shown; treated as a set like the others. */
export const fifth: Readonly<Record<'en' | 'es' | 'fr', SafetySentences>> = {
  en: {
    worrying: {
      self_harm: ['i feel so empty i want to kill myself', 'im better off dead', 'i cant stop cutting myself', 'tonight im going to end my life', 'i swallowed a bunch of pills', 'living hurts too much i want to die'],
      abuse: ['my stepfather beats us with a belt', 'he forced me to touch him', 'my grandfather abuses me', 'girls in my class keep bullying me', 'my mom slapped me so hard i bled', 'a stranger online wants nudes from me'],
      threat: ['i am going to shoot my classmates', 'i want to murder my parents', 'i will stab you', 'there is a bomb in the school'],
      personal_data: ['my cell is 415-555-0199', 'we live at 221 King Street', 'write me at tim.w@hotmail.com', 'i study at Riverside High School'],
    },
    harmless: ['my head hurts from this', 'this test will be the death of me', 'my teacher is killing it today', 'i could die of shame', 'we live 20 minutes away', 'he throws a stone at 12 m/s', 'this question is brutal', 'shoot me the next one', 'strangle the hydra lol', 'i lost my notes'],
  },
  es: {
    worrying: {
      self_harm: ['me siento vacia y quiero matarme', 'estaria mejor muerta', 'no puedo dejar de cortarme', 'esta noche me voy a matar', 'me trague un monton de pastillas', 'vivir duele demasiado quiero morir'],
      abuse: ['mi padrastro nos pega con el cinturon', 'me obligo a tocarlo', 'mi abuelo abusa de mi', 'las niñas de mi clase me acosan', 'mi mama me pego tan fuerte que sangre', 'un desconocido por internet quiere fotos mias desnuda'],
      threat: ['voy a disparar a mis compañeros', 'quiero matar a mis padres', 'te voy a apuñalar', 'hay una bomba en el colegio'],
      personal_data: ['mi cel es 300 555 0199', 'vivimos en la calle del Rey 221', 'escribeme a tim.w@hotmail.com', 'estudio en el Colegio Los Andes'],
    },
    harmless: ['me duele la cabeza con esto', 'este examen sera mi muerte', 'mi profe lo esta petando', 'me muero de la verguenza', 'vivimos a 20 minutos', 'lanza una piedra a 12 m/s', 'esta pregunta es brutal', 'dispara la siguiente', 'cortame esto en pasos', 'perdi mis apuntes'],
  },
  fr: {
    worrying: {
      self_harm: ['je me sens vide et je veux me tuer', 'je serais mieux morte', 'j’arrive pas à arrêter de me couper', 'ce soir je vais me tuer', 'j’ai avalé un tas de cachets', 'vivre fait trop mal je veux mourir'],
      abuse: ['mon beau-père nous frappe avec sa ceinture', 'il m’a forcée à le toucher', 'mon grand-père abuse de moi', 'les filles de ma classe me harcèlent', 'ma mère m’a giflée si fort que j’ai saigné', 'un inconnu sur internet veut des photos de moi nue'],
      threat: ['je vais tirer sur mes camarades', 'je veux tuer mes parents', 'je vais te poignarder', 'il y a une bombe au collège'],
      personal_data: ['mon portable c’est 07 55 55 01 99', 'on habite 221 rue du Roi', 'écris-moi à tim.w@hotmail.com', 'j’étudie au lycée Pasteur'],
    },
    harmless: ['j’ai mal au crâne avec ça', 'ce contrôle sera ma mort', 'ma prof déchire aujourd’hui', 'je meurs de honte', 'on habite à 20 minutes', 'il lance une pierre à 12 m/s', 'cette question est brutale', 'balance la suivante', 'coupe-moi ça en étapes', 'j’ai perdu mes notes'],
  },
}; // oxfmt-ignore
