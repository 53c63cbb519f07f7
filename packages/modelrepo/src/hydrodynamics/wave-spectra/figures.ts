/** The highest wave over the water, and how the energy is spread. */
import { silent } from '@keelson/equations'
import { type Drawing, figure, labelled } from '@keelson/figures'
import { type Petal, rose } from '@keelson/figures/things/rose.ts'
import { type DrawnWave, waterUnder, waveDimensions } from '@keelson/figures/things/wave-profile.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import { wavelength, waveNumber } from '@keelson/physics/waves/dispersion.ts'
import { peakFrequency } from '@keelson/physics/waves/jonswap.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Asked, Found } from './found.ts'
import { depthOf } from './sea.ts'
import { spreadAt } from './spreading.ts'

export const figuresOf = (p: Asked, found: Found) => ({
  wave: waveFigure(p, found),
  ...(p.spreading !== 'none' && { spreading: spreadingFigure(p) }),
})

/** Depths below this many heights of the wave show the bed. */
const SHOWN_DEPTH = 5
/** Water shown under the trough, and air over the crest, as shares of the height. */
const [UNDER, OVER] = [0.5, 0.25] as const

function waveFigure(p: Asked, { extremes: e, periods, sea }: Found): Drawing | NotApplicable {
  if (e === undefined) return notApplicable('no wave passes during the sea state')
  const d = depthOf(p)
  const crest = e.second?.c_2 ?? e.c_mp
  const omega = peakFrequency.evaluate({ T_p: periods.T_m01 })
  const length = wavelength.evaluate({ k: waveNumber(omega, d, p.gravity) })
  const wave: DrawnWave = { height: e.H_F, crest, length }
  const low = crest - e.H_F - UNDER * e.H_F
  const bedded = d < SHOWN_DEPTH * e.H_F
  const foot = bedded ? -d : low
  const edge = 0.75 * length
  return figure(
    { unit: 'm', scale: 'stretched', frame: { x: [-edge, edge], y: [foot, crest + OVER * e.H_F] } },
    waterUnder(wave, foot),
    { kind: 'water-line', at: 0 },
    bedded && {
      kind: 'ground',
      points: [
        [-edge, -d],
        [edge, -d],
      ],
      label: labelled('d', d, 'm'),
    },
    waveDimensions(
      wave,
      {
        height: labelled('H_F', e.H_F, 'm'),
        crest: labelled(e.second === undefined ? 'c_mp' : 'c_2', crest, 'm'),
        beside: labelled(sea.H_s === e.H_s ? 'H_s' : 'H_m0', e.H_s, 'm'),
      },
      e.H_s,
    ),
  )
}

const PETALS = 181

function spreadingFigure(p: Asked): Drawing {
  const D = (theta: number) => spreadAt(p, theta, silent)
  const petals = spaced(-Math.PI, Math.PI, PETALS).map((theta): Petal => [theta, D(theta) / D(0)])
  return figure(
    { unit: 'm', scale: 'none', aspect: 2.4 / 2.8, frame: { x: [-1.2, 1.6], y: [-1.2, 1.2] } },
    rose(petals),
  )
}
