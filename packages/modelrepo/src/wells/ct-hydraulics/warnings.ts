/** What a specialist would remark on the run. */
import { CURVATURES } from '@keelson/physics/rheology/coil.ts'
import { FITTED } from '@keelson/physics/rheology/eccentric.ts'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import type { Circulated, Circulation } from './calculate-circulation.ts'
import type { Coiled, Straight } from './calculate-liquid.ts'
import { beyondVirk, USUAL_CLEANOUT } from './doubts.ts'

export const warnings = {
  transitional: 'The flow is between laminar and turbulent, where its friction is uncertain.',
  curvature_outside:
    'Inside diameter over coil diameter is outside of 0.005 to 0.08, for which coil frictions were found.',
  coil_near_critical:
    'The flow in the coil is near its critical Reynolds number, where laminar and turbulent friction do not meet.',
  reduction_beyond_virk: 'The friction reduction brings the friction below the least that any friction reducer leaves.',
  eccentricity_outside: 'Eccentricity, diameters or flow behaviour index are outside of the fit of eccentric annuli.',
  laminar_annulus: 'The annulus is laminar, where its hydraulic diameter gives too little friction.',
  flows_by_itself: 'The heavier liquid in the tubing falls by itself: no pump pressure is needed.',
  slow_annulus: 'The annulus is slower than a cleanout usually asks for, and no least velocity is given.',
  no_reel: 'Nothing is on the reel, and no loss of the reel is given.',
} as const
const warn = warner(warnings)

export const circulationWarnings = (p: Circulated, found: Circulation): Warning[] => [
  ...transition(found.inside, 'in the tubing'),
  ...transition(found.outside, 'in the annulus'),
  ...found.reel.layers.flatMap((layer) => curvature(layer.r_c, '/reel_core_diameter')).slice(0, 1),
  ...found.reel.layers.flatMap((layer) => nearCritical(layer, '/flow_rate')).slice(0, 1),
  ...reductionWarnings(p, found),
  ...eccentricityWarnings(p),
  ...(found.outside.regime === 'laminar' && found.outside.f !== undefined
    ? [
        warn(
          'laminar_annulus',
          `the annulus is laminar, Reynolds number ${shown(found.outside.N, 4)}: by its hydraulic diameter it loses up to a third less than a slot, and bottom-hole and pump pressure are low by that`,
          '/flow_rate',
        ),
      ]
    : []),
  ...(p.minimum_annular_velocity === undefined && found.v_a < USUAL_CLEANOUT.si
    ? [
        warn(
          'slow_annulus',
          `{annular_velocity} is ${shownIn(found.v_a, 'm/s', 3)}, below the ${USUAL_CLEANOUT.value} m/s that a cleanout of a vertical hole usually asks for; beyond 30° it asks for about twice that`,
          '/minimum_annular_velocity',
        ),
      ]
    : []),
  ...(found.p_p < 0
    ? [
        warn(
          'flows_by_itself',
          `{pump_pressure} is ${shownIn(found.p_p, 'psi')}: the liquid in the tubing falls by itself, and the tubing does not stay full`,
          '/tubing_fluid_density',
        ),
      ]
    : []),
  ...(found.reel.layers.length === 0 && p.reel_pressure_loss === undefined
    ? [warn('no_reel', 'nothing is on the reel: its loss is 0', '/coiled_tubing_length_on_reel')]
    : []),
]

const transition = ({ regime, N, N_cr }: Straight, where: string): Warning[] =>
  regime === 'transitional'
    ? [
        warn(
          'transitional',
          `the Reynolds number ${where} is ${shown(N, 4)}, above ${shown(N_cr, 4)} and not turbulent yet: its friction is a straight line between both`,
          '/flow_rate',
        ),
      ]
    : []

const [LEAST, MOST] = CURVATURES
const curvature = (r_c: number, path: string): Warning[] =>
  r_c >= LEAST && r_c <= MOST
    ? []
    : [
        warn(
          'curvature_outside',
          `inside diameter over coil diameter is ${shown(r_c, 3)}, outside of ${LEAST} to ${MOST}`,
          path,
        ),
      ]

/** Share of the critical Reynolds number within which the correlations of a coil leap from one to the other. */
const NEAR = 0.15
const nearCritical = ({ N, N_cr }: Pick<Coiled, 'N' | 'N_cr'>, path: string): Warning[] =>
  Math.abs(N / N_cr - 1) > NEAR
    ? []
    : [
        warn(
          'coil_near_critical',
          `the Reynolds number in the coil is ${shown(N, 4)}, near ${shown(N_cr, 4)}, where its laminar friction does not meet the turbulent one: the loss is uncertain by that leap`,
          path,
        ),
      ]

function reductionWarnings(p: Circulated, found: Circulation): Warning[] {
  const beyond = beyondVirk(p, found)
  return beyond === undefined ? [] : [warn('reduction_beyond_virk', beyond, '/friction_reduction')]
}

function eccentricityWarnings(p: Circulated): Warning[] {
  const { eccentricity: e, coiled_tubing_outer_diameter: d_o, hole_diameter: d_h } = p
  if (e === 0) return []
  const n = p.flow_behaviour_index ?? 1
  const k = d_o / d_h
  const beyond = (value: number, [low, high]: readonly [number, number]) => value < low || value > high
  const said = [
    beyond(e, FITTED.e) && `{eccentricity} ${shown(e, 3)} is above ${FITTED.e[1]}`,
    beyond(n, FITTED.n) && `the flow behaviour index ${shown(n, 3)} is outside of ${FITTED.n.join(' to ')}`,
    beyond(k, FITTED.k_d) && `the diameter ratio ${shown(k, 3)} is outside of ${FITTED.k_d.join(' to ')}`,
  ].filter((s) => s !== false)
  if (said.length === 0) return []
  return [
    warn(
      'eccentricity_outside',
      `${said.join(', and ')}, for which the loss of eccentric annuli was fitted`,
      '/eccentricity',
    ),
  ]
}

export const sectionWarnings = (coiled: Coiled | undefined, straight: Straight | undefined): Warning[] => [
  ...(straight === undefined ? [] : transition(straight, 'in the section')),
  ...(coiled === undefined ? [] : [...curvature(coiled.r_c, '/coil_diameter'), ...nearCritical(coiled, '/flow_rate')]),
]
