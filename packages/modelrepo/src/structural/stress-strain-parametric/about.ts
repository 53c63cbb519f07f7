/** What stress-strain-parametric answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Parametric sweep of stress-strain curves',
  question: 'How does the stress-strain curve move with the strength, hardening and stiffness of the steel?',
  askedAs: [
    'How sensitive is the hardening curve of X65 to its yield strength and its exponent n?',
    'Give me a family of Ramberg-Osgood curves for SMYS from 359 to 552 MPa.',
    'What stress do I get at 1 % and 2 % strain over a range of moduli and yields, all combinations?',
    'Run a factorial of pipe steel grades for the FE material input.',
    'Parametric curves of several grades in one table: X52, X60, X65 and X70 side by side',
  ],
  yieldsUnlessSaid: [['sweep']],
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
  notChecked: [
    'That the values of one case belong together: a factorial sweep also makes materials that no mill sells',
    'Strength limits of a grade: the tensile strength and the yield-to-tensile ratio of API 5L table 7',
    'Temperature: strengths are taken as they are, without de-rating',
    'Yield plateau (Luders strain), cyclic hardening, Bauschinger effect and strain ageing',
    'Uniform elongation and necking for all models but the ASME curve, which warns',
    'Random or Latin hypercube sampling',
  ],
}
