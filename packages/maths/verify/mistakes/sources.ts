import type { MistakeId } from '../mistake-ids.ts';

/** Publications that describe a mistake in the work of learners. */
const publications = {
  ayres: 'Ayres, P. (2000). An analysis of bracket expansion errors. Proceedings of PME 24, vol. 2.',
  blanco:
    'Blanco, L. J., & Garrote, M. (2007). Difficulties in learning inequalities in students of the first year of pre-university education in Spain. Eurasia Journal of Mathematics, Science and Technology Education 3(3).',
  booth: 'Booth, L. R. (1984). Algebra: Children’s strategies and errors. NFER-Nelson.',
  cangelosi:
    'Cangelosi, R., Madrid, S., Cooper, S., Olson, J., & Hartter, B. (2013). The negative sign and exponential expressions: Unveiling students’ persistent errors and misconceptions. Journal of Mathematical Behavior 32(1).',
  carlson:
    'Carlson, M., Oehrtman, M., & Engelke, N. (2010). The precalculus concept assessment: A tool for assessing students’ reasoning abilities and understandings. Cognition and Instruction 28(2).',
  clement:
    'Clement, J. (1982). Algebra word problem solutions: Thought processes underlying a common misconception. Journal for Research in Mathematics Education 13(1).',
  fischbein:
    'Fischbein, E., Deri, M., Nello, M. S., & Marino, M. S. (1985). The role of implicit models in solving verbal problems in multiplication and division. Journal for Research in Mathematics Education 16(1).',
  hart: 'Hart, K. M. (Ed.) (1981). Children’s understanding of mathematics: 11–16. John Murray.',
  kerslake: 'Kerslake, D. (1986). Fractions: Children’s strategies and errors. NFER-Nelson.',
  kieranEquality:
    'Kieran, C. (1981). Concepts associated with the equality symbol. Educational Studies in Mathematics 12.',
  kieranAlgebra:
    'Kieran, C. (1992). The learning and teaching of school algebra. In D. A. Grouws (Ed.), Handbook of research on mathematics teaching and learning. Macmillan.',
  kuchemann:
    'Küchemann, D. (1981). Algebra. In K. M. Hart (Ed.), Children’s understanding of mathematics: 11–16. John Murray.',
  liang:
    'Liang, C. B., & Wood, E. (2005). Working with logarithms: Students’ misconceptions and errors. The Mathematics Educator 8(2).',
  linchevski:
    'Linchevski, L., & Livneh, D. (1999). Structure sense: The relationship between algebraic and numerical contexts. Educational Studies in Mathematics 40(2).',
  matz: 'Matz, M. (1980). Towards a computational theory of algebraic competence. Journal of Mathematical Behavior 3(1).',
  parker:
    'Parker, M., & Leinhardt, G. (1995). Percent: A privileged proportion. Review of Educational Research 65(4).',
  sleeman:
    'Sleeman, D. (1984). An attempt to understand students’ understanding of basic algebra. Cognitive Science 8(4).',
  siegler:
    'Siegler, R. S., Thompson, C. A., & Schneider, M. (2011). An integrated theory of whole number and fractions development. Cognitive Psychology 62(4).',
  tirosh:
    'Tirosh, D. (2000). Enhancing prospective teachers’ knowledge of children’s conceptions: The case of division of fractions. Journal for Research in Mathematics Education 31(1).',
  tsamir:
    'Tsamir, P., & Almog, N. (2001). Students’ strategies and difficulties: The case of algebraic inequalities. International Journal of Mathematical Education in Science and Technology 32(4).',
  vaiyavutjamai:
    'Vaiyavutjamai, P., & Clements, M. A. (2006). Effects of classroom instruction on students’ understanding of quadratic equations. Mathematics Education Research Journal 18(1).',
} as const;

export type Publication = (typeof publications)[keyof typeof publications];

const { ayres, blanco, booth, cangelosi, carlson, clement, fischbein, hart, kerslake } = publications;
const { kieranEquality, kieranAlgebra, kuchemann, liang, linchevski, matz, parker } = publications;
const { siegler, sleeman, tirosh, tsamir, vaiyavutjamai } = publications;

/** Where a mistake is described. A mistake without an entry has no publication that is known to describe it. */
export const mistakeSources: Readonly<Partial<Record<MistakeId, readonly Publication[]>>> = {
  adds_unlike_terms: [kuchemann, booth],
  sign_lost_distributing: [ayres],
  distributes_first_only: [sleeman],
  power_over_sum: [matz],
  square_over_difference: [matz],
  root_of_sum: [matz],
  function_of_sum: [matz],
  splits_denominator: [matz],
  cancels_terms: [matz],
  product_not_zero: [matz],
  moved_without_sign_change: [kieranAlgebra],
  equals_as_then: [kieranEquality],
  comparison_reversed: [clement],
  forgets_plus_minus: [vaiyavutjamai],
  inequality_not_turned: [blanco],
  root_of_inequality: [tsamir],
  square_of_negative: [cangelosi],
  negative_exponent: [cangelosi],
  subtracts_negative: [hart],
  order_of_operations: [linchevski],
  adds_across_fractions: [hart, kerslake, siegler],
  turns_wrong_fraction: [tirosh],
  proportion_by_adding: [hart],
  operation_exchanged: [fischbein],
  divided_other_way: [hart],
  percent_not_hundredths: [parker],
  percent_as_amount: [parker],
  percent_of_wrong_whole: [parker],
  logarithm_of_sum: [liang],
  inverse_function_as_reciprocal: [carlson],
};
