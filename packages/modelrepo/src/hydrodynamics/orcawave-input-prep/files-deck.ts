/** The OrcaWave text data file: its data in the order in which OrcaWave activates them, in its units (te, m, kN, s, deg). */
import { fromSI } from '@keelson/units'
import { clean } from '@keelson/workflow'
import { type Deck, data, rows, section, word, yesNo } from '../../_shared/orcina-deck/deck.ts'
import type { Params } from './inputs.ts'

export interface DeckInput {
  readonly p: Params
  /** Wave periods ascending, s. */
  readonly periods: readonly number[]
  /** About the centre of gravity, kg m2. */
  readonly inertia: readonly number[]
  /** OrcaWave makes the interior lid. */
  readonly lid: boolean
}

export const FILE_NAME = 'orcawave.yml'
const BODY_NAME = 'Body1'

const SYMMETRY = { none: 'None', xz: 'xz plane', yz: 'yz plane', both: 'xz and yz planes' } as const

/** Data that are inactive for the solve type are left out: OrcaWave refuses them. */
export function deckOf(input: DeckInput): Deck {
  return [...calculation(input), ...environment(input), ...bodies(input)]
}

function calculation({ p }: DeckInput): Deck {
  return [
    section('Model'),
    data('UnitsSystem', word('SI')),
    section('Calculation & output'),
    data('SolveType', word(p.qtf_calculation ? 'Full QTF calculation' : 'Potential and source formulations')),
    data('LoadRAOCalculationMethod', word('Both')),
    data('PreferredLoadRAOCalculationMethod', word('Haskind')),
    data('QuadraticLoadPressureIntegration', yesNo(true)),
    data('QuadraticLoadControlSurface', yesNo(false)),
    data('QuadraticLoadMomentumConservation', yesNo(false)),
    data('LengthTolerance', 1e-7),
    data('WaterlineZTolerance', 1e-6),
    data('WaterlineGapTolerance', 1e-6),
    data('DivideNonPlanarPanels', yesNo(true)),
    data('LinearSolverMethod', word('Direct LU')),
    data('OutputPanelPressures', yesNo(false)),
    data('ValidatePanelArrangement', yesNo(true)),
    data('PanelAspectRatioWarningLevel', 25),
    data('PanelsPerWavelengthWarningLevel', 5),
  ]
}

function environment({ p, periods }: DeckInput): Deck {
  return [
    section('Environment'),
    data('WaterDepth', p.water_depth === 'infinite' ? word('Infinity') : clean(p.water_depth)),
    data('WaterDensity', inUnit(p.water_density, 't/m3')),
    data('WavesReferredToBy', word('period (s)')),
    data('PeriodOrFrequency', periods.map(clean)),
    data(
      'WaveHeading',
      p.wave_headings.map((beta) => inUnit(beta, 'deg')),
    ),
    ...(p.qtf_calculation ? [data('QTFMinCrossingAngle', 0), data('QTFMaxCrossingAngle', 180)] : []),
  ]
}

function bodies(input: DeckInput): Deck {
  return [section('Bodies'), data('Bodies', [[...meshData(input), ...inertiaData(input), ...constraintData()]])]
}

function meshData({ p, lid }: DeckInput): Deck {
  return [
    data('BodyName', word(BODY_NAME)),
    data('BodyMeshPosition', rows([0, 0, 0])),
    data('BodyMeshAttitude', rows([0, 0, 0])),
    data('BodyIncludedInAnalysis', yesNo(true)),
    data('BodyMeshFileName', word(p.mesh_file)),
    data('BodyMeshFormat', word('Wamit gdf')),
    data('BodyMeshLengthUnits', word('m')),
    data('BodyMeshSymmetry', word(SYMMETRY[p.mesh_symmetry])),
    data('BodyOriginType', word('Free surface')),
    data('BodyAddInteriorSurfacePanels', yesNo(lid)),
    ...(lid ? [data('BodyInteriorSurfacePanelMethod', word('Triangulation method'))] : []),
    data('BodyHydrostaticIntegralMethod', word('Standard')),
    data('BodyHydrostaticStiffnessMethod', word('Displacement')),
  ]
}

function inertiaData({ p, inertia }: DeckInput): Deck {
  const [I_xx = 0, I_yy = 0, I_zz = 0] = inertia.map((I) => inUnit(I, 't*m2'))
  return [
    data('BodyInertiaSpecifiedBy', word('Matrix (for a general body)')),
    data('BodyCentreOfMass', rows(p.centre_of_gravity.map(clean))),
    data('BodyMass', inUnit(p.mass, 't')),
    data(
      'BodyInertiaTensorRx, BodyInertiaTensorRy, BodyInertiaTensorRz',
      rows([I_xx, 0, 0], [0, I_yy, 0], [0, 0, I_zz]),
    ),
    data('BodyInertiaTensorOriginType', word('Centre of mass')),
  ]
}

const DIRECTIONS = ['x', 'y', 'z', 'Rx', 'Ry', 'Rz']
const joined = (name: string) => DIRECTIONS.map((direction) => `${name}${direction}`).join(', ')
const NOTHING = rows(...DIRECTIONS.map(() => DIRECTIONS.map(() => 0)))

function constraintData(): Deck {
  return [
    data(joined('BodyExternalStiffnessMatrix'), NOTHING),
    data('BodyExternalStiffnessMatrixOriginType', word('Body origin')),
    data(joined('BodyExternalDampingMatrix'), NOTHING),
    data('BodyExternalDampingMatrixOriginType', word('Body origin')),
    data('BodyConnectionParent', word('Free')),
    ...DIRECTIONS.map((direction) => data(`BodyFixedDOF${direction}`, yesNo(false))),
  ]
}

const inUnit = (si: number, unit: string) => clean(fromSI(si, unit))
