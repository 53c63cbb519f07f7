/** What rop-analysis answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/wells/rop-analysis'

const RATE = 'physics/drilling-rate'

export const about: About = {
  title: 'Rate-of-penetration modelling (Bourgoyne-Young, Warren, Maurer, Bingham)',
  question: 'What rate of penetration, drilling efficiency or pore pressure do the drilling data indicate?',
  askedAs: [
    'What ROP do I get with 25 klbf on an 8.5 in bit at 100 rpm?',
    'Fit the eight Bourgoyne and Young coefficients to my bit records.',
    'Is my MSE too high for this rock strength, and how efficient is the PDC bit?',
    'What pore pressure does the corrected d-exponent show, by Eaton?',
    'Calibrate a drill-off test and predict ROP at more weight on bit.',
    'What did this bit run cost per foot drilled?',
  ],
  method: [
    {
      title: 'Bourgoyne and Young, 1986 form',
      text: 'The rate is the product of eight factors: formation strength, normal compaction, undercompaction, overbalance, bit weight, rotary speed, tooth wear and jet impact force. The exponents of the first four factors are multiplied by 2.303, as published.',
      module: `${RATE}/bourgoyne-young.ts`,
    },
    {
      title: 'Bourgoyne and Young, 1974 form',
      text: 'The logarithm of the rate, ln R, is the sum of eight terms without the factor 2.303. Rotary speed is divided by 100 rpm, and a Reynolds number function replaces the jet impact force. The coefficients of the two forms differ.',
      module: `${RATE}/bourgoyne-young-terms.ts`,
    },
    {
      title: 'Regression',
      text: 'ln R is fitted by least squares (Householder reflections on normalised columns), with free or bounded coefficients (active set). Standard errors, variance inflation factors, leverages and residual normality are reported. Linearly dependent columns are rejected and named. A warning is issued for narrow parameter ranges, unphysical signs and too few points.',
      module: 'numerics/least-squares.ts',
    },
    {
      title: 'Warren',
      text: 'The rate is the reciprocal of the sum of three terms: tooth indentation, the limit of tooth indentation, and cuttings remaining under the bit. The perfect cleaning rate omits the third term.',
      module: `${RATE}/models.ts`,
    },
    {
      title: 'Maurer, Bingham and the power law',
      text: 'The rate is calculated from the weight on bit per unit bit diameter and the rotary speed. Maurer uses a threshold weight and the square of the rock strength, Bingham one exponent and the power law two exponents.',
      module: `${RATE}/models.ts`,
    },
    {
      title: 'Calibration',
      text: 'Bingham is fitted through two points, or by least squares of the logarithms if there are more points. The power law is fitted by least squares to three or more points.',
      module: `${HERE}/calculate-calibration.ts`,
    },
    {
      title: 'Mechanical specific energy',
      text: 'The work of thrust and rotation is divided by the volume drilled. If torque is not entered, it is estimated for a sliding disc as μ d W / 3, with friction coefficient μ, bit diameter d and weight on bit W. Efficiency is the rock strength divided by the specific energy. Drilling is inefficient if the specific energy exceeds three times the rock strength.',
      module: `${RATE}/specific-energy.ts`,
    },
    {
      title: 'd-exponent',
      text: 'The rate and the weight are normalised by the Jorden and Shirley method. The exponent is corrected by the ratio of the normal pore pressure gradient to the mud gradient.',
      module: `${RATE}/d-exponent.ts`,
    },
    {
      title: 'Pore pressure',
      text: 'The pore pressure is calculated by the Eaton method from the ratio of the corrected exponent to its normal trend, raised to the power 1.2.',
      module: `${RATE}/d-exponent.ts`,
    },
    {
      title: 'Cost',
      text: 'The bit cost and the rig cost over rotating, connection and trip time are divided by the length drilled. The cost is reported in every analysis if all six cost inputs are entered.',
      module: `${RATE}/drilling-cost.ts`,
    },
  ],
  assumptions: [
    'Constants and coefficients are in the units of their method (ft, ppg, klbf, in, rpm, lbf, ksi, cP, ft/h), regardless of the units of the inputs.',
    'The factor 2.303 is used as published, not as ln 10.',
    'The threshold weight and the reference conditions are entered, not fitted.',
    'The torque is estimated for a bit sliding over its full face.',
    'Residuals of ln R are independent and have a constant variance.',
  ],
  validity: [
    'Each model is valid for the conditions for which its constants were derived: one bit type and one formation, below the founder point.',
    'Regression is valid for 30 or more points, with parameters that vary by at least the ranges given in the paper.',
    'The d-exponent is valid for one bit type in clean shale. The rate in ft/h must be below 60 times the rotary speed in rpm. The weight on bit must be below 1,000/12 klbf per inch of bit diameter.',
    'Clause numbers and coefficients are taken from published descriptions. Verify them against the original publications before issue.',
  ],
  notChecked: [
    'Founder point and drill-off curves; cost-optimal weight and speed (Galle and Woods)',
    'Ridge regression and bootstrap intervals; user-fixed coefficients in a regression',
    'PDC models (Hareland, Motahhari), chip hold-down and stick-slip',
    'Tooth and bearing wear over the run',
    'Jet velocity and impact force calculation (entered values are used)',
  ],
}
