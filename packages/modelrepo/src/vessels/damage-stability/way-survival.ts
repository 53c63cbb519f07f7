/** Survival after damage by SOLAS; the steps show the worst case. */
import { silent } from '@keelson/equations'
import { givesAs, listValue, notApplicable, shownRatio } from '@keelson/workflow'
import { type Case, type Damage, damageOf, survivalOf } from './calculate-survival.ts'
import { survivalChart } from './charts.ts'
import { PASSENGER, SOLAS_2020, way } from './inputs.ts'
import { survivalProblems } from './rules.ts'
import { survivalRows, survivalTable } from './tables.ts'
import { survivalWarnings } from './warnings.ts'

const byCase = (title: string, symbol: string, description: string) =>
  listValue('fraction', { title, symbol, description, minimum: 0, maximum: 1, single: true })
const passenger = { ship_type: [PASSENGER] } as const

export const survival = way({
  takes: ['ship_type', 'gz_max', 'gz_range', 'equilibrium_heel'],
  may: ['gz_max_intermediate', 'gz_range_intermediate', 'heel_intermediate'],
  mayWhen: {
    solas_edition: passenger,
    displacement: passenger,
    heeling_moment: passenger,
    ro_ro_space_damaged: { ...passenger, solas_edition: [SOLAS_2020] },
  },
  rules: survivalProblems,
  values: {
    s_final: byCase('Final stage survival factor', 's_final', 'Final stage survival factor for each case.'),
    s_intermediate: byCase(
      'Intermediate stage survival factor',
      's_int',
      'Intermediate stage survival factor for each case; 1 if no intermediate stage is entered.',
    ),
    s_mom: byCase(
      'Heeling moment survival factor',
      's_mom',
      'Heeling moment survival factor for each case; 1 for cargo ships or if no heeling moment is entered.',
    ),
    s_factor: byCase('Survival probability', 's', 'Survival probability for each case.'),
    least_s_factor: givesAs(
      's',
      'Minimum survival probability',
      'fraction',
      'Minimum survival probability of all cases.',
      { maximum: 1 },
    ),
  },
  checks: {},
  tables: { survival: survivalTable },
  charts: { survival: { title: 'Survival probability by case', description: 'Survival probability of each case.' } },
  calculate: (p, trace) => {
    const damages = p.gz_max.map((_, i) => damageOf(p, i))
    const cases = damages.map((damage) => survivalOf(p, damage, silent))
    const worst = cases.reduce((least, one, i) => (one.s < (cases[least] as Case).s ? i : least), 0)
    trace.section(
      cases.length === 1 ? 'Survival' : `Survival probability of the worst case (case ${worst + 1} of ${cases.length})`,
    )
    const least = survivalOf(p, damages[worst] as Damage, trace)
    const moments = cases.map((c) => c.s_mom)
    return {
      values: {
        s_final: cases.map((c) => c.s_final),
        s_intermediate: cases.map((c) => c.s_int),
        s_mom: moments,
        s_factor: cases.map((c) => c.s),
      },
      tables: () => ({ survival: survivalRows(cases) }),
      charts: () => ({ survival: cases.length > 1 ? survivalChart(cases) : notApplicable('there is only one case') }),
      warnings: survivalWarnings(p, moments),
      detail: `Survival probability ${shownRatio(least.s)}${cases.length > 1 ? `, minimum of ${cases.length} cases` : ''}`,
    }
  },
})
