/** One vocabulary for all catenary equations, so that a symbol has one meaning and one unit in every printed line. */
import type { Source } from '@keelson/equations'

const SYMBOLS = {
  x: ['horizontal distance, anchor to fairlead', 'm'],
  z: ['fairlead height above anchor', 'm'],
  L: ['unstretched length', 'm'],
  w: ['submerged weight per unit unstretched length', 'N/m'],
  EA: ['axial stiffness', 'N'],
  C_B: ['seabed friction coefficient', '-'],
  H: ['fairlead horizontal tension', 'N'],
  V: ['fairlead vertical tension', 'N'],
  T: ['fairlead tension', 'N'],
  H_A: ['anchor horizontal tension', 'N'],
  V_A: ['anchor vertical tension', 'N'],
  T_A: ['anchor tension', 'N'],
  L_B: ['unstretched length on the seabed', 'm'],
  L_0: ['slack length at the anchor', 'm'],
  V_0: ['weight hanging from the fairlead', 'N'],
  s: ['unstretched arc length from anchor', 'm'],
  V_s: ['vertical tension at s', 'N'],
  x_B: ['touchdown point distance from anchor', 'm'],
  lambda: ['initial sag parameter', '-'],
  x_H: ['derivative of x with respect to H', 'm/N'],
  x_V: ['derivative of x with respect to V', 'm/N'],
  z_H: ['derivative of z with respect to H', 'm/N'],
  z_V: ['derivative of z with respect to V', 'm/N'],
  D_J: ['Jacobian determinant', 'm2/N2'],
  d: ['top height above seabed', 'm'],
  q: ['top angle from vertical', 'rad'],
  phi: ['top angle from horizontal', 'rad'],
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
