import type { MistakeId } from '../mistake-ids.ts';

/** Documents that describe mistakes in the work of learners: research, examiners' reports, data sets, textbooks, pages of teachers. */
export const publications = {
  abramson: {
    reference: 'Abramson, J. (2021). College algebra (2nd ed.). OpenStax.',
    url: 'https://openstax.org/details/books/college-algebra-2e',
  },
  altarawneh: {
    reference:
      'Altarawneh, A., & Alkhateeb, M. (2024). Common misconceptions about absolute value and related thinking strategies. Journal of Curriculum Studies Research 6(2).',
    url: 'https://curriculumstudies.org/index.php/CS/article/view/408',
  },
  ayres: {
    reference: 'Ayres, P. (2000). An analysis of bracket expansion errors. Proceedings of PME 24, vol. 2.',
  },
  bautista: {
    reference:
      'Bautista, G. (2012). 4 common errors in calculating expressions with exponents. Math and Multimedia.',
    url: 'http://mathandmultimedia.com/2012/12/20/errors-in-calculating-exponents/',
  },
  blanco: {
    reference:
      'Blanco, L. J., & Garrote, M. (2007). Difficulties in learning inequalities in students of the first year of pre-university education in Spain. Eurasia Journal of Mathematics, Science and Technology Education 3(3).',
  },
  booth: { reference: 'Booth, L. R. (1984). Algebra: Children’s strategies and errors. NFER-Nelson.' },
  brightstorm: {
    reference: 'Brightstorm (n.d.). Common algebra II mistakes, problem 5.',
    url: 'http://www.brightstorm.com/math/algebra-2/additional-topics/common-algebra-ii-mistakes-problem-5/',
  },
  brown: {
    reference: 'Brown University, Department of Mathematics (n.d.). Algebra pitfalls.',
    url: 'http://math.brown.edu/help/pitfalls.html',
  },
  cangelosi: {
    reference:
      'Cangelosi, R., Madrid, S., Cooper, S., Olson, J., & Hartter, B. (2013). The negative sign and exponential expressions: Unveiling students’ persistent errors and misconceptions. Journal of Mathematical Behavior 32(1).',
  },
  carlson: {
    reference:
      'Carlson, M., Oehrtman, M., & Engelke, N. (2010). The precalculus concept assessment: A tool for assessing students’ reasoning abilities and understandings. Cognition and Instruction 28(2).',
  },
  cho: {
    reference:
      'Cho, P., & Nagle, C. (2017). Procedural and conceptual difficulties with slope: An analysis of students’ mistakes on routine tasks. International Journal of Research in Education and Science 3(1).',
    url: 'http://ijres.net/index.php/ijres/article/view/142',
  },
  chua: {
    reference:
      'Chua, B. L., & Wood, E. (2005). Working with logarithms: Students’ misconceptions and errors. The Mathematics Educator 8(2).',
  },
  clement: {
    reference:
      'Clement, J. (1982). Algebra word problem solutions: Thought processes underlying a common misconception. Journal for Research in Mathematics Education 13(1).',
  },
  dawkins: {
    reference: 'Dawkins, P. (2018). Common math errors. Lamar University.',
    url: 'https://tutorial.math.lamar.edu/Extras/CommonErrors/CommonMathErrors.aspx',
  },
  eedi: {
    reference:
      'Eedi, Vanderbilt University, & The Learning Agency Lab (2024). Eedi: Mining misconceptions in mathematics (data set). Kaggle.',
    url: 'https://www.kaggle.com/competitions/eedi-mining-misconceptions-in-mathematics',
  },
  fischbein: {
    reference:
      'Fischbein, E., Deri, M., Nello, M. S., & Marino, M. S. (1985). The role of implicit models in solving verbal problems in multiplication and division. Journal for Research in Mathematics Education 16(1).',
  },
  hart: {
    reference: 'Hart, K. M. (Ed.) (1981). Children’s understanding of mathematics: 11–16. John Murray.',
  },
  horn: {
    reference: 'Horn, I. (2016). Laying the groundwork for logarithms. Teaching Math Culture.',
    url: 'https://teachingmathculture.wordpress.com/2016/02/01/laying-the-groundwork-for-logarithms/',
  },
  ib: {
    reference:
      'International Baccalaureate Organization (2013–2022). Diploma Programme mathematics: Examiners’ reports on single questions.',
  },
  kerslake: { reference: 'Kerslake, D. (1986). Fractions: Children’s strategies and errors. NFER-Nelson.' },
  ketchers: {
    reference: 'HackMD user ketchers (n.d.). Mathconceptions.',
    url: 'https://hackmd.io/@ketchers/mathconceptions',
  },
  kieranAlgebra: {
    reference:
      'Kieran, C. (1992). The learning and teaching of school algebra. In D. A. Grouws (Ed.), Handbook of research on mathematics teaching and learning. Macmillan.',
  },
  kieranEquality: {
    reference:
      'Kieran, C. (1981). Concepts associated with the equality symbol. Educational Studies in Mathematics 12.',
  },
  kuchemann: {
    reference:
      'Küchemann, D. (1981). Algebra. In K. M. Hart (Ed.), Children’s understanding of mathematics: 11–16. John Murray.',
  },
  laetsch: {
    reference: 'Laetsch, T. (2007). Math 323: Algebra guidelines. University of Arizona.',
    url: 'http://math.arizona.edu/~laetsch/323081/Projects/AlgebraGuidelines.html',
  },
  larson: { reference: 'Larson, R. (n.d.). Precalculus, appendix A.7: Errors and the algebra of calculus.' },
  linchevski: {
    reference:
      'Linchevski, L., & Livneh, D. (1999). Structure sense: The relationship between algebraic and numerical contexts. Educational Studies in Mathematics 40(2).',
  },
  marecek: {
    reference: 'Marecek, L., Anthony-Smith, M., & Mathis, A. H. (2020). Prealgebra (2nd ed.). OpenStax.',
    url: 'https://openstax.org/details/books/prealgebra-2e',
  },
  mathEducators: {
    reference:
      'Mathematics Educators Stack Exchange (2019). How students get confused about the inverse of a function. Question 16573.',
    url: 'https://matheducators.stackexchange.com/q/16573',
  },
  mathMistakesInfo: {
    reference: 'Mathmistakes.info (n.d.). Common algebra mistakes; Common calculus mistakes.',
    url: 'http://mathmistakes.info/',
  },
  mathsGuide: {
    reference: 'Maths Guide (n.d.). Sign errors when subtracting equations.',
    url: 'https://mathsguide.uk/misconception/simult-subtract-sign-error',
  },
  matz: {
    reference:
      'Matz, M. (1980). Towards a computational theory of algebraic competence. Journal of Mathematical Behavior 3(1).',
  },
  mooculus: {
    reference: 'Ohio State University, Department of Mathematics (n.d.). MOOCulus: Calculus.',
    url: 'https://github.com/mooculus/calculus',
  },
  openUp: {
    reference:
      'Open Up Resources & Illustrative Mathematics (2017). 6–8 Math, grade 7, unit 6, lesson 21: Combining like terms.',
    url: 'https://test-access.openupresources.org/curricula/our6-8math-v1/7/students/6/21.html',
  },
  orcca: {
    reference: 'Portland Community College (n.d.). ORCCA: Open resources for community college algebra.',
    url: 'https://github.com/PCCMathSAC/orcca',
  },
  otero: {
    reference:
      'Otero, N., Druga, S., & Lan, A. (2024). A benchmark for math misconceptions: Bridging gaps in middle school algebra with AI-supported instruction. arXiv:2412.03765.',
    url: 'https://github.com/nancyotero-projects/math-misconceptions',
  },
  parker: {
    reference:
      'Parker, M., & Leinhardt, G. (1995). Percent: A privileged proportion. Review of Educational Research 65(4).',
  },
  pershan: {
    reference: 'Pershan, M. (n.d.). Math mistakes: Logarithms.',
    url: 'https://mathmistakes.org/category/algebra2/logarithms/',
  },
  quintanilla: {
    reference: 'Quintanilla, J. (2017). My favorite one-liners: Part 1. Mean Green Math.',
    url: 'https://meangreenmath.com/2017/02/01/my-favorite-one-liners-part-1/',
  },
  reko: {
    reference: 'Reko (n.d.). Volume of a cone.',
    url: 'https://reko.study/formulas/volume-of-cone/room',
  },
  ryan: {
    reference: 'Ryan, M. (2014). Calculus for dummies (2nd ed.). Wiley.',
    url: 'https://schoolbag.info/mathematics/calculus_1/22.html',
  },
  schechter: {
    reference:
      'Schechter, E. (2009). The most common errors in undergraduate mathematics. Vanderbilt University.',
    url: 'http://www.math.vanderbilt.edu/~schectex/commerrs/',
  },
  siyepu: {
    reference:
      'Siyepu, S. W. (2015). Analysis of errors in derivatives of trigonometric functions. International Journal of STEM Education 2:16.',
    url: 'http://stemeducationjournal.springeropen.com/articles/10.1186/s40594-015-0029-5',
  },
  sleeman: {
    reference:
      'Sleeman, D. (1984). An attempt to understand students’ understanding of basic algebra. Cognitive Science 8(4).',
  },
  socratic: {
    reference: 'Socratic (2015). What are common mistakes students make when using the quadratic formula?',
    url: 'https://socratic.org/questions/what-are-common-mistakes-students-make-when-using-the-quadratic-formula',
  },
  strang: {
    reference: 'Strang, G., & Herman, E. (2016). Calculus, volume 1. OpenStax.',
    url: 'https://openstax.org/details/books/calculus-volume-1',
  },
  studyGenius: {
    reference:
      'Study Genius Pro (n.d.). What common mistakes should students avoid when working with arithmetic sequences?',
    url: 'https://studygeniuspro.com/post/what-common-mistakes-should-students-avoid-when-working-with-arithmetic-sequences/V7oyOPdJOQ9p8IRe49ZG',
  },
  tirosh: {
    reference:
      'Tirosh, D. (2000). Enhancing prospective teachers’ knowledge of children’s conceptions: The case of division of fractions. Journal for Research in Mathematics Education 31(1).',
  },
  tsamir: {
    reference:
      'Tsamir, P., & Almog, N. (2001). Students’ strategies and difficulties: The case of algebraic inequalities. International Journal of Mathematical Education in Science and Technology 32(4).',
  },
  transferCredit: {
    reference: 'TransferCredit (n.d.). Understanding composite functions and function graphs.',
    url: 'https://www.transfercredit.org/blog/college-math/understanding-composite-functions-and-function-graphs',
  },
  usafa: {
    reference: 'USAFA AI Center (n.d.). Calculus course materials: Derivatives.',
    url: 'https://github.com/USAFA-AI-Center/fair_llm_tutor',
  },
  vaiyavutjamai: {
    reference:
      'Vaiyavutjamai, P., & Clements, M. A. (2006). Effects of classroom instruction on students’ understanding of quadratic equations. Mathematics Education Research Journal 18(1).',
  },
  vanlehn: {
    reference: 'VanLehn, K. (1990). Mind bugs: The origins of procedural misconceptions. MIT Press.',
  },
  voon: {
    reference:
      'Voon, L. L., Julaihi, N. H., & Tang, H. E. (2017). Misconceptions and errors in learning integral calculus. Asian Journal of University Education 13(1).',
  },
  wadood: {
    reference: 'Wadood, A. (n.d.). IB Math AA SL: Integration, worksheets and mistake analysis.',
    url: 'https://abdulwadood.org/practice/ib-math-aa-sl-integration-worksheets/',
  },
  waec: {
    reference:
      'West African Examinations Council (2010). Further Mathematics, paper 2, Nov/Dec 2010: Observations of the examiners.',
    url: 'https://waeconline.org.ng/e-Learning/Further/furth219nq2.html',
  },
} as const satisfies Record<string, { readonly reference: string; readonly url?: string }>;

type PublicationId = keyof typeof publications;

/**
 * Where a mistake is described, and how that is known. `read`: the passage at `at` was read and describes the mistake. `cited`: the
 * publication is known for describing it, but the passage was not read.
 */
export type MistakeSource =
  | { readonly found: 'read'; readonly publication: PublicationId; readonly at: string }
  | { readonly found: 'cited'; readonly publication: PublicationId };

const read = (publication: PublicationId, at: string): MistakeSource => ({ found: 'read', publication, at });
const cited = (publication: PublicationId): MistakeSource => ({ found: 'cited', publication });
/** Entries of the Eedi data set, by their `MisconceptionId`. */
const eedi = (...ids: readonly number[]): MistakeSource => read('eedi', ids.join(', '));

/** Mistakes for which no document was found. */
export const mistakesWithoutSource = [
  'pi_forgotten',
  'complement_for_event',
  'unit_of_figure',
  'product_quotient_sign',
] as const satisfies readonly MistakeId[];

type MistakeWithSource = Exclude<MistakeId, (typeof mistakesWithoutSource)[number]>;

/** Where each mistake is described. A mistake that has no entry fails the type check unless it is listed above. */
export const mistakeSources: Readonly<
  Record<MistakeWithSource, readonly [MistakeSource, ...MistakeSource[]]>
> = {
  // equations, and the most common mistakes in expressions
  sign_lost_distributing: [eedi(583, 1444), read('larson', 'Errors involving parentheses'), cited('ayres')],
  distributes_first_only: [eedi(220), cited('sleeman')],
  power_over_sum: [
    read('orcca', 'Special cases of multiplying polynomials'),
    read('brown', 'first myth'),
    cited('matz'),
  ],
  square_over_difference: [read('orcca', 'Special cases of multiplying polynomials'), cited('matz')],
  moved_without_sign_change: [eedi(1971, 2530), cited('kieranAlgebra')],
  divides_one_term_only: [eedi(170), read('orcca', 'Isolating a linear variable')],
  adds_across_fractions: [eedi(172, 217), read('otero', 'MaE08'), cited('hart'), cited('kerslake')],
  cancels_terms: [
    eedi(891, 1991),
    read('orcca', 'Multiplication and division of rational expressions'),
    cited('matz'),
  ],
  forgets_plus_minus: [eedi(132), cited('vaiyavutjamai')],
  one_side_only: [eedi(245)],
  wrong_sign_factor_pair: [eedi(2277, 1697)],
  inverse_operation_wrong: [eedi(1190, 1214)],
  divides_by_variable: [eedi(1803), read('orcca', 'Solving quadratic equations by factoring')],
  multiplies_exponents: [eedi(2582, 1885)],
  adds_unlike_terms: [eedi(2422), cited('kuchemann'), cited('booth')],
  inequality_not_turned: [eedi(811), cited('blanco')],
  sign_of_solution: [eedi(2436, 1697)],
  square_not_balanced: [eedi(1987)],
  arithmetic_slip: [eedi(697, 2405), cited('vanlehn')],
  common_factor_left: [eedi(2549)],
  difference_as_square: [eedi(547, 688)],
  sum_of_squares_factored: [eedi(1256), read('orcca', 'Factoring special polynomials')],
  bracket_not_halved: [eedi(978)],
  clears_denominator_partly: [eedi(347)],
  squares_each_term: [eedi(729)],
  formula_divides_part: [eedi(1044), read('waec', 'question 2'), read('socratic', 'first mistake')],
  formula_denominator: [eedi(1044)],
  product_not_zero: [eedi(265), cited('vaiyavutjamai')],
  extraneous_kept: [read('schechter', 'Errors in reasoning')],
  negative_case_forgotten: [read('altarawneh', 'abstract')],
  boundary_of_inequality: [eedi(84, 1660)],
  root_of_inequality: [read('laetsch', 'guideline 3'), cited('tsamir')],
  factor_pair_sum: [eedi(1535)],
  factor_pair_product: [eedi(418)],
  substitution_not_undone: [eedi(998)],
  second_solution_added: [eedi(2425)],
  equations_added_unevenly: [read('mathsGuide', 'The fix')],
  discriminant_sign: [read('socratic', 'second mistake')],
  discriminant_factor: [eedi(1044)],
  coefficient_sign: [eedi(511), read('abramson', 'Quadratic equations')],
  absolute_mirrored: [read('mooculus', 'review: Inequalities and intervals')],
  cross_terms_forgotten: [eedi(1872, 2131)],
  substituted_without_brackets: [eedi(82), cited('dawkins')],
  equals_as_then: [
    read('schechter', 'Confusion about notation'),
    read('otero', 'MaE51'),
    cited('kieranEquality'),
  ],

  // fractions and percent
  keeps_numerators: [eedi(1655), read('otero', 'MaE09')],
  multiplies_above_and_below: [eedi(1976), read('otero', 'MaE13')],
  multiplies_crosswise: [eedi(477)],
  divides_without_turning: [eedi(232, 1804)],
  turns_wrong_fraction: [eedi(1152), read('otero', 'MaE15'), cited('tirosh')],
  splits_denominator: [
    read('schechter', 'Everything is additive'),
    read('larson', 'Errors involving fractions'),
    cited('matz'),
  ],
  cancels_to_zero: [eedi(832, 1924)],
  mixed_as_product: [eedi(20)],
  percent_not_hundredths: [eedi(531), cited('parker')],
  percent_base_exchanged: [eedi(2191)],
  percent_as_amount: [eedi(2276), cited('parker')],
  percent_left_as_decimal: [eedi(1965)],
  percent_part_missing: [eedi(1313)],
  percent_turned_round: [eedi(518)],
  percent_of_wrong_whole: [eedi(1979), cited('parker')],

  // powers, roots, like terms
  square_of_negative: [eedi(621), read('orcca', 'Arithmetic with negative numbers'), cited('cangelosi')],
  zero_exponent: [eedi(1920)],
  negative_exponent: [eedi(433), cited('cangelosi')],
  power_as_product: [eedi(1072, 2441)],
  fractional_exponent: [eedi(823, 1437)],
  power_of_one_factor: [read('marecek', 'Evaluate, simplify, and translate expressions'), cited('dawkins')],
  divides_exponents: [eedi(2512)],
  bases_multiplied: [eedi(1022)],
  letter_taken_off: [read('openUp', 'lesson summary')],
  like_terms_multiplied: [eedi(775, 1644)],
  root_of_sum: [eedi(483), read('brown', 'first myth'), cited('matz')],
  adds_radicands: [eedi(44, 1642)],
  square_factor_not_rooted: [eedi(2384)],
  root_as_half: [eedi(734, 2248)],

  // signs, order of operations, decimals
  order_of_operations: [eedi(1507, 1672, 2306), read('otero', 'MaE34'), cited('linchevski')],
  sign_of_product: [eedi(1558, 1597)],
  subtracts_negative: [eedi(2566), cited('hart')],
  sign_in_sum: [eedi(1937)],
  decimal_point: [eedi(2481), read('otero', 'MaE20')],
  absolute_keeps_sign: [read('altarawneh', 'abstract')],
  divided_other_way: [eedi(1717, 2359), cited('hart')],

  // logarithms, exponentials, trigonometric and inverse functions
  logarithm_of_sum: [
    read('quintanilla', 'third classic blunder'),
    read('brightstorm', 'transcript'),
    cited('chua'),
  ],
  quotient_of_logarithms: [read('ib', '13M.1.sl.TZ1.7'), read('horn', 'first example')],
  product_of_logarithms: [read('brightstorm', 'transcript')],
  power_of_logarithm: [read('ketchers', 'Rules of logarithms')],
  logarithms_added_inside: [read('brightstorm', 'transcript'), cited('chua')],
  number_taken_into_logarithm: [read('mathMistakesInfo', 'algebra, example 5')],
  logarithm_left_out: [read('pershan', 'Dividing by log')],
  exponent_as_factor: [eedi(593, 2441)],
  power_with_sum: [read('bautista', 'common error 4')],
  function_of_sum: [
    read('dawkins', 'Trig errors'),
    read('schechter', 'Everything is additive'),
    cited('matz'),
  ],
  factor_out_of_function: [read('dawkins', 'Trig errors')],
  degrees_as_radians: [read('dawkins', 'Trig errors')],
  sine_cosine_confused: [eedi(404, 1738)],
  inverse_as_reciprocal: [read('mathEducators', 'first comment'), cited('dawkins')],
  inverse_function_as_reciprocal: [
    read('mathEducators', 'question'),
    read('abramson', 'Inverses and radical functions'),
    cited('carlson'),
  ],
  inverse_function_partly: [eedi(656, 1026)],
  composition_order: [read('transferCredit', 'introduction')],

  // calculus
  derivative_of_product: [read('dawkins', 'Calculus errors'), read('siyepu', 'abstract')],
  derivative_of_quotient: [read('dawkins', 'Calculus errors'), read('strang', 'Differentiation rules')],
  power_rule_partly: [read('usafa', 'misconceptions 1 and 2')],
  inner_derivative_forgotten: [read('mathMistakesInfo', 'calculus, example 32')],
  derivative_of_inside: [read('mathMistakesInfo', 'calculus, example 32')],
  term_not_differentiated: [read('mathMistakesInfo', 'calculus, example 14')],
  sine_derivative_sign: [read('mathMistakesInfo', 'calculus, example 17')],
  differentiated_instead: [read('voon', 'abstract')],
  integral_not_divided: [read('wadood', 'introduction')],
  integral_of_product: [read('dawkins', 'Calculus errors'), read('mooculus', 'review: Common mistakes')],
  bounds_turned: [read('mathMistakesInfo', 'calculus, example 40')],
  bounds_without_antiderivative: [read('ib', '22M.1.AHL.TZ1.1')],
  constant_forgotten: [read('schechter', 'Other common calculus errors'), cited('dawkins')],
  indeterminate_as_value: [read('mooculus', 'Limits of the form zero over zero'), cited('dawkins')],

  // geometry and coordinates
  figure_half_forgotten: [eedi(159)],
  figure_half_added: [eedi(1835, 2072)],
  area_and_perimeter_confused: [eedi(982, 1668)],
  sides_counted_once: [eedi(1446)],
  sides_multiplied: [eedi(71)],
  sides_added: [eedi(1984)],
  radius_and_diameter_confused: [eedi(1686)],
  square_forgotten: [eedi(607, 1830)],
  third_forgotten: [read('reko', 'common mistakes')],
  legs_added: [eedi(1683)],
  root_not_taken: [eedi(998)],
  squares_subtracted: [eedi(2227)],
  squares_added: [eedi(615)],
  coordinates_added: [eedi(992)],
  slope_turned_over: [eedi(1704), read('ryan', 'chapter 21')],
  slope_order_mixed: [cited('cho')],
  sign_of_intercept: [eedi(2146)],
  sign_of_vertex: [eedi(1537)],
  midpoint_by_difference: [eedi(761, 2275)],
  midpoint_not_halved: [eedi(2427)],

  // statistics, probability, whole numbers, units
  mean_not_divided: [eedi(631)],
  mean_wrong_count: [eedi(1623)],
  median_not_sorted: [eedi(1225)],
  averages_confused: [eedi(377, 2457)],
  range_for_average: [eedi(1873)],
  range_not_extremes: [eedi(397, 1677)],
  odds_for_probability: [eedi(1912, 2190)],
  gcd_and_lcm_confused: [eedi(842)],
  common_divisor_not_greatest: [eedi(243)],
  lcm_as_product: [eedi(505, 995)],
  unit_factor: [eedi(2132)],
  unit_divided_instead: [eedi(1954)],
  decimal_time: [eedi(161, 427, 1013)],

  // sequences
  term_counted_from_zero: [eedi(440, 936), read('studyGenius', 'mistake 2')],
  first_term_forgotten: [eedi(1293, 2252)],
  sequence_kind_confused: [eedi(104, 1866)],
  term_for_difference: [eedi(2376), read('studyGenius', 'mistake 1')],
  difference_turned_round: [eedi(1213, 1716)],
  sum_not_halved: [read('studyGenius', 'mistake 3')],
  step_as_constant: [eedi(1569)],
  term_index_mixed: [eedi(52, 2220)],

  // ratio, proportion, stories
  share_by_one_number: [eedi(2378)],
  shared_equally: [eedi(2071)],
  proportion_by_adding: [eedi(276, 1866), cited('hart')],
  operation_exchanged: [eedi(509, 2158), cited('fischbein')],
  numbers_without_use: [eedi(1125, 1514, 1599)],
  values_swapped: [eedi(1219)],
  comparison_reversed: [read('otero', 'MaE54'), cited('clement')],
};
