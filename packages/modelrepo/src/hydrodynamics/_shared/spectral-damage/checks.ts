/** Checks of every workflow that makes damage of stress spectra. */
import type { Reach } from '@keelson/equations'
import { dirlikIrregularity } from '@keelson/physics/fatigue/dirlik.ts'
import { allowableDamage } from '@keelson/physics/fatigue/miner.ts'
import { bendat } from '@keelson/physics/fatigue/narrow-band.ts'
import { wirschingLightSlopes } from '@keelson/physics/fatigue/wirsching-light.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { checkOf } from '@keelson/workflow'

/** `own`: limits of the spectra of the workflow at hand. */
export const damageChecks = (own: readonly Reach[]) => ({
  fatigue: checkOf('utilisation', {
    title: 'Fatigue damage',
    criterion: { source: dnvRpC203, clause: '2.2' },
    demand: 'Damage by selected method',
    capacity: allowableDamage,
    reach: [wirschingLightSlopes, dirlikIrregularity, ...own],
  }),
  narrow_band_bound: checkOf('utilisation', {
    title: 'Dirlik damage (narrow-band bound)',
    criterion: { source: bendat, clause: 'narrow-band upper bound of rainflow damage, m ≥ 3' },
    demand: 'Dirlik damage',
    capacity: 'Narrow-band damage',
  }),
})
