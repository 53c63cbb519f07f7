/** What the user of the files should know of the mesh and of the run that they ask for. */
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { fromSI } from '@keelson/units'
import { shownIn, type Warning, warner } from '@keelson/workflow'
import { type BodyMesh, partialLid } from '../_shared/diffraction/body-mesh.ts'
import { meshWarnings, meshWarningsOf } from '../_shared/diffraction/warnings.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  ...meshWarnings,
  irregular_frequencies: 'No interior lid is selected. Results near irregular frequencies are incorrect.',
  lid_in_mesh: 'The mesh contains its own lid. OrcaWave does not add one.',
  partial_lid: 'Panels at still water cover only part of the waterplane.',
  no_waterline: 'The mesh does not reach still water, so there is no interior free surface to cover.',
  gravity_not_used: 'OrcaWave uses standard gravity regardless of the value entered.',
  one_sided_headings: 'The headings cover one side of a body without symmetry.',
  free_surface_zone: 'A full QTF calculation requires data that the file leaves at OrcaWave defaults.',
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
    const message = 'No interior lid is selected. Results near irregular frequencies are incorrect.'
    return m.waterlineEdges > 0 ? [warn('irregular_frequencies', message, LID)] : []
  }
  const partial = partialLid(m)
  if (partial !== undefined) return [warn('partial_lid', partial, LID)]
  if (m.lidPanels > 0) {
    const message = `The mesh already has a lid at z = 0 (panels: ${m.lidPanels}). OrcaWave does not add another.`
    return [warn('lid_in_mesh', message, LID)]
  }
  if (m.waterlineEdges > 0) return []
  return [warn('no_waterline', 'The mesh does not reach z = 0, so there is no interior free surface to cover.', LID)]
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
        `OrcaWave uses its own value of gravity, ${shownIn(STANDARD_GRAVITY.value, 'm/s2', 6)}. The entered value, ${shownIn(p.gravity, 'm/s2', 6)}, applies only to the reported wavelengths and the GDF.`,
        '/gravity',
      ),
    )
  if (uneven && oneSided && headings.length > 1)
    said.push(
      warn(
        'one_sided_headings',
        `The headings cover one side of the body only, and the {mesh_symmetry} does not provide the other. Add the other headings.`,
        '/wave_headings',
      ),
    )
  if (p.qtf_calculation)
    said.push(
      warn(
        'free_surface_zone',
        'A full QTF calculation requires a free surface zone and QTF frequencies, which are left at OrcaWave defaults. Set them before the run.',
        '/qtf_calculation',
      ),
    )
  return said
}
