/** The inputs of an AQWA-LINE deck. */
import { MOST_FREQUENCIES } from '@keelson/standards/ansys-aqwa-2024/checks.ts'
import { count, flag, grouped, optional, type ParamsOf, quantityList } from '@keelson/workflow'
import { massParams, meshParams, panelParams, waterParams, waveParams } from '../_shared/diffraction/inputs.ts'

const solverParams = {
  remove_irregular_frequencies: flag({
    title: 'Remove irregular frequencies',
    description: 'true: AQWA makes an interior lid (ILID AUTO).',
    default: true,
  }),
  qtf_calculation: flag({
    title: 'Full QTF calculation',
    description: 'true: options for full quadratic transfer functions (AQTF CQTF MQTF).',
    default: false,
  }),
  ...panelParams,
}

const HIGHEST_NUMBER = 99999

/** A node or panel of one's own, as a card. */
const cardParams = {
  structure: count({
    title: 'Structure of the cards',
    description: 'Number of the structure in the single cards; the deck itself describes structure 1.',
    minimum: 1,
    maximum: 999,
    default: 1,
    inert: 'stands in the texts of single cards only',
  }),
  node_id: optional(
    count({
      title: 'Node of a card',
      description: 'Number of a node whose coordinate card is wanted. Left out, no such card is made.',
      minimum: 1,
      maximum: HIGHEST_NUMBER,
      example: 12,
      inert: 'stands in the text of a single card only',
    }),
  ),
  node: optional(
    quantityList('hull_coordinate', {
      title: 'Place of the node',
      description: '[x, y, z] of that node.',
      minItems: 3,
      maxItems: 3,
      inert: 'stands in the text of a single card only',
    }),
  ),
  panel_nodes: optional(
    quantityList('-', {
      title: 'Nodes of a panel card',
      description:
        'Numbers of four nodes, anticlockwise seen from the fluid, whose panel card is wanted; a repeated one makes a triangle. Left out, no such card is made.',
      minimum: 1,
      maximum: HIGHEST_NUMBER,
      minItems: 3,
      maxItems: 4,
      inert: 'stands in the text of a single card only',
    }),
  ),
}

export const inputs = grouped({
  Mesh: meshParams,
  Mass: massParams,
  Water: waterParams('Written to the file, and used for wavelengths.'),
  Waves: waveParams(MOST_FREQUENCIES.value),
  Solver: solverParams,
  'Single cards': cardParams,
})
export type Params = ParamsOf<typeof inputs>
