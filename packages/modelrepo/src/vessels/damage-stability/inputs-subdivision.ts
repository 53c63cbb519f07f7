/** Zones of a ship and the indices of her subdivision: SOLAS II-1 reg. 6 to 7-2. */
import { ZONE_POSITIONS } from '@keelson/standards/imo-solas-ii-1-2009/zones.ts'
import { choice, quantity, quantityList, rows, textList } from '@keelson/workflow'

export const DRAUGHTS = {
  ds: 'Deepest subdivision draught',
  dp: 'Partial subdivision draught',
  dl: 'Light service draught',
} as const

const MOST = 100
const SHORTEST = 80
const list = { minItems: 1, maxItems: MOST, single: true } as const
const probability = (title: string, description: string, symbol: string, example: number) =>
  quantity('fraction', { title, description, symbol, minimum: 0, maximum: 1, example })
const attained = (draught: string, symbol: string, example: number) =>
  quantity('fraction', {
    title: `Attained index, ${draught} draught`,
    description: 'All three or none; without them no index is compared.',
    symbol,
    minimum: 0,
    maximum: 1,
    example,
  })

export const subdivision = {
  subdivision_length: quantity('hull_length', {
    title: 'Subdivision length',
    description: 'Of the buoyant hull up to the deck that limits the damage upwards.',
    symbol: 'L_s',
    clause: 'SOLAS II-1 reg. 2',
    minimum: SHORTEST,
    example: 120,
  }),
  zone_length: quantityList('structure_dimension', {
    title: 'Length of zones',
    description: 'Of each zone or group of adjacent zones.',
    symbol: 'l',
    above: 0,
    ...list,
  }),
  zone_position: textList({
    title: 'Place of zones',
    description: 'between, at a terminal, or the whole length: one word for all, or one for each.',
    default: [ZONE_POSITIONS[0]],
    item: { pattern: `^(${ZONE_POSITIONS.join('|')})$` },
    ...list,
  }),
  penetration_breadth: quantityList('structure_dimension', {
    title: 'Bulkhead from the shell',
    description: 'Mean distance of the longitudinal bulkhead, at most half the breadth.',
    symbol: 'b',
    minimum: 0,
    ...list,
  }),
  horizontal_boundary_height: quantityList('draught', {
    title: 'Height of decks',
    description: 'Of the horizontal boundaries above the base line; with the draught.',
    symbol: 'H',
    minimum: 0,
    ...list,
  }),
  persons: quantity('-', {
    title: 'Persons',
    description: 'On board; in the rules of 2009 those without a place in a lifeboat count twice.',
    symbol: 'N',
    minimum: 0,
    example: 1000,
  }),
  damage_cases: rows(
    {
      draught: choice(DRAUGHTS, {
        title: 'Draught',
        description: 'Deepest, partial or light.',
      }),
      p: probability('Probability', 'Of the zones, that of stopping at a bulkhead counted.', 'p', 0.05),
      v: quantity('fraction', {
        title: 'Probability of its height',
        description: 'That the damage goes no higher; left out, 1.',
        symbol: 'v',
        minimum: 0,
        maximum: 1,
        default: 1,
      }),
      s: probability('Probability of survival', 'Of the case.', 's', 0.9),
    },
    {
      title: 'Damage cases',
      description: 'All cases of all three draughts; without them the attained indices as given.',
      minItems: 1,
      maxItems: 2000,
      overrides: [{ inputs: ['attained_as', 'attained_ap', 'attained_al'] }],
    },
  ),
  attained_as: attained('deepest', 'A_s', 0.6),
  attained_ap: attained('partial', 'A_p', 0.6),
  attained_al: attained('light', 'A_l', 0.7),
}
