/** What stress-strain answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Stress-strain curves: Ramberg-Osgood, ASME VIII-2 MPC, API 5L grades',
  question: 'Which stress-strain curve represents this steel in finite element, bending and reeling analysis?',
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
      text: 'Total strain is the sum of the elastic strain and a plastic strain. The plastic strain is K at the yield strength and varies with stress to the power n. Stress at a given strain is found by bracketed root search.',
      module: 'physics/materials/ramberg-osgood.ts',
    },
    {
      title: 'Ramberg-Osgood fit',
      text: 'K is the plastic strain at the yield strength. The exponent n is fitted to the plastic strain at the tensile strength.',
      module: 'physics/materials/ramberg-osgood.ts',
    },
    {
      title: 'ASME curve',
      text: 'The true stress-strain curve of 3-D.3 uses natural logarithms, the yield-to-tensile ratio and the material class of table 3-D.1. It is constant above the true ultimate stress. Its slope is the derivative of the same equations.',
      module: 'standards/asme-bpvc-viii-2-2019/stress-strain-equations.ts',
    },
    {
      title: 'Bilinear and perfectly plastic curves',
      text: 'The curve is elastic up to the yield strength, then constant or along the post-yield slope.',
      module: 'physics/materials/bilinear.ts',
    },
    {
      title: 'True stress and strain',
      text: 'Volume is constant. For engineering stress s and strain e, true stress is s (1 + e) and true strain is ln(1 + e). Plastic strain is true strain less its elastic part.',
      module: 'physics/materials/true-stress.ts',
    },
    {
      title: 'Grade strengths',
      text: 'SMYS and SMTS are from API 5L table 7, PSL 2, with the ISO 3183 values in MPa.',
      module: 'standards/api-5l-2018/grades.ts',
    },
    {
      title: 'Temperature de-rating',
      text: 'Yield and tensile strength are reduced by the same de-rating stress, interpolated linearly with temperature.',
      module: 'standards/dnv-st-f101-2021/material.ts',
    },
  ],
  assumptions: [
    'Strains are total engineering strains and stresses are engineering stresses (force over initial area), unless described as true.',
    'Strain at yield is the total strain at which the curve reaches the yield strength. It is sigma_y/E + K for Ramberg-Osgood, and sigma_y/E for bilinear and perfectly plastic curves.',
    'For the default K the yield strength is a 0.2 % proof stress. API 5L measures the yield strength of grades up to X90 at 0.5 % total strain and X100 and X120 at 0.2 % offset.',
    'Curves are not de-rated. Enter the yield strength at temperature.',
    'The post-yield slope is relative to total strain, not plastic strain.',
    'Grade strengths are ISO 3183 values in MPa. X65 is 450 MPa; older lists give 448 MPa, converted from 65 ksi.',
    'True values in the finite element table are converted from the engineering curve at constant volume.',
  ],
  validity: [
    'True stress and strain are valid up to uniform elongation. Above this the specimen necks.',
    'The ASME curve requires a yield-to-tensile ratio below the class value of table 3-D.1. Close to that value the curve folds back, and no stress is reported for strains within the fold.',
    'De-rating is valid from −50 to 200 °C.',
    'The API 5L table, ASME table and de-rating figure are taken from public reproductions. Verify against the current edition.',
  ],
  notChecked: [
    'Temperature limits of the table 3-D.1 classes (enter strengths and modulus at temperature)',
    'Yield plateau (Lüders strain), cyclic hardening, Bauschinger effect and strain ageing',
    'Necking and fracture, and uniform elongation except for the ASME curve',
    'Line pipe anisotropy (different longitudinal and hoop strengths)',
    'Upper limits on yield and tensile strength of API 5L table 7',
  ],
}
