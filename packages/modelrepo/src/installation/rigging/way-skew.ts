/** The skew load of four elastic slings whose lengths differ within a tolerance. */
import { skewFactor } from '@keelson/physics/lift/skew-load.ts'
import { flagValue, gives, listValue, numberValue, shown, shownForce } from '@keelson/workflow'
import { combinationsChart, skewChart } from './charts.ts'
import { elevationFigure, planFigure, skewElevation, skewPlan } from './figures.ts'
import { way } from './inputs.ts'
import { lengthRules } from './rules.ts'
import { skewing, skewRun } from './skew.ts'
import { combinationRows, skewTables } from './tables.ts'
import { skewWarnings } from './warnings.ts'

const minimum = 0

export const skewed = way({
  takes: skewing,
  rules: lengthRules,
  values: {
    skew_load_factor_calculated: gives(
      skewFactor,
      '-',
      'Maximum skew load factor of the slings over all sixteen combinations of long and short slings.',
    ),
    nominal_sling_forces: listValue('lifting_load', {
      title: 'Sling forces at nominal lengths',
      description: 'Static sling forces in the order (+x, +y), (+x, −y), (−x, −y), (−x, +y).',
      minimum,
    }),
    maximum_skew_sling_force: numberValue('lifting_load', {
      title: 'Maximum sling force with skew',
      description: 'Maximum static sling force over all combinations.',
      symbol: 'F_max',
      minimum,
    }),
    slack_sling: flagValue({
      title: 'Slack sling',
      description: 'True if a sling is slack in at least one length combination.',
    }),
    skew_load_factor_by_sling: listValue('-', {
      title: 'Skew load factor by sling',
      description:
        'Skew load factor of each sling, in the same order. No value for a sling with no load at nominal lengths.',
      minimum,
      gaps: true,
    }),
  },
  checks: {},
  tables: skewTables,
  charts: {
    skew_forces: {
      title: 'Nominal and skewed sling forces',
      description: 'Static sling forces at nominal lengths and the maximum over all length combinations.',
    },
    combinations: {
      title: 'Sling forces by combination',
      description:
        'Sling forces in each of the sixteen combinations of long and short slings, numbered as in the table.',
    },
  },
  figures: { ...elevationFigure, ...planFigure },
  calculate: (p, trace) => {
    const run = skewRun(p, trace)
    return {
      values: {
        nominal_sling_forces: run.found.nominal.forces,
        maximum_skew_sling_force: run.largest,
        slack_sling: run.slack,
        skew_load_factor_by_sling: run.factors,
      },
      tables: () => ({ combinations: combinationRows(run) }),
      charts: () => ({ skew_forces: skewChart(run), combinations: combinationsChart(run) }),
      figures: () => ({ elevation: skewElevation(p, run), plan: skewPlan(p, run) }),
      warnings: skewWarnings(run),
      detail: `Skew load factor ${shown(run.factor, 4)}, maximum static sling force ${shownForce(run.largest)}`,
    }
  },
})
