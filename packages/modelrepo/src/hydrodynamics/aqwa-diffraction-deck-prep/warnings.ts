/** What the user of the deck should know of the mesh and of the run that they ask for. */
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import type { BodyMesh } from '../_shared/diffraction/body-mesh.ts'
import { meshWarnings, meshWarningsOf } from '../_shared/diffraction/warnings.ts'
import type { Deck } from './calculate-deck.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  ...meshWarnings,
  irregular_frequencies: 'No interior lid is selected. Results near irregular frequencies are incorrect.',
  lid_left_out: 'Mesh panels at the still water level are omitted from the input deck.',
  no_waterline: 'The mesh does not reach still water, so there is no interior free surface to cover.',
  depth_for_infinite: 'AQWA has no infinite depth. A deep-water depth is written.',
  not_all_round: 'The directions do not cover −180 to 180 deg.',
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
            `Panels at still water omitted from the deck: ${left.lid}. AQWA generates its own lid.`,
            LID,
          ),
        ]
      : []
  if (!p.remove_irregular_frequencies) {
    const message = 'No interior lid is selected. Results near irregular frequencies are incorrect.'
    return m.waterlineEdges + m.lidPanels > 0 ? [...said, warn('irregular_frequencies', message, LID)] : said
  }
  if (m.waterlineEdges + m.lidPanels > 0) return said
  return [warn('no_waterline', 'The mesh does not reach z = 0, so there is no interior free surface to cover.', LID)]
}

function depth(p: Params, { deck }: Deck): Warning[] {
  if (p.water_depth !== 'infinite') return []
  const message = `{water_depth} is infinite, but AQWA requires a depth. A depth of ${shownIn(deck.depth, 'm')}, at least half of the longest wavelength, is written.`
  return [warn('depth_for_infinite', message, '/water_depth')]
}

function directions({ deck: { directions: all } }: Deck): Warning[] {
  const [first = 0, last = 0] = [all[0], all.at(-1)]
  if (first === -180 && last === 180) return []
  const message = `The {dirn_directions} range from ${shown(first)}° to ${shown(last)}°. AQWA requires −180° to 180° for a body without symmetry.`
  return [warn('not_all_round', message, '/wave_headings')]
}
