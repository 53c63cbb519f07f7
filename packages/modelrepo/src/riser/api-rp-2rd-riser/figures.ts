/** The riser with its governing station, and the pipe under the pressures there. */
import { type Drawing, labelled } from '@keelson/figures'
import { riserFigure, sectionFigure } from '../_shared/stations/figures.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Station } from './calculate-stations.ts'
import type { Params } from './inputs.ts'

export function riserDrawing(p: Params, stations: readonly Station[], governing: number): Drawing {
  const { loads, stresses } = stations[governing] ?? {}
  const { arc_length: arcLength, external_pressure: externalPressure } = p
  return riserFigure({ count: stations.length, arcLength, externalPressure, governing }, [
    labelled('T_eff', loads?.T_eff ?? 0, 'kN', 'effective tension'),
    labelled('T_w', stresses?.T_w ?? 0, 'kN', 'true wall tension'),
    labelled('M', loads?.M ?? 0, 'kN*m', 'moment'),
  ])
}

export function sectionDrawing({ section }: Pipe, stations: readonly Station[], governing: number): Drawing {
  const { loads } = stations[governing] ?? {}
  return sectionFigure({
    outerDiameter: section.D,
    wall: { symbol: 't', thickness: section.t, text: 'nominal wall' },
    thinner: [{ symbol: 't_min', thickness: section.t_min, text: 'minimum wall' }],
    inside: loads?.p_i ?? 0,
    outside: loads?.p_e ?? 0,
  })
}
