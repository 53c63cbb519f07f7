/** The inputs of pile-capacity: what is calculated, the pile, the soil as one clay or in layers, and the load. */
import { choice, rows, waysOver } from '@keelson/workflow'
import * as pile from '../_shared/pile/inputs.ts'
import { CAPACITIES, CLAY, SAND, UNIFORM } from '../_shared/pile/inputs.ts'

const groups = {
  Analysis: {
    analysis: choice(CAPACITIES, {
      title: 'Analysis',
      description: 'Analysis to be run: pile in uniform clay, pile in layered soil, or unit resistances only.',
      default: UNIFORM,
    }),
  },
  Pile: {
    outer_diameter: pile.outerDiameter,
    wall_thickness: pile.pileWall,
    embedded_length: pile.embeddedLength(
      'Embedded pile length below the seabed. In layered soil it equals the base depth of the last layer and is optional.',
    ),
  },
  Soil: {
    undrained_shear_strength: pile.representativeStrength,
    effective_vertical_stress: pile.effectiveVerticalStress,
    bearing_factor_nc: pile.bearingFactor,
    soil_type: choice(
      { [CLAY]: 'Clay', [SAND]: 'Sand' },
      {
        title: 'Soil type',
        description: 'Soil type for the unit resistances.',
        default: CLAY,
      },
    ),
    soil_description: pile.soilDescription(),
    relative_density: pile.relativeDensity(),
    soil_layers: rows(pile.pileSoilColumns, {
      title: 'Soil layers',
      description: 'Soil layers from the seabed down. The pile tip is at the base of the last layer.',
      minItems: 1,
      maxItems: pile.MOST_LAYERS,
    }),
  },
  'Load and safety': pile.loadParams,
}
export const { way, composed } = waysOver('analysis', groups)
