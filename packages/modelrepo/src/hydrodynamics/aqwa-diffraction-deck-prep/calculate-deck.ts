/** What the deck of the request means: mesh, mass, water and waves as AQWA has them. */
import { corners, NODE_TOLERANCE, nodeOf } from '@keelson/physics/mesh/mesh.ts'
import { planesOf } from '@keelson/physics/mesh/symmetry.ts'
import { deepWavelength } from '@keelson/physics/waves/dispersion.ts'
import { DEEP_DEPTH } from '@keelson/standards/ansys-aqwa-2024/checks.ts'
import type { AqwaDeck, AqwaPanel } from '@keelson/standards/ansys-aqwa-2024/deck.ts'
import { NonFiniteError } from '@keelson/workflow'
import type { BodyMesh } from '../_shared/diffraction/body-mesh.ts'
import { directionsOf } from './calculate-directions.ts'
import type { Params } from './inputs.ts'

export interface Deck {
  readonly deck: AqwaDeck
  /** Panels across still water, of which the program takes none. */
  readonly crossing: number
  /** Panels in still water and without area, which are left out. */
  readonly left: { readonly lid: number; readonly flat: number }
}

export interface DeckInput {
  readonly p: Params
  readonly body: BodyMesh
  /** Hz, ascending. */
  readonly frequencies: readonly number[]
  /** Ixx, Iyy, Izz, kg m2. */
  readonly inertia: readonly number[]
  readonly lid: boolean
}

export function deckOf({ p, body, frequencies, inertia, lid }: DeckInput): Deck {
  const [I_xx = 0, I_yy = 0, I_zz = 0] = inertia
  const { panels, ...counted } = panelsOf(body)
  const planes = planesOf(p.mesh_symmetry)
  return {
    ...counted,
    deck: {
      title: p.mesh_file,
      remark: `Mesh of ${p.mesh_file}`,
      options: ['GOON', 'AHD1', ...(p.qtf_calculation ? ['AQTF', 'CQTF', 'MQTF'] : [])],
      nodes: body.mesh.nodes,
      panels,
      symmetry: [
        ...(planes.includes('xz') ? ['SYMX' as const] : []),
        ...(planes.includes('yz') ? ['SYMY' as const] : []),
      ],
      lid,
      centreOfGravity: p.centre_of_gravity,
      mass: p.mass,
      inertia: [I_xx, 0, 0, I_yy, 0, I_zz],
      depth: writtenDepth(p, Math.min(...frequencies)),
      density: p.water_density,
      gravity: p.gravity,
      frequencies,
      directions: directionsOf(p.wave_headings),
    },
  }
}

/** AQWA knows no infinite depth: half of the longest wave is one, and so is a thousand metres at the least. m. */
function writtenDepth({ water_depth: d, gravity: g }: Params, lowest: number): number {
  if (d !== 'infinite') return d
  const depth = Math.max(DEEP_DEPTH.si, deepWavelength.evaluate({ g, omega: 2 * Math.PI * lowest }) / 2)
  if (Number.isFinite(depth)) return depth
  throw new NonFiniteError('depth written for infinite depth')
}

function panelsOf({ mesh }: BodyMesh) {
  const panels: AqwaPanel[] = []
  let [crossing, lid, flat] = [0, 0, 0]
  for (const panel of mesh.panels) {
    const place = placeOf(panel.map((node) => nodeOf(mesh, node)[2]))
    if (corners(panel).length < 3) flat += 1
    else if (place === 'in') lid += 1
    else panels.push({ corners: corners(panel), diffracting: place === 'below' })
    if (place === 'across') crossing += 1
  }
  return { panels, crossing, left: { lid, flat } }
}

/** Where a panel lies to still water. */
function placeOf(levels: readonly number[]): 'below' | 'in' | 'across' | 'above' {
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  if (low >= -NODE_TOLERANCE && high <= NODE_TOLERANCE) return 'in'
  if (high <= NODE_TOLERANCE) return 'below'
  return low >= -NODE_TOLERANCE ? 'above' : 'across'
}
