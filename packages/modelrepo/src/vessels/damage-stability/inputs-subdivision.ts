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
    title: `Attained index at ${draught} draught`,
    description:
      'Attained index at the stated draught. Enter all three indices or none. If none is entered, the attained index is not checked.',
    symbol,
    minimum: 0,
    maximum: 1,
    example,
  })

export const subdivision = {
  subdivision_length: quantity('hull_length', {
    title: 'Subdivision length',
    description: 'Length of the buoyant hull up to the deck limiting the vertical extent of flooding.',
    symbol: 'L_s',
    clause: 'SOLAS II-1 reg. 2',
    minimum: SHORTEST,
    example: 120,
  }),
  zone_length: quantityList('structure_dimension', {
    title: 'Zone lengths',
    description: 'Length of each zone or group of adjacent zones.',
    symbol: 'l',
    above: 0,
    ...list,
  }),
  zone_position: textList({
    along: 'zone_length',
    title: 'Zone positions',
    description: 'Position of each zone: between, terminal or whole. Enter one value for all zones or one for each.',
    default: [ZONE_POSITIONS[0]],
    item: { pattern: `^(${ZONE_POSITIONS.join('|')})$` },
    ...list,
  }),
  penetration_breadth: quantityList('structure_dimension', {
    along: 'zone_length',
    title: 'Bulkhead distance from the shell',
    description: 'Mean distance from the shell to the longitudinal bulkhead, at most half the breadth.',
    symbol: 'b',
    minimum: 0,
    ...list,
  }),
  horizontal_boundary_height: quantityList('draught', {
    title: 'Deck heights',
    description: 'Heights of the horizontal subdivision boundaries above the baseline, entered with the draught.',
    symbol: 'H',
    minimum: 0,
    ...list,
  }),
  persons: quantity('-', {
    title: 'Number of persons',
    description: 'Number of persons on board. Under SOLAS (2009), persons without a lifeboat place are counted twice.',
    symbol: 'N',
    minimum: 0,
    example: 1000,
  }),
  damage_cases: rows(
    {
      draught: choice(DRAUGHTS, {
        title: 'Draught',
        description: 'Deepest, partial or light service draught.',
      }),
      p: probability(
        'Probability',
        'Probability that the zones are flooded, including the bulkhead factor r.',
        'p',
        0.05,
      ),
      v: quantity('fraction', {
        title: 'Vertical extent probability',
        description: 'Probability that the space above the deck is not flooded. Default: 1.',
        symbol: 'v',
        minimum: 0,
        maximum: 1,
        default: 1,
      }),
      s: probability('Survival probability', 'Survival probability of the case.', 's', 0.9),
    },
    {
      title: 'Damage cases',
      description: 'All damage cases at the three draughts. If omitted, the entered attained indices are used.',
      minItems: 1,
      maxItems: 2000,
      overrides: [{ inputs: ['attained_as', 'attained_ap', 'attained_al'] }],
    },
  ),
  attained_as: attained('deepest', 'A_s', 0.6),
  attained_ap: attained('partial', 'A_p', 0.6),
  attained_al: attained('light', 'A_l', 0.7),
}
