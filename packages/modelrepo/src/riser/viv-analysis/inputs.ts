/** The inputs of the vibration of a tubular span. */

import {
  CANTILEVER,
  FIXED,
  FIXED_PINNED,
  PINNED,
  type SpanEnds,
} from '@keelson/physics/tensioned-beam/uniform-modes.ts'
import { SUBCRITICAL_STROUHAL } from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { choice, count, grouped, type Labelled, optional, type ParamsOf, quantity, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

export const MOST_MODES = 30

const SPAN_ENDS: Labelled<SpanEnds> = {
  [PINNED]: 'Pinned at both ends',
  [FIXED]: 'Fixed at both ends',
  [FIXED_PINNED]: 'Fixed first end, pinned second end',
  [CANTILEVER]: 'Cantilever',
}

const pipe = {
  outer_diameter: field.outerDiameter({ example: 323.85 }),
  wall_thickness: field.wallThickness({
    description: 'Steel wall thickness after corrosion, which must be less than half the outside diameter.',
    example: 12.7,
  }),
  youngs_modulus: field.youngsModulus(),
  steel_density: field.steelDensity(),
  content_density: field.contentDensity({ default: 0 }),
  coating_thickness: quantity('coating_thickness', {
    title: 'Coating thickness',
    description: 'Coating thickness, which adds mass and diameter but no stiffness.',
    symbol: 't_c',
    minimum: 0,
    default: 0,
  }),
  coating_density: quantity('coating_density', {
    title: 'Coating density',
    description: 'Density of the coating in air.',
    symbol: 'rho_t',
    minimum: 0,
    default: 0,
  }),
}

const span = {
  span_length: field.spanLength({ description: 'Span length between supports.', example: 18.288 }),
  boundary_condition: choice(SPAN_ENDS, {
    title: 'End conditions',
    description:
      'Fixed ends do not rotate. For a cantilever or a fixed-pinned span the first end is fixed. The direction of the tension does not change if a free end moves.',
    default: PINNED,
    assumed: 'For two supported ends, pinned ends give the lowest frequency and earliest onset.',
  }),
  effective_tension: quantity('pipe_axial_force', {
    title: 'Effective tension',
    description:
      'Effective tension, positive in tension. If the tension varies along the span, enter the value at the first end.',
    symbol: 'T',
    default: 0,
  }),
  effective_tension_far_end: optional(
    quantity('pipe_axial_force', {
      title: 'Far end effective tension',
      description:
        'Effective tension at the far end, for a linear variation along the span, for example due to riser weight. If omitted, the tension is constant.',
      symbol: 'T_far',
      example: 250,
    }),
  ),
}

const flow = {
  current_velocity: field.currentVelocity({
    description: 'Current velocity normal to the span axis, uniform along the span.',
    symbol: 'U',
    example: 0.35,
  }),
  water_density: field.waterDensity(),
  kinematic_viscosity: quantity('kinematic_viscosity_water', {
    title: 'Water kinematic viscosity',
    description: 'Kinematic viscosity of the water for the Reynolds number, which is used only for a warning.',
    symbol: 'nu',
    above: 0,
    default: 1.35,
  }),
  added_mass_coefficient: quantity('drag_coefficient', {
    title: 'Added mass coefficient',
    description: 'Added mass divided by displaced water mass. The value is 1 away from the seabed.',
    symbol: 'C_a',
    minimum: 0,
    default: 1,
  }),
  strouhal_number: quantity('-', {
    title: 'Strouhal number',
    description:
      'Strouhal number for cross-flow excitation: 0.2 in subcritical flow, 0.2 to 0.45 in the critical flow range.',
    symbol: 'St',
    above: 0,
    usual: [0.15, 0.45],
    default: SUBCRITICAL_STROUHAL.value,
  }),
  current_profile: optional(
    rows(
      {
        depth_m: quantity('depth_below_surface', {
          title: 'Depth',
          description: 'Depth below the water surface.',
          unit: 'm',
          minimum: 0,
        }),
        speed_m_s: quantity('current_velocity', {
          title: 'Current speed',
          description: 'Current speed at this depth.',
          unit: 'm/s',
          minimum: 0,
        }),
      },
      {
        title: 'Current profile',
        description:
          'Current profile over the span, for the shedding frequency chart. No speed may exceed the {current_velocity}, which is used in the checks.',
        minItems: 2,
        maxItems: 200,
        inert: 'it is plotted, and affects the checks only if it exceeds the current velocity',
      },
    ),
  ),
}

const damping = {
  total_damping_ratio: optional(
    quantity('damping_ratio', {
      title: 'Total damping ratio',
      description:
        'Total structural, soil and hydrodynamic damping as a fraction of critical damping. If omitted, in-line vibration is not suppressed and the amplitudes are undamped.',
      symbol: 'zeta_T',
      minimum: 0,
      example: 0.01,
    }),
  ),
  stress_concentration_factor: quantity('stress_concentration_factor', {
    title: 'Stress concentration factor',
    description: 'Stress concentration factor applied to the bending stress due to vibration.',
    symbol: 'SCF',
    above: 0,
    default: 1,
    inert: 'affects only the stress ranges of modes in an excitation range',
  }),
}

const looked = {
  number_of_modes: count({
    title: 'Number of modes',
    description: 'Number of modes calculated. Long or slack spans require more than three.',
    symbol: 'N',
    minimum: 3,
    maximum: MOST_MODES,
    default: 3,
  }),
  lock_in_margin: quantity('-', {
    title: 'Frequency band half-width',
    description:
      'Half-width of the band of natural-to-shedding frequency ratios used to list modes near lock-in. It affects no check.',
    minimum: 0,
    usual: [0.05, 0.6],
    default: 0.3,
    inert: 'determines only which modes are listed',
  }),
}

export const inputs = grouped({
  'Pipe and coating': pipe,
  'Span and end conditions': span,
  'Water and current': flow,
  'Damping and stress': damping,
  'Calculated modes': looked,
})

export type Params = ParamsOf<typeof inputs>
