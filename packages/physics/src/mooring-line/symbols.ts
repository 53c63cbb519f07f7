/** Symbols of a line of several segments that are not already those of the catenary. */
const SYMBOLS = {
  H: ['horizontal tension of the line, the same over all that hangs', 'N'],
  V_b: ['vertical tension above a node', 'N'],
  V_t: ['vertical tension at the upper end of a segment', 'N'],
  P: ['point load at a node, down', 'N'],
  w: ['submerged weight per unstretched length', 'N/m'],
  EA: ['axial stiffness', 'N'],
  C_B: ['seabed friction coefficient', '-'],
  beta: ['angle of the bed along the line, rising towards the fairlead', 'rad'],
  L_h: ['unstretched length that hangs', 'm'],
  b: ['unstretched length on the bed', 'm'],
  b_0: ['part of it without tension', 'm'],
  e: ['its stretch', 'm'],
  r: ['fall of the tension per length along the bed', 'N/m'],
  T_u: ['tension at the upper end of a length on the bed', 'N'],
  T_l: ['tension at its lower end', 'N'],
} as const

/** The `where` of an equation over the named symbols. */
export function where<K extends keyof typeof SYMBOLS>(...names: K[]): Pick<typeof SYMBOLS, K> {
  return Object.fromEntries(names.map((name) => [name, SYMBOLS[name]])) as Pick<typeof SYMBOLS, K>
}
