/** Inputs of the pipe: its layers, its contents, or its diameter and weight as given. */

import { always, optional, quantity, rows } from '@keelson/workflow'
import { gravity, waterDensity } from '../../_shared/pipe/params.ts'
import { generalised } from './modes.ts'

export const pipeParams = {
  outer_diameter: optional(
    quantity('line_pipe_outer_diameter', {
      title: 'Steel outside diameter',
      description: 'Outside diameter of the steel pipe.',
      symbol: 'D_s',
      above: 0,
      example: 323.9,
      requiredWhen: always,
      requiredUnless: [{ inputs: ['hydrodynamic_diameter'], when: generalised }],
    }),
  ),
  wall_thickness: optional(
    quantity('wall_thickness_pipe', {
      title: 'Steel wall thickness',
      description: 'Wall thickness of the steel pipe; less than half the outside diameter.',
      symbol: 't_s',
      above: 0,
      example: 15.9,
      requiredWhen: always,
      requiredUnless: [{ inputs: ['hydrodynamic_diameter'], when: generalised }],
    }),
  ),
  coating_thickness: quantity('coating_thickness', {
    title: 'Concrete coating thickness',
    description: 'Thickness of the outer (concrete) coating.',
    symbol: 't_c',
    minimum: 0,
    default: 0,
  }),
  coating_density: quantity('coating_density', {
    title: 'Concrete coating density',
    description: 'Density of the outer (concrete) coating as it lies, water absorbed included.',
    symbol: 'rho_c',
    above: 0,
    default: 3040,
  }),
  coating_layers: rows(
    {
      thickness: quantity('coating_thickness', {
        title: 'Layer thickness',
        description: 'Thickness of the layer.',
        unit: 'm',
        above: 0,
      }),
      density: quantity('coating_density', { title: 'Layer density', description: 'Density of the layer.', above: 0 }),
    },
    {
      title: 'Inner coating layers',
      description:
        'Layers between the steel and the concrete (corrosion coating, insulation), from the steel outwards; they add to the diameter and the weight.',
      default: [],
    },
  ),
  content_density: quantity('content_density', {
    title: 'Density of the contents',
    description: 'Density of what fills the pipe: 0 for an empty line.',
    symbol: 'rho_cont',
    minimum: 0,
    default: 0,
  }),
  steel_density: quantity('steel_density', {
    title: 'Density of steel',
    description: 'Density of the pipe wall.',
    symbol: 'rho_s',
    above: 0,
    default: 7850,
  }),
  hydrodynamic_diameter: optional(
    quantity('line_pipe_outer_diameter', {
      title: 'Hydrodynamic diameter',
      description:
        'Replaces the steel diameter plus all coating in loads and buoyancy. With the submerged weight it makes the pipe geometry idle.',
      symbol: 'D',
      above: 0,
      example: 450,
      overrides: [{ inputs: ['outer_diameter', 'coating_thickness', 'coating_layers'], with: ['submerged_weight'] }],
    }),
  ),
  submerged_weight: optional(
    quantity('submerged_weight_per_length', {
      title: 'Submerged weight',
      description: 'w_s; replaces the build-up from steel, coating and contents.',
      symbol: 'w_s',
      above: 0,
      example: 2300,
      usual: [50, 20000],
      overrides: [{ inputs: ['wall_thickness', 'coating_density', 'content_density', 'steel_density'] }],
    }),
  ),
  water_density: waterDensity,
  gravity,
}
