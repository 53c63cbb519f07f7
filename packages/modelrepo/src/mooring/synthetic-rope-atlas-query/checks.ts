/** The checks of a run, each by its clause. */
import { allowableDamage } from '@keelson/physics/fatigue/miner.ts'
import { damageOnStrength } from '@keelson/standards/dnv-os-e301-2018/fibre-rope.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  dff_margin: checkOf('utilisation', {
    title: 'Tension fatigue',
    criterion: allowableDamage,
    demand: damageOnStrength,
    capacity: allowableDamage,
  }),
}
