/** What a diffraction model must keep to, and the quantities of its data file. Coherent SI. */
import { abs, constant, equation, house, pi, reachRule } from '@keelson/equations'
import { orcaWave } from './source.ts'

export const NO_FAULT = constant({
  symbol: 'n_max',
  title: 'Faults that a mesh may have',
  value: 0,
  unit: '-',
  source: house,
  clause: 'a mesh with any fault is not passed on',
})
export const MASS_TOLERANCE = constant({
  symbol: 'delta_m',
  title: 'Largest difference of body mass and displaced mass, of the body mass',
  value: 0.02,
  unit: '-',
  source: house,
  clause: 'mass balance of a free body; usual practice, the program sets no limit',
})
export const PANEL_LIMIT = constant({
  symbol: 'n_max',
  title: 'Most panels of one mesh file',
  value: 100_000,
  unit: '-',
  source: orcaWave,
  clause: 'panels of a mesh file',
})
export const PANELS_PER_WAVELENGTH = constant({
  symbol: 'n_lambda',
  title: 'Panels per wavelength below which OrcaWave warns by default',
  value: 5,
  unit: '-',
  source: orcaWave,
  clause: 'PanelsPerWavelengthWarningLevel',
})
export const ASPECT_RATIO = constant({
  symbol: 'r_a',
  title: 'Panel aspect ratio at which OrcaWave warns by default',
  value: 25,
  unit: '-',
  source: orcaWave,
  clause: 'PanelAspectRatioWarningLevel',
})
export const VOLUME_TOLERANCE = constant({
  symbol: 'delta_V',
  title: 'Largest difference of the volumes from the three directions, of their mean',
  value: 0.01,
  unit: '-',
  source: house,
  clause: 'closed mesh; usual practice, the program sets no limit',
})

const HYDROSTATICS = 'Bodies: hydrostatics of the mesh'

export const soundMesh = reachRule({
  title: 'The mesh is one closed surface',
  because: 'the volume of a mesh with faults is not known',
  source: orcaWave,
  clause: HYDROSTATICS,
})
export const meshBelowWater = reachRule({
  title: 'The mesh ends at still water',
  because: 'the program uses only what lies below it',
  source: orcaWave,
  clause: HYDROSTATICS,
})

export const periodOf = equation({
  symbol: 'T',
  title: 'Wave period',
  unit: 's',
  source: orcaWave,
  clause: 'Environment: PeriodOrFrequency',
  where: { omega: ['wave frequency', 'rad/s'] },
  evaluate: ({ omega }) => (2 * pi) / omega,
})

export const frequencyOf = equation({
  symbol: 'omega',
  title: 'Wave frequency',
  unit: 'rad/s',
  source: orcaWave,
  clause: 'Environment: PeriodOrFrequency',
  where: { T: ['wave period', 's'] },
  evaluate: ({ T }) => (2 * pi) / T,
})

/** About an axis through the centre of gravity. */
export const momentOfInertia = equation({
  symbol: 'I',
  title: 'Moment of inertia about the centre of gravity',
  unit: 'kg*m2',
  source: orcaWave,
  clause: 'Bodies: BodyInertiaTensor',
  where: { m: ['mass of the body', 'kg'], k: ['radius of gyration', 'm'] },
  evaluate: ({ m, k }) => m * k ** 2,
})

export const displacedMass = equation({
  symbol: 'm_d',
  title: 'Displaced mass',
  unit: 'kg',
  source: orcaWave,
  clause: HYDROSTATICS,
  where: { rho: ['density of the water', 'kg/m3'], V: ['displaced volume', 'm3'] },
  evaluate: ({ rho, V }) => rho * V,
})

export const massDifference = equation({
  symbol: 'delta_m',
  title: 'Difference of mass and displaced mass',
  unit: '-',
  source: orcaWave,
  clause: 'Bodies: floating equilibrium',
  where: { m: ['mass of the body', 'kg'], m_d: ['displaced mass', 'kg'] },
  evaluate: ({ m, m_d }) => abs(m - m_d) / m,
})

export const largestPanel = equation({
  symbol: 's_lim',
  title: 'Largest panel for the shortest wave',
  unit: 'm',
  source: orcaWave,
  clause: 'PanelsPerWavelengthWarningLevel',
  where: { lambda: ['shortest wavelength', 'm'], n: ['panels per wavelength', '-'] },
  evaluate: ({ lambda, n }) => lambda / n,
})

export const panelsPerWavelength = equation({
  symbol: 'n_mesh',
  title: 'Panels of the mesh per shortest wavelength',
  unit: '-',
  source: orcaWave,
  clause: 'PanelsPerWavelengthWarningLevel',
  where: { lambda: ['shortest wavelength', 'm'], s_max: ['longest panel side', 'm'] },
  evaluate: ({ lambda, s_max }) => lambda / s_max,
})
