/** What a specialist would remark on the run. */
import { CURVATURES } from '@keelson/physics/rheology/coil.ts'
import { FITTED } from '@keelson/physics/rheology/eccentric.ts'
import { capitalised, shown, shownIn, type Warning, warner } from '@keelson/workflow'
import type { Circulated, Circulation } from './calculate-circulation.ts'
import type { Coiled, Straight } from './calculate-liquid.ts'
import { beyondVirk, USUAL_CLEANOUT } from './doubts.ts'

export const warnings = {
  transitional: 'The flow is between laminar and turbulent, where friction is uncertain.',
  curvature_outside:
    'The ratio of inside diameter to coil diameter is outside 0.005 to 0.08, the range of the coil friction tests.',
  coil_near_critical:
    'The coil flow is near its critical Reynolds number, where laminar and turbulent friction factors do not agree.',
  reduction_beyond_virk: 'The friction reduction exceeds the limit achievable with any friction reducer.',
  eccentricity_outside:
    'Eccentricity, diameter ratio or flow behaviour index is outside the fitted range for eccentric annuli.',
  laminar_annulus: 'Flow in the annulus is laminar. The hydraulic diameter underestimates the friction.',
  flows_by_itself: 'The heavier liquid in the tubing falls freely, so no pump pressure is required.',
  slow_annulus:
    'The annular velocity is below the usual cleanout velocity, and no minimum annular velocity is entered.',
  no_reel: 'There is no tubing on the reel, and no reel pressure loss is entered.',
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
          `Flow in the annulus is laminar at a Reynolds number of ${shown(found.outside.N, 4)}. The hydraulic diameter gives up to one third less pressure loss than the slot model, so bottomhole pressure and pump pressure may be underestimated.`,
          '/flow_rate',
        ),
      ]
    : []),
  ...(p.minimum_annular_velocity === undefined && found.v_a < USUAL_CLEANOUT.si
    ? [
        warn(
          'slow_annulus',
          `{annular_velocity} is ${shownIn(found.v_a, 'm/s', 3)}; the usual cleanout minimum is ${USUAL_CLEANOUT.value} m/s in a vertical hole and about twice that above 30° inclination.`,
          '/minimum_annular_velocity',
        ),
      ]
    : []),
  ...(found.p_p < 0
    ? [
        warn(
          'flows_by_itself',
          `{pump_pressure} is ${shownIn(found.p_p, 'psi')}. The liquid in the tubing falls freely and the tubing does not remain full.`,
          '/tubing_fluid_density',
        ),
      ]
    : []),
  ...(found.reel.layers.length === 0 && p.reel_pressure_loss === undefined
    ? [
        warn(
          'no_reel',
          'There is no tubing on the reel, so the reel pressure loss is 0.',
          '/coiled_tubing_length_on_reel',
        ),
      ]
    : []),
]

const transition = ({ regime, N, N_cr }: Straight, where: string): Warning[] =>
  regime === 'transitional'
    ? [
        warn(
          'transitional',
          `Reynolds number ${where} is ${shown(N, 4)}, above the laminar limit of ${shown(N_cr, 4)} but below the turbulent limit. Friction is interpolated linearly.`,
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
          `Ratio of inside diameter to coil diameter is ${shown(r_c, 3)}, outside the tested range of ${LEAST} to ${MOST}.`,
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
          `Reynolds number in the coil is ${shown(N, 4)}, near the critical value of ${shown(N_cr, 4)}. Laminar and turbulent friction factors do not agree there, so the pressure loss is uncertain by their difference.`,
          path,
        ),
      ]

function reductionWarnings(p: Circulated, found: Circulation): Warning[] {
  const beyond = beyondVirk(p, found)
  return beyond === undefined
    ? []
    : [warn('reduction_beyond_virk', `${beyond}. No friction reducer can achieve this.`, '/friction_reduction')]
}

function eccentricityWarnings(p: Circulated): Warning[] {
  const { eccentricity: e, coiled_tubing_outer_diameter: d_o, hole_diameter: d_h } = p
  if (e === 0) return []
  const n = p.flow_behaviour_index ?? 1
  const k = d_o / d_h
  const beyond = (value: number, [low, high]: readonly [number, number]) => value < low || value > high
  const said = [
    beyond(e, FITTED.e) && `{eccentricity} ${shown(e, 3)} is above ${FITTED.e[1]}`,
    beyond(n, FITTED.n) && `flow behaviour index ${shown(n, 3)} is outside the range ${FITTED.n.join(' to ')}`,
    beyond(k, FITTED.k_d) && `diameter ratio ${shown(k, 3)} is outside the range ${FITTED.k_d.join(' to ')}`,
  ].filter((s) => s !== false)
  if (said.length === 0) return []
  return [
    warn(
      'eccentricity_outside',
      `${capitalised(said.join(', and '))}. The eccentric annulus factor is extrapolated.`,
      '/eccentricity',
    ),
  ]
}

export const sectionWarnings = (coiled: Coiled | undefined, straight: Straight | undefined): Warning[] => [
  ...(straight === undefined ? [] : transition(straight, 'in the section')),
  ...(coiled === undefined ? [] : [...curvature(coiled.r_c, '/coil_diameter'), ...nearCritical(coiled, '/flow_rate')]),
]
