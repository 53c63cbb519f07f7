/** The inputs of an AQWA-LINE deck. */
import { MOST_FREQUENCIES } from '@keelson/standards/ansys-aqwa-2024/checks.ts'
import { count, flag, grouped, optional, type ParamsOf, quantityList } from '@keelson/workflow'
import { massParams, meshParams, panelParams, waterParams, waveParams } from '../_shared/diffraction/inputs.ts'

const solverParams = {
  remove_irregular_frequencies: flag({
    title: 'Remove irregular frequencies',
    description: 'Whether AQWA generates an interior lid (ILID AUTO).',
    default: true,
  }),
  qtf_calculation: flag({
    title: 'Full QTF calculation',
    description: 'Whether the options for full quadratic transfer functions (AQTF CQTF MQTF) are written.',
    default: false,
  }),
  ...panelParams,
}

const HIGHEST_NUMBER = 99999

/** A node or panel of one's own, as a card. */
const cardParams = {
  structure: count({
    title: 'Card structure number',
    description: 'Structure number used in the single node and panel cards. The deck itself describes structure 1.',
    minimum: 1,
    maximum: 999,
    default: 1,
    inert: 'used only in the text of single cards',
  }),
  node_id: optional(
    count({
      title: 'Card node number',
      description: 'Number of the node for which a coordinate card is required. If omitted, no card is produced.',
      minimum: 1,
      maximum: HIGHEST_NUMBER,
      example: 12,
      inert: 'used only in the text of a single card',
    }),
  ),
  node: optional(
    quantityList('hull_coordinate', {
      title: 'Node position',
      description: 'Coordinates [x, y, z] of the node.',
      minItems: 3,
      maxItems: 3,
      inert: 'used only in the text of a single card',
    }),
  ),
  panel_nodes: optional(
    quantityList('-', {
      title: 'Panel card nodes',
      description:
        'Four node numbers, anticlockwise when seen from the fluid, for which a panel card is required. Repeat one node for a triangle. If omitted, no card is produced.',
      minimum: 1,
      maximum: HIGHEST_NUMBER,
      minItems: 3,
      maxItems: 4,
      inert: 'used only in the text of a single card',
    }),
  ),
}

export const inputs = grouped({
  Mesh: meshParams,
  Mass: massParams,
  Water: waterParams('Water properties written to the file and used for wavelengths.'),
  Waves: waveParams(MOST_FREQUENCIES.value),
  Solver: solverParams,
  'Single cards': cardParams,
})
export type Params = ParamsOf<typeof inputs>
