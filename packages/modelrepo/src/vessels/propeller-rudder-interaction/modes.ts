/** Words of propeller-rudder-interaction, and what of its answer needs which inputs. */

export const SOEDING = 'soding'
export const BRIX = 'brix_1993'
export const SETS = { [SOEDING]: 'Söding', [BRIX]: 'Brix (1993)' } as const

/** What only a propeller has. */
export const OF_JET = ['propeller_diameter', 'propeller_to_rudder_distance'] as const
export const OF_POLYNOMIAL = ['propeller_diameter', 'kt_coefficients', 'shaft_speed'] as const
