/** What an AQWA model must keep to, and the quantities of its decks. Coherent SI. */
import { constant, type Equation, equation, pi, reachRule, type Where } from '@keelson/equations'
import * as orcawave from '../orcina-orcawave-11/checks.ts'
import { aqwa } from './source.ts'

const limit = (symbol: string, title: string, value: number, clause: string) =>
  constant({ symbol, title, value, unit: '-', source: aqwa, clause })

export const CARD_WIDTH = limit('n_col', 'Maximum card width', 80, 'card images')
export const MOST_FREQUENCIES = limit('n_f', 'Maximum number of frequencies', 100, 'deck 6')
export const MOST_DIRECTIONS = limit('n_d', 'Maximum number of directions', 41, 'deck 6')
export const HIGHEST_NODE = limit('n_G', 'Centre of gravity node number', 98000, 'deck 1')
export const PANELS_PER_WAVELENGTH = limit('n_min', 'Minimum panels per wavelength', 4, 'size of diffracting panels')
export const DEEP_DEPTH = constant({
  symbol: 'd_deep',
  title: 'Minimum depth for deep water',
  value: 1000,
  unit: 'm',
  source: aqwa,
  clause: 'deck 5, DPTH',
})

/** What holds of every diffraction program, where AQWA has it. */
const here = <W extends Where>(same: Equation<W>, clause: string): Equation<W> => ({ ...same, source: aqwa, clause })

const HYDROSTATICS = 'decks 1 and 2: hydrostatics of the mesh'

export const soundMesh = reachRule({ ...orcawave.soundMesh, source: aqwa, clause: HYDROSTATICS })
export const meshBelowWater = reachRule({ ...orcawave.meshBelowWater, source: aqwa, clause: HYDROSTATICS })

export const displacedMass = here(orcawave.displacedMass, HYDROSTATICS)
export const massDifference = here(orcawave.massDifference, 'deck 3: floating equilibrium')
export const momentOfInertia = here(orcawave.momentOfInertia, 'deck 4: PMAS')
export const frequencyOf = here(orcawave.frequencyOf, 'deck 6: HRTZ')
export const periodOf = here(orcawave.periodOf, 'deck 6: HRTZ')
export const largestPanel = here(orcawave.largestPanel, 'size of diffracting panels')
export const panelsPerWavelength = here(orcawave.panelsPerWavelength, 'size of diffracting panels')

export const cyclicFrequency = equation({
  symbol: 'f',
  title: 'Cyclic wave frequency',
  unit: 'Hz',
  source: aqwa,
  clause: 'deck 6: HRTZ',
  where: { omega: ['wave frequency', 'rad/s'] },
  evaluate: ({ omega }) => omega / (2 * pi),
})
