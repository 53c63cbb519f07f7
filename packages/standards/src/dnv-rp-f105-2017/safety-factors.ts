/** Safety factors on fatigue by vibration. DNV-RP-F105 (2017) 2.4. */

/** On the stability parameter, safety class normal; 1.00 low, 1.30 high. DNV-RP-F105 (2017) 2.4. */
export const GAMMA_K = 1.15
/** On the onset of in-line and of cross-flow vibration. DNV-RP-F105 (2017) 2.4. */
export const GAMMA_ON_IL = 1.1
export const GAMMA_ON_CF = 1.2
/** On the stress range. DNV-RP-F105 (2017) 2.4. */
export const GAMMA_S = 1.3
/** Utilisation of the fatigue life, safety class normal; 1.0 low, 0.25 high. DNV-RP-F105 (2017) 2.4. */
export const ETA = 0.5
