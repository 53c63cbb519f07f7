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
      'The largest of the slings over all sixteen combinations of long and short.',
    ),
    nominal_sling_forces: listValue('lifting_load', {
      title: 'Sling forces at nominal lengths',
      description: 'Static, in the order (+x, +y), (+x, -y), (-x, -y), (-x, +y).',
      minimum,
    }),
    maximum_skew_sling_force: numberValue('lifting_load', {
      title: 'Largest sling force with skew',
      description: 'Static, over all combinations.',
      symbol: 'F_max',
      minimum,
    }),
    slack_sling: flagValue({
      title: 'A sling goes slack',
      description: 'In some combination of lengths.',
    }),
    skew_load_factor_by_sling: listValue('-', {
      title: 'Skew load factor by sling',
      description: 'In the same order; null for a sling that carries nothing at nominal lengths.',
      minimum,
      gaps: true,
    }),
  },
  checks: {},
  tables: skewTables,
  charts: {
    skew_forces: {
      title: 'Sling forces, nominal and skewed',
      description: 'Static, and the largest over all combinations of lengths.',
    },
    combinations: {
      title: 'Sling forces over the combinations',
      description: 'Each of the sixteen combinations of long and short slings, numbered as in the table.',
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
      detail: `The skew load factor is ${shown(run.factor, 4)}, and the largest static sling force ${shownForce(run.largest)}`,
    }
  },
})
