/** The mesh of the request: read or generated, turned outward, completed by its symmetry, and measured. */
import { boxMesh } from '@keelson/physics/mesh/box.ts'
import { type GdfHeader, readGdf } from '@keelson/physics/mesh/gdf.ts'
import { type MeshHydrostatics, meshHydrostatics } from '@keelson/physics/mesh/hydrostatics.ts'
import { bounds, type Mesh, measurePanels, meshFromPanels, NODE_TOLERANCE, nodeOf } from '@keelson/physics/mesh/mesh.ts'
import { type MeshSymmetry, mirrored, placeAtPlane, planesOf } from '@keelson/physics/mesh/symmetry.ts'
import { type OpenEdge, openEdges, orient } from '@keelson/physics/mesh/topology.ts'
import { refuse, shownPercent } from '@keelson/workflow'
import { boxOf } from './box.ts'
import type { DiffractionParams } from './inputs.ts'

export interface BodyMesh {
  /** As it goes into the file: the half or quarter where there is symmetry, panels turned outward. */
  readonly mesh: Mesh
  readonly header: GdfHeader
  readonly hydrostatics: MeshHydrostatics
  /** Panels that were turned over. */
  readonly turned: number
  readonly conflicts: number
  /** Open edges of the whole body that are not at z = 0. */
  readonly holes: number
  /** Open edges at z = 0: the body pierces the surface and has no lid. */
  readonly waterlineEdges: number
  /** Panels at z = 0 that have an area, and the share of the waterplane that they cover. */
  readonly lidPanels: number
  readonly lidCover: number
  /** m. */
  readonly longestSide: number
  readonly largestAspect: number
  readonly flatPanels: number
  /** Lowest and highest node, m. */
  readonly lowest: number
  readonly highest: number
  /** What does not fit between the declared symmetry and the mesh. */
  readonly symmetryFaults: readonly string[]
}

/** Mesh of the request. Refuses a GDF that cannot be read; the contract's rules have found that already. */
export function bodyMesh(p: DiffractionParams): BodyMesh {
  const { source, header, symmetryFaults: flags } = p.mesh_gdf === undefined ? boxSource(p) : gdfSource(p, p.mesh_gdf)
  const misplaced = planesOf(p.mesh_symmetry).filter((plane) => placeAtPlane(source, plane) !== 'on one side')
  const whole = wholeOf(source, p.mesh_symmetry, misplaced)
  const oriented = orient(whole)
  // The panels of the file come first in the completed body, so that its turned panels are theirs.
  const mesh = sameFirst(source, oriented.mesh)
  const open = openEdges(oriented.mesh)
  const hydrostatics = meshHydrostatics(oriented.mesh)
  const copies = oriented.mesh.panels.length / Math.max(1, source.panels.length)
  return {
    mesh,
    header,
    hydrostatics,
    turned: turnedOf(source, mesh),
    conflicts: oriented.conflicts,
    ...edgeCounts(open),
    ...panelMeasures(mesh),
    ...lidMeasures(mesh, copies, hydrostatics.waterplaneArea),
    symmetryFaults: [
      ...flags,
      ...misplaced.map(
        (plane) =>
          `the mesh ${placeAtPlane(source, plane) === 'away' ? 'does not reach' : 'crosses'} the ${plane} plane`,
      ),
    ],
  }
}

interface MeshSource {
  readonly source: Mesh
  readonly header: GdfHeader
  readonly symmetryFaults: readonly string[]
}

function boxSource(p: DiffractionParams): MeshSource {
  const box = boxOf(p)
  const title = `Box ${box.length} x ${box.beam} x ${box.draft} m, symmetry ${box.symmetry}`
  const planes = planesOf(box.symmetry)
  const flags = { symmetricX: planes.includes('yz'), symmetricY: planes.includes('xz') }
  return { source: boxMesh(box), header: { title, ulen: 1, gravity: p.gravity, ...flags }, symmetryFaults: [] }
}

function gdfSource(p: DiffractionParams, text: string): MeshSource {
  const read = readGdf(text)
  if (!read.ok) return refuse('/mesh_gdf', read.fault)
  const { panels, ...header } = read.gdf
  const named = symmetryNamed(header.symmetricX, header.symmetricY)
  const fault = `the GDF symmetry is ${PLANES[named]} (ISX ${Number(header.symmetricX)}, ISY ${Number(header.symmetricY)}), but the {mesh_symmetry} is ${PLANES[p.mesh_symmetry]}`
  return { source: meshFromPanels(panels), header, symmetryFaults: named === p.mesh_symmetry ? [] : [fault] }
}

/** A symmetry in a sentence. */
export const PLANES: Readonly<Record<MeshSymmetry, string>> = {
  none: 'none',
  xz: 'xz plane',
  yz: 'yz plane',
  both: 'both planes',
}

function symmetryNamed(x: boolean, y: boolean): MeshSymmetry {
  if (x && y) return 'both'
  if (x) return 'yz'
  return y ? 'xz' : 'none'
}

/** The body completed over the planes that its mesh reaches from one side. */
function wholeOf(source: Mesh, symmetry: MeshSymmetry, misplaced: readonly string[]): Mesh {
  return planesOf(symmetry)
    .filter((plane) => !misplaced.includes(plane))
    .reduce((part, plane) => mirrored(part, plane), source)
}

/** The panels of the file as they stand, turned, at the head of the whole body. */
function sameFirst(source: Mesh, whole: Mesh): Mesh {
  return { nodes: source.nodes, panels: whole.panels.slice(0, source.panels.length) }
}

function turnedOf(source: Mesh, mesh: Mesh): number {
  return mesh.panels.filter((panel, i) => panel[1] !== source.panels[i]?.[1] || panel[3] !== source.panels[i]?.[3])
    .length
}

function edgeCounts(open: readonly OpenEdge[]) {
  const waterlineEdges = open.filter((edge) => edge.atWaterline).length
  return { waterlineEdges, holes: open.length - waterlineEdges }
}

function panelMeasures(mesh: Mesh) {
  let longestSide = 0
  let largestAspect = 0
  let flatPanels = 0
  for (const panel of measurePanels(mesh)) {
    longestSide = Math.max(longestSide, panel.longestSide)
    largestAspect = Math.max(largestAspect, panel.aspectRatio ?? 0)
    if (panel.aspectRatio === null) flatPanels += 1
  }
  const box = bounds(mesh)
  return {
    longestSide,
    largestAspect,
    flatPanels,
    lowest: box?.low[2] ?? 0,
    highest: box?.high[2] ?? 0,
  }
}

/** Share of the waterplane from which panels at z = 0 are a lid; a lid of quadrilaterals on a curved waterline misses little. */
const WHOLE_LID = 0.95

/** The panels at z = 0 cover the waterplane: the mesh has its own interior lid. */
export const hasLid = ({ lidCover }: Pick<BodyMesh, 'lidCover'>): boolean => lidCover >= WHOLE_LID

/** Some panels lie at z = 0, and cover a part of the waterplane only. */
export function partialLid({ lidCover, lidPanels }: Pick<BodyMesh, 'lidCover' | 'lidPanels'>): string | undefined {
  if (lidPanels === 0 || lidCover >= WHOLE_LID) return undefined
  return `The panels at z = 0 cover ${shownPercent(lidCover)} of the waterplane. An interior lid must cover all of it.`
}

/** `copies`: bodies in the completed mesh for one in the file. */
function lidMeasures(mesh: Mesh, copies: number, waterplaneArea: number) {
  const measures = measurePanels(mesh)
  const lid = mesh.panels.flatMap((panel, i) => {
    const area = measures[i]?.area ?? 0
    const isAtWater = panel.every((node) => Math.abs(nodeOf(mesh, node)[2]) <= NODE_TOLERANCE)
    return isAtWater && area > 0 ? [area] : []
  })
  const area = copies * lid.reduce((sum, one) => sum + one, 0)
  return { lidPanels: lid.length, lidCover: waterplaneArea > 0 ? area / waterplaneArea : 0 }
}
