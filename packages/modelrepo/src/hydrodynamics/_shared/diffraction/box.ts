/** The box that the request describes, for the rules and for the mesh. */
import type { BoxSpecification } from '@keelson/physics/mesh/box.ts'
import { given } from '@keelson/workflow'
import type { DiffractionParams } from './inputs.ts'

/** The box of the request, whose panels the rules bound. */
export function boxOf(
  p: Pick<
    DiffractionParams,
    'mesh_box_length' | 'mesh_box_beam' | 'mesh_box_draft' | 'mesh_box_centre' | 'mesh_panel_size' | 'mesh_symmetry'
  >,
): BoxSpecification {
  const { mesh_box_length, mesh_box_beam, mesh_box_draft } = given(
    p,
    'mesh_box_length',
    'mesh_box_beam',
    'mesh_box_draft',
  )
  const [x = 0, y = 0] = p.mesh_box_centre
  return {
    length: mesh_box_length,
    beam: mesh_box_beam,
    draft: mesh_box_draft,
    panelSize: p.mesh_panel_size,
    symmetry: p.mesh_symmetry,
    centre: [x, y],
  }
}
