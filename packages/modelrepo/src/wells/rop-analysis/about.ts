/** What rop-analysis answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/wells/rop-analysis'

const RATE = 'physics/drilling-rate'

export const about: About = {
  title: 'Rate-of-penetration modelling (Bourgoyne-Young, Warren, Maurer, Bingham)',
  question:
    'How fast does the bit drill, what would make it faster, is its energy well spent, and what does it tell of the pore pressure?',
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
      title: 'Bourgoyne and Young, form of 1986',
      text: 'The product of eight factors: formation strength, normal compaction, undercompaction, overbalance, bit weight, rotary speed, tooth wear and jet impact force, with 2.303 as printed before the first four coefficients.',
      module: `${RATE}/bourgoyne-young.ts`,
    },
    {
      title: 'Bourgoyne and Young, form of 1974',
      text: 'ln R as a sum of eight terms, without 2.303, the speed over 100 rpm, and a Reynolds number function in place of the jet impact force. The coefficients of the two forms are not the same.',
      module: `${RATE}/bourgoyne-young-terms.ts`,
    },
    {
      title: 'Regression',
      text: 'Least squares of ln R by orthogonal reflections on columns of length one, free or with coefficients within bounds (active set). Standard errors, inflation of variances, leverages and normality of the residuals. Columns that make up each other are refused by name; parameters of too small a range, an unphysical sign and few points are warned of.',
      module: 'numerics/least-squares.ts',
    },
    {
      title: 'Warren',
      text: 'The reciprocal of what tooth indentation, its limit and cuttings left under the bit add up to; perfect cleaning without the last.',
      module: `${RATE}/models.ts`,
    },
    {
      title: 'Maurer, Bingham and the power law',
      text: 'Rate over weight per diameter and speed, with a threshold and the square of the rock strength, with one exponent, or with two.',
      module: `${RATE}/models.ts`,
    },
    {
      title: 'Calibration',
      text: 'Bingham through two points, or by the line of least squares of the logarithms through more; the power law by least squares through three or more.',
      module: `${HERE}/calculate-calibration.ts`,
    },
    {
      title: 'Mechanical specific energy',
      text: 'Thrust and rotary work per volume drilled; without a measured torque that of a sliding disc, mu d W / 3. Rock strength over it is the efficiency; above three times the rock strength the bit is inefficient.',
      module: `${RATE}/specific-energy.ts`,
    },
    {
      title: 'd exponent',
      text: 'Rate and weight normalised by Jorden and Shirley, corrected by the normal gradient over that of the mud.',
      module: `${RATE}/d-exponent.ts`,
    },
    {
      title: 'Pore pressure',
      text: 'By Eaton from the corrected exponent beside that of the normal trend, exponent 1.2.',
      module: `${RATE}/d-exponent.ts`,
    },
    {
      title: 'Cost',
      text: 'Bit, and rig over rotating, connection and trip time, per length drilled; in every analysis where its six inputs are given.',
      module: `${RATE}/drilling-cost.ts`,
    },
  ],
  assumptions: [
    'Constants and coefficients carry the units of their method (ft, ppg, klbf, in, rpm, lbf, ksi, cP, ft/h), whatever units the inputs are sent in.',
    '2.303 stands as printed, and not as ln 10.',
    'The threshold weight and the reference conditions are given, and not fitted.',
    'An estimated torque is that of a bit that slides on all of its face.',
    'Residuals of ln R are independent and of one variance.',
  ],
  validity: [
    'Each model where its constants were found: one bit type, one formation, below the founder point.',
    'Regression: 30 points or more, and parameters that vary by the least ranges of the paper.',
    'd exponent: one bit type, clean shale, R below 60 N and W below 1000/12 klbf per inch.',
    'Clause numbers and coefficients follow public descriptions: compare them with the print.',
  ],
  notChecked: [
    'Founder point and drill-off curves; cost-optimal weight and speed (Galle and Woods)',
    'Ridge regression and bootstrap intervals; coefficients that are fixed by the user in a regression',
    'PDC models (Hareland, Motahhari), chip hold-down and stick-slip',
    'Wear of teeth and bearings over the run',
    'Jet velocities and impact forces, which are entered',
  ],
}
