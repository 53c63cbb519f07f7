/** What stress-strain-parametric answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Parametric sweep of stress-strain curves',
  question: 'How do strength, hardening and stiffness affect the stress-strain curve of this steel?',
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
      text: 'Every combination of the values is run, with the last parameter varying fastest, or the lists are paired one to one. The maximum is 10,000 cases.',
      module: 'studies/expand.ts',
    },
    {
      title: 'Case curves',
      text: 'Each case uses the stress-strain workflow. Inputs that are not swept are the same in all cases. Failed cases are listed with their reasons.',
      module: 'modelrepo/structural/_shared/stress-strain/curve.ts',
    },
    {
      title: 'Ramberg-Osgood',
      text: 'Total strain is the sum of the elastic strain and a plastic strain. The plastic strain is K at the yield strength and varies with stress to the power n. Stress is found by bracketed root search.',
      module: 'physics/materials/ramberg-osgood.ts',
    },
    {
      title: 'ASME curve',
      text: 'The true stress-strain curve of 3-D.3 is used up to the true ultimate stress and is perfectly plastic above it. It is converted to engineering stress and strain.',
      module: 'standards/asme-bpvc-viii-2-2019/stress-strain-equations.ts',
    },
    {
      title: 'Bilinear and perfectly plastic curves',
      text: 'The curve is elastic up to the yield strength, then constant or along the post-yield slope.',
      module: 'physics/materials/bilinear.ts',
    },
    {
      title: 'Grades',
      text: 'The specified minimum yield strength of the grade is used if no yield strength is entered or swept.',
      module: 'standards/api-5l-2018/grades.ts',
    },
    {
      title: 'Sensitivity and spread',
      text: 'The slope of stress at a given strain against each parameter is found by central differences for each case. The minimum, maximum, mean and spread over the cases are reported with the effect of each parameter.',
      module: 'studies/sweep/measures.ts',
    },
  ],
  assumptions: [
    'Strains are total engineering strains. Stresses are engineering stresses (force over initial area).',
    'Strain at yield is the total strain at which the curve reaches the yield strength. It is sigma_y/E + K for Ramberg-Osgood, and sigma_y/E for bilinear and perfectly plastic curves.',
    'For the default K the yield strength is a 0.2 % proof stress. API 5L measures the yield strength of grades up to X90 at 0.5 % total strain. Set K to 0.005 − sigma_y/E to match that point.',
    'A swept value replaces the base value of the same input.',
    'The post-yield slope is relative to total strain, not plastic strain.',
  ],
  validity: [
    'Valid for up to five parameters and 10,000 cases.',
    'The ASME curve requires a yield-to-tensile ratio below the class value of table 3-D.1. Close to that value the curve folds back. A case has no result if 1 % or 2 % strain is within the fold.',
    'Sensitivities are local to each case and do not apply over the full range of values.',
  ],
  notChecked: [
    'Compatibility of the values in one case (a factorial sweep may combine unrealistic properties)',
    'Grade limits on tensile strength and yield-to-tensile ratio (API 5L table 7)',
    'Temperature de-rating of strengths',
    'Yield plateau (Lüders strain), cyclic hardening, Bauschinger effect and strain ageing',
    'Uniform elongation and necking except for the ASME curve',
    'Random or Latin hypercube sampling',
  ],
}
