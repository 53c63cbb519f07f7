/** The inputs: the kind of anchor, the clay, and what is pulled at it. */
import { choice, type InputsOf, quantity, waysOver } from '@keelson/workflow'
import { caisson, clay, lateral } from './inputs-caisson.ts'
import { drag, line, plate } from './inputs-others.ts'

export const CAISSON = 'suction_caisson'
export const DRAG = 'drag_embedment'
export const PLATE = 'plate'
export const LINE = 'padeye_line'

const anchor = {
  anchor_type: choice(
    {
      [CAISSON]: 'Suction caisson',
      [DRAG]: 'Drag embedment anchor',
      [PLATE]: 'Plate anchor',
      [LINE]: 'Mooring line in the soil',
    },
    {
      title: 'Anchor',
      description: 'Kind of anchor, or the mooring line in the soil between the mudline and the padeye.',
      default: CAISSON,
    },
  ),
}

const pull = {
  horizontal_demand: quantity('foundation_load', {
    title: 'Horizontal pull',
    description: 'Without its factor of safety; at the padeye of a caisson, at the shackle of a drag anchor.',
    symbol: 'H',
    minimum: 0,
    default: 0,
    assumed: 'no horizontal pull',
  }),
  required_vertical_capacity: quantity('foundation_load', {
    title: 'Vertical pull',
    description: 'Upwards at the padeye, without its factor of safety.',
    symbol: 'V',
    minimum: 0,
    default: 0,
    assumed: 'no vertical pull',
  }),
  required_pullout_capacity: quantity('foundation_load', {
    title: 'Pull on the plate',
    description: 'Normal to its face, without its factor of safety. Without it the plate is not checked.',
    symbol: 'Q',
    minimum: 0,
    example: 1500,
    inert: 'acts only if the plate is deep enough for a bearing factor',
  }),
  factor_of_safety: quantity('safety_factor', {
    title: 'Factor of safety',
    description:
      'On the vertical pull of a caisson, the horizontal one of a drag anchor and the pull on a plate. API RP 2SK, intact: 2.0, 1.5 and 2.0 of a permanent mooring; left out, these. Damaged: 1.5, 1.0 and 1.5. A caisson of a mobile mooring: 1.5 intact, 1.2 damaged.',
    symbol: 'FS',
    minimum: 1,
    usual: [1, 3],
    example: 2,
    assumed: 'a permanent mooring, intact: the largest factor of API RP 2SK',
    inert: 'acts only where there is a pull',
  }),
  factor_of_safety_lateral: quantity('safety_factor', {
    title: 'Factor of safety, lateral',
    description:
      'On the horizontal pull of a caisson. API RP 2SK: 1.6 of a permanent mooring intact, 1.2 damaged; 1.2 and 1.0 of a mobile one. Left out, the factor of safety, or 1.6 where that is left out too.',
    symbol: 'FS_h',
    minimum: 1,
    usual: [1, 3],
    example: 1.6,
    assumed: 'the factor of safety as given, or that of a permanent mooring, intact',
    inert: 'acts only where there is a horizontal pull',
  }),
}

const groups = {
  Anchor: anchor,
  'Suction caisson': caisson,
  Clay: clay,
  'Lateral resistance': lateral,
  'Drag anchor': drag,
  'Plate anchor': plate,
  'Line in the soil': line,
  'Pull and factors': pull,
}
type Inputs = InputsOf<typeof groups>
export type Given<N extends keyof Inputs> = Pick<Inputs, N>
export type Perhaps<N extends keyof Inputs> = Partial<Given<N>>
export const { way, composed } = waysOver('anchor_type', groups)
