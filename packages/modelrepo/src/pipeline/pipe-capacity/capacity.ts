/** Capacity of a pipe by either code: what both give and check, the limit states of its net wall, and the walls that are asked for. */
import type { Trace } from '@keelson/equations'
import { hydrostaticPressure } from '@keelson/physics/hydrostatic-pressure.ts'
import { wallLessCorrosion } from '@keelson/physics/pipe-wall.ts'
import * as bending from '@keelson/standards/api-rp-1111-2015/bending.ts'
import * as burst from '@keelson/standards/api-rp-1111-2015/burst.ts'
import * as collapse from '@keelson/standards/api-rp-1111-2015/collapse.ts'
import * as longitudinal from '@keelson/standards/api-rp-1111-2015/longitudinal.ts'
import * as propagation from '@keelson/standards/api-rp-1111-2015/propagation.ts'
import {
  type CheckResult,
  type CheckSpec,
  capitalised,
  check,
  checkOf,
  flagValue,
  forInformation,
  gives,
  governingClause,
  inDoubt,
  mapValue,
  type NotChecked,
  notApplicable,
  notChecked,
  numberValue,
  shownLength,
  shownPressure,
  shownUtilisation,
  textValue,
  utilisation,
  worstCheck,
} from '@keelson/workflow'
import { asEntered, noteOf } from '../../_shared/pipe/as-entered.ts'
import { bendingChart, capacityChart, charts, interactionChart } from './charts.ts'
import { type Code, factorsOf } from './code.ts'
import { figures, lengthwise, section } from './figures.ts'
import type { Pipe } from './inputs.ts'
import { loadsOf } from './loads.ts'
import { type Required, requiredWalls } from './required.ts'
import { BENDING, BURST, COLLAPSE, COMBINED, PROPAGATION, type StateName } from './state-names.ts'
import { assess, governingOf, type Run, type State, usedShare, usesOf, type Wall } from './states.ts'
import { corrosionRows, depthRows, limitStateRows, pressureLimitRows, sweepRows, tables } from './tables.ts'
import { doubtOf, outsideOf, propagationUnknown, THIN_RING } from './validity.ts'
import { warningsOf } from './warnings.ts'

export const pictures = { tables, charts, figures }

/** A limit state as its share of what is allowed; below 0 where the pressure acts the other way. */
const used = (title: string, description: string) => numberValue('-', { title, description })
type Equation = Parameters<typeof gives>[0]
const signed = { signed: true } as const
const pressure = (equation: Equation, description: string) => gives(equation, 'pipe_pressure', description, signed)
export const netPressure = (equation: Equation, title: string, description: string, orSymbol?: string) =>
  gives(equation, 'net_pressure', description, { title, ...signed, ...(orSymbol !== undefined && { orSymbol }) })

export const sharedValues = {
  burst_pressure: gives(
    burst.governingBurstPressure,
    'pipe_pressure',
    'Burst pressure of the net wall thickness. API RP 1111 uses the logarithmic formula for D/t up to 15 and the thin-wall formula above 15. API STD 2RD uses the logarithmic formula for all D/t.',
    { title: 'Burst pressure', orSymbol: 'p_b', ...signed },
  ),
  collapse_pressure: pressure(collapse.collapsePressure, 'Collapse pressure from combined yield and elastic collapse.'),
  propagation_pressure: pressure(
    propagation.propagationPressure,
    'API RP 1111 propagation pressure, used for both codes.',
  ),
  combined_load_ratio: gives(
    longitudinal.combinedLoadRatio,
    '-',
    'Root sum of squares of the ratios of net internal pressure to burst pressure and effective tension to yield tension.',
    { title: 'Combined load ratio', ...signed },
  ),
  bending_collapse_utilisation: used(
    'Bending and external pressure utilisation',
    'Bending and external pressure demand divided by the ovality reduction factor for collapse.',
  ),
  minimum_wall_thickness: mapValue('wall_thickness_pipe', {
    title: 'Required nominal wall thickness',
    description: 'Minimum net wall thickness for the limit state plus the corrosion allowance.',
    symbol: 't_nom',
    keys: 'limit state',
  }),
  burst_pressure_thin_form: gives(
    burst.burstPressureThin,
    'pipe_pressure',
    'Thin-wall burst pressure, 0.90 (S + U) t/(D − t), for comparison.',
    {
      title: 'Burst pressure, thin-wall formula',
      ...signed,
    },
  ),
  allowable_net_internal_pressure: netPressure(
    burst.designPressureLimit,
    'Allowable net internal pressure',
    'Design pressure limit for API RP 1111, or F_D p_b for API STD 2RD.',
    'p_b_d',
  ),
  internal_pressure_utilisation: used(
    'Internal pressure utilisation',
    'Net internal pressure divided by the allowable net internal pressure.',
  ),
  yield_collapse_pressure: pressure(
    collapse.yieldCollapsePressure,
    'External pressure at which the hoop stress equals the yield strength.',
  ),
  elastic_collapse_pressure: pressure(
    collapse.elasticCollapsePressure,
    'Elastic collapse pressure of an axially restrained round ring.',
  ),
  allowable_net_external_pressure: gives(
    collapse.allowableCollapsePressure,
    'net_pressure',
    'Collapse pressure times the collapse factor.',
    signed,
  ),
  external_pressure_utilisation: used(
    'External pressure utilisation',
    'Net external pressure divided by the allowable net external pressure.',
  ),
  external_hydrostatic_pressure: gives(
    hydrostaticPressure,
    'external_pressure',
    'Hydrostatic pressure of the water at the entered depth.',
    {
      title: 'Water pressure',
      symbol: 'P_hyd',
      needs: ['water_depth'],
      ...signed,
    },
  ),
  allowable_propagation_pressure: gives(
    propagation.allowablePropagationPressure,
    'net_pressure',
    'Propagation pressure times the propagating buckle factor, f_p P_p.',
    signed,
  ),
  buckle_arrestors_required: flagValue({
    title: 'Buckle arrestors required',
    description:
      'Whether the net external pressure reaches f_p P_p. If so, the check fails unless arrestors are fitted or the wall thickness is increased.',
  }),
  yield_tension: gives(
    longitudinal.yieldTension,
    'pipe_axial_force',
    'Yield strength times cross-sectional area.',
    signed,
  ),
  combined_load_limit_operational: numberValue('-', {
    title: 'Operational combined load limit',
    description: 'Combined load limit of the code: 0.90 for API RP 1111, 0.80 for API STD 2RD Method 1.',
  }),
  critical_bending_strain: gives(
    bending.criticalBendingStrain,
    'strain',
    'Buckling strain in pure bending, t/(2 D).',
    signed,
  ),
  collapse_reduction_g: gives(
    bending.collapseReduction,
    '-',
    'Ovality reduction factor for collapse, 1/(1 + 20 delta).',
    signed,
  ),
  bending_collapse_demand: gives(
    bending.bendingCollapseDemand,
    '-',
    'Bending and external pressure demand, f epsilon/epsilon_b + P_ext/(f_c P_c).',
    signed,
  ),
  governing_limit_state: textValue({
    worded: true,
    title: 'Governing limit state',
    description:
      'Limit state with the maximum utilisation. Propagation is included although it can be resolved with buckle arrestors.',
  }),
}

export const sharedChecks = {
  propagation: checkOf('net_pressure', {
    title: 'Propagating buckle without arrestors',
    demand: collapse.netExternalPressure,
    capacity: propagation.allowablePropagationPressure,
    criterion: propagation.allowablePropagationPressure,
    reach: [bending.BENDING_THIN_WALL, THIN_RING],
  }),
  bending_external: checkOf('-', {
    title: 'Bending with external pressure',
    demand: bending.bendingCollapseDemand,
    capacity: bending.collapseReduction,
    criterion: bending.collapseReduction,
    reach: [bending.BENDING_THIN_WALL, THIN_RING],
  }),
}

export const sharedLimits = {
  [PROPAGATION]: { clause: 'RP 1111 4.3.2.3', check: 'propagation' },
  [BENDING]: { clause: 'RP 1111 4.3.2.2', check: 'bending_external' },
}

const FROM_OUTSIDE = 'the net pressure is external, so Method 1 uses the collapse pressure in the check'

type Declared = Readonly<Record<string, CheckSpec>>
type Made = Readonly<Record<string, CheckResult | NotChecked>>

export function capacityOf(code: Code, declared: Declared, p: Pipe, trace: Trace) {
  const loads = loadsOf(p, trace)
  const factors = factorsOf(code, p, trace)
  const run: Run = { code, p, factors, loads }
  trace.section('Wall')
  const corroded = { t: p.wall_thickness, t_corr: p.corrosion_allowance }
  const wall = assess(run, trace.apply(wallLessCorrosion, corroded, { as: 't', rename: { t: 't_nom' } }), trace)
  const required = requiredWalls(run, trace)
  const made = checksOf(run, wall)
  const uses = usesOf(run, wall, trace)
  return {
    values: {
      combined_load_ratio: wall.combined.byCollapse ? notApplicable(FROM_OUTSIDE) : undefined,
      bending_collapse_utilisation: utilisation(uses.bending),
      minimum_wall_thickness: Object.fromEntries(required.map((r) => [r.name, r.nominal])),
      internal_pressure_utilisation: utilisation(uses.internal),
      external_pressure_utilisation: utilisation(uses.external),
      buckle_arrestors_required: arrestors(wall),
      combined_load_limit_operational: factors.operational,
      governing_limit_state: governingOf(wall.states).name,
    },
    checks: made,
    tables: () => ({
      limit_states: limitStateRows(run, wall, required),
      pressure_limits: pressureLimitRows(run, wall),
      corrosion: corrosionRows(run, wall),
      wall_sweep: sweepRows(run),
      depths: depthRows(p, wall),
    }),
    charts: () => ({
      capacity_wall: capacityChart(run, wall, required),
      interaction: interactionChart(run, wall),
      bending_envelope: bendingChart(run, wall),
    }),
    figures: () => ({ section: section(run, wall), lengthwise: lengthwise(p) }),
    warnings: warningsOf(run, wall, required),
    detail: sentence(run, governed(declared, made), wall, required),
  }
}

const checksOf = (run: Run, wall: Wall): Made =>
  Object.fromEntries(
    wall.states.map((state) => {
      const made = state.name === PROPAGATION ? propagationCheck(run, wall, state) : checkOfState(run, wall, state)
      return [run.code.limits[state.name]?.check ?? state.name, made]
    }),
  )

/** A net pressure from the other side is a matter of another limit state. */
function checkOfState(run: Run, wall: Wall, state: State): CheckResult | NotChecked {
  const { name, demand } = state
  if (name === BURST && demand < 0)
    return notChecked(
      'other_mode',
      `the external pressure exceeds the internal pressure by ${shownPressure(-demand)}, so collapse applies`,
    )
  if (name === COLLAPSE && demand < 0)
    return notChecked(
      'other_mode',
      `the internal pressure exceeds the external pressure by ${shownPressure(-demand)}, so burst applies`,
    )
  return inDoubt(doubtOf(run, wall, state), check({ ...state, ...noteOf(enteredOf(run, name)) }))
}

/** A pressure that lets a buckle propagate requires arrestors: it fails a pipe that has none. */
function propagationCheck(run: Run, wall: Wall, state: State): CheckResult | NotChecked {
  if (state.demand < 0) return notChecked('not_requested', 'there is no net external pressure to propagate a buckle')
  if (!arrestors(wall)) return checkOfState(run, wall, state)
  if (!run.p.buckle_arrestors)
    return check({ ...state, failure: 'buckle arrestors or a greater wall thickness is required' })
  return notChecked(
    'other_mode',
    `buckle arrestors are fitted; net external pressure ${shownPressure(state.demand)} is not below the ${shownPressure(state.capacity)} limit without arrestors, utilisation ${shownUtilisation(utilisation(usedShare(state)))}`,
  )
}

/** A factor of the limit state that is weaker than the code's own. */
function enteredOf({ code, p }: Run, name: StateName): string | undefined {
  const { internal_pressure_design_factor: f_d, combined_load_factor: f_l } = p
  if (name === BURST && f_d !== undefined)
    return asEntered('internal_pressure_design_factor', f_d, code.design.of, 'above')
  if (name === COLLAPSE) return asEntered('collapse_factor', p.collapse_factor, collapse.F_O_SEAMLESS, 'above')
  if (name === PROPAGATION)
    return asEntered('propagating_buckle_factor', p.propagating_buckle_factor, propagation.F_P, 'above')
  if (name === COMBINED && f_l !== undefined)
    return asEntered('combined_load_factor', f_l, code.operational.of, 'above')
  return undefined
}

const arrestors = ({ states }: Wall) => states.some((s) => s.name === PROPAGATION && s.demand >= s.capacity)

/** What the pipe holds, which check governs, whether arrestors are required, and the walls that the pressures require. */
function sentence(run: Run, governing: readonly string[], wall: Wall, required: readonly Required[]): string {
  const { p } = run
  const ring = wall.states.some((state) => state.name === COLLAPSE && outsideOf(p, wall, state) !== undefined)
  const external = shownPressure(wall.collapse.allowable)
  const allowable = ring
    ? `Allowable net internal pressure ${shownPressure(wall.burst.allowable)}. ${forInformation(`allowable net external pressure ${external}`)}`
    : `Allowable net pressures are ${shownPressure(wall.burst.allowable)} internal and ${external} external`
  const [thickest] = required.filter((r) => r.name !== PROPAGATION).sort((a, b) => b.nominal - a.nominal)
  const running = required.find((r) => r.name === PROPAGATION)
  const walls = `Required nominal wall thickness for pressure alone ${shownLength(thickest?.nominal ?? 0)} (${thickest?.name}) and ${shownLength(running?.nominal ?? 0)} (propagation without buckle arrestors); ${shownLength(p.wall_thickness)} is provided`
  return [allowable, ...governing.map(capitalised), arrested(p, wall), walls].join('. ')
}

/** What fails or is not assessed stands before the sentence. */
function governed(declared: Declared, made: Made): readonly string[] {
  const worst = worstCheck(declared, made)
  return worst?.result.passes ? [governingClause(worst)] : []
}

function arrested(p: Pipe, wall: Wall): string {
  if (arrestors(wall))
    return p.buckle_arrestors ? 'Buckle arrestors are required and fitted' : 'Buckle arrestors are required'
  return propagationUnknown(p, wall)
    ? 'The need for buckle arrestors is not determined'
    : 'Buckle arrestors are not required'
}
