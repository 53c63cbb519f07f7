/** What a diffraction model must keep to, and the quantities of its data file. Coherent SI. */
import { abs, constant, equation, house, pi, reachRule } from '@keelson/equations'
import { orcaWave } from './source.ts'

export const NO_FAULT = constant({
  symbol: 'n_max',
  title: 'Permitted number of mesh faults',
  value: 0,
  unit: '-',
  source: house,
  clause: 'a mesh with faults is not accepted',
})
export const MASS_TOLERANCE = constant({
  symbol: 'delta_m',
  title: 'Maximum difference between body and displaced mass, relative to body mass',
  value: 0.02,
  unit: '-',
  source: house,
  clause: 'mass balance of a free body, usual practice',
})
export const PANEL_LIMIT = constant({
  symbol: 'n_max',
  title: 'Maximum panels per mesh file',
  value: 100_000,
  unit: '-',
  source: orcaWave,
  clause: 'panels of a mesh file',
})
export const PANELS_PER_WAVELENGTH = constant({
  symbol: 'n_lambda',
  title: 'Default OrcaWave warning level, panels per wavelength',
  value: 5,
  unit: '-',
  source: orcaWave,
  clause: 'PanelsPerWavelengthWarningLevel',
})
export const ASPECT_RATIO = constant({
  symbol: 'r_a',
  title: 'Default OrcaWave warning level, panel aspect ratio',
  value: 25,
  unit: '-',
  source: orcaWave,
  clause: 'PanelAspectRatioWarningLevel',
})
export const VOLUME_TOLERANCE = constant({
  symbol: 'delta_V',
  title: 'Maximum difference between volumes from three directions, relative to mean',
  value: 0.01,
  unit: '-',
  source: house,
  clause: 'closed mesh, usual practice',
})

const HYDROSTATICS = 'Bodies: hydrostatics of the mesh'

export const soundMesh = reachRule({
  title: 'The mesh forms a single closed surface',
  because: 'the volume of a mesh with faults is unreliable',
  source: orcaWave,
  clause: HYDROSTATICS,
})
export const meshBelowWater = reachRule({
  title: 'The mesh ends at the still waterline',
  because: 'OrcaWave uses only the mesh below the still waterline',
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
  title: 'Moment of inertia about centre of gravity',
  unit: 'kg*m2',
  source: orcaWave,
  clause: 'Bodies: BodyInertiaTensor',
  where: { m: ['body mass', 'kg'], k: ['radius of gyration', 'm'] },
  evaluate: ({ m, k }) => m * k ** 2,
})

export const displacedMass = equation({
  symbol: 'm_d',
  title: 'Displaced mass',
  unit: 'kg',
  source: orcaWave,
  clause: HYDROSTATICS,
  where: { rho: ['water density', 'kg/m3'], V: ['displaced volume', 'm3'] },
  evaluate: ({ rho, V }) => rho * V,
})

export const massDifference = equation({
  symbol: 'delta_m',
  title: 'Relative difference between body and displaced mass',
  unit: '-',
  source: orcaWave,
  clause: 'Bodies: floating equilibrium',
  where: { m: ['body mass', 'kg'], m_d: ['displaced mass', 'kg'] },
  evaluate: ({ m, m_d }) => abs(m - m_d) / m,
})

export const largestPanel = equation({
  symbol: 's_lim',
  title: 'Maximum panel size for shortest wave',
  unit: 'm',
  source: orcaWave,
  clause: 'PanelsPerWavelengthWarningLevel',
  where: { lambda: ['shortest wavelength', 'm'], n: ['panels per wavelength', '-'] },
  evaluate: ({ lambda, n }) => lambda / n,
})

export const panelsPerWavelength = equation({
  symbol: 'n_mesh',
  title: 'Mesh panels per shortest wavelength',
  unit: '-',
  source: orcaWave,
  clause: 'PanelsPerWavelengthWarningLevel',
  where: { lambda: ['shortest wavelength', 'm'], s_max: ['longest panel side', 'm'] },
  evaluate: ({ lambda, s_max }) => lambda / s_max,
})
