/** What stress-strain answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Stress-strain curves: Ramberg-Osgood, ASME VIII-2 MPC, API 5L grades',
  question: 'Which stress belongs to which strain in this steel, for finite elements, bending and reeling?',
  askedAs: [
    'Make me a plasticity table of X65 for Abaqus, true stress against plastic strain.',
    'What stress does my pipe steel have at 2 % strain on the reel?',
    'Fit a Ramberg-Osgood curve through my yield and tensile test results.',
    'Which SMYS and SMTS has X70 at 80 degC?',
    'Turn this engineering stress and strain into true stress and true strain.',
    'Material curve for FEA from yield, tensile and hardening exponent, with necking strain, by ASME VIII-2',
  ],
  method: [
    {
      title: 'Ramberg-Osgood',
      text: 'Elastic strain and a plastic strain that is K at the yield strength and grows with the power n of the stress; the stress at a strain is a bracketed root.',
      module: 'physics/materials/ramberg-osgood.ts',
    },
    {
      title: 'Fit',
      text: 'K is the plastic strain at the yield strength; n takes the curve through the plastic strain at the tensile strength.',
      module: 'physics/materials/ramberg-osgood.ts',
    },
    {
      title: 'ASME curve',
      text: 'True stress-strain curve of 3-D.3 in natural logarithms, by the yield-to-tensile ratio and the class of table 3-D.1, up to the true ultimate stress and level beyond; its slope is the derivative of the same equations.',
      module: 'standards/asme-bpvc-viii-2-2019/stress-strain-equations.ts',
    },
    {
      title: 'Straight lines',
      text: 'Elastic up to the yield strength, then level or along the second slope.',
      module: 'physics/materials/bilinear.ts',
    },
    {
      title: 'True values',
      text: 'At constant volume: true stress s (1 + e), true strain ln(1 + e); plastic strain is what the elastic part leaves of it.',
      module: 'physics/materials/true-stress.ts',
    },
    {
      title: 'Strengths of grades',
      text: 'SMYS and SMTS of API 5L table 7, PSL 2, in the MPa of ISO 3183.',
      module: 'standards/api-5l-2018/grades.ts',
    },
    {
      title: 'De-rating',
      text: 'The same stress comes off both strengths, along straight lines over the temperature.',
      module: 'standards/dnv-st-f101-2021/material.ts',
    },
  ],
  assumptions: [
    'Strains are engineering total strains and stresses engineering stresses, force over the first area, unless they are called true.',
    'The strain at yield is the total strain at which the curve reaches the yield strength: sigma_y/E + K for Ramberg-Osgood, sigma_y/E on straight lines.',
    'The yield strength is a 0.2 % proof stress with the default K; API 5L measures grades up to X90 at 0.5 % total strain, X100 and X120 at 0.2 % offset.',
    'A curve is not de-rated: give the yield strength at its temperature.',
    'The slope of the second line is taken against total strain, not plastic strain.',
    'Grades are strengths of ISO 3183 in MPa: X65 is 450 MPa, where older lists have 448 from 65 ksi.',
    'The true values of the table for finite elements are those of the engineering curve at constant volume.',
  ],
  validity: [
    'True stress and strain hold up to uniform elongation: beyond it the specimen necks.',
    'ASME curve: yield-to-tensile ratio below that of the class in table 3-D.1; near it the formula folds back, and strains within the fold have no stress.',
    'De-rating from -50 to 200 degC.',
    'The table of API 5L, that of ASME and the de-rating figure follow public reproductions: compare them with the edition in force.',
  ],
  notChecked: [
    'Temperature limit of the class in table 3-D.1: strengths and modulus are taken at the temperature of interest',
    'Yield plateau (Luders strain), cyclic hardening, Bauschinger effect and strain ageing',
    'Necking and fracture, and uniform elongation of every model but the ASME curve',
    'Anisotropy of line pipe: longitudinal and hoop strength differ',
    'Upper limits of yield and tensile strength of API 5L table 7',
  ],
}
