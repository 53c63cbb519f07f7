/** Inputs of the pipe: its layers, its contents, or its diameter and weight as given. */

import { quantity, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { GENERALISED } from './inputs-method.ts'

const known = { requiredUnless: [{ inputs: ['hydrodynamic_diameter'], when: { method: [GENERALISED] } }] }

export const pipe = {
  outer_diameter: field.outerDiameter({ title: 'Steel outside diameter', symbol: 'D_s', example: 323.9, ...known }),
  wall_thickness: field.wallThickness({ title: 'Steel wall thickness', symbol: 't_s', example: 15.9, ...known }),
  coating_thickness: quantity('coating_thickness', {
    title: 'Concrete coating thickness',
    description: 'Thickness of the outer (concrete) coating.',
    symbol: 't_c',
    minimum: 0,
    default: 0,
  }),
  coating_density: quantity('coating_density', {
    title: 'Concrete coating density',
    description: 'Density of the outer (concrete) coating as installed, including absorbed water.',
    symbol: 'rho_c',
    above: 0,
    default: 3040,
  }),
  coating_layers: rows(
    {
      thickness: quantity('coating_thickness', {
        title: 'Layer thickness',
        description: 'Thickness of the coating layer.',
        unit: 'm',
        above: 0,
      }),
      density: quantity('coating_density', {
        title: 'Layer density',
        description: 'Density of the coating layer.',
        above: 0,
      }),
    },
    {
      title: 'Inner coating layers',
      description:
        'Layers between steel and concrete (corrosion coating, insulation), from the steel outwards. They add to diameter and weight.',
      default: [],
      maxItems: 20,
    },
  ),
  content_density: field.contentDensity({
    symbol: 'rho_cont',
    default: 0,
    assumed: 'An empty pipe is the lightest case.',
  }),
  steel_density: field.steelDensity(),
  hydrodynamic_diameter: quantity('line_pipe_outer_diameter', {
    title: 'Hydrodynamic diameter',
    description:
      'Diameter used for loads and buoyancy instead of the coated steel diameter. If the submerged weight is also entered, the pipe geometry is not used.',
    symbol: 'D',
    above: 0,
    example: 450,
    overrides: [{ inputs: ['outer_diameter', 'coating_thickness', 'coating_layers'], with: ['submerged_weight'] }],
  }),
  submerged_weight: field.submergedWeight({
    description:
      'Submerged weight per unit length, used instead of the value calculated from steel, coating and contents.',
    symbol: 'w_s',
    example: 2300,
    usual: [50, 20000],
    overrides: [{ inputs: ['wall_thickness', 'coating_density', 'content_density', 'steel_density'] }],
  }),
}

export const water = {
  water_density: field.waterDensity(),
  gravity: field.gravity(),
}
