/** The method in the contract's words. */
import type { MethodStep } from '@keelson/workflow'

const HERE = 'modelrepo/wells/rop-analysis'
const RATE = 'physics/drilling-rate'

export const method: readonly MethodStep[] = [
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
]
