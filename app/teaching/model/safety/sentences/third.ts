import type { SafetySentences } from './sentences.ts';

/** Held-out set: written after the rules had been corrected with the other sentences, never used to correct them. */
export const third: Readonly<Record<'en' | 'es' | 'fr', SafetySentences>> = {
  en: {
    worrying: {
      self_harm: ['i dont want to exist', 'i am thinking of ending it', 'ive had enough of living', 'whats the point of being alive', 'i scratched my wrists until they bled', 'goodbye everyone i wont be here tomorrow', 'i want to take all my moms pills'],
      abuse: ['my stepmom smacks me with a belt', 'my older cousin touched me down there', 'an adult on discord sent me naked pics', 'dad hits us when hes drunk', 'i get beaten at home', 'they keep hitting me on the bus'],
      threat: ['i swear ill kill him', 'im gonna bring a knife to class and stab someone', 'i want everyone at school to die', 'i am planning to hurt my neighbour'],
      personal_data: ['you can reach me at 07911 123456', 'i live on 5 Church Lane in Bristol', 'my name is Ella Jones and I go to St Marys School', 'add me on snap its ella_j10'],
    },
    harmless: ['i want to end the proof', 'the proof is dead wrong', 'cut the triangle along its height', 'he has a gun that shoots paint 20 m', 'what is the point of using brackets', 'i will beat my brother at this quiz', 'i hit a wall with this problem', 'my dad burned the toast', 'my mom comes into my room to check my homework', 'i go to bed at ten and sleep 8 hours', 'i am going to the big school next year', 'i am stuck on this exercise from my school', 'take 12 pills from the box of 30', 'my brother throws me the ball at 10 m/s', 'we all die one day so what fraction is left'],
  },
  es: {
    worrying: {
      self_harm: ['no quiero existir', 'pienso acabar con mi vida', 'estoy harta de vivir', 'que sentido tiene estar viva', 'me rasguño las muñecas hasta sangrar', 'adios a todos mañana ya no estare', 'quiero tomarme todas las pastillas de mi mama'],
      abuse: ['mi madrastra me pega con el cinturon', 'mi primo mayor me toco ahi abajo', 'un adulto en discord me mando fotos desnudo', 'papa nos pega cuando esta borracho', 'en mi casa me maltratan', 'me siguen golpeando en el bus'],
      threat: ['juro que lo mato', 'voy a llevar un cuchillo a clase y apuñalar a alguien', 'quiero que se mueran todos en el colegio', 'pienso hacerle daño a mi vecino'],
      personal_data: ['me puedes llamar al 655 443 221', 'vivo en la calle Iglesia 5 de Toledo', 'me llamo Elena Ruiz y voy al colegio Santa Ana', 'agregame en snap soy elena_r10'],
    },
    harmless: ['quiero terminar la demostracion', 'corta el triangulo por su altura', 'una pistola de pintura dispara a 20 m', 'que sentido tiene usar parentesis', 'voy a ganarle a mi hermano', 'me di contra un muro con este problema', 'mi papa quemo el pan', 'mi mama entra a mi cuarto a ver mi tarea', 'duermo 8 horas', 'el proximo año voy a la escuela grande', 'estoy en un ejercicio del colegio', 'toma 12 pastillas de la caja de 30', 'mi hermano me tira la pelota a 10 m/s', 'me da pereza', 'todos morimos un dia'],
  },
  fr: {
    worrying: {
      self_harm: ['je veux pas exister', 'je pense à mettre fin à ma vie', 'j’en ai assez de vivre', 'à quoi ça sert de vivre', 'je me gratte les poignets jusqu’au sang', 'adieu tout le monde demain je serai plus là', 'je veux avaler tous les cachets de ma mère'],
      abuse: ['ma belle-mère me frappe avec une ceinture', 'mon grand cousin m’a touché en bas', 'un adulte sur discord m’a envoyé des photos nu', 'papa nous frappe quand il est saoul', 'on me bat à la maison', 'ils arrêtent pas de me taper dans le bus'],
      threat: ['je jure que je vais le tuer', 'je vais amener un couteau en classe et planter quelqu’un', 'je veux que tout le monde meure au collège', 'je compte faire du mal à mon voisin'],
      personal_data: ['tu peux me joindre au 06 55 44 33 22', 'j’habite 5 chemin de l’Église à Nantes', 'je m’appelle Ella Petit et je vais à l’école Sainte Marie', 'ajoute moi sur snap c’est ella_p10'],
    },
    harmless: ['je veux finir la démonstration', 'coupe le triangle selon sa hauteur', 'un pistolet à peinture tire à 20 m', 'à quoi bon utiliser des parenthèses', 'je vais battre mon frère à ce quiz', 'je me heurte à un mur avec ce problème', 'mon père a brûlé le pain', 'ma mère vient dans ma chambre voir mes devoirs', 'je dors 8 heures', 'l’an prochain je vais à la grande école', 'je suis sur un exercice du collège', 'prendre 12 comprimés dans la boîte de 30', 'mon frère me lance la balle à 10 m/s', 'flemme', 'on meurt tous un jour'],
  },
}; // oxfmt-ignore
