/** Inputs of the pipe: its layers, its contents, or its diameter and weight as given. */

import { always, optional, quantity, rows } from '@keelson/workflow'
import { gravity, waterDensity } from '../../_shared/pipe/params.ts'
import { generalised } from './modes.ts'

export const pipeParams = {
  outer_diameter: optional(
    quantity({
      title: 'Steel outside diameter',
      description: 'Outside diameter of the steel pipe.',
      symbol: 'D_s',
      unit: 'm',
      above: 0,
      typical: [0.1, 1.4],
      example: 0.3239,
      requiredWhen: always,
      requiredUnless: [{ inputs: ['hydrodynamic_diameter'], when: generalised }],
    }),
  ),
  wall_thickness: optional(
    quantity({
      title: 'Steel wall thickness',
      description: 'Wall thickness of the steel pipe; less than half the outside diameter.',
      symbol: 't_s',
      unit: 'm',
      above: 0,
      typical: [0.004, 0.06],
      example: 0.0159,
      requiredWhen: always,
      requiredUnless: [{ inputs: ['hydrodynamic_diameter'], when: generalised }],
    }),
  ),
  coating_thickness: quantity({
    title: 'Concrete coating thickness',
    description: 'Thickness of the outer (concrete) coating.',
    symbol: 't_c',
    unit: 'm',
    minimum: 0,
    typical: [0, 0.15],
    default: 0,
  }),
  coating_density: quantity({
    title: 'Concrete coating density',
    description: 'Density of the outer (concrete) coating as it lies, water absorbed included.',
    symbol: 'rho_c',
    unit: 'kg/m3',
    above: 0,
    typical: [600, 3600],
    default: 3040,
  }),
  coating_layers: rows(
    {
      thickness: quantity({ title: 'Layer thickness', description: 'Thickness of the layer.', unit: 'm', above: 0 }),
      density: quantity({ title: 'Layer density', description: 'Density of the layer.', unit: 'kg/m3', above: 0 }),
    },
    {
      title: 'Inner coating layers',
      description:
        'Layers between the steel and the concrete (corrosion coating, insulation), from the steel outwards; they add to the diameter and the weight.',
      default: [],
    },
  ),
  content_density: quantity({
    title: 'Density of the contents',
    description: 'Density of what fills the pipe: 0 for an empty line.',
    symbol: 'rho_cont',
    unit: 'kg/m3',
    minimum: 0,
    typical: [0, 1300],
    default: 0,
  }),
  steel_density: quantity({
    title: 'Density of steel',
    description: 'Density of the pipe wall.',
    symbol: 'rho_s',
    unit: 'kg/m3',
    above: 0,
    typical: [7700, 8000],
    default: 7850,
  }),
  hydrodynamic_diameter: optional(
    quantity({
      title: 'Hydrodynamic diameter',
      description:
        'Replaces the steel diameter plus all coating in loads and buoyancy. With the submerged weight it makes the pipe geometry idle.',
      symbol: 'D',
      unit: 'm',
      above: 0,
      example: 0.45,
      typical: [0.1, 2],
      overrides: [{ inputs: ['outer_diameter', 'coating_thickness', 'coating_layers'], with: ['submerged_weight'] }],
    }),
  ),
  submerged_weight: optional(
    quantity({
      title: 'Submerged weight',
      description: 'w_s; replaces the build-up from steel, coating and contents.',
      symbol: 'w_s',
      unit: 'N/m',
      above: 0,
      example: 2300,
      typical: [50, 20000],
      overrides: [{ inputs: ['wall_thickness', 'coating_density', 'content_density', 'steel_density'] }],
    }),
  ),
  water_density: waterDensity,
  gravity,
}
