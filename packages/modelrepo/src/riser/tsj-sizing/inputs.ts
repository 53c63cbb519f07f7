/** The inputs of the stress joint. */

import { grouped, optional, type ParamsOf, quantity, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

const loads = {
  effective_tension: quantity('pipe_axial_force', {
    title: 'Effective tension',
    description: 'Effective tension, which is constant along the joint.',
    symbol: 'T',
    above: 0,
    example: 1200,
  }),
  riser_angle: optional(
    quantity('inclination', {
      title: 'Riser angle',
      description:
        'Angle of the riser far from the joint, relative to the base axis. If omitted or 0, the joint does not bend and only tension and pressure are checked.',
      symbol: 'theta',
      minimum: 0,
      maximum: 90,
      usual: [0, 15],
      example: 6,
    }),
  ),
  internal_pressure: field.internalPressure({ default: 0, assumed: 'No internal pressure.' }),
  external_pressure: field.externalPressure({
    default: 0,
    assumed: 'External pressure is assumed to be zero. Below the water surface, enter the external water pressure.',
  }),
}

const joint = {
  taper: rows(
    {
      position_m: quantity('position_along_line', {
        title: 'Position',
        description: 'Distance of the station from the fixed base.',
        unit: 'm',
        minimum: 0,
        maximum: 1000,
        usual: [0, 60],
        example: 0,
      }),
      outer_diameter_mm: quantity('line_pipe_outer_diameter', {
        title: 'Outside diameter',
        description: 'Outside diameter of the joint at the station.',
        unit: 'mm',
        above: 0,
        example: 340,
      }),
      wall_thickness_mm: quantity('wall_thickness_pipe', {
        title: 'Wall thickness',
        description:
          'Wall thickness used for stiffness and hoop stress. If pressure governs, enter the minimum wall thickness after tolerance and corrosion.',
        unit: 'mm',
        above: 0,
        example: 60,
      }),
    },
    {
      title: 'Taper stations',
      description:
        'Taper geometry from the fixed base to the thin end. Diameter and wall thickness vary linearly between stations.',
      minItems: 2,
      maxItems: 50,
    },
  ),
  youngs_modulus: field.youngsModulus({
    description: "Young's modulus: 207 GPa for steel, 114 GPa for titanium grades 23 and 29.",
  }),
}

const riser = {
  riser_outer_diameter: optional(
    field.outerDiameter({
      title: 'Adjacent riser outside diameter',
      description: 'Outside diameter of the riser adjacent to the thin end. Default: last station diameter.',
      symbol: 'D_R',
      example: 273.1,
    }),
  ),
  riser_wall_thickness: optional(
    field.wallThickness({
      title: 'Adjacent riser wall thickness',
      description: 'Wall thickness of the riser adjacent to the thin end. Default: last station wall thickness.',
      symbol: 't_R',
      example: 25.4,
    }),
  ),
}

const strength = {
  specified_minimum_yield_strength: field.yieldStrength({ example: 552 }),
  design_factor: field.designFactor({
    description: 'Allowable von Mises stress as a fraction of the yield strength: 0.67 operating, 0.8 extreme.',
    symbol: 'C_f',
    above: 0,
    default: 0.67,
    assumed: 'Design factor for operating loads, the stricter case.',
  }),
}

export const inputs = grouped({
  Loads: loads,
  'Joint geometry': joint,
  'Adjacent riser': riser,
  Strength: strength,
})
export type Params = ParamsOf<typeof inputs>
