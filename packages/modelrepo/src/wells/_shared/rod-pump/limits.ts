/** How far cards and rods are known: what both workflows hold their checks to. */
import { house, type Reach, reachRule } from '@keelson/equations'
import { DAMPING } from '@keelson/physics/rod-pump/rod-string.ts'
import { STEEL_RODS } from '@keelson/standards/api-rp-11br-2008/rod-loading.ts'
import { toSI } from '@keelson/units'
import { against, type Left, outOf, shownIn } from '@keelson/workflow'
import { type DiagnosedWell, isParted } from './diagnosed.ts'
import type { CardWell } from './well.ts'

export const WHOLE_RODS = reachRule({
  title: 'Intact rod string',
  because: 'the wave equation applies only to rods that reach the pump',
  source: house,
  clause: 'diagnosis of parted rods',
})
/** Limits of the loading of rods; damping counts for what is found below the polished rod. */
export const ROD_LIMITS: readonly Reach[] = [WHOLE_RODS, STEEL_RODS]

const STEEL = { density: toSI(400, 'lb/ft3'), modulus: toSI(15e6, 'psi') } as const

/** Whether density and modulus are those of steel. */
export const steelLike = ({ rod_density, rod_elastic_modulus }: CardWell) => ({
  heavy: rod_density >= STEEL.density,
  stiff: rod_elastic_modulus >= STEEL.modulus,
})

export const partedLeft = (run: Pick<DiagnosedWell, 'pumped'>): Left | undefined =>
  against(WHOLE_RODS, isParted(run) ? 'the rods are parted, so the loads do not represent the whole string' : undefined)

export const dampingLeft = ({ surface }: Pick<DiagnosedWell, 'surface'>): Left | undefined => outOf(DAMPING, surface.nu)

/** Rods of another material than the stress diagram is of. */
export function materialLeft({ well }: Pick<DiagnosedWell, 'well'>): Left | undefined {
  const { heavy, stiff } = steelLike(well)
  if (heavy && stiff) return undefined
  return against(
    STEEL_RODS,
    `rods with a density of ${shownIn(well.rod_density, 'lb/ft3')} and an elastic modulus of ${shownIn(well.rod_elastic_modulus, 'psi')} are not steel; the modified Goodman diagram applies only to steel rods`,
  )
}
