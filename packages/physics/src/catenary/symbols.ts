/** One vocabulary for all catenary equations, so that a symbol has one meaning and one unit in every printed line. */
import type { Source } from '@keelson/equations'

const SYMBOLS = {
  x: ['horizontal distance from anchor to fairlead', 'm'],
  z: ['height of the fairlead above the anchor', 'm'],
  L: ['unstretched length', 'm'],
  w: ['submerged weight per unstretched length', 'N/m'],
  EA: ['axial stiffness', 'N'],
  C_B: ['seabed friction coefficient', '-'],
  H: ['horizontal tension at the fairlead', 'N'],
  V: ['vertical tension at the fairlead', 'N'],
  T: ['tension at the fairlead', 'N'],
  H_A: ['horizontal tension at the anchor', 'N'],
  V_A: ['vertical tension at the anchor', 'N'],
  T_A: ['tension at the anchor', 'N'],
  L_B: ['unstretched length on the seabed', 'm'],
  L_0: ['length at the anchor that friction has relieved of all tension', 'm'],
  V_0: ['weight of the part that hangs from the fairlead', 'N'],
  s: ['unstretched arc length from the anchor', 'm'],
  V_s: ['vertical tension at s', 'N'],
  x_B: ['distance of the touchdown point from the anchor', 'm'],
  lambda: ['sag parameter of the start guess', '-'],
  x_H: ['derivative of x with respect to H', 'm/N'],
  x_V: ['derivative of x with respect to V', 'm/N'],
  z_H: ['derivative of z with respect to H', 'm/N'],
  z_V: ['derivative of z with respect to V', 'm/N'],
  D_J: ['determinant of the Jacobian', 'm2/N2'],
  d: ['height of the top above the seabed', 'm'],
  q: ['angle at the top from the vertical', 'rad'],
  phi: ['angle at the top from the horizontal', 'rad'],
  a: ['catenary parameter', 'm'],
  S: ['suspended length', 'm'],
} as const

/** The `where` of an equation over the named symbols. */
export function where<K extends keyof typeof SYMBOLS>(...names: K[]): Pick<typeof SYMBOLS, K> {
  return Object.fromEntries(names.map((name) => [name, SYMBOLS[name]])) as Pick<typeof SYMBOLS, K>
}

export const JONKMAN: Source = {
  id: 'Jonkman (2007)',
  title: 'Dynamics Modeling and Loads Analysis of an Offshore Floating Wind Turbine',
  publisher: 'National Renewable Energy Laboratory',
  revision: 'NREL/TP-500-41958',
}

export const IRVINE: Source = {
  id: 'Irvine (1981)',
  title: 'Cable Structures',
  publisher: 'MIT Press',
  revision: '1981',
}
