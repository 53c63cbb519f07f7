/** What rop-analysis answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/wells/rop-analysis'

const RATE = 'physics/drilling-rate'

export const about: About = {
  title: 'Rate-of-penetration modelling (Bourgoyne-Young, Warren, Maurer, Bingham)',
  question: 'What is the rate of penetration, is the drilling energy well used, and what pore pressure is indicated?',
  askedAs: [
    'What ROP do I get with 25 klbf on an 8.5 in bit at 100 rpm?',
    'Fit the eight Bourgoyne and Young coefficients to my bit records.',
    'Is my MSE too high for this rock strength, and how efficient is the PDC bit?',
    'What pore pressure does the corrected d exponent show, by Eaton?',
    'Calibrate a drill-off test and predict ROP at more weight on bit.',
    'What did this bit run cost per foot drilled?',
  ],
  method: [
    {
      title: 'Bourgoyne and Young, 1986 form',
      text: 'The rate is the product of eight factors: formation strength, normal compaction, undercompaction, overbalance, bit weight, rotary speed, tooth wear and jet impact force. The first four coefficients are multiplied by 2.303, as printed.',
      module: `${RATE}/bourgoyne-young.ts`,
    },
    {
      title: 'Bourgoyne and Young, 1974 form',
      text: 'ln R is the sum of eight terms without the factor 2.303. Rotary speed is divided by 100 rpm, and a Reynolds number function replaces the jet impact force. The coefficients of the two forms differ.',
      module: `${RATE}/bourgoyne-young-terms.ts`,
    },
    {
      title: 'Regression',
      text: 'ln R is fitted by least squares (Householder reflections on normalised columns), with free or bounded coefficients (active set). Standard errors, variance inflation factors, leverages and residual normality are reported. Linearly dependent columns are rejected by name. A warning is issued for narrow parameter ranges, unphysical signs and few points.',
      module: 'numerics/least-squares.ts',
    },
    {
      title: 'Warren',
      text: 'The rate is the reciprocal of the sum of three terms: tooth indentation, its limit and cuttings remaining under the bit. The perfect cleaning rate omits the third term.',
      module: `${RATE}/models.ts`,
    },
    {
      title: 'Maurer, Bingham and the power law',
      text: 'The rate is calculated from the weight on bit per diameter and the rotary speed. Maurer uses a threshold weight and the rock strength squared, Bingham one exponent and the power law two.',
      module: `${RATE}/models.ts`,
    },
    {
      title: 'Calibration',
      text: 'Bingham is fitted through two points, or by least squares of the logarithms through more. The power law is fitted by least squares through three or more points.',
      module: `${HERE}/calculate-calibration.ts`,
    },
    {
      title: 'Mechanical specific energy',
      text: 'Thrust and rotary work are divided by the volume drilled. If torque is not provided, it is estimated for a sliding disc as mu d W / 3. Efficiency is the rock strength divided by the specific energy. Above three times the rock strength, drilling is inefficient.',
      module: `${RATE}/specific-energy.ts`,
    },
    {
      title: 'd exponent',
      text: 'The rate and the weight are normalised by Jorden and Shirley. The exponent is corrected by the ratio of the normal gradient to the mud gradient.',
      module: `${RATE}/d-exponent.ts`,
    },
    {
      title: 'Pore pressure',
      text: 'The pore pressure is calculated by Eaton from the ratio of the corrected exponent to its normal trend, with exponent 1.2.',
      module: `${RATE}/d-exponent.ts`,
    },
    {
      title: 'Cost',
      text: 'Bit cost, and rig cost over rotating, connection and trip time, are divided by the length drilled. The cost is reported in every analysis if its six inputs are provided.',
      module: `${RATE}/drilling-cost.ts`,
    },
  ],
  assumptions: [
    'Constants and coefficients are in the units of their method (ft, ppg, klbf, in, rpm, lbf, ksi, cP, ft/h), whatever the units of the inputs.',
    'The factor 2.303 is used as printed, not as ln 10.',
    'The threshold weight and the reference conditions are entered, not fitted.',
    'An estimated torque assumes that the bit slides on its full face.',
    'Residuals of ln R are independent and have a constant variance.',
  ],
  validity: [
    'Each model is valid for the conditions of its constants: one bit type, one formation, below the founder point.',
    'Regression is valid for 30 points or more, with parameters that vary by at least the ranges in the paper.',
    'The d exponent is valid for one bit type, clean shale, R below 60 N and W below 1000/12 klbf per inch.',
    'Clause numbers and coefficients are taken from published descriptions. Verify against the original publications before issue.',
  ],
  notChecked: [
    'Founder point and drill-off curves; cost-optimal weight and speed (Galle and Woods)',
    'Ridge regression and bootstrap intervals; user-fixed coefficients in a regression',
    'PDC models (Hareland, Motahhari), chip hold-down and stick-slip',
    'Tooth and bearing wear over the run',
    'Jet velocity and impact force calculation (entered values are used)',
  ],
}
