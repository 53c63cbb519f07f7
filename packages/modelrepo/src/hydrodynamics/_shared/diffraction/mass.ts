/** What the mesh displaces in SI, as steps, beside the mass of the body. */
import type { Trace } from '@keelson/equations'
import type * as orcaWave from '@keelson/standards/orcina-orcawave-11/checks.ts'
import { wamit } from '@keelson/standards/orcina-orcawave-11/source.ts'
import type { BodyMesh } from './body-mesh.ts'
import type { Mass } from './verdict.ts'

const OF_MESH = { source: wamit, clause: 'hydrostatics of the mesh' } as const

/** `c`: the equations as the program at hand is cited. */
export function massOf(
  p: { readonly mass: number; readonly water_density: number },
  { hydrostatics, mesh }: BodyMesh,
  c: Pick<typeof orcaWave, 'displacedMass' | 'massDifference'>,
  trace: Trace,
): Mass {
  trace.section('Mesh displacement')
  const V = trace.lookup({
    ...OF_MESH,
    symbol: 'V',
    title: 'Displaced volume',
    unit: 'm3',
    value: hydrostatics.volume,
    cell: `divergence theorem over ${mesh.panels.length} panels and their mirror images, mean of x, y and z`,
  })
  trace.lookup({
    ...OF_MESH,
    symbol: 'A_w',
    title: 'Waterplane area',
    unit: 'm2',
    value: hydrostatics.waterplaneArea,
    cell: 'mesh and its mirror images at z = 0',
  })
  const displaced = trace.apply(c.displacedMass, { rho: p.water_density, V })
  return { displaced, difference: trace.apply(c.massDifference, { m: p.mass, m_d: displaced }) }
}
