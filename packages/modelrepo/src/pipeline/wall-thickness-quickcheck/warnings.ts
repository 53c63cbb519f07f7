/** What a specialist would remark on the run. */
import { silent } from '@keelson/equations'
import { THICK_FORM_D_OVER_T } from '@keelson/standards/asme-b31.8-2020/hoop-stress.ts'
import { temperatureFactor } from '@keelson/standards/asme-b31.8-2020/temperature.ts'
import { OVALITY_FLOOR } from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import { ALPHA_MPT } from '@keelson/standards/dnv-st-f101-2021/pressure-containment.ts'
import { ALPHA_SPT } from '@keelson/standards/dnv-st-f101-2021/pressures.ts'
import {
  asSentence,
  insteadOf,
  shown,
  shownIn,
  shownLength,
  shownPressure,
  type Warning,
  warner,
} from '@keelson/workflow'
import { governingState } from './calculate-governing.ts'
import { CONTAINMENT, keyOf, PROPAGATION, type Required } from './calculate-limit-states.ts'
import type { Pressures } from './calculate-pressures.ts'
import type { SelectedWall } from './calculate-selected-wall.ts'
import {
  beyondB314,
  beyondPropagation,
  beyondRp1111,
  contentsNotKnown,
  creditedOnLand,
  pressuresDiffer,
  waterNotKnown,
} from './checks-validity.ts'
import type { Params } from './inputs.ts'
import { LOCATION_CLASSES } from './inputs-codes.ts'
import { B318, F101, RP1111, runs } from './modes.ts'

export const warnings = {
  no_net_internal_pressure:
    'The external pressure exceeds the internal pressure. No wall thickness is required for pressure containment.',
  external_pressure_not_known: 'The external pressure is unknown, so none is credited and collapse is not assessed.',
  head_not_added: 'An external pressure is credited but no contents head is added.',
  pressures_contradict: 'External pressure and elevation are inconsistent. No check that depends on them passes.',
  outside_validity: 'The case is outside the validity range of a code or formula. The check can fail but cannot pass.',
  ovality_raised: 'The ovality is below the minimum permitted. The minimum is used.',
  tolerance_unknown:
    'A characteristic wall thickness is entered, so the required nominal wall thicknesses include no tolerance.',
  t2_taken_as_t1:
    'No nominal wall thickness is entered. The characteristic wall thickness is also used as the average wall thickness.',
  wall_above_nominal: 'The entered characteristic wall thickness exceeds the nominal wall thickness.',
  external_pressure_onshore: 'An external pressure is credited in an onshore location class.',
  outside_diameter_used: 'The mean diameter is selected, which only the ASME offshore chapters permit.',
  no_wall_resists: 'No wall thickness below half the diameter is adequate for at least one limit state.',
  wall_exceeds_radius:
    'The required nominal wall thickness is not less than half the diameter. The pipe is not feasible.',
} as const
const warn = warner(warnings)

export function warningsOf(
  p: Params,
  pressures: Pressures,
  all: readonly Required[],
  _wall: SelectedWall | undefined,
): Warning[] {
  return [
    ...pressureWarnings(p, all),
    ...f101Warnings(p, all),
    ...otherCodes(p),
    ...onshore(p, pressures),
    ...tabledFactors(p),
    ...thickWalls(p, all),
  ]
}

type Code = keyof typeof warnings
/** A warning where there is something to say. */
const said = (code: Code, message: string | undefined, path?: string): Warning[] =>
  message === undefined ? [] : [warn(code, asSentence(message), path)]

function pressureWarnings(p: Params, all: readonly Required[]): Warning[] {
  const none = all
    .filter((r) => r.state === CONTAINMENT && r.pressure <= 0)
    .map((r) =>
      warn(
        'no_net_internal_pressure',
        `Net internal pressure ${shownPressure(r.pressure)} (${r.code}) is not positive. No wall thickness is required for pressure containment.`,
      ),
    )
  const why = waterNotKnown(p)
  const unknown = why && `No external pressure is credited because ${why}. Collapse and propagation are not assessed.`
  return [
    ...none,
    ...said('external_pressure_not_known', unknown, '/external_pressure'),
    ...said('pressures_contradict', pressuresDiffer(p), '/external_pressure'),
    ...said('head_not_added', contentsNotKnown(p) ?? weightless(p), '/content_density'),
  ]
}

/** The water is credited at its depth, the contents at none. */
function weightless(p: Params): string | undefined {
  const { point_elevation: h_l, content_density: rho, external_pressure: p_e } = p
  if (h_l === undefined)
    return (p_e ?? 0) > 0
      ? '{point_elevation} is not entered. {design_pressure} is used at the point without the contents head.'
      : undefined
  return rho === 0 && h_l < p.reference_elevation
    ? `{content_density} is 0. No contents head is added over ${shownIn(p.reference_elevation - h_l, 'm')}, although the external water pressure is credited.`
    : undefined
}

function f101Warnings(p: Params, all: readonly Required[]): Warning[] {
  if (!runs(p, F101)) return []
  const floor = OVALITY_FLOOR.value
  const raised =
    p.ovality < floor ? `{ovality} ${shown(p.ovality)} is below the minimum of ${floor}. ${floor} is used.` : undefined
  return [
    ...said('ovality_raised', raised, '/ovality'),
    ...said('outside_validity', requiredBeyond(p, all)),
    ...directWall(p),
  ]
}

/** A governing wall that the propagating pressure gave outside its range. */
function requiredBeyond(p: Params, all: readonly Required[]): string | undefined {
  const governing = governingState(all)
  if (governing?.state !== PROPAGATION || governing.net === undefined) return undefined
  const beyond = beyondPropagation(p, governing.net)
  return (
    beyond && `{f101_propagation_minimum_wall_thickness} is ${shownLength(governing.net)}. ${asSentence(beyond.reason)}`
  )
}

/** A characteristic wall given directly leaves questions open. */
function directWall(p: Params): Warning[] {
  const { characteristic_wall_thickness: t_1, wall_thickness: t } = p
  if (t_1 === undefined) return []
  const at = '/characteristic_wall_thickness'
  const average = `No nominal wall thickness is entered. ${shownLength(t_1)} is also used as the DNV-ST-F101 average wall thickness and for the other codes.`
  const thicker =
    t !== undefined && t_1 > t
      ? `{characteristic_wall_thickness} ${shownLength(t_1)} exceeds the nominal wall thickness, ${shownLength(t)}.`
      : undefined
  return [
    warn(
      'tolerance_unknown',
      '{characteristic_wall_thickness} is entered, so DNV-ST-F101 required nominal wall thicknesses include no fabrication tolerance.',
      at,
    ),
    ...said('t2_taken_as_t1', t === undefined ? average : undefined, at),
    ...said('wall_above_nominal', thicker, at),
  ]
}

const otherCodes = (p: Params): Warning[] => [
  ...said('outside_validity', beyondB314(p)?.reason, '/design_temperature'),
  ...said('outside_validity', beyondRp1111(p)?.reason, '/longitudinal_joint_factor'),
]

function onshore(p: Params, { p_e }: Pressures): Warning[] {
  const { location_class: place } = p
  if (!runs(p, B318) || p.b318_hoop_design_factor !== undefined || place === 'offshore') return []
  const mean = p.mean_diameter_hoop_stress
    ? `The mean-diameter hoop stress formula for D/t below ${THICK_FORM_D_OVER_T.value} is permitted by the ASME offshore chapters only. The outside diameter is used for ASME B31.8 in ${LOCATION_CLASSES[place]}.`
    : undefined
  return [
    ...said('external_pressure_onshore', creditedOnLand(p, p_e), '/location_class'),
    ...said('outside_diameter_used', mean, '/mean_diameter_hoop_stress'),
  ]
}

/** Factors that were given and differ from those of the tables. */
function tabledFactors(p: Params): Warning[] {
  const { mill_test_factor, system_test_factor, temperature_derating_factor } = p
  const differing = (input: string, given: number | undefined, tabled: number) =>
    insteadOf({ input, given, tabled, unit: '-' }).warnings
  return [
    ...differing('mill_test_factor', mill_test_factor, ALPHA_MPT[p.safety_class]),
    ...differing('system_test_factor', system_test_factor, ALPHA_SPT[p.safety_class]),
    ...(runs(p, RP1111) || runs(p, B318)
      ? differing(
          'temperature_derating_factor',
          temperature_derating_factor,
          temperatureFactor(p.design_temperature, silent),
        )
      : []),
  ]
}

/** A required wall that is no wall, and a demand that no wall meets. */
function thickWalls(p: Params, all: readonly Required[]): Warning[] {
  const half = p.outer_diameter / 2
  return all.flatMap((r) => {
    if (r.net === undefined)
      return [
        warn(
          'no_wall_resists',
          `No wall thickness below half the diameter, ${shownLength(half)}, is adequate for ${keyOf(r)}.`,
        ),
      ]
    if ((r.nominal ?? r.net) < half) return []
    return [
      warn(
        'wall_exceeds_radius',
        `Required nominal wall thickness ${shownLength(r.nominal ?? r.net)} (${keyOf(r)}) is not less than half the diameter, ${shownLength(half)}. The pipe is not feasible.`,
      ),
    ]
  })
}
