/** What goes into the rate of penetration of Bourgoyne and Young, in the units of the field. */

export const FIT = { fit: 'coefficients are for ft, ppg, klbf/in, rpm, lbf and ft/h' } as const

export const D = ['true vertical depth', 'ft'] as const
export const g_p = ['pore pressure gradient', 'ppg'] as const
export const rho_c = ['equivalent circulating density', 'ppg'] as const
export const h = ['fractional tooth wear', '-'] as const
export const w = ['weight on bit per unit diameter', 'klbf/in'] as const
export const w_t = ['threshold weight on bit per unit diameter', 'klbf/in'] as const
export const w_r = ['reference weight on bit per unit diameter', 'klbf/in'] as const
export const N = ['rotary speed', 'rpm'] as const
export const N_r = ['reference rotary speed', 'rpm'] as const
