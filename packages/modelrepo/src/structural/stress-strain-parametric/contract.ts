/** Sweep of stress-strain curves: what the workflow is, takes, gives and does not do. */
import { abramowitzStegun } from '@keelson/physics/handbooks.ts'
import { rambergOsgood } from '@keelson/physics/materials/ramberg-osgood.ts'
import { FULL_FACTORIAL, nistHandbook } from '@keelson/physics/sweep/effects.ts'
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import { asmeViii2 } from '@keelson/standards/asme-bpvc-viii-2-2019/source.ts'
import { checkOf, defineContract } from '@keelson/workflow'
import { rules } from './calculate-cases.ts'
import { inputs } from './params.ts'
import { tableSpecs } from './tables.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'stress-strain-parametric',
  version: 1,
  status: 'stable',
  title: 'Parametric sweep of stress-strain curves',
  askedAs: [
    'How sensitive is the hardening curve of X65 to its yield strength and its exponent n?',
    'Give me a family of Ramberg-Osgood curves for SMYS from 359 to 552 MPa.',
    'What stress do I get at 1 % and 2 % strain over a range of moduli and yields, all combinations?',
    'Run a factorial of pipe steel grades for the FE material input.',
    'Parametric curves of several grades in one table: X52, X60, X65 and X70 side by side',
  ],
  question: 'How does the stress-strain curve move with the strength, hardening and stiffness of the steel?',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'structural' }],
  standards: [
    { source: api5l, section: 'table 7: strength of PSL 2 grades' },
    { source: rambergOsgood, section: 'three-parameter curve' },
    { source: asmeViii2, section: 'Annex 3-D, 3-D.3 and table 3-D.1' },
    { source: nistHandbook, section: FULL_FACTORIAL },
    { source: abramowitzStegun, section: '25.3.21, slopes by central differences' },
  ],
  kind: 'calculation',
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: [
    'minimum_stress_at_strain_0_02',
    'maximum_stress_at_strain_0_02',
    'spread_of_stress_at_strain_0_02',
    'number_of_cases',
    'stress_at_strain_0_02',
  ],
  checks: {
    all_cases_succeed: checkOf('-', {
      title: 'All cases succeed',
      criterion: { source: nistHandbook, clause: '5.3.3.3: every run of the design' },
      demand: 'Cases that failed',
      capacity: 'Failures allowed',
      neverFails: 'A case that could not be calculated leaves the check open: nothing is known of it.',
    }),
    order_stable: checkOf('-', {
      title: 'Order of the cases',
      criterion: { source: nistHandbook, clause: '5.3.3.3: standard order' },
      demand: 'Cases out of place',
      capacity: 'Cases out of place allowed',
      selfCheck:
        'every case stands where its values put it; no case makes it fail, as the order is made from those values',
    }),
  },
  tables: tableSpecs,
  charts: {
    curves: {
      title: 'Family of curves',
      description: 'The curve of each case up to 2 % strain; of many cases twelve, evenly spread.',
    },
    tornado: {
      title: 'What moves the stress at 2 % strain',
      description:
        'Mean stress at the lowest and at the highest value of each parameter, less the mean over all its values; the strongest on top.',
      apart: { x: 'Changes of a result: the answer has the result itself.' },
    },
    heat_map: {
      title: 'Stress at 2 % strain over two parameters',
      description: 'The first two parameters with several values; the mean over the others.',
    },
  },
  figures: {},
  deliverables: [],
  method: [
    {
      title: 'Cases',
      text: 'Every combination, the last parameter varying fastest, or paired one to one; at most 10 000.',
      module: 'studies/expand.ts',
    },
    {
      title: 'Curve of each case',
      text: 'That of the workflow stress-strain: every input that is not swept is the same in all cases. A case that fails is kept with its reason.',
      module: 'modelrepo/structural/_shared/stress-strain/curve.ts',
    },
    {
      title: 'Ramberg-Osgood',
      text: 'Elastic strain and a plastic strain that is K at the yield strength and grows with the power n of the stress, inverted by a bracketed root.',
      module: 'physics/materials/ramberg-osgood.ts',
    },
    {
      title: 'ASME curve',
      text: 'True stress-strain curve of 3-D.3 up to the true ultimate stress, perfectly plastic beyond, turned into engineering stress and strain.',
      module: 'standards/asme-bpvc-viii-2-2019/stress-strain-equations.ts',
    },
    {
      title: 'Straight lines',
      text: 'Elastic up to the yield strength, then level or along the second slope.',
      module: 'physics/materials/bilinear.ts',
    },
    {
      title: 'Grades',
      text: 'Specified minimum yield strength of the grade where no yield strength is given or swept.',
      module: 'standards/api-5l-2018/grades.ts',
    },
    {
      title: 'Sensitivity and spread',
      text: 'Slope of the stress at a strain against each parameter of each case by a central difference; minimum, maximum, mean and spread over the cases; effect of each parameter.',
      module: 'studies/sweep/measures.ts',
    },
  ],
  assumptions: [
    'Strains are engineering total strains; stresses are engineering stresses, that is force over the first area.',
    'The strain at yield is the total strain at which the curve reaches the yield strength: sigma_y/E + K for Ramberg-Osgood, sigma_y/E on straight lines.',
    'The yield strength is a 0.2 % proof stress with the default K; for API 5L grades up to X90, which are measured at 0.5 % total strain, K of 0.005 less sigma_y/E puts the curve through that point.',
    'A swept value wins over the base value of the same input.',
    'The slope of the second line is taken against total strain, not plastic strain.',
  ],
  validity: [
    'At most five parameters and 10 000 cases.',
    'ASME curve: yield-to-tensile ratio below that of the class in table 3-D.1; near it the formula folds back, and a case whose fold holds 1 % or 2 % strain fails.',
    'Sensitivities are local: they hold near the case and not across the list.',
  ],
  warnings,
  notChecked: [
    'That the values of one case belong together: a factorial sweep also makes materials that no mill sells',
    'Strength limits of a grade: the tensile strength and the yield-to-tensile ratio of API 5L table 7',
    'Temperature: strengths are taken as they are, without de-rating',
    'Yield plateau (Luders strain), cyclic hardening, Bauschinger effect and strain ageing',
    'Uniform elongation and necking for all models but the ASME curve, which warns',
    'Random or Latin hypercube sampling',
  ],
})
