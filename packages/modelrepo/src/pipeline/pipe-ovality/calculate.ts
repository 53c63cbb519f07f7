/** Ovality by three definitions, its limits, and what it costs in collapse and gains in bending. */
import type { Trace } from '@keelson/equations'
import {
  LIMITED_DIAMETER,
  LIMITED_SLENDERNESS,
  outOfRoundness,
  outOfRoundnessLimit,
  outOfRoundnessUse,
} from '@keelson/standards/api-5l-2018/out-of-roundness.ts'
import { ovality as ovalityRp1111 } from '@keelson/standards/api-rp-1111-2015/bending.ts'
import {
  bendingOvality,
  localOutOfRoundnessLimit,
  ovality,
  ovalityUse,
} from '@keelson/standards/dnv-st-f101-2021/ovality.ts'
import {
  capitalised,
  check,
  governingClause,
  type NotChecked,
  notApplicable,
  notChecked,
  type Outcome,
  outOf,
  type RunContext,
  shownLength,
  shownPercent,
  shownPressure,
  utilisation,
  worstCheck,
} from '@keelson/workflow'
import { type Collapse, collapseOf } from './calculate-collapse.ts'
import { type Measured, measured } from './calculate-measured.ts'
import { collapseChart, growthChart, sectionChart } from './charts.ts'
import { checks as declared } from './checks.ts'
import type { contract } from './contract.ts'
import { section as figureSection } from './figures.ts'
import type { Params } from './inputs.ts'
import { collapseRows, harmonicRows, type Measures, measureRows, sectionRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

type Ovality = Outcome<typeof contract>
type Checks = NonNullable<Ovality['checks']>

export function calculate(p: Params, { trace }: RunContext): Ovality {
  const section = measured(p, trace)
  const measures = measuresOf(p, section, trace)
  const line = linePipe(p, trace)
  const { f_0, collapse } = collapseOf(p, measures.ovality, trace)
  const bent = underBending(p, trace)
  const checks = checksOf(p, measures, line, bent, trace)
  const { initial_ovality: f_i, wall_thickness: t } = p
  return {
    values: {
      ovality: measures.ovality,
      ovality_rp1111: measures.delta,
      out_of_roundness: measures.outOfRoundness,
      api5l_out_of_roundness_limit: line && ('limit' in line ? line.limit : notApplicable(line.none)),
      utilisation:
        p.allowable_ovality > 0
          ? utilisation(trace.apply(ovalityUse, { O: measures.ovality, O_max: p.allowable_ovality }))
          : notApplicable('{allowable_ovality} is 0'),
      collapse_pressure: collapse?.points.map((q) => q.p_c),
      verdict: verdictOf(checks),
      ovality_for_collapse: f_0 ?? notApplicable('{ovality_list} are entered'),
      ovality_under_bending: bent,
      api5l_utilisation: line && ('limit' in line ? lineUse(measures, line.limit, trace) : notApplicable(line.none)),
    },
    checks,
    tables: () => ({
      measures: measureRows(
        p,
        measures,
        line === undefined ? 'wall thickness is not entered' : 'limit' in line ? line.limit : line.none,
      ),
      section: sectionRows(p, section),
      collapse: collapseRows(collapse),
      harmonics: harmonicRows(section.harmonics),
    }),
    charts: () => ({
      cross_section: sectionChart(p, section),
      ...(collapse && { collapse_ovality: collapseChart(collapse) }),
      ...(bent !== undefined &&
        f_i !== undefined &&
        t !== undefined && { bending_growth: growthChart(p, f_i, t, bent) }),
    }),
    figures: () => ({ section: figureSection(p, section, measures.ovality) }),
    warnings: warningsOf(p, section, collapse),
    detail: sentence(p, checks, measures, collapse),
  }
}

function measuresOf(p: Params, { D_max, D_min }: Measured, trace: Trace): Measures {
  trace.section('Ovality')
  const D = p.nominal_outer_diameter
  return {
    ovality: trace.apply(ovality, { D_max, D_min, D }),
    delta: trace.apply(ovalityRp1111, { D_max, D_min }),
    outOfRoundness: trace.apply(outOfRoundness, { D_max, D_min }),
  }
}

const lineUse = ({ outOfRoundness: OOR }: Measures, OOR_max: number, trace: Trace): number =>
  utilisation(trace.apply(outOfRoundnessUse, { OOR, OOR_max }))

type LinePipe = { readonly limit: number } | { readonly none: string }

/** The limit of API 5L, or why it has none; undefined without a wall. */
function linePipe(p: Params, trace: Trace): LinePipe | undefined {
  const { nominal_outer_diameter: D, wall_thickness: t } = p
  if (t === undefined) return undefined
  const found = outOfRoundnessLimit(p.location, D, t)
  return 'none' in found ? found : { limit: trace.apply(found, { D }) }
}

function underBending(p: Params, trace: Trace): number | undefined {
  const { initial_ovality: f_i, wall_thickness: t } = p
  if (f_i === undefined || t === undefined) return undefined
  trace.section('Ovality under bending')
  return trace.apply(bendingOvality, {
    f_i,
    D: p.nominal_outer_diameter,
    t,
    epsilon_c: p.bending_strain,
    r_p: p.external_pressure_to_collapse_ratio,
  })
}

function checksOf(p: Params, m: Measures, line: LinePipe | undefined, bent: number | undefined, trace: Trace): Checks {
  const capacity = p.allowable_ovality
  const limited = line && 'limit' in line ? check({ demand: m.outOfRoundness, capacity: line.limit }) : undefined
  const api5l = limited ?? (line && unlimited(p))
  return {
    ovality: check({ demand: m.ovality, capacity }),
    ...(api5l && { api5l_out_of_roundness: api5l }),
    ...(bent !== undefined && { ovality_under_bending: check({ demand: bent, capacity }) }),
    ...(p.local_out_of_roundness !== undefined && {
      local_out_of_roundness: check({ demand: p.local_out_of_roundness, capacity: template(p, trace) }),
    }),
  }
}

/** Pipe for which API 5L has no limit of its own. */
function unlimited({ nominal_outer_diameter: D, wall_thickness: t }: Params): NotChecked | undefined {
  const left = outOf(LIMITED_DIAMETER, D) ?? (t === undefined ? undefined : outOf(LIMITED_SLENDERNESS, D / t))
  return left && notChecked('out_of_reach', left)
}

function template(p: Params, trace: Trace): number {
  trace.section('Local out-of-roundness')
  return trace.apply(localOutOfRoundnessLimit, { D: p.nominal_outer_diameter })
}

/** No pass while a check is open. */
function verdictOf(checks: Checks) {
  const all = Object.values(checks).filter((c) => c !== undefined)
  if (all.some((c) => 'passes' in c && !c.passes)) return 'fail'
  return all.some((c) => 'notChecked' in c && c.open) ? notApplicable('at least one check is not assessed') : 'pass'
}

/** The ovality by each definition, the collapse pressure, and which check governs; what fails stands before it. */
function sentence(p: Params, checks: Checks, m: Measures, collapse: Collapse | undefined): string {
  const [at, ...others] = collapse?.points ?? []
  const { api5l_out_of_roundness: line, ovality_under_bending: bent, local_out_of_roundness: local } = checks
  const limit = shownPercent(p.allowable_ovality)
  const said = [
    `Ovality ${shownPercent(m.ovality)} (limit ${limit}), API RP 1111 ovality ${shownPercent(m.delta)}`,
    `out-of-roundness ${shownLength(m.outOfRoundness)}${limitOf(line)}`,
    ...(bent && 'passes' in bent ? [`ovality under bending ${shownPercent(bent.demand)} (limit ${limit})`] : []),
    ...(local && 'passes' in local ? [`local out-of-roundness ${shownLength(local.demand)}${limitOf(local)}`] : []),
    ...(at && others.length === 0 ? [`collapse pressure ${shownPressure(at.p_c)}`] : []),
  ]
  const worst = worstCheck(declared, checks)
  const governs = worst?.result.passes ? `. ${capitalised(governingClause(worst))}` : ''
  return `${said.join(', ')}${governs}`
}

const limitOf = (made: Checks[keyof Checks]): string =>
  made && 'passes' in made ? ` (limit ${shownLength(made.capacity)})` : ''
