/** Wall thickness by four codes, in the order of the method. */
import type { Trace } from '@keelson/equations'
import { type NotApplicable, notApplicable, notChecked, type Outcome, type RunContext } from '@keelson/workflow'
import { CODE_B314, CODE_B318, hoopCheck } from './calculate-b31.ts'
import { millTest, systemTest, wallCapacity } from './calculate-f101-capacity.ts'
import { governingContainment, governingState, standardWall } from './calculate-governing.ts'
import {
  COLLAPSE,
  CONTAINMENT,
  checkOfHeld,
  type Held,
  keyOf,
  PROPAGATION,
  type Required,
} from './calculate-limit-states.ts'
import { type Pressures, pressuresOf } from './calculate-pressures.ts'
import { type Fixed, fixedOf, type Requirements, requirements } from './calculate-required.ts'
import { rp1111Check } from './calculate-rp1111.ts'
import { type SelectedWall, selectedWall } from './calculate-selected-wall.ts'
import { wallDepth, wallPressure, wallsByCode } from './charts.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import { drawnWall, section, walls } from './figures.ts'
import type { Params } from './inputs.ts'
import { B314, B318, type Code, F101, NO_MILL_WALL, NO_WALL, notRun, notRunCheck, RP1111, runs } from './modes.ts'
import { basisRows, coverageRows, requiredWallRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

type Quick = Outcome<typeof contract>
type Checks = NonNullable<Quick['checks']>

/** The check that each code and limit state stands under. */
const WALL_CHECKS = [
  { code: F101, state: CONTAINMENT, check: 'f101_pressure_containment' },
  { code: F101, state: COLLAPSE, check: 'f101_collapse' },
  { code: F101, state: PROPAGATION, check: 'f101_propagation' },
  { code: RP1111, state: CONTAINMENT, check: 'rp1111_burst' },
  { code: B314, state: CONTAINMENT, check: 'b314_hoop_stress' },
  { code: B318, state: CONTAINMENT, check: 'b318_hoop_stress' },
] as const
/** The limit states of the selected wall; none where it was not selected, or the code not run. */
type HeldStates = { readonly [N in (typeof WALL_CHECKS)[number]['check']]?: Held | undefined }
const CAPACITIES = [
  'characteristic_wall_thickness',
  'pressure_containment_resistance',
  'pressure_containment_resistance_factored',
  'pressure_containment_utilisation',
  'elastic_collapse_pressure',
  'plastic_collapse_pressure',
  'collapse_pressure',
  'allowable_net_external_pressure_collapse',
  'propagation_pressure',
  'allowable_net_external_pressure_propagation',
] as const
const F101_VALUES = [
  'f101_minimum_wall_thickness',
  'f101_collapse_minimum_wall_thickness',
  'f101_propagation_minimum_wall_thickness',
  'incidental_pressure',
  'local_incidental_pressure',
  'derated_yield_strength',
  'f101_characteristic_strength',
  'mill_test_pressure',
  'mill_test_pressure_limit',
  'system_test_pressure',
  'local_test_pressure',
  'system_test_pressure_limit',
  ...CAPACITIES,
] as const

const all = <N extends string, T>(names: readonly N[], one: T) =>
  Object.fromEntries(names.map((name) => [name, one])) as Readonly<Record<N, T>>

export function calculate(p: Params, { trace }: RunContext): Quick {
  const pressures = pressuresOf(p, trace)
  const fixed = fixedOf(p, trace)
  const required = requirements(p, fixed, pressures, trace)
  const wall = selectedWall(p, trace)
  const f101 = f101Part(p, fixed, required, pressures, wall, trace)
  const held = { ...f101.held, ...otherCodes(p, fixed, required, pressures, wall, trace) }
  const checks: Checks = { ...wallChecks(p, held), ...f101.checks }
  const utilisation = utilisations(held, required.all)
  const containment = governingContainment(required.all)
  const governing = governingState(required.all)
  const standard = standardWall(p, governing, trace)
  return {
    values: {
      ...f101.values,
      ...netWalls(p, required),
      external_pressure: pressures.p_e,
      governing_code: containment?.code ?? notApplicable('no code requires a wall thickness for pressure containment'),
      governing_limit_state: governing ? keyOf(governing) : notApplicable('no limit state requires a wall thickness'),
      required_nominal_wall_thickness: Object.fromEntries(
        required.all.flatMap((r) => (r.nominal === undefined ? [] : [[keyOf(r), r.nominal]])),
      ),
      selected_standard_wall_thickness: standard.value,
      utilisation: wall ? utilisation : notApplicable(NO_WALL),
    },
    checks,
    tables: () => ({
      required_walls: requiredWallRows(p, required.all, standard.size, utilisation),
      coverage: coverageRows(p),
      basis: basisRows(p, fixed),
    }),
    charts: () => ({
      walls_by_code: wallsByCode(p, required.all),
      wall_depth: wallDepth(p, fixed, pressures),
      wall_pressure: wallPressure(p, fixed, pressures),
    }),
    figures: () => ({
      section: section(p, pressures, drawnWall(p, standard.value, governing)),
      walls: walls(p, required.all, wall),
    }),
    warnings: warningsOf(p, pressures, required.all, wall),
    detail: sentence(p, checks, required.all, wall),
  }
}

/** Everything that only DNV-ST-F101 gives. */
function f101Part(
  p: Params,
  { basis }: Fixed,
  { f101 }: Requirements,
  pressures: Pressures,
  wall: SelectedWall | undefined,
  trace: Trace,
) {
  if (basis === undefined || f101 === undefined || pressures.p_li === undefined) {
    const why = notRunCheck(p, F101)
    return {
      values: all(F101_VALUES, notRun(p, F101)),
      held: {},
      checks: all(['f101_mill_test', 'f101_system_test'], why),
    }
  }
  const [containment, collapse, propagation] = f101.states
  const mill = millTest(p, pressures, f101.dp_li, trace)
  const system = systemTest(p, pressures, f101.dp_li, trace)
  const capacity = wall?.f101 && wallCapacity(p, basis, f101, pressures.p_e, wall.f101, trace)
  return {
    values: {
      f101_minimum_wall_thickness: containment.net,
      f101_collapse_minimum_wall_thickness:
        collapse.net ?? notApplicable('no wall thickness below half the diameter is adequate'),
      f101_propagation_minimum_wall_thickness: propagation.net,
      incidental_pressure: pressures.p_inc ?? notApplicable('{local_incidental_pressure} is entered directly'),
      local_incidental_pressure: pressures.p_li,
      derated_yield_strength: basis.SMYS_T,
      f101_characteristic_strength: basis.f_cb,
      ...(mill?.values ?? all(['mill_test_pressure', 'mill_test_pressure_limit'], notApplicable(NO_MILL_WALL))),
      ...system.values,
      ...(capacity?.values ?? all(CAPACITIES, notApplicable(NO_WALL))),
    },
    held: capacity?.held ?? {},
    checks: {
      f101_mill_test: mill?.check ?? notChecked('input_missing', NO_MILL_WALL),
      f101_system_test: system.check,
    },
  }
}

function otherCodes(
  p: Params,
  { T_f }: Fixed,
  r: Requirements,
  { p_e }: Pressures,
  wall: SelectedWall | undefined,
  trace: Trace,
): HeldStates {
  if (wall === undefined) return {}
  const { rp1111, b314, b318 } = r
  const t = wall.t_net
  return {
    rp1111_burst: rp1111 && T_f !== undefined ? rp1111Check(p, T_f, rp1111, p_e, t, trace) : undefined,
    b314_hoop_stress: b314 && hoopCheck(p, CODE_B314, b314, p_e, t, trace),
    b318_hoop_stress: b318 && hoopCheck(p, CODE_B318, b318, p_e, t, trace),
  }
}

function wallChecks(p: Params, held: HeldStates): Checks {
  const made = WALL_CHECKS.map(({ code, check }) => {
    const state = held[check]
    return [
      check,
      state ? checkOfHeld(state) : runs(p, code) ? notChecked('input_missing', NO_WALL) : notRunCheck(p, code),
    ] as const
  })
  return Object.fromEntries(made)
}

const netWalls = (p: Params, { rp1111, b314, b318 }: Requirements) => {
  const of = (code: Code, r: Required | undefined): number | NotApplicable => r?.net ?? notRun(p, code)
  return {
    rp1111_minimum_wall_thickness: of(RP1111, rp1111),
    b314_minimum_wall_thickness: of(B314, b314?.required),
    b318_minimum_wall_thickness: of(B318, b318?.required),
  }
}

/** Utilisation by code and limit state, where there is a wall and a capacity. */
function utilisations(held: HeldStates, states: readonly Required[]): Record<string, number> {
  return Object.fromEntries(
    WALL_CHECKS.filter((w) => states.some((r) => keyOf(r) === keyOf(w))).flatMap((w): [string, number][] => {
      const state = held[w.check]
      const used = state?.idle === undefined ? (state?.result.utilisation ?? null) : null
      return used === null ? [] : [[keyOf(w), used]]
    }),
  )
}
