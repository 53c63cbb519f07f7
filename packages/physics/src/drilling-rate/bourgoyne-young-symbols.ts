/** What goes into the rate of penetration of Bourgoyne and Young, in the units of the field. */

export const FIT = { fit: 'the coefficients hold for ft, ppg, klbf/in, rpm, lbf and ft/h' } as const

export const D = ['vertical depth', 'ft'] as const
export const g_p = ['pore pressure gradient', 'ppg'] as const
export const rho_c = ['equivalent circulating density', 'ppg'] as const
export const h = ['share of the tooth height that is worn', '-'] as const
export const w = ['weight on bit per diameter', 'klbf/in'] as const
export const w_t = ['threshold weight per diameter', 'klbf/in'] as const
export const w_r = ['reference weight per diameter', 'klbf/in'] as const
export const N = ['rotary speed', 'rpm'] as const
export const N_r = ['reference rotary speed', 'rpm'] as const
