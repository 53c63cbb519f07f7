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
      [LINE]: 'Embedded mooring line',
    },
    {
      title: 'Anchor type',
      description: 'Anchor type, or the embedded mooring line between the mudline and the padeye.',
      default: CAISSON,
    },
  ),
}

const pull = {
  horizontal_demand: quantity('foundation_load', {
    title: 'Horizontal load',
    description: 'Unfactored horizontal load at the padeye of a caisson or the shackle of a drag anchor.',
    symbol: 'H',
    minimum: 0,
    default: 0,
    assumed: 'no horizontal load',
  }),
  required_vertical_capacity: quantity('foundation_load', {
    title: 'Vertical load',
    description: 'Unfactored upward load at the padeye.',
    symbol: 'V',
    minimum: 0,
    default: 0,
    assumed: 'no vertical load',
  }),
  required_pullout_capacity: quantity('foundation_load', {
    title: 'Plate load',
    description: 'Unfactored load normal to the plate face. If omitted, the plate is not checked.',
    symbol: 'Q',
    minimum: 0,
    example: 1500,
    inert: 'applies only if the plate is deep enough for a bearing capacity factor',
  }),
  factor_of_safety: quantity('safety_factor', {
    title: 'Factor of safety',
    description:
      'Factor of safety on the vertical load of a caisson, the horizontal load of a drag anchor or the load on a plate. Default: API RP 2SK permanent intact values of 2.0, 1.5 and 2.0. Damaged: 1.5, 1.0 and 1.5. Caissons of mobile moorings: 1.5 intact, 1.2 damaged.',
    symbol: 'FS',
    minimum: 1,
    usual: [1, 3],
    example: 2,
    assumed: 'permanent mooring, intact, the highest API RP 2SK factor',
    inert: 'applies only if a load is entered',
  }),
  factor_of_safety_lateral: quantity('safety_factor', {
    title: 'Lateral factor of safety',
    description:
      'Factor of safety on the horizontal load of a caisson. API RP 2SK permanent mooring: 1.6 intact, 1.2 damaged. Mobile mooring: 1.2 intact, 1.0 damaged. Default: the factor of safety if provided, otherwise 1.6.',
    symbol: 'FS_h',
    minimum: 1,
    usual: [1, 3],
    example: 1.6,
    assumed: 'the entered factor of safety, or the value for a permanent mooring, intact',
    inert: 'applies only if a horizontal load is entered',
  }),
}

const groups = {
  Anchor: anchor,
  'Suction caisson': caisson,
  Clay: clay,
  'Lateral resistance': lateral,
  'Drag anchor': drag,
  'Plate anchor': plate,
  'Embedded line': line,
  'Load and safety': pull,
}
type Inputs = InputsOf<typeof groups>
export type Given<N extends keyof Inputs> = Pick<Inputs, N>
export type Perhaps<N extends keyof Inputs> = Partial<Given<N>>
export const { way, composed } = waysOver('anchor_type', groups)
