/** The answer on survival after damage: the steps show the worst case. */
import { silent, type Trace } from '@keelson/equations'
import { given, notApplicable, shownRatio } from '@keelson/workflow'
import type { Run } from './calculate-run.ts'
import { type Case, type Damage, damageOf, survivalOf } from './calculate-survival.ts'
import { survivalChart } from './charts.ts'
import type { Params } from './params.ts'
import { survivalRows } from './tables.ts'
import { survivalWarnings } from './warnings.ts'

export function survival(p: Params, trace: Trace): Run {
  const { gz_max: levers } = given(p, 'gz_max')
  const damages = levers.map((_, i) => damageOf(p, i))
  const cases = damages.map((damage) => survivalOf(p, damage, silent))
  const worst = cases.reduce((least, one, i) => (one.s < (cases[least] as Case).s ? i : least), 0)
  trace.section(cases.length === 1 ? 'Survival' : `Survival of the worst case, ${worst + 1} of ${cases.length}`)
  survivalOf(p, damages[worst] as Damage, trace)
  const least = cases[worst] as Case
  return {
    values: {
      s_final: cases.map((c) => c.s_final),
      s_intermediate: cases.map((c) => c.s_int),
      s_mom: cases.map((c) => c.s_mom),
      s_factor: cases.map((c) => c.s),
      least_s_factor: least.s,
    },
    tables: () => ({ survival: survivalRows(cases) }),
    charts: () => ({ survival: cases.length > 1 ? survivalChart(cases) : notApplicable('there is one case only') }),
    warnings: survivalWarnings(
      p,
      cases.map((c) => c.s_mom),
    ),
    detail: `Probability of survival ${shownRatio(least.s)}${cases.length > 1 ? `, the least of ${cases.length} cases` : ''}`,
  }
}
