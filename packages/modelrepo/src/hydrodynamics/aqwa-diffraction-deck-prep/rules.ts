/** What must hold between the inputs before a deck is written. */
import { readGdf } from '@keelson/physics/mesh/gdf.ts'
import { meshFromPanels } from '@keelson/physics/mesh/mesh.ts'
import { HIGHEST_NODE, MOST_DIRECTIONS } from '@keelson/standards/ansys-aqwa-2024/checks.ts'
import { type Problem, refused } from '@keelson/workflow'
import { diffractionRules } from '../_shared/diffraction/rules.ts'
import { directionsOf } from './calculate-directions.ts'
import type { Params } from './inputs.ts'

/** Names of the other files of a run. */
const TAKEN = ['analysis.dat', 'summary.json', 'decks.csv', 'wave_resolution.csv']

export const rules = (p: Params): Problem[] => {
  const shared = diffractionRules(p, TAKEN)
  return [...shared, ...(shared.length === 0 ? nodes(p) : []), ...directions(p), ...cards(p)]
}

/** Nodes are numbered from 1, and the centre of gravity has a number of its own above them. */
function nodes({ mesh_gdf }: Params): Problem[] {
  const read = mesh_gdf === undefined ? undefined : readGdf(mesh_gdf)
  if (!read?.ok) return []
  const found = meshFromPanels(read.gdf.panels).nodes.length
  if (found < HIGHEST_NODE.value) return []
  return refused('mesh_gdf', `must have fewer than ${HIGHEST_NODE.value} nodes (entered: ${found})`)
}

function directions(p: Params): Problem[] {
  const found = directionsOf(p.wave_headings).length
  if (found <= MOST_DIRECTIONS.value) return []
  return refused(
    'wave_headings',
    `must give at most ${MOST_DIRECTIONS.value} directions over the full circle (entered: ${found})`,
  )
}

function cards({ node_id, node, panel_nodes }: Params): Problem[] {
  const whole = (panel_nodes ?? []).findIndex((n) => !Number.isInteger(n))
  return [
    ...(node_id !== undefined && node === undefined ? refused('node', 'is required with the {node_id}') : []),
    ...(whole >= 0 ? refused(`panel_nodes/${whole}`, 'must be a whole number') : []),
  ]
}
