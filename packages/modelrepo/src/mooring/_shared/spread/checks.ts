/** The acceptance checks of a spread: strength, anchors, offsets, and what is left when a line is lost. */

import type { Reach } from '@keelson/equations'
import { linearStrain } from '@keelson/physics/catenary/shape.ts'
import { faltinsen } from '@keelson/physics/handbooks.ts'
import { offsetShare } from '@keelson/physics/mooring-spread/spread.ts'
import { linesHoldVessel } from '@keelson/physics/mooring-system/redundancy.ts'
import { factoredPull, pullUtilisation, upliftOfAnchor } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { enoughPeaks } from '@keelson/standards/api-rp-2sk-2005/combined-response.ts'
import { factoredTension, tensionUtilisation } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { checkOf } from '@keelson/workflow'

const strength = { criterion: tensionUtilisation, demand: factoredTension, capacity: 'Minimum breaking load' } as const
const moving = { needs: ['low_frequency_motion_standard_deviation'] } as const
const damaged = { onlyWhen: { check_damaged: [true] } } as const
const pull = {
  criterion: pullUtilisation,
  demand: factoredPull,
  capacity: 'Anchor holding capacity',
  needs: ['anchor_holding_capacity'],
} as const
const drift = { criterion: offsetShare, capacity: 'Allowable offset' } as const

/** `ofLoad` are the reaches of the load, which leave every check open. */
export const spreadChecksFor = <const R extends readonly Reach[]>(ofLoad: R) => {
  const mean = [linearStrain, ...ofLoad]
  const moved = [...mean, enoughPeaks]
  return {
    intact_tension: checkOf('line_tension', {
      title: 'Line tension (intact, mean position)',
      ...strength,
      reach: mean,
    }),
    extreme_tension: checkOf('line_tension', {
      title: 'Line tension (intact, extreme position)',
      ...strength,
      ...moving,
      reach: moved,
    }),
    damaged_tension: checkOf('line_tension', {
      title: 'Line tension (most loaded line failed, mean position)',
      ...strength,
      ...damaged,
      reach: [...mean, linesHoldVessel],
    }),
    damaged_extreme_tension: checkOf('line_tension', {
      title: 'Line tension (most loaded line failed, extreme position)',
      ...strength,
      ...moving,
      ...damaged,
      reach: [...moved, linesHoldVessel],
    }),
    worst_damaged_tension: checkOf('line_tension', {
      title: 'Line tension (any line failed)',
      ...strength,
      ...damaged,
      reach: [...moved, linesHoldVessel],
    }),
    redundancy: checkOf('heading', {
      title: 'Redundancy (any line failed)',
      criterion: {
        source: faltinsen,
        clause: 'ch. 8, adjacent lines less than 180° apart',
      },
      demand: 'Maximum angle between adjacent lines',
      capacity: 'Limiting angle',
      ...damaged,
    }),
    anchor: checkOf('foundation_load', {
      title: 'Anchor load (intact)',
      ...pull,
      reach: [...moved, upliftOfAnchor],
    }),
    damaged_anchor: checkOf('foundation_load', {
      title: 'Anchor load (most loaded line failed)',
      ...pull,
      ...damaged,
      reach: [...moved, linesHoldVessel],
    }),
    worst_damaged_anchor: checkOf('foundation_load', {
      title: 'Anchor load (any line failed)',
      ...pull,
      ...damaged,
      reach: [...moved, linesHoldVessel],
    }),
    offset: checkOf('vessel_offset', {
      title: 'Offset (intact)',
      ...drift,
      demand: 'Extreme offset (mean offset if no motions are entered)',
      needs: ['allowable_offset'],
      reach: moved,
    }),
    damaged_offset: checkOf('vessel_offset', {
      title: 'Offset (most loaded line failed)',
      ...drift,
      ...damaged,
      demand: 'Extreme offset (mean offset if no motions are entered)',
      needs: ['damaged_allowable_offset'],
      reach: [...moved, linesHoldVessel],
    }),
    worst_damaged_offset: checkOf('vessel_offset', {
      title: 'Offset (any line failed)',
      ...drift,
      ...damaged,
      demand: 'Maximum offset, any line failed',
      needs: ['damaged_allowable_offset'],
      reach: [...moved, linesHoldVessel],
    }),
  }
}
