/**
 * Published AUC. First table: README of github.com/theophilegervet/learner-performance-prediction (Gervet, Koedinger, Schneider & Mitchell 2020,
 * When is deep learning the best approach to knowledge tracing?, JEDM 12(3)), over its train and test files.
 */
export const published: Record<string, string> = {
  'ASSISTments 2009': 'IRT .69, PFA .72, DKT .75, SAKT .75, Best-LR .77',
  'ASSISTments 2015': 'IRT .64, PFA .69, Best-LR .70, SAKT .72, DKT .73',
  'ASSISTments 2017': 'PFA .62, IRT .68, DAS3H .69, Best-LR .71, SAKT .72, DKT .77',
  'Algebra 2005': 'PFA .76, IRT .77, SAKT .80, DKT .82, DAS3H .83, Best-LR .83',
  Statics: 'PFA .69, IRT .79, SAKT .81, Best-LR .82, DKT .83',
};
