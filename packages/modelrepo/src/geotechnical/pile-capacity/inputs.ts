/** The inputs of pile-capacity: what is calculated, the pile, the soil as one clay or in layers, and the load. */
import { choice, grouped, optional, type ParamsOf, rows } from '@keelson/workflow'
import * as pile from '../_shared/pile/inputs.ts'
import { CLAY, LAYERED, ofCapacity, ofLayered, ofUniform, SAND, UNIFORM, UNIT_VALUES } from '../_shared/pile/modes.ts'
import { ANALYSES, ofClayUnits, ofSandUnits, ofUnits } from './modes.ts'

const ofStress = { analysis: [UNIFORM, UNIT_VALUES] }

export const inputs = grouped({
  Analysis: {
    analysis: choice(ANALYSES, {
      title: 'Analysis',
      description: 'A pile in one clay, a pile in layers, or unit resistances alone.',
      default: UNIFORM,
    }),
  },
  Pile: {
    outer_diameter: pile.outerDiameter(ofCapacity),
    wall_thickness: pile.pileWall(ofLayered),
    embedded_length: pile.embeddedLength(
      { analysis: [UNIFORM, LAYERED] },
      ofUniform,
      'In layers it is the depth of the base of the last one, and may be left out.',
    ),
  },
  Soil: {
    undrained_shear_strength: pile.representativeStrength([ofUniform, ofClayUnits]),
    effective_vertical_stress: pile.effectiveVerticalStress(ofStress),
    bearing_factor_nc: pile.bearingFactor,
    soil_type: choice([CLAY, SAND], {
      title: 'Soil',
      description: 'Of the unit resistances.',
      default: CLAY,
      usedWhen: ofUnits,
    }),
    soil_description: pile.soilDescription({ usedWhen: ofSandUnits, requiredWhen: ofSandUnits }),
    relative_density: pile.relativeDensity({ usedWhen: ofSandUnits, requiredWhen: ofSandUnits }),
    soil_layers: optional(
      rows(pile.pileSoilColumns, {
        title: 'Soil layers',
        description: 'From the seabed down; the tip of the pile is at the base of the last one.',
        minItems: 1,
        maxItems: pile.MOST_LAYERS,
        usedWhen: ofLayered,
        requiredWhen: ofLayered,
      }),
    ),
  },
  'Load and safety': pile.loadParams,
})
export type Params = ParamsOf<typeof inputs>
