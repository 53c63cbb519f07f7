/** What must hold between the inputs before a mesh is made or a file written. */
import { boxPanelCount } from '@keelson/physics/mesh/box.ts'
import { readGdf } from '@keelson/physics/mesh/gdf.ts'
import { planesOf } from '@keelson/physics/mesh/symmetry.ts'
import { type Problem, refused, shown, shownIn, shownWhole } from '@keelson/workflow'
import { PLANES } from './body-mesh.ts'
import { boxOf } from './box.ts'
import type { DiffractionParams } from './inputs.ts'

/** Panels beyond which no mesh is made: a fifth more than the check allows. */
const MOST_PANELS = 120_000
const LONGEST_NAME = 100

/** What the mesh, the name of its file and the waves must fulfil; `taken`: names that other files of the run have. */
export const diffractionRules = (p: DiffractionParams, taken: readonly string[]): Problem[] => [
  ...meshProblems(p),
  ...nameProblems(p.mesh_file, taken),
  ...waveProblems(p),
]

function meshProblems(p: DiffractionParams): Problem[] {
  return p.mesh_gdf === undefined ? boxProblems(p) : gdfProblems(p, p.mesh_gdf)
}

function boxProblems(p: DiffractionParams): Problem[] {
  const box = boxOf(p)
  const count = boxPanelCount(box)
  const planes = planesOf(p.mesh_symmetry)
  const [x = 0, y = 0] = box.centre ?? []
  const off = (planes.includes('yz') && x !== 0) || (planes.includes('xz') && y !== 0)
  return [
    ...(count > MOST_PANELS
      ? refused(
          'mesh_panel_size',
          `must give at most ${shown(MOST_PANELS)} panels, and at most 100,000 to pass the check (entered: ${shownIn(box.panelSize, 'm')}, giving ${shownWhole(count)})`,
        )
      : []),
    ...(off
      ? refused(
          'mesh_box_centre',
          `must lie on the symmetry plane, {mesh_symmetry} ${PLANES[p.mesh_symmetry]} (entered: [${shown(x)}, ${shown(y)}] m)`,
        )
      : []),
    ...depthProblems(p, box.draft),
  ]
}

function gdfProblems(p: DiffractionParams, text: string): Problem[] {
  const read = readGdf(text)
  if (!read.ok) return refused('mesh_gdf', read.fault)
  const { panels, gravity } = read.gdf
  if (panels.length > MOST_PANELS)
    return refused('mesh_gdf', `must have at most ${shown(MOST_PANELS)} panels (entered: ${shownWhole(panels.length)})`)
  if (gravity > 25) {
    return refused(
      'mesh_gdf',
      `must be in metres, with GRAV 9.80665 m/s² (entered: GRAV ${shown(gravity)}, another length unit)`,
    )
  }
  const lowest = panels.reduce((low, panel) => panel.reduce((z, vertex) => Math.min(z, vertex[2]), low), 0)
  return depthProblems(p, -lowest)
}

function depthProblems(p: DiffractionParams, draft: number): Problem[] {
  if (typeof p.water_depth !== 'number' || p.water_depth >= draft) return []
  return refused(
    'water_depth',
    `must not be less than the mesh draught, ${shownIn(draft, 'm')} (entered: ${shownIn(p.water_depth, 'm')})`,
  )
}

/** Names that Windows keeps for devices. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

function nameProblems(name: string, taken: readonly string[]): Problem[] {
  const plain = /^[A-Za-z0-9_(][A-Za-z0-9 _.()-]*$/.test(name) && !name.includes('..') && !/[ .]$/.test(name)
  if (!plain || name.length > LONGEST_NAME || DEVICES.test(name)) {
    const rule = `must be a file name without a folder path, with at most ${LONGEST_NAME} letters, digits, spaces, underscores or . ( ) -`
    return refused('mesh_file', `${rule} (entered: ${JSON.stringify(name.slice(0, 60))})`)
  }
  if (taken.includes(name.toLowerCase()))
    return refused('mesh_file', `must not be '${name}', which is used by another file of this run`)
  return []
}

function waveProblems(p: DiffractionParams): Problem[] {
  const name = p.wave_periods === undefined ? 'angular_frequencies' : 'wave_periods'
  const waves = p[name] ?? []
  const seen = new Set<number>()
  const repeated = waves.filter((w) => seen.size === seen.add(w).size)
  return repeated.length > 0
    ? refused(
        name,
        `must all be different (entered twice: ${shownIn(repeated[0] ?? 0, p.wave_periods === undefined ? 'rad/s' : 's')})`,
      )
    : []
}
