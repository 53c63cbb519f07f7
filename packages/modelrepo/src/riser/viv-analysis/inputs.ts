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
    description: 'Of the steel, without what corrosion has taken; less than half the outside diameter.',
    example: 12.7,
  }),
  youngs_modulus: field.youngsModulus(),
  steel_density: field.steelDensity(),
  content_density: field.contentDensity({ default: 0 }),
  coating_thickness: quantity('coating_thickness', {
    title: 'Coating thickness',
    description: 'Adds mass and diameter, and no stiffness.',
    symbol: 't_c',
    minimum: 0,
    default: 0,
  }),
  coating_density: quantity('coating_density', {
    title: 'Density of the coating',
    description: 'In air.',
    symbol: 'rho_t',
    minimum: 0,
    default: 0,
  }),
}

const span = {
  span_length: field.spanLength({ description: 'Between supports.', example: 18.288 }),
  boundary_condition: choice(SPAN_ENDS, {
    title: 'Ends of the span',
    description:
      'A fixed end does not turn. Of a cantilever and of a fixed and a pinned end, the fixed one is the first; a tension keeps its direction while a free end moves.',
    default: PINNED,
    assumed: 'of two supported ends, pinned ones give the lowest frequency and so the earliest onset',
  }),
  effective_tension: quantity('pipe_axial_force', {
    title: 'Effective tension',
    description: 'Tension positive; at the first end, where it varies along the span.',
    symbol: 'T',
    default: 0,
  }),
  effective_tension_far_end: optional(
    quantity('pipe_axial_force', {
      title: 'Effective tension at the far end',
      description:
        'Where it varies along the span, evenly from the first end: as the weight of a riser has it. Without it the tension is the same all along.',
      symbol: 'T_far',
      example: 250,
    }),
  ),
}

const flow = {
  current_velocity: field.currentVelocity({
    description: 'Normal to the axis, the same all along the span.',
    symbol: 'U',
    example: 0.35,
  }),
  water_density: field.waterDensity(),
  kinematic_viscosity: quantity('kinematic_viscosity_water', {
    title: 'Kinematic viscosity of the water',
    description: 'For the Reynolds number, by which a warning is given.',
    symbol: 'nu',
    above: 0,
    default: 1.35,
  }),
  added_mass_coefficient: quantity('drag_coefficient', {
    title: 'Added mass coefficient',
    description: 'Water that moves with the pipe, over what it displaces: 1 far from the bed.',
    symbol: 'C_a',
    minimum: 0,
    default: 1,
  }),
  strouhal_number: quantity('-', {
    title: 'Strouhal number',
    description: 'Of cross-flow excitation: 0.2 in subcritical flow, 0.2 to 0.45 in the critical range.',
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
          description: 'Below the surface.',
          unit: 'm',
          minimum: 0,
        }),
        speed_m_s: quantity('current_velocity', {
          title: 'Speed',
          description: 'Of the current.',
          unit: 'm/s',
          minimum: 0,
        }),
      },
      {
        title: 'Current profile',
        description:
          'Over the span, for the chart of shedding frequency: no speed may exceed the {current_velocity}, which decides.',
        minItems: 2,
        maxItems: 200,
        inert: 'it is drawn, and opens the checks only if it is faster than the current of design',
      },
    ),
  ),
}

const damping = {
  total_damping_ratio: optional(
    quantity('damping_ratio', {
      title: 'Total damping ratio',
      description:
        'Structural, soil and hydrodynamic damping together, of critical. Without it in-line vibration is not taken as suppressed, and amplitudes are those without damping.',
      symbol: 'zeta_T',
      minimum: 0,
      example: 0.01,
    }),
  ),
  stress_concentration_factor: quantity('stress_concentration_factor', {
    title: 'Stress concentration factor',
    description: 'On the bending stress of the vibration.',
    symbol: 'SCF',
    above: 0,
    default: 1,
    inert: 'moves the stress ranges of modes in a range, and nothing where there is none',
  }),
}

const looked = {
  number_of_modes: count({
    title: 'Number of modes',
    description: 'How many are looked at; long or slack spans need more than three.',
    symbol: 'N',
    minimum: 3,
    maximum: MOST_MODES,
    default: 3,
  }),
  lock_in_margin: quantity('-', {
    title: 'Half width of the frequency band',
    description: 'On natural over shedding frequency, for the list of modes near lock-in; it decides no check.',
    minimum: 0,
    usual: [0.05, 0.6],
    default: 0.3,
    inert: 'picks the modes of a list',
  }),
}

export const inputs = grouped({
  'Pipe and coating': pipe,
  'Span and its ends': span,
  'Water and current': flow,
  'Damping and stress': damping,
  'Modes looked at': looked,
})

export type Params = ParamsOf<typeof inputs>
