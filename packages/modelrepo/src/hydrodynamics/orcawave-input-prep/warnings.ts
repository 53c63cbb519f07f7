/** What the user of the files should know of the mesh and of the run that they ask for. */
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { ASPECT_RATIO } from '@keelson/standards/orcina-orcawave-11/checks.ts'
import { fromSI } from '@keelson/units'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import type { BodyMesh } from './calculate-body-mesh.ts'
import { ABOVE_WATER } from './calculate-verdict.ts'
import type { Params } from './params.ts'

export const warnings = {
  mesh_not_accepted: 'The mesh is not fit for the analysis, for the reason given.',
  panels_turned: 'Panels that faced the wrong way are turned over in the mesh file.',
  above_water: 'The mesh reaches above still water, where OrcaWave leaves it out.',
  aspect_ratio: 'A panel is longer and narrower than OrcaWave takes without a warning.',
  panels_without_area: 'Some panels of the mesh have no area.',
  coarse_mesh: 'A panel is longer than the panels per wavelength asked for allow.',
  irregular_frequencies: 'No interior lid is asked for, so that results near irregular frequencies will be wrong.',
  lid_in_mesh: 'The mesh brings its own lid, and OrcaWave is not asked to add one.',
  no_waterline: 'The mesh does not reach still water, so that there is no interior surface to cover.',
  not_in_balance: 'The centre of gravity does not stand over the centre of buoyancy.',
  gravity_not_used: 'OrcaWave uses standard gravity, whatever is given here.',
  one_sided_headings: 'The headings cover one side of a body that is not symmetric.',
  free_surface_zone: 'A full QTF calculation needs data that the file leaves at the defaults of OrcaWave.',
} as const
const warn = warner(warnings)

export function warningsOf(p: Params, m: BodyMesh, reasons: readonly string[], s_lim: number): Warning[] {
  return [
    ...reasons.map((reason) => warn('mesh_not_accepted', `mesh not accepted: ${reason}`, meshPath(p))),
    ...panelWarnings(p, m, s_lim),
    ...lidWarnings(p, m),
    ...balanceWarnings(p, m),
    ...runWarnings(p),
  ]
}

const meshPath = (p: Params) => (p.mesh_gdf === undefined ? '/mesh_box_length' : '/mesh_gdf')

function panelWarnings(p: Params, m: BodyMesh, s_lim: number): Warning[] {
  const said: Warning[] = []
  const say = (code: keyof typeof warnings, message: string) => said.push(warn(code, message, meshPath(p)))
  if (m.turned > 0)
    say(
      'panels_turned',
      `${m.turned} of ${m.mesh.panels.length} panels were clockwise seen from the fluid, not anticlockwise, and are turned over in the mesh file`,
    )
  if (m.highest > ABOVE_WATER)
    say(
      'above_water',
      `the mesh reaches z = ${shownIn(m.highest, 'm')}, above 0 m: the parts above still water count in the volume here, and OrcaWave leaves them out`,
    )
  if (m.largestAspect > ASPECT_RATIO.value)
    say('aspect_ratio', `a panel has an aspect ratio of ${shown(m.largestAspect, 4)}, above ${ASPECT_RATIO.value}`)
  if (m.flatPanels > 0) say('panels_without_area', `${m.flatPanels} panels have no area`)
  if (m.longestSide > s_lim * (1 + 1e-9))
    say(
      'coarse_mesh',
      `the longest panel side is ${shownIn(m.longestSide, 'm')}, above the ${shownIn(s_lim, 'm')} that ${shown(p.panels_per_wavelength, 4)} panels per shortest wavelength allow`,
    )
  return said
}

const LID = '/remove_irregular_frequencies'
function lidWarnings(p: Params, m: BodyMesh): Warning[] {
  if (!p.remove_irregular_frequencies) {
    const message = 'no interior lid is asked for: results near irregular frequencies will be wrong'
    return m.waterlineEdges > 0 ? [warn('irregular_frequencies', message, LID)] : []
  }
  if (m.lidPanels > 0) {
    const message = `the mesh has ${m.lidPanels} lid panels at z = 0 already: OrcaWave is not asked to add others`
    return [warn('lid_in_mesh', message, LID)]
  }
  if (m.waterlineEdges > 0) return []
  return [warn('no_waterline', 'the mesh does not reach z = 0: there is no interior free surface to cover', LID)]
}

/** A centre of gravity that stands over the centre of buoyancy to a millimetre stands over it. */
const BESIDE = 1e-3

/** A free body's centre of gravity stands over its centre of buoyancy. */
function balanceWarnings(p: Params, m: BodyMesh): Warning[] {
  const B = m.hydrostatics.centreOfBuoyancy
  const [x = 0, y = 0] = p.centre_of_gravity
  if (!B) return []
  const off = Math.hypot(x - B[0], y - B[1])
  if (off <= BESIDE) return []
  const message = `{centre_of_gravity} is ${shownIn(off, 'm')} beside {centre_of_buoyancy}, more than ${shownIn(BESIDE, 'mm')}: the body does not float on even keel without other loads`
  return [warn('not_in_balance', message, '/centre_of_gravity')]
}

function runWarnings(p: Params): Warning[] {
  const said: Warning[] = []
  const headings = p.wave_headings.map((beta) => fromSI(beta, 'deg'))
  const oneSided = headings.every((b) => b >= 0 && b <= 180) || headings.every((b) => b <= 0)
  const uneven = p.mesh_symmetry === 'none' || p.mesh_symmetry === 'yz'
  if (p.gravity !== STANDARD_GRAVITY.value)
    said.push(
      warn(
        'gravity_not_used',
        `OrcaWave uses ${shown(STANDARD_GRAVITY.value, 6)} m/s2 in SI units; ${shown(p.gravity, 6)} m/s2 acts only on the wavelengths here and the GDF`,
        '/gravity',
      ),
    )
  if (uneven && oneSided && headings.length > 1)
    said.push(
      warn(
        'one_sided_headings',
        `the headings cover one side of the body only, and {mesh_symmetry} '${p.mesh_symmetry}' does not give the other`,
        '/wave_headings',
      ),
    )
  if (p.qtf_calculation)
    said.push(
      warn(
        'free_surface_zone',
        'a full QTF calculation needs a free surface zone and QTF frequencies, which are left at the defaults of OrcaWave: set them before the run',
        '/qtf_calculation',
      ),
    )
  return said
}
