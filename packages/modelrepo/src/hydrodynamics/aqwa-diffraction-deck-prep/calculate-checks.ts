/** The checks of the deck: mass, mesh, panels for the shortest wave, columns, and the file read back. SI. */
import type { Trace } from '@keelson/equations'
import * as c from '@keelson/standards/ansys-aqwa-2024/checks.ts'
import { differences, readDeck } from '@keelson/standards/ansys-aqwa-2024/deck-reader.ts'
import { aqwa } from '@keelson/standards/ansys-aqwa-2024/source.ts'
import { MASS_TOLERANCE, NO_FAULT } from '@keelson/standards/orcina-orcawave-11/checks.ts'
import { check, openIf } from '@keelson/workflow'
import type { BodyMesh } from '../_shared/diffraction/body-mesh.ts'
import { geometryFaults, type Mass, volumeDoubt } from '../_shared/diffraction/verdict.ts'
import type { Deck } from './calculate-deck.ts'

interface Written {
  readonly body: BodyMesh
  readonly mass: Mass
  readonly deck: Deck
  readonly text: string
  readonly lambda: number
}

export function checksOf({ body, mass, deck, text, lambda }: Written, trace: Trace) {
  trace.section('Checks')
  const counted = (symbol: string, title: string, value: number, cell = 'counted in the file') =>
    trace.lookup({ symbol, title, unit: '-', source: aqwa, clause: 'data file', value, cell })
  const faults = [
    ...geometryFaults(body),
    ...(deck.crossing > 0 ? [`${deck.crossing} panels cross the still water level`] : []),
  ]
  const side = {
    symbol: 's_max',
    title: 'Longest panel side',
    unit: 'm',
    source: aqwa,
    clause: 'size of diffracting panels',
  }
  const s_max = trace.lookup({ ...side, value: body.longestSide, cell: 'measured from the mesh' })
  const n_mesh = trace.apply(c.panelsPerWavelength, { lambda, s_max })
  const wide = text.split('\n').filter((line) => line.length > c.CARD_WIDTH.value).length
  const misread = differences(deck.deck, readDeck(text))
  return {
    mass_balance: openIf(
      'out_of_reach',
      volumeDoubt(body, 'AQWA', c),
      check({ demand: mass.difference, capacity: MASS_TOLERANCE }),
    ),
    mesh_geometry: check({
      demand: counted('N_f', 'Number of mesh faults', faults.length, 'counted in the mesh'),
      capacity: NO_FAULT,
      ...(faults.length > 0 && { failure: faults.join('; ') }),
    }),
    panels_per_wavelength: check({ demand: c.PANELS_PER_WAVELENGTH, capacity: n_mesh }),
    card_width: check({ demand: counted('N_w', 'Number of overlength lines', wide), capacity: NO_FAULT }),
    read_back: check({
      demand: counted('N_r', 'Number of read-back differences', misread, 'file read back and compared'),
      capacity: NO_FAULT,
    }),
  }
}
