/** The checks of a run, each by its clause. */
import { allowableDamage, minerSum } from '@keelson/physics/fatigue/miner.ts'
import { creepLife, creepMargin, factoredLife } from '@keelson/physics/fibre-rope/creep.ts'
import { compressionMargin, minimumRatio } from '@keelson/standards/api-rp-2sm-2014/minimum-tension.ts'
import { meanTensionOfTests } from '@keelson/standards/dnv-os-e301-2018/fibre-rope.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  fatigue: checkOf('utilisation', {
    title: 'Tension fatigue',
    criterion: allowableDamage,
    demand: minerSum,
    capacity: allowableDamage,
    reach: [meanTensionOfTests],
  }),
  creep: checkOf('calculated_life', {
    title: 'Creep rupture',
    criterion: creepMargin,
    demand: factoredLife,
    capacity: creepLife,
  }),
  minimum_tension: checkOf('-', {
    title: 'Minimum tension',
    criterion: compressionMargin,
    demand: 'Minimum allowable tension ratio',
    capacity: minimumRatio,
  }),
}
