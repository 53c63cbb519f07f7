/** What the user of the files should know of the mesh and of the run that they ask for. */
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { fromSI } from '@keelson/units'
import { shown, type Warning, warner } from '@keelson/workflow'
import { type BodyMesh, partialLid } from '../_shared/diffraction/body-mesh.ts'
import { meshWarnings, meshWarningsOf } from '../_shared/diffraction/warnings.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  ...meshWarnings,
  irregular_frequencies: 'No interior lid is asked for, so that results near irregular frequencies will be wrong.',
  lid_in_mesh: 'The mesh brings its own lid, and OrcaWave is not asked to add one.',
  partial_lid: 'Panels at still water cover a part of the waterplane only.',
  no_waterline: 'The mesh does not reach still water, so that there is no interior surface to cover.',
  gravity_not_used: 'OrcaWave uses standard gravity, whatever is given here.',
  one_sided_headings: 'The headings cover one side of a body that is not symmetric.',
  free_surface_zone: 'A full QTF calculation needs data that the file leaves at the defaults of OrcaWave.',
} as const
const warn = warner(warnings)

export const warningsOf = (p: Params, m: BodyMesh, reasons: readonly string[], s_lim: number): Warning[] => [
  ...meshWarningsOf(p, m, { reasons, s_lim, program: 'OrcaWave' }),
  ...lidWarnings(p, m),
  ...runWarnings(p),
]

const LID = '/remove_irregular_frequencies'
function lidWarnings(p: Params, m: BodyMesh): Warning[] {
  if (!p.remove_irregular_frequencies) {
    const message = 'no interior lid is asked for: results near irregular frequencies will be wrong'
    return m.waterlineEdges > 0 ? [warn('irregular_frequencies', message, LID)] : []
  }
  const partial = partialLid(m)
  if (partial !== undefined) return [warn('partial_lid', partial, LID)]
  if (m.lidPanels > 0) {
    const message = `the mesh has ${m.lidPanels} lid panels at z = 0 already: OrcaWave is not asked to add others`
    return [warn('lid_in_mesh', message, LID)]
  }
  if (m.waterlineEdges > 0) return []
  return [warn('no_waterline', 'the mesh does not reach z = 0: there is no interior free surface to cover', LID)]
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
