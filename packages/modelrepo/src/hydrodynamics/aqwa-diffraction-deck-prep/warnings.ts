/** What the user of the deck should know of the mesh and of the run that they ask for. */
import { shownIn, type Warning, warner } from '@keelson/workflow'
import type { BodyMesh } from '../_shared/diffraction/body-mesh.ts'
import { meshWarnings, meshWarningsOf } from '../_shared/diffraction/warnings.ts'
import type { Deck } from './calculate-deck.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  ...meshWarnings,
  irregular_frequencies: 'No interior lid is asked for, so that results near irregular frequencies will be wrong.',
  lid_left_out: 'Panels of the mesh in still water are left out of the deck.',
  no_waterline: 'The mesh does not reach still water, so that there is no interior surface to cover.',
  depth_for_infinite: 'AQWA knows no infinite depth: one is written that no wave feels.',
  not_all_round: 'The directions do not reach from -180 to 180 deg.',
} as const
const warn = warner(warnings)

export interface Written {
  readonly deck: Deck
  readonly reasons: readonly string[]
  readonly s_lim: number
}

export const warningsOf = (p: Params, m: BodyMesh, written: Written): Warning[] => [
  ...meshWarningsOf(p, m, { ...written, program: 'AQWA' }),
  ...lid(p, m, written.deck),
  ...depth(p, written.deck),
  ...directions(written.deck),
]

const LID = '/remove_irregular_frequencies'

function lid(p: Params, m: BodyMesh, { left }: Deck): Warning[] {
  const said =
    left.lid > 0
      ? [
          warn(
            'lid_left_out',
            `${left.lid} panels in still water are left out of the deck: AQWA makes its own lid`,
            LID,
          ),
        ]
      : []
  if (!p.remove_irregular_frequencies) {
    const message = 'no interior lid is asked for: results near irregular frequencies will be wrong'
    return m.waterlineEdges + m.lidPanels > 0 ? [...said, warn('irregular_frequencies', message, LID)] : said
  }
  if (m.waterlineEdges + m.lidPanels > 0) return said
  return [warn('no_waterline', 'the mesh does not reach z = 0: there is no interior free surface to cover', LID)]
}

function depth(p: Params, { deck }: Deck): Warning[] {
  if (p.water_depth !== 'infinite') return []
  const message = `{water_depth} is infinite, and AQWA takes a depth: ${shownIn(deck.depth, 'm')} is written, at least half of the longest wave`
  return [warn('depth_for_infinite', message, '/water_depth')]
}

function directions({ deck: { directions: all } }: Deck): Warning[] {
  const [first = 0, last = 0] = [all[0], all.at(-1)]
  if (first === -180 && last === 180) return []
  const message = `{dirn_directions} reach from ${first} to ${last} deg: AQWA asks for a body that is not symmetric from -180 to 180 deg`
  return [warn('not_all_round', message, '/wave_headings')]
}
