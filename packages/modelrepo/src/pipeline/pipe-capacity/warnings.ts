/** What a specialist would remark on the run. */
import {
  asSentence,
  insteadOf,
  shownForce,
  shownIn,
  shownLength,
  shownPressure,
  shownRatio,
  type Warning,
  warner,
  warning,
} from '@keelson/workflow'
import type { Pipe } from './inputs.ts'
import type { Loads } from './loads.ts'
import type { Required } from './required.ts'
import type { Run, Wall } from './states.ts'
import { pressuresDiffer, strainNotGiven } from './validity.ts'

export const warnings = {
  pressures_contradict: 'External pressure and water depth are inconsistent. No check that depends on them passes.',
  external_pressure_not_known:
    'Only a net external pressure is known. No external pressure is deducted from the internal pressure.',
  no_net_internal_pressure:
    'The external pressure exceeds the internal pressure. No wall thickness is required for burst.',
  no_net_external_pressure:
    'The internal pressure exceeds the external pressure. No wall thickness is required for collapse or propagation.',
  minimum_above_design: 'The minimum internal pressure exceeds the internal design pressure.',
  effective_compression: 'The effective tension is compressive. Global buckling is not checked.',
  strain_above_buckling: 'The bending strain exceeds the buckling strain in pure bending.',
  strain_not_given:
    'A bending moment is entered without a strain. External pressure is therefore checked without bending.',
  beyond_elastic: 'The bending moment exceeds the yield moment, the limit of Method 1.',
  derating_missing: 'The design temperature requires de-rating, but no de-rating is applied.',
  wall_exceeds_radius:
    'The required nominal wall thickness is not less than half the diameter. The pipe is not feasible.',
} as const
const warn = warner(warnings)

export const warningsOf = (run: Run, wall: Wall, required: readonly Required[]): Warning[] => [
  ...replaced(run.p, run.loads),
  ...said('pressures_contradict', pressuresDiffer(run.p), '/external_pressure'),
  ...pressures(run.p, run.loads),
  ...loadWarnings(run, wall),
  ...said('derating_missing', run.code.notDerated, '/design_temperature'),
  ...printedFactors(run),
  ...tooThick(run.p, required),
]

/** A warning where there is something to say. */
const said = (code: keyof typeof warnings, message: string | undefined, path: string): Warning[] =>
  message === undefined ? [] : [warn(code, asSentence(message), path)]

/** Inputs that a net external pressure replaces in part. */
function replaced(p: Pipe, { external }: Loads): Warning[] {
  const { net_external_pressure: net, water_depth: d } = p
  if (net === undefined) return []
  if (p.net_internal_pressure !== undefined) {
    const idle = `{water_depth} ${shownIn(d ?? 0, 'm')} is not used in any check. The entered net pressures replace it.`
    return d === undefined ? [] : [warning('overridden', idle, '/water_depth')]
  }
  if (external === undefined)
    return [
      warn(
        'external_pressure_not_known',
        `No external pressure is deducted from {internal_pressure} ${shownPressure(p.internal_pressure ?? 0)}. Only {net_external_pressure} is entered, without {external_pressure} or {water_depth}.`,
        '/net_external_pressure',
      ),
    ]
  const name = p.external_pressure === undefined ? 'water_depth' : 'external_pressure'
  return [
    warning(
      'overridden',
      `${p.external_pressure === undefined ? `The pressure of ${shownPressure(external)} from {water_depth}` : `{external_pressure} ${shownPressure(external)}`} is used for the net internal pressure only. {net_external_pressure} ${shownPressure(net)} is entered and used for collapse, propagation and bending.`,
      `/${name}`,
    ),
  ]
}

function pressures(p: Pipe, { P_net, P_ext }: Loads): Warning[] {
  const none = (what: 'internal' | 'external', value: number, checks: string) =>
    value > 0
      ? []
      : [
          warn(
            `no_net_${what}_pressure`,
            `Net ${what} pressure ${shownPressure(value)} is not positive. No wall thickness is required for ${checks}.`,
          ),
        ]
  const { internal_pressure: P_i, minimum_internal_pressure: P_min } = p
  const above =
    p.net_external_pressure === undefined && P_i !== undefined && P_min > P_i
      ? `{minimum_internal_pressure} ${shownPressure(P_min)} exceeds {internal_pressure} ${shownPressure(P_i)}.`
      : undefined
  return [
    ...none('internal', P_net, 'burst'),
    ...none('external', P_ext, 'collapse and propagation'),
    ...said('minimum_above_design', above, '/minimum_internal_pressure'),
  ]
}

function loadWarnings(run: Run, { combined, bending }: Wall): Warning[] {
  const { p, code } = run
  const pushed =
    p.effective_tension < 0
      ? `{effective_tension} ${shownForce(p.effective_tension)} is compressive. Global buckling is not checked.`
      : undefined
  const buckled =
    p.bending_strain > bending.epsilon_b
      ? `{bending_strain} ${shownRatio(p.bending_strain)} exceeds {critical_bending_strain} ${shownRatio(bending.epsilon_b)}.`
      : undefined
  const noStrain = strainNotGiven(run)
  const yielded =
    combined.bending > 1
      ? `The bending moment is ${shownRatio(combined.bending)} times the yield moment. Method 1 is elastic and is valid up to the yield moment.`
      : undefined
  return [
    ...said('effective_compression', pushed, '/effective_tension'),
    ...said('strain_above_buckling', buckled, '/bending_strain'),
    ...said(
      'strain_not_given',
      noStrain && `${noStrain}. External pressure is therefore checked without bending.`,
      '/bending_strain',
    ),
    ...said('beyond_elastic', yielded, code.moment === undefined ? '/bending_strain' : '/bending_moment'),
  ]
}

/** Factors that were given and differ from those that the code prints for design and operation. */
function printedFactors({ p, code, factors }: Run): Warning[] {
  const differing = (input: string, given: number | undefined, tabled: number) =>
    insteadOf({ input, given, tabled, unit: '-' }).warnings
  return [
    ...differing('internal_pressure_design_factor', p.internal_pressure_design_factor, code.design.of.value),
    ...differing('combined_load_factor', p.combined_load_factor, factors.operational),
  ]
}

function tooThick(p: Pipe, required: readonly Required[]): Warning[] {
  const half = p.outer_diameter / 2
  return required
    .filter((r) => r.nominal >= half)
    .map((r) =>
      warn(
        'wall_exceeds_radius',
        `Required nominal wall thickness ${shownLength(r.nominal)} (${r.name}) is not less than half the diameter, ${shownLength(half)}. The pipe is not feasible.`,
      ),
    )
}
