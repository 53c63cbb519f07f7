/** Fibre ropes of a mooring: margin of each by tension fatigue, creep rupture and minimum tension. SI in and out. */
import { silent } from '@keelson/equations'
import { DECADES, REFERENCE_LIFE, REFERENCE_RATIO } from '@keelson/physics/fibre-rope/creep.ts'
import {
  check,
  digitsApart,
  type NotApplicable,
  notChecked,
  type Outcome,
  openIf,
  type RunContext,
  reserved,
  shown,
  shownRatio,
  statusOf,
} from '@keelson/workflow'
import { lifeOf } from '../_shared/tension-ranges/verdict.ts'
import {
  type FatigueVerdict,
  type Governing,
  governingOf,
  traceCompression,
  traceCreep,
  traceFatigue,
  worstBy,
} from './calculate-governing.ts'
import { type Compression, type Creep, curveOf, type SolvedRope, solveRope } from './calculate-rope.ts'
import { type Stiffness, stiffnessOf } from './calculate-stiffness.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { ropeSketch } from './figures.ts'
import type { Params } from './inputs.ts'
import { MECHANISM_NAMES } from './modes.ts'
import { binRows, ropeRows } from './tables.ts'
import { highMeanIn, lowMinimumIn, placeholdersOf, warningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const ropes = p.lines.map((rope, i) => solveRope(p, rope, i))
  const governing = governingOf(p, ropes)
  const fatigue = traceFatigue(p, worstBy(p, ropes, 'fatigue'), trace)
  const creep = traceCreep(p, worstBy(p, ropes, 'creep'), trace)
  const slack = ropes.find((r) => r.compression.slack)
  const compression = traceCompression(p, slack ?? worstBy(p, ropes, 'compression'), trace)
  if (p.static_stiffness_coefficient !== undefined || p.dynamic_stiffness_constant !== undefined) {
    trace.section(`Stiffness of rope '${governing.rope.rope.id}', for information`)
    stiffnessOf(p, governing.rope.rope, trace)
  }
  const checks = checksOf(p, ropes, { fatigue, creep, compression })
  return {
    values: {
      governing_margin: governing.margin,
      governing_line: governing.rope.rope.id,
      governing_mechanism: governing.mechanism,
      status: statusOf(checks),
      ...lists(p, ropes),
      bin_table: binRows(ropes),
    },
    checks,
    tables: () => ({ ropes: ropeRows(p, ropes) }),
    charts: () => chartsOf(p, ropes),
    figures: () => ({ rope: ropeSketch(governing.rope) }),
    warnings: warningsOf(p, ropes),
    assumed: assumedIn(p, compression),
    detail: reserved(sentence(p, governing), governing.mechanism === 'fatigue' ? { fatigue: checks.fatigue } : {}),
  }
}

const numberOrNull = (v: number | NotApplicable | undefined) => (typeof v === 'number' ? v : null)

function lists(p: Params, ropes: readonly SolvedRope[]) {
  const lives = ropes.map(({ fatigue }) => lifeOf(p, fatigue.D, silent))
  return {
    line_damages: ropes.map((r) => r.fatigue.D),
    fatigue_life_years: lives.map(({ life }) => numberOrNull(life)),
    fatigue_margins: lives.map(({ margin }) => numberOrNull(margin)),
    creep_life_years: ropes.map((r) => r.creep.t_c),
    creep_margins: ropes.map((r) => r.creep.margin),
    compression_margins: ropes.map((r) => numberOrNull(r.compression.margin)),
    mean_load_ratios: ropes.map((r) => r.L_m),
    ...stiffnesses(ropes.map((r) => stiffnessOf(p, r.rope, silent))),
  }
}

function stiffnesses(all: readonly Stiffness[]) {
  const known = (of: (s: Stiffness) => number | undefined) => all.map(of).filter((v) => v !== undefined)
  const listed = {
    static_stiffnesses: known((s) => s.EA_s),
    dynamic_stiffnesses: known((s) => s.EA_d),
    equivalent_length_ratios: known((s) => s.lambda),
    mean_elongations: known((s) => s.elongation),
  }
  return Object.fromEntries(Object.entries(listed).filter(([, v]) => v.length > 0))
}

/** Said at every creep check. */
const SCREENING = 'The creep rupture law is for screening and is not from a standard.'

interface Worst {
  readonly fatigue: FatigueVerdict
  readonly creep: Creep
  readonly compression: Compression
}

function checksOf(p: Params, ropes: readonly SolvedRope[], { fatigue, creep, compression }: Worst) {
  const { D, allowable, utilisation } = fatigue
  const high = highMeanIn(ropes)
  const note = high === undefined ? {} : { note: high.reason }
  return {
    fatigue: openIf('out_of_reach', high, check({ demand: D, capacity: allowable, utilisation, ...note })),
    creep: check({ demand: creep.t_d, capacity: creep.t_c, note: placeholdersOf(p) ?? SCREENING }),
    minimum_tension: compressionCheck(ropes, compression),
  }
}

function compressionCheck(ropes: readonly SolvedRope[], { r_all, r_min, margin, slack }: Compression) {
  if (slack)
    return check({
      demand: r_all,
      capacity: r_min,
      failure: 'the rope becomes slack in the cycle of maximum tension range',
    })
  if (margin === undefined) return notChecked('not_requested', 'no minimum tension is required')
  const note = lowMinimumIn(ropes, r_all)
  return check({ demand: r_all, capacity: r_min, ...(note !== undefined && { note }) })
}

/** What the run took for inputs that were left out. */
function assumedIn(p: Params, { r_all }: Compression) {
  const { a_D, m } = curveOf(p, silent)
  return {
    tn_intercept: a_D,
    tn_slope: m,
    creep_reference_life_years: REFERENCE_LIFE.si,
    creep_reference_load_ratio: REFERENCE_RATIO.si,
    creep_decades_per_load_ratio: DECADES.si,
    minimum_tension_ratio_allowable: r_all,
  }
}

function sentence(p: Params, { rope, mechanism, margin }: Governing): string {
  const k_S = p.characteristic_strength_factor
  const strength = k_S === 1 ? 'the breaking load' : `${shownRatio(k_S)} times the breaking load`
  return `Rope '${rope.rope.id}' governs: ${MECHANISM_NAMES[mechanism]} margin ${shown(margin, digitsApart(margin, 1, 4))} (required 1). Tension range ratios are based on ${strength}`
}
