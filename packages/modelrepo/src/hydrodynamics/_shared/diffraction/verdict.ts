/** What is wrong with a mesh: the faults of its geometry, and the reasons for not accepting it. */
import { MASS_TOLERANCE, VOLUME_TOLERANCE } from '@keelson/standards/orcina-orcawave-11/checks.ts'
import { shown, shownIn, shownPercent } from '@keelson/workflow'
import type { BodyMesh } from './body-mesh.ts'
import type { DiffractionParams } from './params.ts'

/** Faults of the geometry alone; a mesh with any is not accepted. */
export function geometryFaults(m: BodyMesh): string[] {
  const { volume, volumes } = m.hydrostatics
  const spread = volume > 0 ? (Math.max(...volumes) - Math.min(...volumes)) / volume : 0
  return [
    ...m.symmetryFaults,
    ...(m.holes > 0 ? [`the mesh is open along ${m.holes} edges that are not at z = 0`] : []),
    ...(m.conflicts > 0 ? [`${m.conflicts} edges or panels belong to no single closed surface`] : []),
    ...(volume > 0 ? [] : [`the mesh encloses no volume below z = 0 (${shownIn(volume, 'm3')})`]),
    ...(spread > VOLUME_TOLERANCE.value
      ? [`the volumes from x, y and z, ${volumes.map((v) => shown(v)).join(', ')} m3, differ by more than 1 %`]
      : []),
  ]
}

export interface Mass {
  /** Difference as a share of the mass. */
  readonly difference: number
  readonly displaced: number
}

/** All reasons why the mesh is not accepted; none where it is. */
export function reasonsOf(p: DiffractionParams, m: BodyMesh, { difference, displaced }: Mass): string[] {
  if (difference <= MASS_TOLERANCE.value * (1 + 1e-9)) return geometryFaults(m)
  const [mass, other] = [shownIn(p.mass, 't'), shownIn(displaced, 't')]
  const apart = `{mass} ${mass} and {displaced_mass} ${other} differ by ${shownPercent(difference)}, more than ${shownPercent(MASS_TOLERANCE.value)}`
  return [...geometryFaults(m), apart]
}

/** Why the displaced volume is none to compare a mass with; undefined where it is sound. */
export function volumeDoubt(m: BodyMesh, program: string): string | undefined {
  if (geometryFaults(m).length > 0) return 'the volume of a mesh with faults is not known'
  return m.highest > ABOVE_WATER
    ? `the mesh reaches ${shownIn(m.highest, 'm')} above still water, and ${program} takes only what lies below it`
    : undefined
}
/** Heights that are still water for all practical purposes, m. */
export const ABOVE_WATER = 1e-6
