/** Bingham or the power law through the points of a calibration, and the rate at the weight and the speed of the run. */
import { silent } from '@keelson/equations'
import { givesAs, inPractice, notApplicable, type Point, shownIn, shownRatio } from '@keelson/workflow'
import { calibrated, calibratedRates, calibrationOf, rateOf } from './calculate-calibration.ts'
import { driveOf, rateValue } from './calculate-rates.ts'
import { curveOf, overDrive, predictedChart, predictedMeasured, rateCharts } from './charts.ts'
import { COST_INPUTS, costValue, traceCost } from './cost.ts'
import { bitFigure, onBottom } from './figures.ts'
import { way } from './inputs.ts'
import { TITLES } from './inputs-models.ts'
import { calibrationRules } from './rules.ts'
import { calibrationRows } from './tables.ts'
import { calibrationWarnings } from './warnings.ts'

const { numberColumn } = inPractice('oilfield')
const rate = (title: string) => numberColumn('rate_of_penetration', title)

export const byPoints = way({
  takes: [
    ...(['model', 'weight_on_bit', 'rotary_speed', 'bit_diameter'] as const),
    ...(['calibration_weight_on_bit', 'calibration_rotary_speed', 'calibration_rate_of_penetration'] as const),
  ],
  may: COST_INPUTS,
  rules: calibrationRules,
  values: {
    ...rateValue,
    drillability_constant: givesAs(
      'K',
      'Calibrated drillability constant',
      '-',
      'Calibrated constant of the Bingham or power law model, in the units of the method.',
    ),
    weight_exponent: givesAs(
      'a_w',
      'Calibrated weight exponent',
      '-',
      'Exponent of the weight per unit bit diameter in the Bingham or power law model.',
      {
        signed: true,
      },
    ),
    speed_exponent: givesAs(
      'b_n',
      'Calibrated speed exponent',
      '-',
      'Exponent of the rotary speed in the power law model (1 in the Bingham model).',
      {
        signed: true,
      },
    ),
    ...costValue,
  },
  checks: {},
  tables: {
    calibration: {
      title: 'Calibration points',
      description: 'Comparison of measured and calibrated rates at each point.',
      columns: {
        weight: numberColumn('weight_on_bit', 'Weight on bit'),
        speed: numberColumn('rotary_speed', 'Rotary speed'),
        measured: rate('Measured'),
        calibrated: rate('Calibrated'),
        ratio: numberColumn('-', 'Calibrated/measured ratio'),
      },
    },
  },
  charts: { ...overDrive, ...predictedMeasured },
  figures: onBottom,
  calculate: (p, trace) => {
    const found = calibrated(p, trace)
    traceCost(p, trace)
    const { model, bit_diameter: diameter } = p
    const { R, a_w, b_n } = found
    const drive = driveOf(p)
    const { R_k } = calibrationOf(p)
    return {
      values: {
        rate_of_penetration: R,
        speed_exponent:
          b_n === undefined ? notApplicable('in the Bingham model the rate is proportional to the speed') : undefined,
      },
      tables: () => ({ calibration: calibrationRows(p, found) }),
      charts: () => ({
        ...rateCharts([curveOf(model, (there) => rateOf(p, found, there, silent))], drive),
        predicted_measured: predictedChart(calibratedRates(p, found).map((at, i): Point => [R_k[i] as number, at])),
      }),
      figures: () => ({ bit: bitFigure({ diameter, ...drive, R }) }),
      warnings: calibrationWarnings(p),
      detail: `Rate of penetration ${shownIn(R, 'ft/h')} by ${TITLES[model]}, weight exponent ${shownRatio(a_w)}`,
    }
  },
})
