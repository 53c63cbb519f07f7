/** Capacity of the pipe: pressures, limit states of the net wall, and the walls that the pressures ask for. */

import { wallLessCorrosion } from '@keelson/physics/pipe-wall.ts'
import { F_D_PIPELINE } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import { F_O_SEAMLESS } from '@keelson/standards/api-rp-1111-2015/collapse.ts'
import { COMBINED_OPERATIONAL } from '@keelson/standards/api-rp-1111-2015/longitudinal.ts'
import { F_P } from '@keelson/standards/api-rp-1111-2015/propagation.ts'
import { F_D_DESIGN } from '@keelson/standards/api-std-2rd-2013/burst.ts'
import { F_D_OPERATING } from '@keelson/standards/api-std-2rd-2013/combined.ts'
import {
  type CheckResult,
  check,
  governingClause,
  type NotChecked,
  notApplicable,
  notChecked,
  type Outcome,
  openIf,
  type RunContext,
  shownLength,
  shownPressure,
  shownRatio,
  utilisation,
  worstCheck,
} from '@keelson/workflow'
import { asEntered, noteOf } from '../../_shared/pipe/as-entered.ts'
import { factorsOf } from './calculate-factors.ts'
import { loadsOf } from './calculate-loads.ts'
import { type Required, requiredWalls } from './calculate-required.ts'
import { codeRows } from './calculate-side-by-side.ts'
import {
  assess,
  BENDING,
  BURST,
  COLLAPSE,
  COMBINED,
  governingOf,
  LONGITUDINAL,
  PROPAGATION,
  type State,
  type StateName,
  usedShare,
  usesOf,
  type Wall,
} from './calculate-states.ts'
import { bendingChart, capacityChart, interactionChart } from './charts.ts'
import { checks as declared } from './checks.ts'
import { inReach, pressuresDiffer, propagationUnknown } from './checks-validity.ts'
import type { contract } from './contract.ts'
import { lengthwise, section } from './figures.ts'
import type { Params } from './inputs.ts'
import { RP1111 } from './modes.ts'
import { corrosionRows, depthRows, limitStateRows, pressureLimitRows, sweepRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

const FROM_OUTSIDE = 'the pressure acts from outside: Method 1 holds it against the collapse pressure, in the check'

type Capacity = Outcome<typeof contract>
type Checks = NonNullable<Capacity['checks']>

export function calculate(p: Params, { trace }: RunContext): Capacity {
  const loads = loadsOf(p, trace)
  const factors = factorsOf(p, trace)
  trace.section('Wall')
  const t = trace.apply(
    wallLessCorrosion,
    { t: p.wall_thickness, t_corr: p.corrosion_allowance },
    { as: 't', rename: { t: 't_nom' } },
  )
  const wall = assess(p, factors, loads, t, trace)
  const required = requiredWalls(p, factors, loads, trace)
  const checks = checksOf(p, wall)
  const { burst, collapse, propagation, combined, bending } = wall
  const uses = usesOf(loads, wall, trace)
  return {
    values: {
      burst_pressure: burst.pressure,
      design_pressure_limit: burst.limits && burst.allowable,
      collapse_pressure: collapse.P_c,
      propagation_pressure: propagation.P_p,
      combined_load_ratio: combined.ratio ?? notApplicable(FROM_OUTSIDE),
      bending_collapse_utilisation: utilisation(uses.bending),
      minimum_wall_thickness: Object.fromEntries(required.map((r) => [r.name, r.nominal])),
      burst_pressure_thin_form: burst.thinForm,
      hydrostatic_test_pressure_limit: burst.limits?.test,
      incidental_pressure_limit: burst.limits?.incidental,
      allowable_net_internal_pressure: burst.allowable,
      internal_pressure_utilisation: utilisation(uses.internal),
      yield_collapse_pressure: collapse.P_y,
      elastic_collapse_pressure: collapse.P_el,
      allowable_net_external_pressure: collapse.allowable,
      external_pressure_utilisation: utilisation(uses.external),
      external_hydrostatic_pressure: loads.hydrostatic,
      allowable_propagation_pressure: propagation.allowable,
      buckle_arrestors_required: arrestors(wall),
      yield_tension: combined.T_y,
      combined_load_limit_operational: factors.operational,
      critical_bending_strain: bending.epsilon_b,
      collapse_reduction_g: bending.g_delta,
      bending_collapse_demand: bending.demand,
      governing_limit_state: governingOf(wall.states).name,
    },
    checks,
    tables: () => ({
      limit_states: limitStateRows(p, wall, required),
      pressure_limits: pressureLimitRows(factors, wall),
      corrosion: corrosionRows(p, factors, loads, wall),
      wall_sweep: sweepRows(p, factors, loads),
      depths: depthRows(p, wall),
      codes: codeRows(p, factors, t),
    }),
    charts: () => ({
      capacity_wall: capacityChart(p, factors, loads, wall, required),
      interaction: interactionChart(p, factors, loads, wall),
      bending_envelope: bendingChart(p, loads, wall),
    }),
    figures: () => ({ section: section(p, loads, wall), lengthwise: lengthwise(p) }),
    warnings: warningsOf(p, factors, loads, wall, required),
    detail: sentence(p, checks, wall, required),
  }
}

/** Names under which the checks of each code stand; propagation is apart. */
const NAMES = {
  rp1111: {
    [BURST]: 'rp1111_internal_pressure',
    [COLLAPSE]: 'rp1111_external_pressure',
    [LONGITUDINAL]: 'rp1111_longitudinal',
    [COMBINED]: 'rp1111_combined',
    [BENDING]: 'bending_external',
  },
  std2rd: {
    [BURST]: 'std2rd_internal_pressure',
    [COLLAPSE]: 'std2rd_external_pressure',
    [COMBINED]: 'std2rd_combined',
    [BENDING]: 'bending_external',
  },
} as const

function checksOf(p: Params, wall: Wall): Checks {
  const names: Readonly<Partial<Record<StateName, keyof Checks>>> = p.code === RP1111 ? NAMES.rp1111 : NAMES.std2rd
  const made = wall.states.flatMap((state) => {
    const id = names[state.name]
    return id === undefined ? [] : [[id, checkOfState(p, wall, state)] as const]
  })
  return { ...Object.fromEntries(made), propagation: propagationCheck(p, wall) }
}

/** A net pressure from the other side is a matter of another limit state. */
function checkOfState(p: Params, wall: Wall, state: State): CheckResult | NotChecked {
  const { name, demand } = state
  if (name === BURST && demand < 0)
    return notChecked(
      'other_mode',
      `the external pressure exceeds the internal by ${shownPressure(-demand)}: collapse applies`,
    )
  if (name === COLLAPSE && demand < 0)
    return notChecked(
      'other_mode',
      `the internal pressure exceeds the external by ${shownPressure(-demand)}: burst applies`,
    )
  return inDoubt(p, wall, state, check({ ...state, ...noteOf(enteredOf(p, name)) }))
}

/** Inputs that contradict each other, then a formula outside its range, leave a pass open. */
function inDoubt(p: Params, wall: Wall, state: State, made: CheckResult): CheckResult | NotChecked {
  const differ = pressuresDiffer(p)
  if (differ !== undefined && state.name !== LONGITUDINAL) return openIf('contradiction', differ, made)
  return inReach(p, wall, state, made)
}

/** A pressure that lets a buckle propagate requires arrestors: it fails a pipe that has none. */
function propagationCheck(p: Params, wall: Wall) {
  const state = wall.states.find((s) => s.name === PROPAGATION)
  if (state === undefined || state.demand < 0)
    return notChecked('not_requested', 'there is no net external pressure to propagate a buckle')
  if (!arrestors(wall)) return inDoubt(p, wall, state, check({ ...state, ...noteOf(enteredOf(p, PROPAGATION)) }))
  if (!p.buckle_arrestors) return check({ ...state, failure: 'buckle arrestors or a thicker wall are required' })
  return notChecked(
    'other_mode',
    `buckle arrestors are fitted: net external pressure ${shownPressure(state.demand)} reaches the ${shownPressure(state.capacity)} that require none, utilisation ${shownRatio(usedShare(state))}`,
  )
}

/** A factor of the limit state that is weaker than the code's own. */
function enteredOf(p: Params, name: StateName): string | undefined {
  const rp1111 = p.code === RP1111
  const { internal_pressure_design_factor: f_d, combined_load_factor: f_l } = p
  if (name === BURST && f_d !== undefined)
    return asEntered('internal_pressure_design_factor', f_d, rp1111 ? F_D_PIPELINE : F_D_DESIGN, 'above')
  if (name === COLLAPSE) return asEntered('collapse_factor', p.collapse_factor, F_O_SEAMLESS, 'above')
  if (name === PROPAGATION) return asEntered('propagating_buckle_factor', p.propagating_buckle_factor, F_P, 'above')
  if (name === COMBINED && f_l !== undefined)
    return asEntered('combined_load_factor', f_l, rp1111 ? COMBINED_OPERATIONAL : F_D_OPERATING, 'above')
  return undefined
}

const arrestors = ({ states }: Wall) => states.some((s) => s.name === PROPAGATION && s.demand >= s.capacity)

/** What the pipe holds, which check governs, whether arrestors are required, and the walls that the pressures require. */
function sentence(p: Params, checks: Checks, wall: Wall, required: readonly Required[]): string {
  const { burst, collapse } = wall
  const holds = `The pipe holds ${shownPressure(burst.allowable)} of net internal and ${shownPressure(collapse.allowable)} of net external pressure`
  const [thickest] = required.filter((r) => r.name !== PROPAGATION).sort((a, b) => b.nominal - a.nominal)
  const running = required.find((r) => r.name === PROPAGATION)
  const walls = `required nominal wall ${shownLength(thickest?.nominal ?? 0)} (${thickest?.name}), ${shownLength(running?.nominal ?? 0)} without arrestors`
  return [holds, ...governed(checks), arrested(p, wall), walls].join('; ')
}

/** What fails or is not assessed stands before the sentence. */
function governed(checks: Checks): readonly string[] {
  const worst = worstCheck(declared, checks)
  return worst?.result.passes ? [governingClause(worst)] : []
}

function arrested(p: Params, wall: Wall): string {
  if (arrestors(wall)) return 'buckle arrestors are required'
  return propagationUnknown(p, wall) ? 'the need for buckle arrestors is not shown' : 'no buckle arrestors are needed'
}
