/** What the user of the files should know of the mesh and of the body. */
import { ASPECT_RATIO } from '@keelson/standards/orcina-orcawave-11/checks.ts'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import type { BodyMesh } from './body-mesh.ts'
import type { DiffractionParams } from './inputs.ts'
import { ABOVE_WATER } from './verdict.ts'

export const meshWarnings = {
  mesh_not_accepted: 'The mesh is not suitable for the analysis.',
  panels_turned: 'Panels with reversed normals are corrected in the mesh file.',
  above_water: 'The mesh extends above still water. The program ignores this part.',
  aspect_ratio: 'The aspect ratio of a panel exceeds the usual limit.',
  panels_without_area: 'Some mesh panels have zero area.',
  coarse_mesh: 'A panel exceeds the maximum size for the required panels per wavelength.',
  not_in_balance: 'The centre of gravity is not vertically in line with the centre of buoyancy.',
} as const
const warn = warner(meshWarnings)

/** Of the mesh and of the balance of the body; `program` takes nothing above still water. */
export const meshWarningsOf = (
  p: DiffractionParams,
  m: BodyMesh,
  o: { readonly reasons: readonly string[]; readonly s_lim: number; readonly program: string },
): Warning[] => [
  ...o.reasons.map((reason) => warn('mesh_not_accepted', `Mesh not accepted: ${reason}.`, meshPath(p))),
  ...panelWarnings(p, m, o),
  ...balanceWarnings(p, m),
]

const meshPath = (p: DiffractionParams) => (p.mesh_gdf === undefined ? '/mesh_box_length' : '/mesh_gdf')

function panelWarnings(
  p: DiffractionParams,
  m: BodyMesh,
  { s_lim, program }: { readonly s_lim: number; readonly program: string },
): Warning[] {
  const said: Warning[] = []
  const say = (code: keyof typeof meshWarnings, message: string) => said.push(warn(code, message, meshPath(p)))
  if (m.turned > 0)
    say(
      'panels_turned',
      `Panels with vertices clockwise when seen from the fluid: ${m.turned} of ${m.mesh.panels.length}. Their vertex order is reversed in the mesh file.`,
    )
  if (m.highest > ABOVE_WATER)
    say(
      'above_water',
      `The mesh extends to z = ${shownIn(m.highest, 'm')}; the limit is 0 m. The reported volume includes the parts above still water, which ${program} ignores.`,
    )
  if (m.largestAspect > ASPECT_RATIO.value)
    say(
      'aspect_ratio',
      `The maximum panel aspect ratio is ${shown(m.largestAspect, 4)}; the limit is ${ASPECT_RATIO.value}.`,
    )
  if (m.flatPanels > 0) say('panels_without_area', `Panels with zero area: ${m.flatPanels}.`)
  if (m.longestSide > s_lim * (1 + 1e-9))
    say(
      'coarse_mesh',
      `The longest panel side is ${shownIn(m.longestSide, 'm')}; the limit is ${shownIn(s_lim, 'm')} for ${shown(p.panels_per_wavelength, 4)} panels per shortest wavelength.`,
    )
  return said
}

/** A centre of gravity that stands over the centre of buoyancy to a millimetre stands over it. */
const BESIDE = 1e-3

/** A free body's centre of gravity stands over its centre of buoyancy. */
function balanceWarnings(p: DiffractionParams, m: BodyMesh): Warning[] {
  const B = m.hydrostatics.centreOfBuoyancy
  const [x = 0, y = 0] = p.centre_of_gravity
  if (!B) return []
  const off = Math.hypot(x - B[0], y - B[1])
  if (off <= BESIDE) return []
  const message = `The {centre_of_gravity} is ${shownIn(off, 'm')} horizontally from the {centre_of_buoyancy}; the limit is ${shownIn(BESIDE, 'mm')}. The body does not float on an even keel without other loads.`
  return [warn('not_in_balance', message, '/centre_of_gravity')]
}
