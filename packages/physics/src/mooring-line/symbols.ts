/** Symbols of a line of several segments that are not already those of the catenary. */
const SYMBOLS = {
  H: ['line horizontal tension (constant over suspended length)', 'N'],
  V_b: ['vertical tension above a node', 'N'],
  V_t: ['vertical tension at segment upper end', 'N'],
  P: ['point load at a node (positive downwards)', 'N'],
  w: ['submerged weight per unit unstretched length', 'N/m'],
  EA: ['axial stiffness', 'N'],
  C_B: ['seabed friction coefficient', '-'],
  beta: ['seabed slope along the line (positive rising towards fairlead)', 'rad'],
  L_h: ['suspended unstretched length', 'm'],
  b: ['unstretched length on the seabed', 'm'],
  b_0: ['slack length on the seabed', 'm'],
  e: ['seabed length stretch', 'm'],
  r: ['tension loss per unit length along seabed', 'N/m'],
  T_u: ['tension at upper end of seabed length', 'N'],
  T_l: ['tension at lower end of seabed length', 'N'],
} as const

/** The `where` of an equation over the named symbols. */
export function where<K extends keyof typeof SYMBOLS>(...names: K[]): Pick<typeof SYMBOLS, K> {
  return Object.fromEntries(names.map((name) => [name, SYMBOLS[name]])) as Pick<typeof SYMBOLS, K>
}
