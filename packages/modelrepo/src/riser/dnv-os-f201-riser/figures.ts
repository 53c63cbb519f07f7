/** The riser with its governing station, and the pipe with its walls under the pressures there. */
import { type Drawing, labelled } from '@keelson/figures'
import { riserFigure, sectionFigure } from '../_shared/stations/figures.ts'
import type { Governing } from './calculate-governing.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Station } from './calculate-stations.ts'
import type { Params } from './inputs.ts'

export function riserDrawing(p: Params, stations: readonly Station[], governing: Governing): Drawing {
  const { loads } = stations[governing.station] ?? {}
  return riserFigure(
    {
      count: stations.length,
      arcLength: p.arc_length,
      externalPressure: p.external_pressure,
      governing: governing.station,
    },
    [
      labelled('T_ed', loads?.T_ed ?? 0, 'kN', 'design tension'),
      labelled('M_d', loads?.M_d ?? 0, 'kN*m', 'design moment'),
    ],
  )
}

export function sectionDrawing(p: Params, pipe: Pipe, stations: readonly Station[], governing: Governing): Drawing {
  const { pressures } = stations[governing.station] ?? {}
  return sectionFigure({
    outerDiameter: p.outer_diameter,
    wall: { symbol: 't', thickness: p.wall_thickness, text: 'nominal wall' },
    thinner: [
      { symbol: 't_2', thickness: pipe.t_2, text: 'average wall' },
      { symbol: 't_1', thickness: pipe.t_1, text: 'minimum wall' },
    ],
    inside: pressures?.p_ld ?? 0,
    outside: pressures?.p_e ?? 0,
  })
}
