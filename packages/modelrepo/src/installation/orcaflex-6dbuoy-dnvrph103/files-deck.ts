/** The OrcaFlex text data file of the buoy: what activates others first, in te, m, kN and s; and the file read back. */
import { fromSI, toSI } from '@keelson/units'
import { CalculationError, ContractError, clean } from '@keelson/workflow'
import { parse } from 'yaml'
import {
  type Deck,
  data,
  deckText,
  group,
  requireRoundTrip,
  rows,
  section,
  word,
} from '../../_shared/orcina-deck/deck.ts'
import type { Buoy } from './calculate-buoy.ts'
import type { Params } from './inputs.ts'

export const FILE_NAME = 'orcaflex-6dbuoy.yml'
const BUOY_NAME = 'Structure'

const NOTHING = rows([0, 0, 0])
const inUnit = (si: number, unit: string) => clean(fromSI(si, unit))
const triple = (values: readonly number[], unit: string) => rows(values.map((si) => inUnit(si, unit)))

function deckOf(p: Params, buoy: Buoy): Deck {
  return [
    data('General', group(data('UnitsSystem', word('SI')))),
    data('Environment', group(data('Density', inUnit(p.water_density, 't/m3')))),
    data('6DBuoys', [[...identity(p), ...inertia(p, buoy), ...hydrodynamics(p, buoy), ...slam(p, buoy)]]),
  ]
}

const identity = (p: Params): Deck => [
  data('Name', word(BUOY_NAME)),
  data('BuoyType', word('Lumped buoy')),
  data('Connection', word('Free')),
  data('InitialPosition', rows([0, 0, clean(-(p.depth_to_structure[0] ?? 0))])),
  data('InitialAttitude', NOTHING),
]

const inertia = (p: Params, buoy: Buoy): Deck => [
  ...(buoy.standsIn
    ? [section('No outline was given: inertia, height and sideways data are those of a box of area and volume.')]
    : []),
  data('Mass', inUnit(buoy.mass, 't')),
  data('MomentsOfInertia', triple(buoy.inertia, 't*m2')),
  data('CentreOfMass', rows(p.centre_of_gravity.map(clean))),
  data('LumpedBuoyAddedMassMethod', word('Diagonal values')),
  data('Volume', clean(buoy.volume)),
  data('Height', clean(buoy.outline.h)),
  data('CentreOfVolume', NOTHING),
]

const hydrodynamics = (p: Params, buoy: Buoy): Deck => [
  data('UnitDampingForce', NOTHING),
  data('UnitDampingMoment', NOTHING),
  data('DragArea', triple(buoy.dragAreas, 'm2')),
  data('DragAreaMoment', triple(buoy.dragMoments, 'm5')),
  data('DragForceCoefficient', same(p.drag_coefficient)),
  data('DragMomentCoefficient', same(p.drag_coefficient)),
  data('HydrodynamicMass', same(inUnit(buoy.hydrodynamicMass, 't'))),
  data('HydrodynamicInertia', triple(buoy.hydrodynamicInertia, 't*m2')),
  data('AddedMassCoefficient', triple(buoy.addedCoefficients, '-')),
  data('AddedInertiaCoefficient', triple(buoy.addedInertiaCoefficients, '-')),
  data('FluidAccelerationForceCoefficient', triple(buoy.accelerationCoefficients, '-')),
]
const same = (value: number) => rows([clean(value), clean(value), clean(value)])

const slam = (p: Params, buoy: Buoy): Deck => [
  section('Slamming on entry; none on exit.'),
  data('LumpedBuoySlamArea', inUnit(buoy.slamArea, 'm2')),
  data('LumpedBuoySlamForceDataEntry', clean(p.slamming_coefficient)),
  data('LumpedBuoySlamForceDataExit', 0),
]

/** The text, once it reads back as it was meant and holds the structure that was asked for. */
export function fileText(p: Params, buoy: Buoy): string {
  const deck = deckOf(p, buoy)
  const text = deckText(deck, 'Model')
  requireRoundTrip(text, deck)
  requireSameBuoy(text, p, buoy)
  return text
}

/** What a file says of its buoy, in SI. */
export interface ReadBuoy {
  readonly mass: number
  readonly volume: number
  readonly waterDensity: number
  readonly centreOfMass: readonly number[]
  /** Hydrodynamic mass times coefficient. */
  readonly addedMasses: readonly number[]
  readonly slamArea: number
  readonly slamCoefficient: number
}
type Numbers = Readonly<Record<string, number>>
type Triples = Readonly<Record<string, readonly number[]>>

/** Reads a file with one lumped buoy. Throws CalculationError where it holds none. */
export function readBuoy(text: string): ReadBuoy {
  const whole = parse(text) as { readonly Environment?: Numbers; readonly '6DBuoys'?: readonly (Numbers & Triples)[] }
  const buoy = whole['6DBuoys']?.[0]
  if (buoy === undefined) throw new CalculationError('the file has no 6D buoy')
  const number = (name: string) => (buoy as Numbers)[name] ?? Number.NaN
  const numbers = (name: string) => (buoy as Triples)[name] ?? []
  const [masses, coefficients] = [numbers('HydrodynamicMass'), numbers('AddedMassCoefficient')]
  return {
    mass: toSI(number('Mass'), 't'),
    volume: number('Volume'),
    waterDensity: toSI(whole.Environment?.Density ?? Number.NaN, 't/m3'),
    centreOfMass: numbers('CentreOfMass'),
    addedMasses: masses.map((m, i) => toSI(m * (coefficients[i] ?? Number.NaN), 't')),
    slamArea: number('LumpedBuoySlamArea'),
    slamCoefficient: number('LumpedBuoySlamForceDataEntry'),
  }
}

/** Digits that a file carries, less two for the products. */
const SAME = 1e-10

function requireSameBuoy(text: string, p: Params, buoy: Buoy): void {
  const read = readBuoy(text)
  const pairs: readonly (readonly [number, number])[] = [
    [read.mass, p.mass_in_air],
    [read.volume, buoy.volume],
    [read.waterDensity, p.water_density],
    [read.slamArea, buoy.slamArea],
    [read.slamCoefficient, p.slamming_coefficient],
    ...p.centre_of_gravity.map((x, i) => [read.centreOfMass[i] ?? Number.NaN, x] as const),
    ...buoy.addedMasses.map((A, i) => [read.addedMasses[i] ?? Number.NaN, A] as const),
  ]
  if (pairs.every(([a, b]) => Math.abs(a - b) <= SAME * Math.abs(b))) return
  throw new ContractError('the data file does not match the entered structure')
}
