/** The inputs of the stress joint. */

import { grouped, optional, type ParamsOf, quantity, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

const loads = {
  effective_tension: quantity('pipe_axial_force', {
    title: 'Effective tension',
    description: 'Constant along the joint.',
    symbol: 'T',
    above: 0,
    example: 1200,
  }),
  riser_angle: optional(
    quantity('inclination', {
      title: 'Riser angle',
      description:
        'Of the riser far away to the axis of the base. Without it, or with 0, the joint does not bend, and tension and pressure alone are checked.',
      symbol: 'theta',
      minimum: 0,
      maximum: 90,
      usual: [0, 15],
      example: 6,
    }),
  ),
  internal_pressure: field.internalPressure({ default: 0, assumed: 'Nothing presses from inside.' }),
  external_pressure: field.externalPressure({
    default: 0,
    assumed: 'Nothing presses from outside: below the surface the water does.',
  }),
}

const joint = {
  taper: rows(
    {
      position_m: quantity('position_along_line', {
        title: 'Position',
        description: 'From the fixed base on.',
        unit: 'm',
        minimum: 0,
        maximum: 1000,
        usual: [0, 60],
        example: 0,
      }),
      outer_diameter_mm: quantity('line_pipe_outer_diameter', {
        title: 'Outside diameter',
        description: 'Of the joint at the station.',
        unit: 'mm',
        above: 0,
        example: 340,
      }),
      wall_thickness_mm: quantity('wall_thickness_pipe', {
        title: 'Wall',
        description:
          'Of stiffness and hoop stress alike: give the minimum wall, less tolerance and corrosion, where pressure governs.',
        unit: 'mm',
        above: 0,
        example: 60,
      }),
    },
    {
      title: 'Stations of the taper',
      description: 'From the fixed base to the thin end; diameter and wall run straight from one to the next.',
      minItems: 2,
      maxItems: 50,
    },
  ),
  youngs_modulus: field.youngsModulus({ description: '207 GPa of steel, 114 GPa of titanium grades 23 and 29.' }),
}

const riser = {
  riser_outer_diameter: optional(
    field.outerDiameter({
      title: 'Outside diameter of the riser behind',
      description: 'Of the riser that goes on from the thin end; without it, that of the last station.',
      symbol: 'D_R',
      example: 273.1,
    }),
  ),
  riser_wall_thickness: optional(
    field.wallThickness({
      title: 'Wall of the riser behind',
      description: 'Of the riser that goes on from the thin end; without it, that of the last station.',
      symbol: 't_R',
      example: 25.4,
    }),
  ),
}

const strength = {
  specified_minimum_yield_strength: field.yieldStrength({ example: 552 }),
  design_factor: field.designFactor({
    description: 'Share of the yield strength that the von Mises stress may reach: 0.67 operating, 0.8 extreme.',
    symbol: 'C_f',
    above: 0,
    default: 0.67,
    assumed: 'Operating loads, the stricter case.',
  }),
}

export const inputs = grouped({
  Loads: loads,
  'Joint from its base': joint,
  'Riser behind the thin end': riser,
  Strength: strength,
})
export type Params = ParamsOf<typeof inputs>
